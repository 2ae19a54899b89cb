import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usernameFromName } from "./username.ts";

describe("a username out of a name", () => {
  test.each([
    ["Alex Rivers", "", "alex_rivers"],
    ["Zoë Müller-Groß", "", "zoe_muller_gross"],
    ["Li", "", "li_fit"],
    ["李雷", "", "member"],
    ["李雷", "4711", "member4711"],
    ["42 Bob!", "", "bob"],
    ["x".repeat(60), "123", `${"x".repeat(27)}123`],
  ])("%j with %j is %j", (name, suffix, expected) => {
    expect(usernameFromName(name, suffix)).toBe(expected);
  });

  test("every name gives a username that fits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.stringMatching(/^\d{0,6}$/), (name, suffix) => {
        expect(usernameFromName(name, suffix)).toMatch(/^[a-z][a-z0-9_]{2,29}$/);
      }),
    );
  });
});
