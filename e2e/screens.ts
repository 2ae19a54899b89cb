/** A window, and its name in tests and in the names of pictures. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const PHONE: Screen = { name: "phone", width: 390, height: 844 };
export const LAPTOP: Screen = { name: "laptop", width: 1280, height: 800 };
export const DESKTOP: Screen = { name: "desktop", width: 1440, height: 900 };

/** The widths every page is checked at: the phone, the desktop, and what is between them. */
export const SCREENS: readonly Screen[] = [
  PHONE,
  { name: "tablet", width: 768, height: 1024 },
  { name: "landscape", width: 1024, height: 768 },
  LAPTOP,
  DESKTOP,
];

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A page's appearance: how wide its window is, and in which theme. */
export interface Appearance {
  readonly screen: Screen;
  readonly theme: Theme;
}

const ALL: readonly Appearance[] = THEMES.flatMap((theme) => SCREENS.map((screen) => ({ screen, theme })));

/** Whether everything is tested (`npm run test:full`), or of each kind of combination a fixed sample (`npm test`). */
const IS_FULL = process.env["LOCKSTEP_TESTS"] === "full";

/** Moves the sample on: each page then meets other combinations. */
const SEED = 13;
/** Shares no factor with the number of combinations, so that neighbours in a list differ in width and theme. */
const STEP = 3;

/** The appearances in which the n-th page is checked: all of them in the full run, one otherwise, taken in turn so that each combination comes up. */
export function appearancesOf(index: number, among = ALL): readonly Appearance[] {
  return IS_FULL ? among : among.filter((_, place) => place === (index * STEP + SEED) % among.length);
}

/** On the phone, in either theme: for what is the same at every width. */
export const ON_THE_PHONE: readonly Appearance[] = THEMES.map((theme) => ({ screen: PHONE, theme }));
