import type { Exercise, Level } from "./exercise.ts";
import { LIGHTER_LOAD } from "./lighter-week.ts";
import { lightestKg, loadSteps, nextLoad, type Stepped } from "./next-load.ts";
import { STEADY_SECONDS } from "./steady.ts";
import { weightWords } from "./target-line.ts";
import type { TargetRule } from "./target-rules.ts";

/** Days without any training after which the next weights are lighter, and by how much (reference/coaching.md, section 2). */
const BREAKS = [
  { days: 28, share: 0.8, words: "20% lighter" },
  { days: 14, share: 0.9, words: "10% lighter" },
] as const;
/** What's left of a weight that was too heavy (reference/coaching.md, section 2). */
const BACK_OFF = 0.9;
/** Exposures under the range, and fails of a beginner, before a weight is taken back. */
const EXPOSURES_BELOW = 2;
const BEGINNER_FAILS = 3;
/** After a break a weight comes back in steps of this share, to what it was at most so many exposures ago. */
const REGAINED_SHARE = 0.05;
const REMEMBERED_EXPOSURES = 8;
/** A set that misses its effort by so many repetitions moves the weight by this share. */
const MISSED_EFFORT = 2;
const EFFORT_SHARE = 0.04;
/** Repetitions with the body alone before a harder variation; a hold's seconds before one, and the step between. */
const MOST_BODY_REPS = 20;
const HARDER_FROM_REPS = 15;
const MOST_HOLD_SECONDS = 60;
const HOLD_STEP_SECONDS = 5;

/** A work set as it was done. */
export interface DoneWorkSet {
  readonly weightKg: number | null;
  readonly reps: number;
  readonly seconds: number | null;
  /** Repetitions in reserve; null where nobody said. */
  readonly rir: number | null;
}

/** What the next sets of an exercise follow from. */
export interface TargetRequest {
  readonly exercise: Stepped;
  readonly dose: {
    readonly sets: number;
    readonly repsMin: number;
    readonly repsMax: number;
    readonly holdSeconds: number | null;
  };
  readonly level: Level;
  /** Repetitions in reserve that today's week asks for; null outside a block. */
  readonly reserve: number | null;
  /** Today is in a lighter week. */
  readonly isLighter: boolean;
  /** Work sets of the last times, the latest first, without those of lighter weeks. */
  readonly exposures: readonly (readonly DoneWorkSet[])[];
  /** The longest time without any training since the last of them, days. */
  readonly daysOff: number;
  readonly units: "kg" | "lb";
}

/** What to do today: each of `sets` sets. */
export interface Target {
  readonly sets: number;
  /** Null for the body alone, and where the weight is still to be found. */
  readonly weightKg: number | null;
  readonly reps: number;
  readonly seconds: number | null;
  readonly rir: number | null;
  readonly rule: TargetRule;
  /** One short clause: "you got 8 on every set last time". */
  readonly reason: string;
}

/** What to do next time: double progression, linear for beginners, after a break, by effort, in a lighter week (reference/coaching.md, section 2). */
export function nextTarget(request: TargetRequest): Target {
  const { exercise, dose, exposures } = request;
  if (dose.holdSeconds !== null) return holdTarget(request, dose.holdSeconds);
  const isWeighted = exercise.loadModel !== "body-weight" && exercise.loadModel !== "none";
  if (isWeighted && exercise.loadModel !== "added") {
    // Where a weight is missing it only wasn't written down; without help is a kind of help.
    const isKnown = ({ weightKg }: DoneWorkSet): boolean =>
      weightKg !== null && (weightKg > 0 || exercise.loadModel === "assistance");
    const known = exposures.map((sets) => sets.filter(isKnown)).filter((sets) => sets.length > 0);
    if (known.length > 0) return weightTarget(request, known);
  }
  const weighted = exposures.filter((sets) => sets.some(({ weightKg }) => (weightKg ?? 0) > 0));
  if (weighted.length > 0 && weighted[0] === exposures[0]) return weightTarget(request, weighted);
  if (!isWeighted || (exercise.loadModel === "added" && exposures.length > 0)) return bodyTarget(request);
  const reps = request.level === "beginner" ? dose.repsMax : dose.repsMin;
  return target(request, { weightKg: null, reps, rule: "find-weight", reason: FIND_REASON });
}

const FIND_REASON = "first time, so work up to a weight that leaves two or three reps in reserve";

type Chosen = Pick<Target, "weightKg" | "reps" | "rule" | "reason"> & { readonly seconds?: number | null };

