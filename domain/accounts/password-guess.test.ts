import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countGuesses, foldWord } from "./count-guesses.ts";
import { findPasswordWeakness, rankPasswords } from "./password-guess.ts";
import { PASSWORD_MAX_LENGTH } from "./password.ts";

const COMMON = rankPasswords(["password", "qwerty", "pass", "monkey", "love", "word", "abc", "dragon", "shadow", "william"]);
const MARA = ["Mara Lindqvist", "mara_lq", "mara.lindqvist+fit@example.com"];

describe("a password is guessed quickly", () => {
  test.each([
    "Password1!",
    "P@ssw0rd1!",
    "Qwerty123!",
    "!!Dragon2026",
    "Dragon!2026",
    "PASSWORD1!",
    // More of what everyone adds.
    "Password2026!!!",
    "Password48213!",
    "Password#2024#",
    // Several words, and short ones beside them.
    "MyPassword1!",
    "My_Password2026!!",
    "PasswordDragonMonkey1!",
    "I-Love-Dragons-1",
    // Signs in the middle, look-alikes, accents, backwards.
    "Pass_Word1",
    "P.a.s.s.w.o.r.d.1",
    "P@ss_w0rd!9",
    "Pa55word!",
    "Dr4g0n!23",
    "W1ll1am#7",
    "W!lliam#7",
    "Wil1iam#7",
    "Pässwörd1!",
    "Drowssap1!",
    // Repetitions.
    "Password1!Password1!",
    "Aaaaaaa1!",
    "Abababab1!",
    "Xk7!Xk7!Xk7!",
    // Sequences and ways over the keyboard.
    "Abc12345!",
    "1234567!A",
    "Fedcba987!",
    "1qaz@WSX",
    "Zaq1@wsx",
    "1qaz2wsx!A",
    "!QAZ2wsx",
    "Asdfghjk1!",
    // The product's name.
    "Lockstep!2026",
    "Lockstep1!",
    "L0ckst3p@1",
    "My-Lockstep-2026",
  ])("as common: %s", (password) => expect(findPasswordWeakness(password, COMMON, MARA)).toBe("common"));

  test.each([
    "Mara2026!!",
    "Mara12345678!",
    "Mara12051987!",
    "MaraPassword1!",
    "Lindqvist1!",
    "MaraLindqvist1!",
    "MaraMaraMara1!",
    "L-i-n-d-q-v-i-s-t-1",
    "!Mara_LQ-2026",
    "M4r4Lindqvist!",
    "Lindqvist99!x",
  ])("as the person's own name: %s", (password) => {
    expect(findPasswordWeakness(password, COMMON, MARA)).toBe("personal");
  });

  test.each(["Mara2026!!", "Lindqvist1!", "!Mara_LQ-2026", "Lindqvist99!x"])("which is nothing to others: %s", (password) =>
    expect(findPasswordWeakness(password, COMMON, [])).toBeNull(),
  );

  test.each([
    "Dragonflies-over-9-hills",
    "Dragon!837264",
    "Mara-eats-7-pears",
    "Tamarind!9kettle",
    "Lockstep-kettle-7-tamarind",
    "Xk7!mq2P",
    "",
  ])("and not: %s", (password) => expect(findPasswordWeakness(password, COMMON, MARA)).toBeNull());

  test("a short or empty name refuses nothing", () => {
    expect(findPasswordWeakness("Bo!2026tkw", COMMON, ["Bo", "", "@", "b@example.com"])).toBeNull();
  });

  test("a name with accents is also the name without them", () => {
    for (const password of ["Jürgens1!", "Jurgens1!"])
      expect(findPasswordWeakness(password, COMMON, ["Jürgens"])).toBe("personal");
  });
});

test("server and page rank the same list alike", () => {
  const ranks = rankPasswords(["Password", "password", "Lockstep", "pâte"]);
  expect([...ranks]).toEqual([
    ["lockstep", 1],
    ["my", 2],
    ["the", 3],
    ["is", 4],
    ["me", 5],
    ["our", 6],
    ["password", 7],
    ["pate", 8],
  ]);
  expect([...rankPasswords(ranks.keys())]).toEqual([...ranks]);
});

test("any text takes at least one try and at most all of its length", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: PASSWORD_MAX_LENGTH }), (text) => {
      const { power } = countGuesses(text, COMMON, new Set());
      expect(power).toBeGreaterThanOrEqual(0);
      expect(power).toBeLessThanOrEqual(1.5 * foldWord(text).length);
    }),
    { seed: 57 },
  );
});
