import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleSize } from "../../scripts/test-sample.ts";
import { findPasswordWeakness, rankPasswords } from "./password-guess.ts";

const COMMON = rankPasswords([
  "password",
  "qwerty",
  "pass",
  "monkey",
  "love",
  "word",
  "abc",
  "dragon",
  "shadow",
  "william",
  "1qaz2wsx",
]);
const ZXCVBN = new ZxcvbnFactory({ dictionary: { common: COMMON }, graphs: adjacencyGraphs });
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
  ])("as common: %s", (password) => expect(findPasswordWeakness(password, ZXCVBN, MARA)).toBe("common"));

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
    expect(findPasswordWeakness(password, ZXCVBN, MARA)).toBe("personal");
  });

  test.each(["Mara2026!!", "Lindqvist1!", "!Mara_LQ-2026", "Lindqvist99!x"])("which is nothing to others: %s", (password) =>
    expect(findPasswordWeakness(password, ZXCVBN, [])).toBeNull(),
  );

  test.each([
    "Dragonflies-over-9-hills",
    "Dragon!837264",
    "I-Love-Dragons-1",
    "A7313970193!",
    "Mara-eats-7-pears",
    "Tamarind!9kettle",
    "Lockstep-kettle-7-tamarind",
    "Xk7!mq2P",
    "",
  ])("and not: %s", (password) => expect(findPasswordWeakness(password, ZXCVBN, MARA)).toBeNull());

  test("a short or empty name refuses nothing", () => {
    expect(findPasswordWeakness("Bo!2026tkw", ZXCVBN, ["Bo", "", "@", "b@example.com"])).toBeNull();
  });

  test("a name with accents is also the name without them", () => {
    for (const password of ["Jürgens1!", "Jurgens1!"])
      expect(findPasswordWeakness(password, ZXCVBN, ["Jürgens"])).toBe("personal");
  });
});

test("server and page rank the same list alike", () => {
  const ranks = rankPasswords(["Password", "password", "Lockstep", "pâte"]);
  expect(ranks).toEqual(["lockstep", "my", "the", "is", "me", "our", "password", "pate"]);
  expect(rankPasswords(ranks)).toEqual(ranks);
});

test.each([
  ["Password12!".repeat(11), "common"],
  ["Aardvark-Dragon-1!".repeat(7), "personal"],
  ["a".repeat(128), "common"],
  [`${"a".repeat(60)}Xk7!mq2Pz`, null],
  [`Xk7!mq2Pz${"a".repeat(60)}`, null],
  ["Tamarind!9kettle".repeat(8), null],
])("of a long password both ends are read, and a repetition once: %s", (password, weakness) => {
  expect(findPasswordWeakness(password, ZXCVBN, ["Aardvark"])).toBe(weakness);
});

test("any text has a verdict", () => {
  const word = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("constructor", "__proto__", "password", "mara"),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect([null, "common", "personal"]).toContain(findPasswordWeakness(words.join(""), ZXCVBN, MARA));
    }),
    { numRuns: sampleSize(100, 30), seed: 57 },
  );
});
