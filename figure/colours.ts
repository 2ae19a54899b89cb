/** The figure's colour roles, of which its tones are made (`ink/tones.ts`). `gap` is the ground it stands on: limbs are parted by a line of it. */
export const TONES = [
  "body",
  "top",
  "shorts",
  "shoe",
  "hair",
  "far",
  "sole",
  "gap",
  "primary",
  "secondary",
  "line",
  "pad",
  "floor",
  "ground",
] as const;
export type Tone = (typeof TONES)[number];

/** A colour in OKLCH: lightness 0..1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Grounds for which the tones are settled. */
export const GROUNDS = ["light", "dark", "volt"] as const;
export type Ground = (typeof GROUNDS)[number];

/** The tones on a light card, on a dark card and on the volt slab. */
export const PALETTES: Readonly<Record<Ground, Readonly<Record<Tone, Oklch>>>> = {
  light: {
    body: [0.45, 0.03, 250],
    top: [0.31, 0.03, 250],
    shorts: [0.24, 0.028, 250],
    shoe: [0.24, 0.028, 250],
    hair: [0.24, 0.028, 250],
    far: [0.7, 0.02, 250],
    sole: [0.72, 0.02, 250],
    gap: [0.992, 0.003, 105],
    primary: [0.91, 0.205, 118],
    secondary: [0.74, 0.12, 121],
    line: [0.19, 0.022, 250],
    pad: [0.91, 0.009, 105],
    floor: [0.62, 0.014, 250],
    ground: [0.932, 0.008, 105],
  },
  dark: {
    body: [0.67, 0.028, 250],
    top: [0.495, 0.02, 250],
    shorts: [0.422, 0.034, 252],
    shoe: [0.47, 0.03, 250],
    hair: [0.47, 0.03, 250],
    far: [0.42, 0.02, 250],
    sole: [0.63, 0.01, 105],
    gap: [0.212, 0.018, 250],
    primary: [0.91, 0.205, 118],
    secondary: [0.78, 0.15, 119],
    line: [0.965, 0.005, 105],
    pad: [0.3, 0.018, 250],
    floor: [0.53, 0.018, 250],
    ground: [0.165, 0.016, 250],
  },
  volt: {
    body: [0.36, 0.03, 250],
    top: [0.25, 0.028, 250],
    shorts: [0.19, 0.022, 250],
    shoe: [0.19, 0.022, 250],
    hair: [0.19, 0.022, 250],
    far: [0.74, 0.17, 118],
    sole: [0.985, 0.004, 105],
    gap: [0.91, 0.205, 118],
    primary: [0.992, 0.003, 105],
    secondary: [0.83, 0.06, 118],
    line: [0.19, 0.022, 250],
    pad: [0.82, 0.185, 118],
    floor: [0.19, 0.022, 250],
    ground: [0.85, 0.19, 118],
  },
};

const gamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const byte = (v: number): string =>
  Math.round(255 * Math.max(0, Math.min(1, gamma(v))))
    .toString(16)
    .padStart(2, "0");

/** An OKLCH colour as sRGB hex, clipped to what sRGB can show (the OKLab matrices of Björn Ottosson), for files and PDF that know no OKLCH. */
export function hexColour([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)}${byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}
