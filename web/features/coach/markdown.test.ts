import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarkdown, plainText, withoutLooseEnd } from "./markdown.ts";
import type { Block, Inline } from "./markdown.ts";

const text = (of: string): Inline => ({ kind: "text", text: of });
const paragraph = (...content: Inline[]): Block => ({ kind: "paragraph", content });

function hrefsIn(content: readonly Inline[]): string[] {
  return content.flatMap((each) => (each.kind === "link" ? [each.href] : each.kind === "bold" ? hrefsIn(each.content) : []));
}
const allHrefs = (source: string): string[] =>
  parseMarkdown(source).flatMap((block) => (block.kind === "list" ? block.items.flatMap(hrefsIn) : hrefsIn(block.content)));

it("keeps paragraphs and the line breaks in them", () => {
  expect(parseMarkdown("One\ntwo\n\nThree\r\nfour")).toEqual([paragraph(text("One\ntwo")), paragraph(text("Three\nfour"))]);
});

it("reads lists with their numbers, also with blank lines between the items", () => {
  expect(parseMarkdown("Today:\n- Squat\n* Press\n\n- Row\nDone")).toEqual([
    paragraph(text("Today:")),
    { kind: "list", start: null, items: [[text("Squat")], [text("Press")], [text("Row")]] },
    paragraph(text("Done")),
  ]);
  expect(parseMarkdown("3. Third\n4) Fourth\n- Other")).toEqual([
    { kind: "list", start: 3, items: [[text("Third")], [text("Fourth")]] },
    { kind: "list", start: null, items: [[text("Other")]] },
  ]);
});

it("reads headings, bold stretches and links into the site", () => {
  expect(parseMarkdown("## Your day\nDo **3 sets** of [Leg Press](/exercises/g-leg-press?x=1#top).")).toEqual([
    { kind: "heading", content: [text("Your day")] },
    paragraph(
      text("Do "),
      { kind: "bold", content: [text("3 sets")] },
      text(" of "),
      { kind: "link", text: "Leg Press", href: "/exercises/g-leg-press?x=1#top" },
      text("."),
    ),
  ]);
  expect(parseMarkdown("Call [988](tel:988)")).toEqual([
    paragraph(text("Call "), { kind: "link", text: "988", href: "tel:988" }),
  ]);
});

it("leaves signs that mark nothing", () => {
  expect(plainText("2 * 3 * 4 and snake_case and 5 ** 6")).toBe("2 * 3 * 4 and snake_case and 5 ** 6");
  expect(plainText("\\*not bold\\* and `code`")).toBe("*not bold* and code");
});

describe("a link that doesn't lead into the site is text:", () => {
  it.each([
    ["[a](javascript:alert(1))", "[a](javascript:alert(1))"],
    ["[a](JaVaScRiPt:alert)", "a"],
    ["[a](data:text/html;base64,PHNjcmlwdD4=)", "a"],
    ["[a](vbscript:x)", "a"],
    ["[a](//evil.example)", "a"],
    ["[a](/\\evil.example)", "a"],
    ["[a](/\tevil)", "[a](/\tevil)"],
    ["[a](https://evil.example/x)", "a (https://evil.example/x)"],
    ["![tracker](https://evil.example/p.png)", "tracker"],
    ["![tracker](/api/profile)", "tracker"],
    ["[a](tel:*21*555#)", "a"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ['[a](/x" onclick=alert(1))', '[a](/x" onclick=alert(1))'],
  ])("%s", (source, shown) => {
    expect(allHrefs(source)).toEqual([]);
    expect(plainText(source)).toBe(shown);
  });
});

it("never makes a link to anywhere but the site or a phone, whatever it's given", () => {
  const hostile = fc.constantFrom(
    "[x](",
    ")",
    "](",
    "javascript:alert(1)",
    "//evil",
    "/\\",
    "**",
    "__",
    "![",
    "[",
    "]",
    "`",
    "\\",
    "\n",
    "- ",
    "1. ",
    "# ",
    "<script>",
    "\u202E",
    "\u0000",
    "\t",
    " ",
    "data:",
    "tel:",
    "/a",
    "https://e.x",
    "&#106;avascript:",
    "(",
    "a",
  );
  const written = fc.oneof(
    fc.string(),
    fc.array(hostile, { maxLength: 40 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(written, (source) => {
      for (const href of allHrefs(source)) {
        const url = new URL(href, "https://own.example");
        expect(url.protocol === "tel:" || url.origin === "https://own.example").toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

it("hides what's only half there while an answer is being written", () => {
  expect(withoutLooseEnd("See [Leg Pr")).toBe("See ");
  expect(withoutLooseEnd("See [Leg Press](/exerc")).toBe("See ");
  expect(withoutLooseEnd("See [Leg Press](/exercises)")).toBe("See [Leg Press](/exercises)");
  expect(withoutLooseEnd("Do **3 se")).toBe("Do **3 se**");
  expect(withoutLooseEnd("Do **3 sets*")).toBe("Do **3 sets**");
  expect(withoutLooseEnd("Do **3 sets** now")).toBe("Do **3 sets** now");
});
