import { expect, test } from "vitest";
import { verifyCallback } from "../../shell/account-paths.ts";
import { verifyOutcome } from "./verify-result.tsx";

test.each([
  ["done=1", "verified"],
  ["done=1&error=TOKEN_EXPIRED", "expired"],
  ["done=1&error=token_expired", "expired"],
  ["error=INVALID_TOKEN", "failed"],
  ["", "waiting"],
])("%j means %s", (search, outcome) => {
  expect(verifyOutcome(new URLSearchParams(search))).toBe(outcome);
});

test.each([
  [null, "/verify-email?done=1"],
  ["/workout-plan", "/verify-email?done=1&redirect=%2Fworkout-plan"],
  ["pricing", "/verify-email?done=1&redirect=pricing"],
  ["//evil.example", "/verify-email?done=1"],
  ["https://evil.example", "/verify-email?done=1"],
  ["/plan?x=1", "/verify-email?done=1"],
])("the mail's way back with %j", (redirect, path) => {
  expect(verifyCallback(redirect)).toBe(path);
});
