import { HARD_WEEKS } from "./block.ts";
import type { Avoidance, Pattern } from "./exercise.ts";
import type { TrainingChoices } from "./plan.ts";

/** Repetitions in reserve from the first hard week to the last (reference/coaching.md, section 2), stretched over as many as a block has. */
const RESERVES = [3, 2, 2, 1] as const;
/** Squats and deadlifts never leave fewer (reference/coaching.md, section 2), and a beginner's lifts don't either: they can't yet tell one from none. */
export const LEAST_HEAVY_RESERVE = 2;

/** Who leaves more after every set, in every week: nobody holds their breath over a set that ends five repetitions early. */
const GENTLE_RESERVES: Readonly<Partial<Record<Avoidance, number>>> = { pregnancy: 5, "high-blood-pressure": 5, postnatal: 3 };

/** Whether someone carries a child or has just borne one. */
export function isMaternal(avoid: readonly Avoidance[] = []): boolean {
  return avoid.includes("pregnancy") || avoid.includes("postnatal");
}

/** What the effort of a set depends on. */
export type Trainee = Pick<TrainingChoices, "skillLevel" | "avoid">;

/** What a sore joint does in every rep, even in exercises that are kind to it: its sets end early. */
const SORE: Readonly<Partial<Record<Avoidance, RegExp>>> = {
  knee: /^(?:squat|lunge|knee-)/u,
  "lower-back": /^(?:squat|hinge|trunk-extension)$/u,
  shoulder: /^(?:(?:horizontal|vertical)-pu|shoulder-raise|chest-fly)/u,
  wrist: /^(?:horizontal|vertical)-push$/u,
  neck: /^(?:vertical-push|shoulder-raise)$/u,
  hip: /^(?:squat|lunge|hinge|hip-|knee-)/u,
  elbow: /^elbow-/u,
  ankle: /^(?:squat|lunge|calf-raise)$/u,
};
const SORE_RESERVE = 3;

/** The fewest repetitions someone keeps in reserve whatever the week, because of what they avoid; 0 where that asks for none. */
export function gentleReserve(avoid: readonly Avoidance[] = [], pattern: Pattern | "" = ""): number {
  return Math.max(0, ...avoid.map((one) => GENTLE_RESERVES[one] ?? (SORE[one]?.test(pattern) === true ? SORE_RESERVE : 0)));
}

/** Lifts that never leave fewer than {@link LEAST_HEAVY_RESERVE}. */
const HEAVY: readonly string[] = ["squat", "hinge"];

/** Repetitions that someone should still have in them after each set of a hard week, of any exercise or of one with this pattern. */
export function reserveIn(week: number, { skillLevel, avoid }: Trainee, pattern: Pattern | "" = ""): number {
  const place = Math.floor(((week - 1) * RESERVES.length) / HARD_WEEKS[skillLevel]);
  const reserve = RESERVES[Math.min(Math.max(place, 0), RESERVES.length - 1)] ?? LEAST_HEAVY_RESERVE;
  const least = skillLevel === "beginner" || HEAVY.includes(pattern) ? LEAST_HEAVY_RESERVE : 0;
  return Math.max(reserve, gentleReserve(avoid, pattern), least);
}
