import fc from "fast-check";
import { expect, it } from "vitest";
import { beginningOf } from "./shorten.ts";

it("leaves alone what can stand whole", () => {
  for (const text of ["", "Short.", "word ".repeat(130), Array.from({ length: 11 }, () => "line").join("\n")])
    expect(beginningOf(text)).toBeNull();
});

it("cuts long texts between words and long lists between lines", () => {
  const words = beginningOf("word ".repeat(400)) ?? "";
  expect(words.endsWith("word")).toBe(true);
  expect(words.length).toBeLessThan(600);
  expect(beginningOf(Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n"))?.split("\n")).toHaveLength(9);
});

it("is always a beginning of the text, and never half a sign", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("😀", "ab ", "x", "\n", "é"), { minLength: 300, maxLength: 900 }), (parts) => {
      const text = parts.join("");
      const beginning = beginningOf(text);
      if (beginning === null) return;
      expect(text.startsWith(beginning)).toBe(true);
      // Half a sign can't be written as an address.
      expect(() => encodeURIComponent(beginning)).not.toThrow();
      expect(beginning.length).toBeLessThan(text.length);
    }),
  );
});
