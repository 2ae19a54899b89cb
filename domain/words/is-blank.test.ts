import { expect, test } from "vitest";
import { isBlank } from "./is-blank.ts";

test.each([
  "",
  " \n\t",
  "\u00a0\u3000",
  "\u200b",
  "\u200d\u200c",
  "\u202e\u2066",
  "\u3164",
  "\uffa0",
  "\u115f\u1160",
  "\u2800",
  "\u{13441}",
  "\u{1d159}",
  "\u00ad",
  "\ufeff",
  "\ufe0f",
  "\u{e0041}",
  "\u0301",
  " \u3164 \u2800\u200b ",
])("%j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["a", "1", "!", "💪", "👨‍👩‍👧", "🇩🇪", "ก็", "क्‍ष", "سلام", "\u200bstill a word\u00ad", "\u3164.", "\u2801"])(
  "%j is not",
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
