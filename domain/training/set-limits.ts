import { formatCount } from "../words/format-number.ts";
import type { LoadModel } from "./exercise.ts";
import { POUND_KG } from "./pound-kg.ts";

/** The kinds of sets. A warm-up set counts nowhere; all others do. */
export const SET_TYPES = ["warmup", "work", "drop", "failure", "amrap"] as const;
export type SetType = (typeof SET_TYPES)[number];

/** Which side a set was for, where sides are logged one by one. */
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

export const MOST_REPS = 999;
export const MOST_SECONDS = 7200;
export const MOST_METRES = 100_000;
/** Beyond this many repetitions in reserve nobody's guess is good. */
export const MOST_RIR = 5;

/** The heaviest weight that is no typing mistake, kg: what the strongest people move, or what the heaviest equipment weighs. */
const HEAVIEST_KG: Readonly<Record<LoadModel, number>> = {
  total: 600,
  "per-hand": 150,
  added: 250,
  assistance: 150,
  stack: 600,
  "body-weight": 150,
  none: 600,
};

/** The heaviest weight a set may have, kg; without a load model, that of any. */
export function heaviestKg(loadModel: LoadModel | undefined): number {
  return HEAVIEST_KG[loadModel ?? "none"];
}

/** The numbers of a set; what's missing or null isn't said. */
export interface SetNumbers {
  readonly weightKg?: number | null | undefined;
  readonly reps?: number | null | undefined;
  readonly seconds?: number | null | undefined;
}

/** What is wrong with a number of a set, in a sentence for the person who typed it. */
export interface SetIssue {
  readonly field: keyof SetNumbers;
  readonly message: string;
}

export const REPS_REFUSED = `Enter 1 to ${MOST_REPS} reps.`;
export const SECONDS_REFUSED = `Enter 1 to ${formatCount(MOST_SECONDS)} seconds.`;

/** The sentence for a weight that the exercise can't have. */
export function weightRefused(loadModel: LoadModel | undefined, units: "kg" | "lb" = "kg"): string {
  const kg = heaviestKg(loadModel);
  const most = units === "kg" ? kg : Math.floor(kg / POUND_KG / 10) * 10;
  return `Enter a weight from 0 to ${formatCount(most)} ${units}.`;
}

/** Everything that's wrong with a set's numbers; empty for a set that may be kept. */
export function setIssues(
  { weightKg, reps, seconds }: SetNumbers,
  loadModel: LoadModel | undefined,
  units: "kg" | "lb" = "kg",
): readonly SetIssue[] {
  const issues: SetIssue[] = [];
  const isOutside = (value: number | null | undefined, least: number, most: number): boolean =>
    typeof value === "number" && !(value >= least && value <= most);
  if (isOutside(weightKg, 0, heaviestKg(loadModel))) issues.push({ field: "weightKg", message: weightRefused(loadModel, units) });
  if (isOutside(reps, 1, MOST_REPS) || (typeof reps === "number" && !Number.isInteger(reps)))
    issues.push({ field: "reps", message: REPS_REFUSED });
  if (isOutside(seconds, 1, MOST_SECONDS) || (typeof seconds === "number" && !Number.isInteger(seconds)))
    issues.push({ field: "seconds", message: SECONDS_REFUSED });
  return issues;
}
