import { hexColour, PALETTES, type Ground, type Oklch } from "../colours.ts";

/** Materials that have three tones: in shadow, in the light, and where the light falls straight on. */
export const FAMILIES = [
  "skin",
  "top",
  "bottom",
  "shoe",
  "hair",
  "grey",
  "scarf",
  "primary",
  "secondary",
  "line",
  "iron",
  "stack",
  "band",
  "pad",
  "stuff",
  "frame",
  "room",
] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Tones that stand alone. `gap` parts forms that lie before each other: it is the colour of the ground the figure stands on. Three are lines on light
 * grounds and melt into their surroundings on dark ones: `border` round lit muscles, `rim` where those end against the ground, `step` where one
 * form lies a little before another; `seam` is that line between parts in dark cloth. `part` is the gap between limbs in dark cloth: on paper grey, because white
 * glares between dark limbs.
 */
export const SINGLES = [
  "sole",
  "white",
  "eye",
  "skin-line",
  "line-line",
  "border",
  "rim",
  "step",
  "gap",
  "part",
  "seam",
  "shadow",
  "floor",
] as const;
export type Single = (typeof SINGLES)[number];

/** Numbers of tones: 0 is nothing, then three a family, then the singles. */
export const familyTone = (family: Family): number => 1 + 3 * FAMILIES.indexOf(family);
export const singleTone = (single: Single): number => 1 + 3 * FAMILIES.length + SINGLES.indexOf(single);
/** Added to the number of a tone on a limb that is turned away. */
export const FAR = 96;

/** A tone's number as a name: `skin-0`, `skin-1-far`, `gap`. Null for a number that is none. */
export function toneName(tone: number): string | null {
  const near = tone % FAR;
  if (near === 0) return null;
  const single = SINGLES[near - 1 - 3 * FAMILIES.length];
  const family = FAMILIES[Math.floor((near - 1) / 3)];
  const name = single ?? (family ? `${family}-${(near - 1) % 3}` : null);
  return name && tone >= FAR ? `${name}-far` : name;
}

/** How much of the far tone a limb takes that is turned away: cloth less than skin, so that it stays one garment, and a target so little that it's no helper. */
const FAR_PART = { skin: 0.46, cloth: 0.26, darkCloth: 0.3, sleeve: 0.5, primary: 0.15, secondary: 0.3 } as const;
const isCloth = (tone: number): boolean => tone >= familyTone("top") && tone < familyTone("shoe");
const farPart = (tone: number): number => {
  if (tone >= familyTone("primary") && tone < familyTone("secondary")) return FAR_PART.primary;
  if (tone >= familyTone("secondary") && tone < familyTone("line")) return FAR_PART.secondary;
  return isCloth(tone) ? FAR_PART.cloth : FAR_PART.skin;
};

type Shift = readonly [shadow: number, base: number, light: number];

/** The three lightnesses of a family beside those of its role: where they go on each ground. */
const shades = (role: Oklch, [shadow, base, light]: Shift): readonly Oklch[] =>
  [shadow, base, light].map((shift) => [Math.max(0, Math.min(1, role[0] + shift)), role[1], role[2]] as const);

const at = (lightness: number, chroma: number, hue = 250): Oklch => [lightness, chroma, hue];

/**
 * Cushions, wood and cloth of things are greys without the body's blue, so that they are told from it: on paper with a little of
 * its warmth; in the dark that would be a helper's olive. A top is greyer than skin and trousers, so that arms and the waist are seen.
 */
