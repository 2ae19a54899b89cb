import { describe, expect, it } from "vitest";
import { decideGuard, isGuestPath, redirectTarget } from "./guard-rule.ts";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

describe("guard", () => {
  it("waits while the session is checked, and shows at once when it's there", () => {
    expect(decideGuard({ pending: true, signedIn: false, guest: true }, at("/settings"))).toEqual({ kind: "wait" });
    expect(decideGuard({ pending: true, signedIn: true, guest: false }, at("/settings"))).toEqual({ kind: "show" });
  });
  it("sends a visitor to sign in, with the way back, its query and its place on the page", () => {
    const decision = decideGuard({ pending: false, signedIn: false, guest: false }, at("/settings", "?day=2", "#account"));
    expect(decision).toEqual({ kind: "login", to: "/login?redirect=%2Fsettings%3Fday%3D2%23account" });
  });
  it("sends nobody to sign in from a page that's already being left", () => {
    const person = { pending: false, signedIn: false, guest: false };
    expect(decideGuard(person, at("/workout-plan"), "/")).toEqual({ kind: "wait" });
    expect(decideGuard(person, at("/workout-plan"), "/workout-plan").kind).toBe("login");
  });
  it.each(["/", "/login", "/help-center", "/nowhere"])("lets everyone see %s, whoever it is and while nobody knows", (path) => {
    for (const pending of [true, false])
      expect(decideGuard({ pending, signedIn: false, guest: false }, at(path)).kind).toBe("show");
  });
  it("sends nobody to sign in while the server can't say who is there", () => {
    const person = { pending: false, signedIn: false, guest: false, failed: true };
    expect(decideGuard(person, at("/workout-plan"))).toEqual({ kind: "unreached" });
    expect(decideGuard({ ...person, guest: true }, at("/workout-plan")).kind).toBe("show");
  });
  it.each(["/workout-setup", "/workout-plan/", "/groups/8", "/groups/8/settings", "/community"])(
    "lets a guest read %s",
    (path) => {
      expect(decideGuard({ pending: false, signedIn: false, guest: true }, at(path)).kind).toBe("show");
    },
  );
  it.each(["/settings", "/profile-setup", "/challenges", "/notifications-settings"])("keeps a guest out of %s", (path) => {
    expect(isGuestPath(path)).toBe(false);
    expect(decideGuard({ pending: false, signedIn: false, guest: true }, at(path)).kind).toBe("login");
  });
});

describe("redirectTarget", () => {
  it("takes the site's own paths and the word pricing", () => {
    expect(redirectTarget("/workout-plan?day=2#top", "/x")).toBe("/workout-plan?day=2#top");
    expect(redirectTarget("pricing", "/x")).toBe("/?checkout=resume#pricing");
  });
  it.each([
    null,
    "",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example/x",
    "/a/..//evil.example/x",
    "/%2e//evil.example/x",
    "javascript:alert(1)",
    "evil",
    "/login?redirect=/login",
  ])("refuses %j", (value) => {
    expect(redirectTarget(value, "/community")).toBe("/community");
  });
});
