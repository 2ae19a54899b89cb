import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PALETTES, TONES, cssColour } from "@lockstep/figure/colours.ts";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "figure.css"), "utf8");

it.each(TONES.filter((tone) => tone !== "gap"))("--fig-%s is the figure's own tone on all three grounds", (tone) => {
  const [page = "", volt = ""] = [...css.matchAll(new RegExp(`--fig-${tone}: ([^;]+);`, "g"))].map((match) => match[1]);
  expect(page).toContain(cssColour(PALETTES.light[tone]));
  expect(page).toContain(cssColour(PALETTES.dark[tone]));
  expect(volt).toBe(cssColour(PALETTES.volt[tone]));
});
