import { PALETTES, TONES, cssColour } from "@lockstep/figure/colours.ts";
import type { Plugin } from "vite";

const ID = "virtual:figure-tokens.css";

/** The figure's tones as custom properties: one pair of light and dark for the page, and the volt slab's own. The gap line is the ground's business (ui/figure.css). */
export function figureTokensCss(): string {
  const tones = TONES.filter((tone) => tone !== "gap");
  const page = tones.map(
    (tone) => `--fig-${tone}:light-dark(${cssColour(PALETTES.light[tone])},${cssColour(PALETTES.dark[tone])});`,
  );
  const volt = tones.map((tone) => `--fig-${tone}:${cssColour(PALETTES.volt[tone])};`);
  return `:root{${page.join("")}}.on-volt{${volt.join("")}}`;
}

/** Serves `import "virtual:figure-tokens.css"`, so that the tones are in one place only: figure/colours.ts. */
export function figureTokens(): Plugin {
  return {
    name: "lockstep-figure-tokens",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? figureTokensCss() : null),
  };
}