function families(ground: Ground): Readonly<Record<Family, readonly Oklch[]>> {
  const p = PALETTES[ground];
  if (ground === "dark")
    return {
      skin: shades(p.body, [-0.095, 0, 0.065]),
      top: shades(p.top, [-0.075, 0, 0.055]),
      bottom: shades(p.shorts, [-0.08, 0, 0.055]),
      shoe: shades(p.shoe, [-0.09, 0, 0.05]),
      hair: [at(0.35, 0.026), at(0.41, 0.028), at(0.48, 0.03)],
      grey: [at(0.53, 0.016), at(0.61, 0.016), at(0.66, 0.016)],
      scarf: [at(0.4, 0.011, 70), at(0.48, 0.011, 70), at(0.535, 0.011, 70)],
      primary: [at(0.8, 0.185, 119), at(0.89, 0.205, 118), at(0.93, 0.18, 117)],
      secondary: [at(0.54, 0.121, 126), at(0.62, 0.143, 126), at(0.66, 0.143, 125)],
      line: [at(0.52, 0.012), at(0.68, 0.01), at(0.765, 0.008)],
      iron: [at(0.64, 0.012), at(0.793, 0.01), at(0.82, 0.008)],
      stack: [at(0.4, 0.012), at(0.48, 0.012), at(0.54, 0.012)],
      band: [at(0.605, 0.12, 247), at(0.708, 0.136, 247), at(0.75, 0.124, 246)],
      pad: [at(0.42, 0.004, 250), at(0.535, 0.004, 250), at(0.6, 0.004, 250)],
      stuff: [at(0.52, 0.017, 95), at(0.65, 0.018, 95), at(0.71, 0.018, 95)],
      frame: shades(p.floor, [-0.08, 0.01, 0.08]),
      room: [at(0.28, 0.016), at(0.305, 0.016), at(0.33, 0.016)],
    };
  if (ground === "volt")
    return {
      skin: [at(0.295, 0.03), at(0.375, 0.03), at(0.435, 0.03)],
      top: [at(0.2, 0.026), at(0.26, 0.028), at(0.3, 0.03)],
      bottom: [at(0.15, 0.02), at(0.195, 0.022), at(0.23, 0.026)],
      shoe: [at(0.15, 0.02), at(0.19, 0.022), at(0.24, 0.026)],
      hair: [at(0.14, 0.02), at(0.18, 0.022), at(0.23, 0.026)],
      grey: [at(0.52, 0.01), at(0.62, 0.01), at(0.68, 0.01)],
      scarf: [at(0.55, 0.03), at(0.64, 0.03), at(0.69, 0.03)],
      primary: [at(0.86, 0.05, 112), at(0.985, 0.006, 105), at(0.995, 0.003, 105)],
      secondary: [at(0.66, 0.05, 115), at(0.76, 0.055, 116), at(0.8, 0.05, 116)],
      line: shades(p.line, [0, 0.02, 0.12]),
      iron: shades(p.line, [0.02, 0.06, 0.14]),
      stack: shades(p.line, [0, 0.02, 0.12]),
      band: [at(0.54, 0.01), at(0.64, 0.01), at(0.7, 0.01)],
      pad: shades(p.pad, [-0.13, -0.06, -0.02]),
      stuff: shades(p.far, [-0.08, -0.02, 0.03]),
      frame: shades(p.floor, [0.1, 0.18, 0.24]),
      room: shades(p.ground, [-0.04, 0, 0.02]),
    };
  return {
    skin: [at(0.485, 0.032), at(0.612, 0.028), at(0.692, 0.025)],
    top: [at(0.335, 0.02), at(0.42, 0.019), at(0.485, 0.018)],
    bottom: [at(0.235, 0.034), at(0.315, 0.037), at(0.385, 0.038)],
    shoe: [at(0.215, 0.027), at(0.28, 0.029), at(0.335, 0.03)],
    hair: [at(0.19, 0.026), at(0.24, 0.029), at(0.3, 0.031)],
    grey: [at(0.6, 0.012), at(0.7, 0.012), at(0.76, 0.012)],
    scarf: [at(0.6, 0.016, 80), at(0.69, 0.016, 80), at(0.745, 0.014, 80)],
    primary: [at(0.785, 0.185, 119), at(0.9, 0.205, 118), at(0.94, 0.175, 116)],
    secondary: [at(0.575, 0.11, 124), at(0.66, 0.125, 124), at(0.695, 0.125, 123)],
    line: shades(p.line, [0, 0.02, 0.12]),
    iron: [at(0.155, 0.016), at(0.205, 0.018), at(0.52, 0.016)],
    stack: shades(p.line, [0, 0.02, 0.12]),
    band: [at(0.605, 0.074, 248), at(0.715, 0.08, 246), at(0.77, 0.072, 244)],
    pad: [at(0.65, 0.012, 100), at(0.74, 0.012, 100), at(0.805, 0.011, 100)],
    stuff: [at(0.6, 0.017, 95), at(0.69, 0.018, 95), at(0.755, 0.017, 95)],
    frame: shades(p.floor, [-0.08, 0.02, 0.08]),
    room: shades(p.ground, [-0.04, -0.01, 0.01]),
  };
}

function singles(ground: Ground): Readonly<Record<Single, Oklch>> {
  const p = PALETTES[ground];
  const dark = ground === "dark";
  return {
    sole: p.sole,
    white: dark ? at(0.88, 0.01) : at(0.86, 0.012),
    eye: dark ? at(0.2, 0.02) : at(0.16, 0.02),
    "skin-line": dark ? at(0.36, 0.028) : ground === "volt" ? at(0.17, 0.02) : at(0.25, 0.03),
    "line-line": dark ? at(0.14, 0.018) : at(0.13, 0.02),
    border: dark ? p.body : ground === "volt" ? at(0.17, 0.02) : at(0.25, 0.03),
    rim: dark ? at(0.89, 0.205, 118) : ground === "volt" ? at(0.17, 0.02) : at(0.25, 0.03),
    step: dark ? p.gap : ground === "volt" ? at(0.17, 0.02) : at(0.25, 0.03),
    gap: p.gap,
    shadow: dark ? at(0.155, 0.016) : ground === "volt" ? p.ground : at(0.89, 0.008, 105),
    floor: p.floor,
    seam: dark ? at(0.14, 0.018) : ground === "volt" ? at(0.13, 0.02) : at(0.5, 0.03),
    part: ground === "light" ? at(0.74, 0.02) : p.gap,
  };
}

const mixed = (a: Oklch, b: Oklch, part: number): Oklch => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[1] >= b[1] ? a[2] : b[2],
];

/** The colours of all tones on a ground, by the tone's number; unused numbers are absent. */
export function toneColours(ground: Ground): ReadonlyMap<number, Oklch> {
  const colours = new Map<number, Oklch>();
  const byFamily = families(ground);
  const alone = singles(ground);
  const { far, gap, body } = PALETTES[ground];
  for (const family of FAMILIES)
    for (const [shade, colour] of byFamily[family].entries()) colours.set(familyTone(family) + shade, colour);
  for (const single of SINGLES) colours.set(singleTone(single), alone[single]);
  const near = [...colours];
  for (const [tone, colour] of near) {
    // Dark cloth is as dark as the far tone of a dark ground: a leg goes toward the ground itself, and a sleeve, which lies before the trunk, toward the skin.
    const isDark = ground === "dark" && isCloth(tone);
    const isSleeve = tone < familyTone("bottom");
    const away = isDark
      ? mixed(colour, isSleeve ? body : gap, FAR_PART[isSleeve ? "sleeve" : "darkCloth"])
      : mixed(colour, far, farPart(tone));
    colours.set(tone + FAR, away);
  }
  return colours;
}

/** The tones of a ground as CSS declarations: `--ink-skin-1:#5d6b7a;...` */
export const toneCss = (ground: Ground): string =>
  [...toneColours(ground)].map(([tone, colour]) => `--ink-${toneName(tone)}:${hexColour(colour)};`).join("");
