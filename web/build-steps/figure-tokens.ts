import { hexColour } from "@lockstep/figure/colours.ts";
import { FAR, toneColours, toneName } from "@lockstep/figure/ink/tones.ts";
import type { Plugin } from "vite";

const ID = "virtual:figure-tokens.css";

/** Only these are ever on a limb that's turned away. */
const ON_LIMBS = /^(?:skin|top|bottom|shoe|sole|scarf|primary|secondary|border|rim|step|line-line)/;

/** The figure's tones as custom properties: one pair of light and dark for the page, and the volt slab's own. The gap line is the ground's business (ui/figure.css). */
export function figureTokensCss(): string {
  const [light, dark, volt] = [toneColours("light"), toneColours("dark"), toneColours("volt")];
  const tones = [...light.keys()].flatMap((tone) => {
    const name = toneName(tone);
    return name === null || name === "gap" || (tone >= FAR && !ON_LIMBS.test(name)) ? [] : [[tone, name] as const];
  });
  const hex = (colours: typeof light, tone: number): string => hexColour(colours.get(tone) ?? [0, 0, 0]);
  const page = tones.map(([tone, name]) => `--ink-${name}:light-dark(${hex(light, tone)},${hex(dark, tone)});`);
  const slab = tones.map(([tone, name]) => `--ink-${name}:${hex(volt, tone)};`);
  return `:root{${page.join("")}}.on-volt{${slab.join("")}}`;
}

/** Serves `import "virtual:figure-tokens.css"`, so that the tones are in one place only: figure/ink/tones.ts. */
export function figureTokens(): Plugin {
  return {
    name: "lockstep-figure-tokens",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? figureTokensCss() : null),
  };
}
