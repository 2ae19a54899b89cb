import type { Widths } from "../anatomy.ts";

/** The sizes of a person's parts, as factors on a lean, trained body of the same height. The lengths of the bones stay, so every movement fits everybody. */
export interface Build {
  readonly widths: Widths;
  readonly chest: number;
  readonly waist: number;
  readonly hips: number;
  readonly seat: number;
  readonly neck: number;
  readonly arms: number;
  readonly forearms: number;
  readonly thighs: number;
  readonly calves: number;
  /** On the bellies of muscles alone. */
  readonly muscle: number;
  /** Sizes of the bust and of a belly; 0 for none. */
  readonly bust: number;
  readonly belly: number;
  /** How softly muscles run into each other: fat over them blurs their borders. */
  readonly softness: number;
  readonly head: number;
  readonly hands: number;
  readonly feet: number;
}

const LEAN: Build = {
  widths: { shoulder: 0.1, hip: 0.049 },
  chest: 0.98,
  waist: 0.97,
  hips: 0.97,
  seat: 0.95,
  neck: 1,
  arms: 0.95,
  forearms: 0.96,
  thighs: 0.96,
  calves: 0.97,
  muscle: 1,
  bust: 0.3,
  belly: 0,
  softness: 1.05,
  head: 1,
  hands: 1,
  feet: 1,
};

const WOMAN: Build = {
  ...LEAN,
  widths: { shoulder: 0.0895, hip: 0.0525 },
  chest: 0.87,
  waist: 0.83,
  hips: 1.04,
  seat: 0.99,
  neck: 0.84,
  arms: 0.8,
  forearms: 0.82,
  thighs: 0.99,
  calves: 0.93,
  muscle: 0.96,
  bust: 1.02,
  softness: 1.35,
  head: 0.975,
  hands: 0.9,
  feet: 0.92,
};

/** The people's builds. */
export const BUILDS = {
  lean: LEAN,
  strong: {
    ...LEAN,
    widths: { shoulder: 0.106, hip: 0.05 },
    chest: 1.07,
    waist: 1.02,
    arms: 1.13,
    forearms: 1.06,
    thighs: 1.07,
    calves: 1.04,
    neck: 1.13,
    muscle: 1.06,
    softness: 0.9,
  },
  heavy: {
    ...LEAN,
    widths: { shoulder: 0.104, hip: 0.053 },
    chest: 1.12,
    waist: 1.3,
    hips: 1.16,
    seat: 1.1,
    neck: 1.16,
    arms: 1.12,
    forearms: 1.06,
    thighs: 1.14,
    calves: 1.1,
    bust: 1,
    belly: 1.25,
    softness: 1.9,
  },
  older: {
    ...LEAN,
    chest: 0.96,
    waist: 1.08,
    arms: 0.88,
    forearms: 0.92,
    thighs: 0.91,
    calves: 0.93,
    neck: 0.97,
    muscle: 0.96,
    belly: 0.86,
    softness: 1.5,
  },
  slim: WOMAN,
  athletic: {
    ...WOMAN,
    widths: { shoulder: 0.093, hip: 0.051 },
    chest: 0.9,
    waist: 0.86,
    hips: 1.0,
    arms: 0.89,
    forearms: 0.86,
    thighs: 1.03,
    calves: 0.97,
    muscle: 1.06,
    bust: 0.86,
    softness: 1.1,
  },
  curvy: {
    ...WOMAN,
    widths: { shoulder: 0.091, hip: 0.056 },
    chest: 0.95,
    waist: 0.98,
    hips: 1.15,
    seat: 1.0,
    arms: 0.93,
    forearms: 0.87,
    thighs: 1.16,
    calves: 1.03,
    bust: 1.22,
    belly: 0.84,
    softness: 1.75,
  },
} as const satisfies Record<string, Build>;
export type BuildName = keyof typeof BUILDS;
