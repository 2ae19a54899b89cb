import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { PlanResult } from "@lockstep/domain/training/plan.ts";
import { describeSheetCase } from "./coach-sheet-cases.ts";
import type { SheetCase } from "./coach-sheet-cases.ts";
import { READINGS } from "./coach-sheet-names.ts";
import type { Reading } from "./coach-sheet-names.ts";
import type { SheetRule, Verdict } from "./coach-sheet-rule.ts";
import { readWeek } from "./coach-sheet-week.ts";
import type { SheetChoices } from "./coach-sheet-week.ts";
import { ownedSetsOf } from "./coach-sheet-week-rules.ts";
import { judgeWeek, SHEET_RULES } from "./coach-sheet.ts";
import { quantile } from "./quantile.ts";

/** What makes a week: the planner, or a mutant of it. */
export type SheetPlanner = (choices: SheetChoices, catalogue: readonly Exercise[]) => PlanResult;

/** How one line fared: weeks it applies to, weeks that keep it, and the first that don't. */
export interface LineTally {
  weeks: number;
  kept: number;
  readonly examples: string[];
}

/** What one process found. */
export interface SheetTally {
  plans: number;
  refusals: number;
  /** Refusals without an avoid list or an equipment list: there must be none. */
  wrongRefusals: number;
  /** Asked again with the groups named backwards, it answers otherwise: there must be none. */
  otherAnswers: number;
  readonly lines: Record<Reading, Record<string, LineTally>>;
  readonly owned: Record<Reading, { owned: number; possible: number }>;
  /** Milliseconds of processor time of each plan. */
  readonly milliseconds: number[];
}

const EXAMPLES = 3;
const REPEAT_EVERY = 16;
const WARM_UPS = 50;

/** A tally of nothing. */
export function emptySheetTally(): SheetTally {
  const lines = (): Record<string, LineTally> =>
    Object.fromEntries(SHEET_RULES.map(({ id }) => [id, { weeks: 0, kept: 0, examples: [] }]));
  const owned = (): { owned: number; possible: number } => ({ owned: 0, possible: 0 });
  return {
    plans: 0,
    refusals: 0,
    wrongRefusals: 0,
    otherAnswers: 0,
    lines: { flags: lines(), names: lines() },
    owned: { flags: owned(), names: owned() },
    milliseconds: [],
  };
}

function noteVerdict(line: LineTally | undefined, verdict: Verdict, of: string): void {
  if (line === undefined || verdict === null) return;
  line.weeks += 1;
  if (verdict.length === 0) line.kept += 1;
  else if (line.examples.length < EXAMPLES) line.examples.push(`${of}: ${verdict[0]}`);
}

/** Makes and judges the weeks of some cases. */
export function tallySheet(
  cases: readonly SheetCase[],
  catalogue: readonly Exercise[],
  planner: SheetPlanner,
  onPlan?: () => void,
): SheetTally {
  const tally = emptySheetTally();
  const free = catalogue.filter(({ tier }) => tier === "free");
  // A process that has just begun is still compiling: what it takes then says nothing of the planner.
  for (const one of cases.slice(0, WARM_UPS)) planner(one.choices, one.free ? free : catalogue);
  for (const [at, one] of cases.entries()) {
    const exercises = one.free ? free : catalogue;
    const before = process.threadCpuUsage();
    const result = planner(one.choices, exercises);
    const spent = process.threadCpuUsage(before);
    tally.plans += 1;
    tally.milliseconds.push((spent.user + spent.system) / 1000);
    if (at % REPEAT_EVERY === 0) {
      const again = planner({ ...one.choices, muscleGroups: one.choices.muscleGroups.toReversed() }, exercises);
      if (JSON.stringify(again) !== JSON.stringify(result)) tally.otherAnswers += 1;
    }
    if (result.ok) {
      for (const reading of READINGS) {
        const verdicts = judgeWeek(one.choices, exercises, result.plan, reading);
        for (const [id, verdict] of verdicts) noteVerdict(tally.lines[reading][id], verdict, describeSheetCase(one));
        const { owned, possible } = ownedSetsOf(readWeek(one.choices, exercises, result.plan, reading));
        tally.owned[reading].owned += owned;
        tally.owned[reading].possible += possible;
      }
    } else {
      tally.refusals += 1;
      if (one.choices.avoid === undefined && one.choices.equipment === undefined) tally.wrongRefusals += 1;
    }
    onPlan?.();
  }
  return tally;
}