function target({ exercise, dose, reserve, isLighter }: TargetRequest, chosen: Chosen): Target {
  const isAlone = exercise.loadModel === "added" && chosen.weightKg === 0;
  return { sets: dose.sets, seconds: null, rir: isLighter ? null : reserve, ...chosen, ...(isAlone ? { weightKg: null } : {}) };
}

function weightTarget(request: TargetRequest, exposures: readonly (readonly DoneWorkSet[])[]): Target {
  const { dose, level, reserve, units } = request;
  const last = exposures[0] ?? [];
  const kg = usualWeight(last);
  const words = weightWords(kg, units);
  const least = Math.min(...last.map(({ reps }) => reps));
  const effort = averageRir(last);
  const eased = easedTarget(request, kg, least);
  if (eased !== null) return eased;

  const isEnough = last.length >= Math.max(Math.min(dose.sets, 2), dose.sets - 1);
  const next = nextOf(request, kg, exposures);
  if (isEnough && least >= dose.repsMax && (effort === null || effort >= 1)) {
    if (next.kg === kg)
      return target(request, {
        weightKg: kg,
        reps: dose.repsMax,
        rule: "same-again",
        reason: "there's nothing left to take off",
      });
    if (least >= next.reps) {
      const reps = level === "beginner" ? dose.repsMax : dose.repsMin;
      return target(request, { weightKg: next.kg, reps, rule: "more-weight", reason: `you got ${least} on every set last time` });
    }
    const reason = `the next weight is a big step, so get ${next.reps} on every set first`;
    return target(request, { weightKg: kg, reps: Math.min(next.reps, least + 1), rule: "range-extended", reason });
  }

  const regained = regainedFrom(request, kg, least, exposures);
  if (regained !== null && (effort === null || effort >= 1))
    return target(request, {
      weightKg: regained,
      reps: level === "beginner" ? dose.repsMax : dose.repsMin,
      rule: "regain",
      reason: "that went well, so go back toward your old weight",
    });

  const stuck = stuckFor(exposures, request);
  if (stuck !== null)
    return target(request, {
      weightKg: scaled(request, kg, BACK_OFF),
      reps: level === "beginner" ? dose.repsMax : dose.repsMin,
      rule: "back-off",
      reason: stuck,
    });

  if (effort !== null && reserve !== null && least >= dose.repsMin) {
    const reps = Math.min(dose.repsMax, least);
    if (effort - reserve >= MISSED_EFFORT)
      return target(request, {
        weightKg: movedByEffort(request, kg, 1),
        reps,
        rule: "effort-up",
        reason: `you had ${countWords(effort)} left at ${words} last time`,
      });
    // The weight stays: a block's first week leaves more in reserve by fewer repetitions.
    if (level !== "beginner" && reserve - effort >= MISSED_EFFORT)
      return target(request, {
        weightKg: kg,
        reps: Math.max(dose.repsMin, reps - Math.round(reserve - effort)),
        rule: "effort-down",
        reason: `this week leaves ${countWords(reserve)} in reserve, and last time left ${Math.round(effort)}`,
      });
  }
  if (least >= dose.repsMax)
    return target(request, {
      weightKg: kg,
      reps: dose.repsMax,
      rule: "same-again",
      reason: isEnough ? "last time took all you had" : "do every set at this weight first",
    });
  if (level === "beginner" || least < dose.repsMin)
    return target(request, {
      weightKg: kg,
      reps: level === "beginner" ? dose.repsMax : dose.repsMin,
      rule: "same-again",
      reason: `last time you got ${least}, so try this weight again`,
    });
  return target(request, { weightKg: kg, reps: least + 1, rule: "more-reps", reason: "one more rep than last time" });
}

/** The weight of a lighter week, or after a break; null on every other day. */
function easedTarget(request: TargetRequest, kg: number, least: number): Target | null {
  const { exercise, dose, level, isLighter, daysOff, units } = request;
  const words = weightWords(kg, units);
  if (isLighter)
    return target(request, {
      weightKg: scaled(request, kg, LIGHTER_LOAD),
      reps: Math.max(dose.repsMin, Math.min(dose.repsMax, least)),
      rule: "lighter-week",
      reason:
        exercise.loadModel === "assistance"
          ? "this week is lighter, with more assistance"
          : `this week is lighter, about 80% of ${words}`,
    });
  const pause = BREAKS.find(({ days }) => daysOff >= days);
  if (pause === undefined) return null;
  const weightKg = scaled(request, kg, pause.share);
  const again = `so start again ${exercise.loadModel === "assistance" ? "with more assistance" : pause.words} than ${words}`;
  return target(request, {
    weightKg,
    reps: level === "beginner" ? dose.repsMax : dose.repsMin,
    rule: "after-break",
    reason: `${daysOff} days off, ${weightKg === kg ? `and ${words} is as light as it gets` : again}`,
  });
}

