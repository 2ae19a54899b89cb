import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findPasswordWeakness } from "@lockstep/domain/accounts/password-guess.ts";
import { PASSWORD_SPECIALS } from "@lockstep/domain/accounts/password.ts";
import { sampleSize } from "../../../scripts/test-sample.ts";
import { loadCommonPasswords } from "./load-common-passwords.ts";

const { words: common, zxcvbn } = await loadCommonPasswords();
const weaknessOf = (password: string) => findPasswordWeakness(password, zxcvbn, ["Mara Lindqvist", "mara@example.com"]);

test.each([
  "Password2026!!!",
  "MyPassword1!",
  "Pass_Word1",
  "Password1!Password1!",
  "Abc12345!",
  "Aaaaaaa1!",
  "1qaz@WSX",
  "Zaq1@wsx",
  "1qaz2wsx!A",
  "ILoveYou2026!",
  "LetMeIn123!",
  "Summer-Winter-1",
  "SunshinePrincess1!",
  "Admin@12345",
  "My_Password2026!!",
  "Th3Dragon#2025",
  "Lockstep!2026",
])("refused with the real list: %s", (password) => expect(weaknessOf(password)).toBe("common"));

test.each(["SecurePass123!", "I-Love-Dragons-1"])("and not: %s", (password) => expect(weaknessOf(password)).toBeNull());

test("what a manager makes passes", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const random = fc.string({ unit: fc.constantFrom(...Array.from(letters + PASSWORD_SPECIALS)), minLength: 12, maxLength: 20 });
  const refused = fc
    .sample(random, { numRuns: sampleSize(2000, 200), seed: 57 })
    .filter((password) => weaknessOf(password) !== null);
  expect(refused).toEqual([]);
});

test.each([
  ["everyday words", dictionary["diceware-common"]],
  ["words that are common passwords themselves", common],
])("four random %s pass", (_, words) => {
  const four = fc.array(fc.constantFrom(...words), { minLength: 4, maxLength: 4 });
  const phrases = fc.sample(four, { numRuns: sampleSize(500, 50), seed: 57 });
  for (const separator of ["-", ""])
    expect(phrases.map((phrase) => phrase.join(separator)).filter((phrase) => weaknessOf(phrase) !== null)).toEqual([]);
});

test("the list is worth its download: a page reads it while someone types", () => {
  expect(JSON.stringify(common).length).toBeLessThan(100_000);
  for (const password of ["password", "lockstep", "iloveyou", "p@ssw0rd", "1q2w3e4r"])
    expect(common.includes(password)).toBe(true);
  for (const spelled of ["password123", "dragon12", "1990"]) expect(common.includes(spelled)).toBe(false);
});
