import { describe, expect, test } from "vitest";
import { checkPassword, isPasswordAccepted, PASSWORD_SPECIALS } from "./password.ts";

describe("the password rule", () => {
  test.each([
    ["Lockstep!2026", true],
    ["Abcdef1!", true],
    ["Abcde1!", false],
    ["abcdef1!", false],
    ["Abcdefg!", false],
    ["Abcdefg1", false],
    ["Äbcdef1~", true],
    ["", false],
    [`A1!${"x".repeat(125)}`, true],
    [`A1!${"x".repeat(126)}`, false],
    ["Abcdef1 ", false],
    ["Abcdef1§", false],
  ])("%j is accepted: %s", (password, accepted) => {
    expect(isPasswordAccepted(password)).toBe(accepted);
  });

  test("every special character of the set counts, one at a time", () => {
    expect(PASSWORD_SPECIALS).toHaveLength(32);
    for (const special of PASSWORD_SPECIALS) expect(checkPassword(`Abcdef1${special}`).special).toBe(true);
  });

  test("rules are distinguished", () => {
    expect(checkPassword("abcdefgh")).toEqual({ length: true, digit: false, special: false, uppercase: false });
    expect(checkPassword("A1!")).toEqual({ length: false, digit: true, special: true, uppercase: true });
  });
});