/** A step back up to a weight that was fine before a break, 5% at most; null where the last weight is no lighter, or the one before was too heavy. */
function regainedFrom(
  { exercise, dose, units }: TargetRequest,
  kg: number,
  least: number,
  exposures: readonly (readonly DoneWorkSet[])[],
): number | null {
  if (exercise.loadModel === "assistance" || least < dose.repsMin) return null;
  const before = exposures.slice(1, REMEMBERED_EXPOSURES).find((sets) => usualWeight(sets) > kg + 0.01);
  if (before === undefined || before.some(({ reps }) => reps < dose.repsMin)) return null;
  const step = loadSteps(exercise, units).at(-1) ?? 1;
  const steps = Math.max(1, Math.floor((kg * REGAINED_SHARE) / step + 1e-6));
  return Math.min(usualWeight(before), grams(kg + steps * step));
}

/** Why a weight is taken back; null while it isn't. */
function stuckFor(exposures: readonly (readonly DoneWorkSet[])[], request: TargetRequest): string | null {
  const { dose, level, reserve, units } = request;
  const kg = usualWeight(exposures[0] ?? []);
  const aim = level === "beginner" ? dose.repsMax : dose.repsMin;
  const needed = level === "beginner" ? BEGINNER_FAILS : EXPOSURES_BELOW;
  // A set that was stopped with more left than was asked didn't fail. A beginner's aim is the top: who stops short of it with some left did as told.
  const left = level === "beginner" ? 0 : Math.max(1, reserve ?? 0);
  const isFail = (sets: readonly DoneWorkSet[]): boolean =>
    Math.abs(usualWeight(sets) - kg) < 0.01 && sets.some(({ reps, rir }) => reps < aim && (rir ?? 0) <= left);
  const recent = exposures.slice(0, needed);
  if (recent.length < needed || !recent.every(isFail)) return null;
  const then = lessWords(kg, scaled(request, kg, BACK_OFF), request.exercise);
  return `under ${aim} reps ${needed === 2 ? "twice" : "three times"} at ${weightWords(kg, units)}, ${then}`;
}

/** What taking a weight back comes to, in the steps it has. */
function lessWords(kg: number, then: number, { loadModel }: Pick<Exercise, "loadModel">): string {
  if (loadModel === "assistance") return "so more assistance";
  if (then === kg) return "and that's as light as it gets";
  if (then === 0) return "so without weight";
  return then < kg * 0.85 ? "so one step lighter" : "so 10% less";
}

function bodyTarget(request: TargetRequest): Target {
  const { dose, exposures, isLighter, exercise } = request;
  const last = exposures[0] ?? [];
  if (last.length === 0)
    return target(request, {
      weightKg: null,
      reps: dose.repsMin,
      rule: "body-reps",
      reason: "first time, so stop while it's still clean",
    });
  const least = Math.min(...last.map(({ reps }) => reps));
  if (isLighter)
    return target(request, {
      weightKg: null,
      reps: Math.min(dose.repsMin, least),
      rule: "lighter-week",
      reason: "this week is lighter",
    });
  const pause = BREAKS.find(({ days }) => request.daysOff >= days);
  if (pause !== undefined)
    return target(request, {
      weightKg: null,
      reps: Math.min(MOST_BODY_REPS, Math.max(1, Math.round(least * pause.share))),
      rule: "after-break",
      reason: `${request.daysOff} days off, so start again with fewer reps`,
    });
  if (least >= HARDER_FROM_REPS)
    return target(request, {
      weightKg: null,
      reps: Math.min(MOST_BODY_REPS, least + 1),
      rule: "harder-variation",
      reason: `you got ${least} on every set, so a ${exercise.loadModel === "added" ? "little weight" : "harder variation"} is due`,
    });
  return target(request, {
    weightKg: null,
    reps: Math.max(1, least + 1),
    rule: "body-reps",
    reason: "one more rep than last time",
  });
}

