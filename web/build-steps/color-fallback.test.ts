import { expect, test } from "vitest";
import { withColorFallback } from "./color-fallback.ts";

const OLD = "@supports not (color:light-dark(red,red))";

test("a pair of colours gets a form that browsers without light-dark() read, right behind its rule", () => {
  const css = ":root{--bg:light-dark(oklch(.9 0 0),oklch(.1 0 0));--r:2px}.on-volt{--bg:red}";
  expect(withColorFallback(css)).toBe(
    `:root{--bg:light-dark(oklch(.9 0 0),oklch(.1 0 0));--r:2px}${OLD}{:root,.on-ink,.on-volt{--bg:var(--lt,oklch(.9 0 0)) var(--dk,oklch(.1 0 0))}}.on-volt{--bg:red}`,
  );
});

test("inside layers and media queries too, and nothing else changes", () => {
  expect(withColorFallback("@layer a{@media print{.x{color:light-dark(#000,transparent)}}}")).toBe(
    `@layer a{@media print{.x{color:light-dark(#000,transparent)}${OLD}{.x{color:var(--lt,#000) var(--dk,transparent)}}}}`,
  );
  const plain = '@charset "utf-8";@font-face{src:url(a)}@keyframes b{to{color:red}}.c{color:var(--bg)}';
  expect(withColorFallback(plain)).toBe(plain);
});
