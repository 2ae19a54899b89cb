import type { Exercise, Level } from "@lockstep/domain/training/exercise.ts";
import { LEVELS } from "@lockstep/domain/training/exercise.ts";
import { VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { PlanResult, TrainingChoices } from "@lockstep/domain/training/plan.ts";
import { quantile } from "./quantile.ts";
import { addRules, countViolations, describeRules, noteViolations } from "./rule-tally.ts";
import type { RuleTallies } from "./rule-tally.ts";
import { openBook } from "./training-book.ts";
import { checkTrainingResult } from "./training-checker.ts";
import { catalogueOf, describeCase } from "./training-combinations.ts";
import type { SweepCase } from "./training-combinations.ts";
import { weeklyRange } from "./training-tables.ts";

/** What makes a plan: the planner, or a mutant of it. */
export type Planner = (choices: TrainingChoices, catalogue: readonly Exercise[]) => PlanResult;

/** What one process found; tallies of several are added up by {@link addTallies}. */
export interface Tally {
  plans: number;
  refusals: number;
  /** Refusals of choices without anything to avoid and without equipment: there must be none. */
  refusalsWithoutWish: number;
  rules: RuleTallies;
  readonly milliseconds: number[];
  /** Plans over the budget, and the slowest, in processor time: coarse, but what else runs on the machine doesn't count. */
  overBudget: number;
  slowest: { milliseconds: number; of: string };
  /** Weekly effective sets by level and volume muscle, of plans with no wish from the whole catalogue: of all, and where chosen. */
  readonly sets: Record<Level, number[][]>;
  readonly chosenSets: Record<Level, number[][]>;
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  const byMuscle = (): number[][] => VOLUME_MUSCLES.map(() => []);
  return {
    plans: 0,
    refusals: 0,
    refusalsWithoutWish: 0,
    rules: {},
    milliseconds: [],
    overBudget: 0,
    slowest: { milliseconds: 0, of: "" },
    sets: { beginner: byMuscle(), intermediate: byMuscle(), advanced: byMuscle() },
    chosenSets: { beginner: byMuscle(), intermediate: byMuscle(), advanced: byMuscle() },
  };
}

/** A plan may take this long (issue 2 part 7). */
const BUDGET_MS = 20;
/** Every so many plans one is made again, with the groups named backwards: the answer must be the same. */
const REPEAT_EVERY = 16;

/** Makes and checks the plans of some cases. `onPlan` is called for every finished plan. */
export function tallyCases(
  cases: readonly SweepCase[],
  catalogue: readonly Exercise[],
  planner: Planner,
  onPlan?: () => void,
): Tally {
  const tally = emptyTally();
  const catalogues = { whole: catalogue, wishes: catalogue, free: catalogueOf("free", catalogue) };
  for (const [at, one] of cases.entries()) {
    const exercises = catalogues[one.part];
    const before = process.threadCpuUsage();
    const started = performance.now();
    const result = planner(one.choices, exercises);
    const took = performance.now() - started;
    const spent = process.threadCpuUsage(before);
    const worked = (spent.user + spent.system) / 1000;
    tally.plans += 1;
    tally.milliseconds.push(took);
    if (worked > BUDGET_MS) tally.overBudget += 1;
    if (worked > tally.slowest.milliseconds) tally.slowest = { milliseconds: worked, of: describeCase(one) };

    const found: { rule: string; message: string }[] = [...checkTrainingResult(one.choices, exercises, result)];
    if (at % REPEAT_EVERY === 0) {
      const again = planner({ ...one.choices, muscleGroups: one.choices.muscleGroups.toReversed() }, exercises);
      if (JSON.stringify(again) !== JSON.stringify(result))
        found.push({ rule: "same-answer", message: "asked again, it answers otherwise" });
    }
    noteViolations(tally.rules, found, describeCase(one));
    if (result.ok) noteSets(tally, one, exercises, result);
    else {
      tally.refusals += 1;
      if ((one.choices.avoid ?? one.choices.equipment ?? []).length === 0) tally.refusalsWithoutWish += 1;
    }
    onPlan?.();
  }
  return tally;
}

function noteSets(tally: Tally, one: SweepCase, exercises: readonly Exercise[], result: PlanResult): void {
  if (one.part !== "whole" || !result.ok) return;
  const book = openBook(one.choices, exercises, result.plan);
  const level = one.choices.skillLevel;
  book.weekSets.forEach((sets, muscle) => {
    tally.sets[level][muscle]?.push(sets);
    if (book.chosenMuscles.includes(muscle)) tally.chosenSets[level][muscle]?.push(sets);
  });
}

/** Adds one tally to another. */
export function addTallies(one: Tally, other: Tally): Tally {
  const sum = { ...emptyTally(), rules: addRules(one.rules, other.rules) };
  for (const part of [one, other]) {
    sum.plans += part.plans;
    sum.refusals += part.refusals;
    sum.overBudget += part.overBudget;
    sum.refusalsWithoutWish += part.refusalsWithoutWish;
    for (const time of part.milliseconds) sum.milliseconds.push(time);
    if (part.slowest.milliseconds > sum.slowest.milliseconds) sum.slowest = part.slowest;
    for (const level of LEVELS) {
      VOLUME_MUSCLES.forEach((_, muscle) => {
        for (const sets of part.sets[level][muscle] ?? []) sum.sets[level][muscle]?.push(sets);
        for (const sets of part.chosenSets[level][muscle] ?? []) sum.chosenSets[level][muscle]?.push(sets);
      });
    }
  }
  return sum;
}

/** How many violations and wrong refusals a tally holds; 0 is a clean sweep. */
export function faultsOf(tally: Tally): number {
  return countViolations(tally.rules) + tally.refusalsWithoutWish;
}

/** The tally as the sweep prints it. */
export function describeTally(tally: Tally): string {
  const lines: string[] = [...describeRules(tally.rules)];
  lines.push(`refusals: ${tally.refusalsWithoutWish} without a wish, ${tally.refusals} in all`);
  const [median, high] = [quantile(tally.milliseconds, 0.5), quantile(tally.milliseconds, 0.99)];
  lines.push(`time: median ${median.toFixed(1)} ms, 99 of 100 under ${high.toFixed(1)} ms`);
  const slowest = `${tally.slowest.milliseconds.toFixed(1)} ms for ${tally.slowest.of}`;
  lines.push(`processor time: slowest ${slowest}; ${tally.overBudget} plans over ${BUDGET_MS} ms`);
  lines.push("effective sets a week, whole catalogue: least / median / most of all plans; where chosen; range");
  for (const level of LEVELS) {
    lines.push(`  ${level}`);
    VOLUME_MUSCLES.forEach((muscle, at) => {
      const [all, chosen] = [tally.sets[level][at] ?? [], tally.chosenSets[level][at] ?? []];
      const [least, most] = weeklyRange(muscle, level);
      lines.push(`    ${muscle.padEnd(11)} ${spread(all)}   ${spread(chosen)}   ${least}-${most}`);
    });
  }
  return lines.join("\n");
}

function spread(values: readonly number[]): string {
  const figures = [0, 0.5, 1].map((share) => String(quantile(values, share)).padStart(4));
  return values.length === 0 ? "   -".repeat(3) : figures.join(" / ");
}
