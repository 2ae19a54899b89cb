import { describe, expect, test } from "vitest";
import { findPasswordWeakness } from "./password-guess.ts";

const COMMON = new Set(["password", "qwerty", "qwerty123", "1234567", "dragon", "abc123", "p@ssw0rd"]);
const MARA = ["Mara Lindqvist", "mara_lq", "mara.lindqvist+fit@example.com"];

describe("a password is guessed quickly", () => {
  test.each([
    "Password1!",
    "P@ssw0rd1!",
    "Qwerty123!",
    "!!Dragon2026",
    "Dragon!2026",
    "Abc123!!",
    "1234567!A",
    "Pa55word!",
    "PASSWORD1!",
  ])("as common: %s", (password) => expect(findPasswordWeakness(password, COMMON, [])).toBe("common"));

  test.each(["Mara2026!!", "Lindqvist1!", "MaraLindqvist1!", "!Mara_LQ-2026", "M4r4Lindqvist!", "Lindqvist99!x"])(
    "as the person's own name: %s",
    (password) => {
      expect(findPasswordWeakness(password, COMMON, MARA)).toBe("personal");
      expect(findPasswordWeakness(password, COMMON, [])).toBeNull();
    },
  );

  test.each([
    "Lockstep!2026",
    "Dragonflies-over-9-hills",
    "Dragon!837264",
    "Mara-eats-7-pears",
    "Tamarind!9kettle",
    "Äbcdef1~x",
    "",
  ])("and not: %s", (password) => expect(findPasswordWeakness(password, COMMON, MARA)).toBeNull());

  test("a short or empty name refuses nothing", () => {
    expect(findPasswordWeakness("Bo!2026xyz", COMMON, ["Bo", "", "@", "b@example.com"])).toBeNull();
  });
});
