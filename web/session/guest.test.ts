import { beforeEach, expect, it } from "vitest";
import { isGuest, setGuest } from "./guest.ts";

beforeEach(() => setGuest(false));

it("is known to every tab of the browser, among its other cookies, until it ends", () => {
  expect(isGuest()).toBe(false);
  document.cookie = "other=lockstep.guest";
  setGuest(true);
  expect(isGuest()).toBe(true);
  expect(document.cookie).toContain("lockstep.guest=1");
  expect(sessionStorage).toHaveLength(0);
  setGuest(false);
  expect(isGuest()).toBe(false);
});