function holdTarget(request: TargetRequest, planned: number): Target {
  const { exposures, isLighter, daysOff } = request;
  const last = (exposures[0] ?? []).filter(({ seconds }) => seconds !== null);
  const kg = last.length === 0 ? 0 : usualWeight(last);
  const weightKg = kg > 0 ? kg : null;
  const hold = (seconds: number, rule: TargetRule, reason: string): Target =>
    target(request, { weightKg, reps: 1, seconds, rule, reason });
  if (planned >= STEADY_SECONDS) return hold(planned, "same-again", "the time stays the same");
  if (last.length === 0) return hold(planned, "longer-hold", "first time, so stop while it's still steady");
  const least = Math.min(...last.map(({ seconds }) => seconds ?? 0));
  if (isLighter) return hold(Math.max(HOLD_STEP_SECONDS, Math.min(planned, least)), "lighter-week", "this week is lighter");
  const pause = BREAKS.find(({ days }) => daysOff >= days);
  if (pause !== undefined)
    return hold(
      Math.max(HOLD_STEP_SECONDS, Math.round(least * pause.share)),
      "after-break",
      `${daysOff} days off, so start again with a shorter hold`,
    );
  if (least < planned) return hold(planned, "same-again", `last time you held ${least} s`);
  if (least >= MOST_HOLD_SECONDS) return hold(least, "harder-variation", "a minute on every set, so a harder variation is due");
  return hold(
    Math.min(MOST_HOLD_SECONDS, least + HOLD_STEP_SECONDS),
    "longer-hold",
    `you held ${least} s on every set last time`,
  );
}

/** The next set's weight after one that missed the effort asked for by two repetitions or more; the same otherwise. */
export function nextSetKg(
  done: { readonly weightKg: number; readonly rir: number | null },
  asked: number | null,
  request: Pick<TargetRequest, "exercise" | "units">,
): number {
  const missed = done.rir === null || asked === null ? 0 : done.rir - asked;
  if (Math.abs(missed) < MISSED_EFFORT) return done.weightKg;
  return movedByEffort(request, done.weightKg, missed > 0 ? 1 : -1);
}

/** The weight most sets had; of equally many the heavier. */
export function usualWeight(sets: readonly DoneWorkSet[]): number {
  const counts = new Map<number, number>();
  for (const { weightKg } of sets) counts.set(weightKg ?? 0, (counts.get(weightKg ?? 0) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || b - a);
  return first?.[0] ?? 0;
}

function averageRir(sets: readonly DoneWorkSet[]): number | null {
  const said = sets.flatMap(({ rir }) => rir ?? []);
  return said.length === 0 ? null : said.reduce((sum, rir) => sum + rir, 0) / said.length;
}

/** The next harder weight: where a machine takes weight off, that's less of it. */
function nextOf(
  { exercise, dose, units }: TargetRequest,
  kg: number,
  exposures: readonly (readonly DoneWorkSet[])[],
): { readonly kg: number; readonly reps: number } {
  if (exercise.loadModel === "assistance") {
    const step = loadSteps(exercise, units).at(-1) ?? 0;
    return { kg: Math.max(0, grams(kg - step)), reps: dose.repsMax };
  }
  const logged = exposures.slice(0, 6).flatMap((sets) => sets.flatMap(({ weightKg }) => weightKg ?? []));
  const { kg: nextKg, reps } = nextLoad({ exercise, kg, repsMax: dose.repsMax, units, logged });
  return { kg: grams(nextKg), reps };
}

/** About this share of a weight, in its steps, at least one of them, and no less than the bar; of assistance, more of it. */
function scaled({ exercise, units }: Pick<TargetRequest, "exercise" | "units">, kg: number, share: number): number {
  const step = loadSteps(exercise, units).at(-1) ?? 1;
  if (exercise.loadModel === "assistance") return grams(Math.max(kg + step, Math.ceil((kg * (2 - share)) / step - 1e-6) * step));
  const rounded = grams(Math.min(kg - step, Math.round((kg * share) / step) * step));
  return Math.max(rounded, Math.min(kg, lightestKg(exercise, units)));
}

/** A weight moved by its share for a missed effort, by one step at least: 1 is harder. */
function movedByEffort({ exercise, units }: Pick<TargetRequest, "exercise" | "units">, kg: number, direction: 1 | -1): number {
  const step = loadSteps(exercise, units).at(-1) ?? 1;
  const steps = Math.max(1, Math.round((kg * EFFORT_SHARE) / step));
  const isHarder = exercise.loadModel === "assistance" ? -direction : direction;
  return Math.max(
    exercise.loadModel === "assistance" ? 0 : Math.min(kg, lightestKg(exercise, units)),
    grams(kg + isHarder * steps * step),
  );
}

/** Without the crumbs of adding decimals. */
function grams(kg: number): number {
  return Math.round(kg * 1000) / 1000;
}

function countWords(reps: number): string {
  const rounded = Math.round(reps);
  return `${rounded} ${rounded === 1 ? "rep" : "reps"}`;
}