/** Adds one tally to another. */
export function addSheetTallies(one: SheetTally, other: SheetTally): SheetTally {
  const sum = emptySheetTally();
  for (const part of [one, other]) {
    sum.plans += part.plans;
    sum.refusals += part.refusals;
    sum.wrongRefusals += part.wrongRefusals;
    sum.otherAnswers += part.otherAnswers;
    for (const spent of part.milliseconds) sum.milliseconds.push(spent);
    for (const reading of READINGS) {
      sum.owned[reading].owned += part.owned[reading].owned;
      sum.owned[reading].possible += part.owned[reading].possible;
      for (const [id, line] of Object.entries(part.lines[reading])) {
        const into = sum.lines[reading][id];
        if (into === undefined) continue;
        into.weeks += line.weeks;
        into.kept += line.kept;
        into.examples.push(...line.examples.slice(0, EXAMPLES - into.examples.length));
      }
    }
  }
  return sum;
}

const KEPT = 0.99;
const OWNED = 0.7;
const MEDIAN_MS = 5;
const HIGH_MS = 20;

/** The share of a line's weeks that keep it; a line that never applies is kept. */
export function shareOf({ weeks, kept }: LineTally): number {
  return weeks === 0 ? 1 : kept / weeks;
}

/** Whether a line holds in both readings: promises always, coach's rules in 99 of 100 weeks. */
export function holds(tally: SheetTally, { id, kind }: SheetRule): boolean {
  return READINGS.every((reading) => {
    const line = tally.lines[reading][id];
    return line !== undefined && shareOf(line) >= (kind === "promise" ? 1 : KEPT);
  });
}

/** The lines that don't hold, by name; empty is a sheet a coach would sign. */
export function brokenLines(tally: SheetTally): readonly string[] {
  const { owned, possible } = tally.owned.names;
  return [
    ...SHEET_RULES.filter((rule) => !holds(tally, rule)).map(({ id }) => id),
    ...(tally.wrongRefusals === 0 ? [] : ["no refusal without lists"]),
    ...(tally.otherAnswers === 0 ? [] : ["same answer"]),
    ...(possible === 0 || owned >= OWNED * possible ? [] : ["owned equipment 70 %"]),
    ...(quantile(tally.milliseconds, 0.5) < MEDIAN_MS && quantile(tally.milliseconds, 0.999) < HIGH_MS ? [] : ["time"]),
  ];
}

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`.padStart(7);

/** The sheet as it's printed: each line by flags and by names, with the first weeks that break it. */
export function describeSheet(tally: SheetTally): string {
  const lines = SHEET_RULES.flatMap((rule) => {
    const [flags, names] = READINGS.map((reading) => tally.lines[reading][rule.id] ?? { weeks: 0, kept: 0, examples: [] });
    if (flags === undefined || names === undefined) return [];
    const shown =
      rule.kind === "promise"
        ? [flags, names].map(({ weeks, kept }) => String(weeks - kept).padStart(7))
        : [flags, names].map((line) => percent(shareOf(line)));
    const examples = holds(tally, rule) ? [] : [...new Set([...flags.examples, ...names.examples])].slice(0, EXAMPLES);
    return [
      `${holds(tally, rule) ? "  " : "✗ "}${rule.id.padEnd(34)} ${shown.join(" ")}   ${rule.kind === "promise" ? "violations" : "kept"} in ${flags.weeks} weeks`,
      ...examples.map((example) => `      ${example}`),
    ];
  });
  const owned = READINGS.map((reading) => percent(tally.owned[reading].owned / Math.max(1, tally.owned[reading].possible)));
  const [median, high] = [0.5, 0.999].map((share) => quantile(tally.milliseconds, share).toFixed(1));
  return [
    `  ${"coach's sheet".padEnd(34)}   flags   names`,
    ...lines,
    `owned equipment: ${owned.join(" ")} of ${tally.owned.names.possible} sets (at least 70 %)`,
    `refusals: ${tally.wrongRefusals} without lists, ${tally.refusals} in all; other answers when asked again: ${tally.otherAnswers}`,
    `processor time: median ${median} ms, 99.9 of 100 under ${high} ms`,
  ].join("\n");
}
