import { hexColour } from "@lockstep/figure/colours.ts";
import { SINGLES, singleTone, toneColours } from "@lockstep/figure/ink/tones.ts";
import { expect, it } from "vitest";
import { figureTokensCss } from "./figure-tokens.ts";

const css = figureTokensCss();
const [light, dark, volt] = [toneColours("light"), toneColours("dark"), toneColours("volt")];
const hex = (colours: typeof light, tone: number): string => hexColour(colours.get(tone) ?? [0, 0, 0]);

it.each(SINGLES.filter((tone) => tone !== "gap"))("--ink-%s has the figure's tone on all three grounds", (name) => {
  const [page = "", slab = ""] = [...css.matchAll(new RegExp(`--ink-${name}:([^;]+);`, "g"))].map((match) => match[1]);
  const tone = singleTone(name);
  expect(page).toBe(`light-dark(${hex(light, tone)},${hex(dark, tone)})`);
  expect(slab).toBe(hex(volt, tone));
});

it("leaves the gap line to the ground", () => {
  expect(css).not.toContain("--ink-gap");
});
