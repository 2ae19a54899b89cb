import type { Ground, Hair, Portrait } from "@lockstep/content/sample/index.ts";
import { hexColour, type Oklch } from "@lockstep/figure/colours.ts";

const GROUNDS: Readonly<Record<Ground, Oklch>> = {
  sage: [0.84, 0.06, 160],
  rose: [0.84, 0.055, 20],
  lilac: [0.84, 0.055, 300],
  sky: [0.85, 0.05, 225],
  sand: [0.86, 0.06, 80],
  volt: [0.91, 0.205, 118],
  ink: [0.33, 0.035, 250],
};
/** Ink tones of faces; no colour of skin is claimed. */
const FACES = [0.79, 0.69, 0.58, 0.48, 0.4] as const;
const HAIR = { light: 0.93, middle: 0.34, dark: 0.2 } as const;

const ink = (lightness: number): string => hexColour([lightness, lightness > 0.85 ? 0.008 : 0.026, 250]);

/** How a head's hair lies: what is behind the face, and what lies over it. */
interface HairShape {
  readonly behind: string;
  readonly over: string;
}

const HAIRS: Readonly<Record<Exclude<Hair, "scarf">, HairShape>> = {
  short: {
    behind: "",
    over: "M54 64C50 43 62 29 83 30C105 31 115 46 110 65L107 57C104 51 99 47 92 46C80 50 69 48 63 47C58 51 56 57 54 64Z",
  },
  curls: {
    behind: "",
    over: "M56 66C46 64 45 53 52 49C49 39 59 32 66 35C70 26 83 25 88 31C96 25 108 31 107 40C117 43 118 55 112 59C114 63 112 66 109 67C109 60 106 55 101 53C96 55 91 54 88 51C84 55 77 55 73 51C70 54 66 55 63 54C59 57 57 61 56 66Z",
  },
  bun: {
    behind: "M66 26A16 14 0 1 1 98 26A16 14 0 1 1 66 26Z",
    over: "M53 68C49 44 62 30 82 30C103 30 115 45 111 68C108 58 104 50 96 44C84 52 66 52 58 54C55 58 54 63 53 68Z",
  },
  bob: {
    behind: "M48 98C42 62 46 30 82 29C118 30 122 62 116 98C112 102 104 102 100 100L64 100C60 102 52 102 48 98Z",
    over: "M54 70C52 46 64 34 82 34C101 34 112 46 110 70C106 62 102 55 98 49C84 56 68 56 60 54C57 59 55 64 54 70Z",
  },
  long: {
    behind: "M46 132C40 88 40 30 82 29C124 30 124 88 118 132C110 136 104 130 102 122L62 122C60 130 54 136 46 132Z",
    over: "M54 72C51 46 63 33 81 33C101 33 113 46 110 72C109 60 101 48 84 42C80 52 62 54 58 58C56 62 55 67 54 72Z",
  },
  waves: {
    behind:
      "M46 104C38 92 46 84 44 72C42 44 58 28 82 28C108 28 122 46 120 72C118 84 126 92 118 104C112 108 106 104 102 98L62 98C58 104 52 108 46 104Z",
    over: "M54 70C52 46 62 33 82 33C102 33 112 46 110 70C108 62 107 57 103 54C97 57 92 50 88 47C80 56 68 49 60 56C56 60 55 65 54 70Z",
  },
  ponytail: {
    behind: "M104 40C124 34 138 52 132 76C130 88 122 96 118 100C122 84 116 66 104 58Z",
    over: "M53 68C49 44 62 30 82 30C104 30 115 45 111 68C108 58 104 51 98 47C86 50 68 50 60 52C56 57 54 62 53 68Z",
  },
  bald: { behind: "", over: "" },
  cap: { behind: "", over: "M52 56C50 38 62 28 82 28C102 28 112 38 110 54L110 58L52 58Z" },
};

/** The scarf lies around the face and over the shoulders. */
const SCARF = {
  behind: "M44 128C40 96 42 28 82 27C122 28 124 96 120 128C108 140 56 140 44 128Z",
  ring: "M52 70C50 42 62 30 82 30C103 30 114 42 112 70C112 92 102 110 82 110C62 110 52 92 52 70ZM60 70C60 88 69 101 82 101C95 101 104 88 104 70C104 54 96 46 82 46C68 46 60 54 60 70Z",
};

const HEAD = "M55 62C54 42 65 33 82 33C100 33 110 43 109 62C109 82 101 101 83 102C65 101 56 82 55 62Z";
const NECK = "M69 88L97 88L98 116C92 124 74 124 67 116Z";
const SHOULDERS = "M12 164C14 134 30 124 66 113C74 121 91 121 99 113C134 124 146 134 150 164Z";
/** The side of the face that is turned away, a little darker. */
const SHADE = "M55 62C54 46 60 37 70 34C64 44 63 58 65 70C67 84 73 96 83 102C65 101 56 82 55 62Z";

