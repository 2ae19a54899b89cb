import { afterEach, expect, it, vi } from "vitest";
import { callAuth } from "../../session/call-auth.ts";
import { settleAuth } from "./auth-result.ts";

afterEach(() => vi.unstubAllGlobals());

const FALLBACK = "We couldn't send the link. Please try again.";
const ask = () => settleAuth(callAuth("/request-password-reset", { email: "mira@example.com", redirectTo: "/" }), FALLBACK);

it("says what the sign-in service says, by its own code", async () => {
  const body = {
    code: "INVALID_TOKEN",
    message: "Invalid token",
    error: { code: "VALIDATION_FAILED", message: "Invalid token" },
  };
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 400 }));
  expect(await ask()).toEqual({ ok: false, code: "INVALID_TOKEN", message: "Invalid token" });
});

it("falls back where there are no words, and says when the connection is gone", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  expect(await ask()).toMatchObject({ ok: false, message: FALLBACK });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("navigator", { onLine: true });
  expect(await ask()).toMatchObject({ ok: false, message: FALLBACK });
  vi.stubGlobal("navigator", { onLine: false });
  expect(await ask()).toMatchObject({ ok: false, message: expect.stringMatching(/^You seem to be offline/) });
});

it("checks the session again after a call that may change it, and not after others", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: unknown) => {
    asked.push(String(address));
    return Response.json(null);
  });
  expect(await ask()).toEqual({ ok: true });
  expect(asked).toEqual(["/api/auth/request-password-reset"]);
  await callAuth("/revoke-other-sessions", {});
  expect(asked.slice(1)).toEqual(["/api/auth/revoke-other-sessions", "/api/auth/get-session"]);
});
