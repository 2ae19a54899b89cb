import { hexColour, type Oklch } from "@lockstep/figure/colours.ts";

const TOKENS = {
  ink: [0.19, 0.022, 250],
  text2: [0.44, 0.018, 250],
  text3: [0.5, 0.016, 250],
  line: [0.875, 0.009, 105],
  line2: [0.62, 0.014, 250],
  sunken: [0.962, 0.006, 105],
  volt: [0.91, 0.205, 118],
  voltDeep: [0.83, 0.19, 118],
  voltText2: [0.27, 0.04, 120],
} as const satisfies Readonly<Record<string, Oklch>>;

type Name = keyof typeof TOKENS;

/** The light theme's tokens as print knows colours; paper is white. */
export const COLOURS = Object.fromEntries(Object.entries(TOKENS).map(([name, value]) => [name, hexColour(value)])) as Readonly<
  Record<Name, string>
>;

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

/** A style sheet's `oklch(...)` for print. */
export function fromOklch(css: string): string {
  const [, lightness, chroma, hue] = OKLCH.exec(css) ?? [];
  if (hue === undefined) throw new Error(`${css} is no colour that print knows.`);
  return hexColour([Number(lightness), Number(chroma), Number(hue)]);
}
