import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mentionsIn, MOST_MENTIONS, segmentsOf } from "./safe-text.ts";

const links = (text: string) => segmentsOf(text).flatMap((each) => (each.kind === "link" ? [each.href] : []));
const names = (text: string) => segmentsOf(text).flatMap((each) => (each.kind === "mention" ? [each.username] : []));

describe("links", () => {
  it.each([
    ["see https://example.com/a?b=c#d.", ["https://example.com/a?b=c#d"]],
    ["(https://example.com/x)", ["https://example.com/x"]],
    ["https://en.example.org/wiki/Squat_(exercise)!", ["https://en.example.org/wiki/Squat_(exercise)"]],
    ["https://example.com/a_(b))).", ["https://example.com/a_(b)"]],
    ["https://example.com/[x]}]", ["https://example.com/[x]"]],
    [`https://a${")".repeat(4990)}`, ["https://a"]],
    ["HTTP://EXAMPLE.com, and more", ["HTTP://EXAMPLE.com"]],
    ["javascript:alert(1) data:text/html,x vbscript:x", []],
    ["https://bank.example@evil.example/", []],
    ["https://", []],
    ['<a href="https://example.com">', ["https://example.com"]],
    ["https://example.com\u202Emoc.live", ["https://example.commoc.live"]],
    ["https://exam\u200Bple.com\uFEFF/a", ["https://example.com/a"]],
  ])("%s", (text, expected) => {
    expect(links(text)).toEqual(expected);
  });
});

describe("names", () => {
  it.each([
    ["thanks @Priya_k and @sam!", ["priya_k", "sam"]],
    ["mail me@example.com", []],
    ["@ab is too short", []],
    ["@@ana", []],
    ["(@ana)", ["ana"]],
    ["@an\u200Ba\u2060lisa", ["analisa"]],
    ["@anaïs is another", []],
    [`@${"a".repeat(31)}`, []],
  ])("%s", (text, expected) => {
    expect(names(text)).toEqual(expected);
    expect(mentionsIn(text)).toEqual(expected);
  });
  it("are notified once each, and not forever", () => {
    expect(mentionsIn("@ana @ANA @ben")).toEqual(["ana", "ben"]);
    expect(mentionsIn(Array.from({ length: 40 }, (_, n) => `@member${n}`).join(" "))).toHaveLength(MOST_MENTIONS);
  });
});

it("keeps every other sign, and makes no link but to the web", () => {
  const pieces = fc.constantFrom(
    "https://",
    "http://a.b/",
    "@ana",
    "@",
    ".",
    ")",
    "(",
    " ",
    "\n",
    "<b>",
    "é",
    "\u202E",
    "\u2066",
    "\u200B",
    "x",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      const text = parts.join("");
      const segments = segmentsOf(text);
      expect(segments.map((each) => each.text).join("")).toBe(
        text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u00AD\u200B\u2060-\u2064\uFEFF]/g, ""),
      );
      for (const each of segments) {
        expect(each.text).not.toBe("");
        if (each.kind === "link") expect(each.href).toMatch(/^https?:\/\/[^\s<>"'`]+$/i);
        if (each.kind === "mention") expect(each.username).toMatch(/^[a-z][a-z0-9_]{2,29}$/);
      }
    }),
  );
});
