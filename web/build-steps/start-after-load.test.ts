import { expect, it } from "vitest";
import { withLatePreloads } from "./start-after-load.ts";

it("puts off the preloads of scripts and fonts, and nothing else", () => {
  const picture = `<link rel="preload" as="image" href="/assets/hero.svg"/>`;
  const html = (late: string) =>
    `${picture}<link rel="${late}preload" href="/a.woff2" as="font" crossorigin="anonymous"/><link rel="${late}modulepreload" href="/a.js"/><link rel="icon" href="/as.svg"/>`;
  expect(withLatePreloads(html(""))).toBe(html("late-"));
});