const TOPS: Readonly<Record<Portrait["top"], (cloth: string, line: string, skin: string) => string>> = {
  crew: (cloth, line) =>
    `<path d="${SHOULDERS}" fill="${cloth}"/><path d="M64 113C72 126 93 126 101 113" fill="none" stroke="${line}" stroke-width="3"/>`,
  collar: (cloth, line) =>
    `<path d="${SHOULDERS}" fill="${cloth}"/><path d="M64 111L82 128L69 138L55 117ZM101 111L82 128L95 138L110 117Z" fill="${line}"/>`,
  straps: (cloth, _line, skin) =>
    `<path d="${SHOULDERS}" fill="${skin}"/><path d="M40 164L48 119L58 116C60 138 104 138 106 116L116 119L124 164Z" fill="${cloth}"/>`,
  hood: (cloth, line) =>
    `<path d="M50 120C56 104 66 104 68 108C72 124 93 124 97 108C99 104 110 104 116 120C108 136 58 136 50 120Z" fill="${line}"/><path d="${SHOULDERS}" fill="${cloth}"/><path d="M74 121L72 142M92 121L94 142" stroke="${line}" stroke-width="3" stroke-linecap="round"/>`,
};

/** Clothes that stand out from the ground. */
function clothFor({ ground, tone }: Portrait): { readonly cloth: string; readonly line: string } {
  if (ground === "volt") return { cloth: ink(0.19), line: ink(0.4) };
  if (ground === "ink") return { cloth: hexColour([0.91, 0.205, 118]), line: hexColour([0.8, 0.18, 118]) };
  return tone > 2 ? { cloth: ink(0.97), line: ink(0.86) } : { cloth: ink(0.26), line: ink(0.42) };
}

/** A drawn portrait, a square, as an SVG of its own. The same description gives the same picture. */
export function drawPortrait(portrait: Portrait): string {
  const ground = hexColour(GROUNDS[portrait.ground]);
  const level = FACES[portrait.tone];
  const face = ink(level);
  const shade = ink(level - 0.075);
  const neck = ink(level - 0.12);
  // Hair as dark as the face is set off by the gap around it, and by being darker still.
  const hair = ink(portrait.hairTone === "dark" && portrait.tone === 4 ? 0.16 : HAIR[portrait.hairTone]);
  const { cloth, line } = clothFor(portrait);
  const gap = `stroke="${ground}" stroke-width="3" stroke-linejoin="round"`;
  const feature = level > 0.55 ? ink(0.2) : ink(0.93);
  const covered = portrait.hair === "scarf";
  const shape = portrait.hair === "scarf" ? { behind: SCARF.behind, over: "" } : HAIRS[portrait.hair];
  const hairOrCloth = covered ? cloth : hair;
  const parts = [
    `<rect width="160" height="160" fill="${ground}"/>`,
    shape.behind === "" ? "" : `<path d="${shape.behind}" fill="${hairOrCloth}"/>`,
    `<g ${gap}>${TOPS[covered ? "crew" : portrait.top](covered ? line : cloth, line, neck)}</g>`,
    covered ? `<path d="M56 96L108 96L116 124C100 138 64 138 48 124Z" fill="${cloth}"/>` : `<path d="${NECK}" fill="${neck}" />`,
    `<path d="${HEAD}" fill="${face}" ${gap} paint-order="stroke"/>`,
    covered ? "" : `<path d="${SHADE}" fill="${shade}"/>`,
    covered ? "" : `<path d="M54 66C48 65 48 78 56 80Z" fill="${shade}"/>`,
    portrait.beard === true ? beard(hair) : "",
    features(feature, portrait.beard === true ? face : feature),
    covered ? `<path fill-rule="evenodd" d="${SCARF.ring}" fill="${cloth}"/>` : "",
    shape.over === "" ? "" : `<path d="${shape.over}" fill="${hairOrCloth}"/>`,
    portrait.hair === "bald"
      ? `<path d="M70 40C78 36 90 36 97 41" fill="none" stroke="${ink(Math.min(0.95, level + 0.1))}" stroke-width="4" stroke-linecap="round"/>`
      : "",
    portrait.hair === "cap" ? cap(hair, cloth) : "",
    portrait.glasses === true ? glasses(feature) : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="9 6 146 146">${parts.join("")}</svg>`;
}

const beard = (hair: string): string =>
  `<path d="M56 70C57 92 66 106 83 107C100 106 108 92 109 70C105 78 102 82 97 82C92 79 80 79 74 83C67 84 61 80 56 70Z" fill="${hair}"/>`;

/** Brows, eyes, nose and mouth, a little to the right: the face looks somewhere. */
const features = (colour: string, mouth: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M72 67L76 67M96 67L100 67M88 67C89 73 91 77 91 79C90 81 88 81 86 81"/><path d="M80 91C84 93 90 93 94 90" stroke="${mouth}"/></g>`;

const glasses = (colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="2.6"><path d="M64 62L83 62L82 71C81 76 66 76 65 71ZM89 62L107 62L106 71C105 76 91 76 90 71ZM83 64L89 64M64 64L56 62"/></g>`;

const cap = (hair: string, cloth: string): string =>
  `<path d="M53 57L111 57L110 63L54 63Z" fill="${hair}"/><path d="M52 56C50 36 62 26 82 26C102 26 113 36 112 52L132 58C134 62 132 63 128 63C104 56 76 56 52 60Z" fill="${cloth}"/>`;
