import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReservedUsername, usernameFromName } from "./username.ts";

describe("a username out of a name", () => {
  test.each([
    ["Alex Rivers", "", "alex_rivers"],
    ["Zoë Müller-Groß", "", "zoe_muller_gross"],
    ["Li", "", "li_fit"],
    ["李雷", "", "member"],
    ["李雷", "4711", "member4711"],
    ["42 Bob!", "", "bob"],
    ["Admin", "", "admin_fit"],
    ["Admin", "42", "admin_fit42"],
    ["Lockstep Team", "", "member"],
    ["x".repeat(60), "123", `${"x".repeat(27)}123`],
  ])("%j with %j is %j", (name, suffix, expected) => {
    expect(usernameFromName(name, suffix)).toBe(expected);
  });

  test.each(["admin", "a_d_m_i_n", "moderator_7", "support", "lockstep", "the_lockstep_team", "null"])(
    "%s would speak for Lockstep",
    (name) => expect(isReservedUsername(name)).toBe(true),
  );

  test.each(["adminka", "coach_carla", "alex_rivers", "teamwork", "helper"])("%s is a person's", (name) =>
    expect(isReservedUsername(name)).toBe(false),
  );

  test("every name gives a username that fits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.stringMatching(/^\d{0,6}$/), (name, suffix) => {
        const username = usernameFromName(name, suffix);
        expect(username).toMatch(/^[a-z][a-z0-9_]{2,29}$/);
        expect(isReservedUsername(username)).toBe(false);
      }),
    );
  });
});
