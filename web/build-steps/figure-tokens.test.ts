import { PALETTES, TONES, cssColour } from "@lockstep/figure/colours.ts";
import { expect, it } from "vitest";
import { figureTokensCss } from "./figure-tokens.ts";

const css = figureTokensCss();

it.each(TONES.filter((tone) => tone !== "gap"))("--fig-%s has the figure's tone on all three grounds", (tone) => {
  const [page = "", volt = ""] = [...css.matchAll(new RegExp(`--fig-${tone}:([^;]+);`, "g"))].map((match) => match[1]);
  expect(page).toBe(`light-dark(${cssColour(PALETTES.light[tone])},${cssColour(PALETTES.dark[tone])})`);
  expect(volt).toBe(cssColour(PALETTES.volt[tone]));
});

it("leaves the gap line to the ground", () => {
  expect(css).not.toContain("--fig-gap");
});
