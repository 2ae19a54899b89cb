import type { Profile } from "@lockstep/contract/accounts.ts";

/** The screens of the profile setup, in their order; the last one shows what was chosen. */
export const SETUP_STEPS = ["goal", "level", "units", "birth-year", "equipment", "avoid", "health", "summary"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Steps that ask something. */
export const ASKING_STEPS = SETUP_STEPS.length - 1;

/** Steps whose answer can be seen to be missing. Units, equipment and things to avoid have answers from the start. */
const OPEN: ReadonlyArray<readonly [step: SetupStep, isOpen: (profile: Profile) => boolean]> = [
  ["goal", (profile) => profile.goal === null],
  ["level", (profile) => profile.skillLevel === null],
  ["birth-year", (profile) => profile.birthYear === null],
  ["health", (profile) => profile.healthConcerns === null],
];

/** Where someone goes on who comes back: the first step without an answer, or the summary. */
export function stepToContinue(profile: Profile): SetupStep {
  return OPEN.find(([, isOpen]) => isOpen(profile))?.[0] ?? "summary";
}

/** The step the address names, or where to go on. */
export function stepOf(named: string | null, profile: Profile): SetupStep {
  return SETUP_STEPS.find((step) => step === named) ?? stepToContinue(profile);
}

export function stepAfter(step: SetupStep): SetupStep {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? "summary";
}

export function stepBefore(step: SetupStep): SetupStep | null {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1] ?? null;
}
