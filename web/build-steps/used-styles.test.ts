import { expect, it } from "vitest";
import { namesOf, usedStyles } from "./used-styles.ts";

const used = new Set(["<html", "<p", "a", "md:p-2", "max-w-[13ch]", "[&>*]:x"]);

it("reads the classes and elements of a document as the browser does", () => {
  expect(namesOf(`<p class="a  b"><i data-class="no" class="[&amp;&gt;*]:x">`)).toEqual(
    new Set(["<p", "<i", "a", "b", "[&>*]:x"]),
  );
});

it("keeps what the document can match and drops what it can't", () => {
  expect(usedStyles(".a{x:1}.b{x:1}.a .b{x:1}p>.a:hover,.b{x:1}", used)).toBe(".a{x:1}p>.a:hover,.b{x:1}");
  expect(usedStyles("table{x:1}p,table{x:1}p:first-child p{x:1}.a table{x:1}::placeholder{x:1}", used)).toBe(
    "p,table{x:1}p:first-child p{x:1}",
  );
  expect(usedStyles(String.raw`.md\:p-2{x:1}.max-w-\[13ch\]{x:1}.\[\&\>\*\]\:x>*{x:1}.md\:p-3{x:1}`, used)).toBe(
    String.raw`.md\:p-2{x:1}.max-w-\[13ch\]{x:1}.\[\&\>\*\]\:x>*{x:1}`,
  );
});

it("keeps whatever is in doubt", () => {
  for (const rule of [
    "html{x:1}",
    ":not(.b){x:1}",
    ".a:is(.b,.c){x:1}",
    "p[data-x='.b']{x:1}",
    "@font-face{src:url(a.b)}",
    "@keyframes k{0%{x:.5}}",
    "@property --p{inherits:false}",
  ])
    expect(usedStyles(rule, used)).toBe(rule);
});

it("looks into groups, keeps the order of layers, and leaves strings and nested rules whole", () => {
  expect(usedStyles("@layer x,y;@layer x{.b{x:1}}@media (width>1px){.b{x:1}.a{x:1}}@media print{.a{x:1}}", used)).toBe(
    "@layer x,y;@layer x{}@media (width>1px){.a{x:1}}",
  );
  expect(usedStyles(`.a{content:"}{";&:hover{x:1}}.b{content:"\\"}"}.a{x:2}`, used)).toBe(`.a{content:"}{";&:hover{x:1}}.a{x:2}`);
});
