import { expect, test } from "vitest";
import { latinTwin, withoutDisguises } from "./disguises.ts";

test.each([
  ["ｆｕｌｌ", "full"],
  ["𝓼𝓽𝔂𝓵𝓮𝓭", "styled"],
  ["cáfé", "cafe"],
  ["a\u200db\u00adc", "abc"],
  ["plain", "plain"],
])("%s reads as %s", (text, plain) => {
  expect(withoutDisguises(text)).toBe(plain);
});

test("letters of other scripts have the Latin twin they look like, Latin ones none", () => {
  expect(["а", "ο", "ѕ", "a", "ж"].map(latinTwin)).toEqual(["a", "o", "s", null, null]);
});
