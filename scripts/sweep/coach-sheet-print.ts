import { EXERCISES } from "@lockstep/content/training/index.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import type { PlannedDay, PlannedExercise, PreparationStep, TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { describeSheetCase, SHEET_PARTS, sheetCases } from "./coach-sheet-cases.ts";
import type { SheetCase } from "./coach-sheet-cases.ts";

// npm run sweep -- --print 30 --seed 7: so many weeks, drawn by the seed from all cases, whole and in words, for a reader.

function describeSteps(title: string, steps: readonly PreparationStep[]): string {
  return `  ${title}: ${steps.map(({ name, seconds, cue }) => `${name} ${seconds} s (${cue})`).join("; ")}`;
}

function describeLift(planned: PlannedExercise, at: number): string {
  const { name, sets, reps, restSeconds, superset, role, reason, progression, substitutes } = planned;
  const pair = superset === null ? "" : `, superset ${superset}`;
  return [
    `  ${at + 1}. ${name}, ${sets} × ${reps}, rest ${restSeconds} s${pair} [${role}]`,
    `     ${reason} ${progression}`,
    ...(substitutes.length === 0 ? [] : [`     Or: ${substitutes.map((other) => other.name).join(", ")}`]),
  ].join("\n");
}

function describeDay(day: PlannedDay): string {
  if (day.isRest) return `${day.day}: ${day.focus}`;
  return [
    `${day.day}: ${day.focus}, ${day.workMinutes} minutes`,
    describeSteps("Warm-up", day.warmUp),
    ...day.exercises.map(describeLift),
    describeSteps("Cool-down", day.coolDown),
  ].join("\n");
}

/** A week whole, as a coach would read it. */
export function describeWeek(plan: TrainingPlan): string {
  return [plan.name, ...plan.days.map(describeDay), ...plan.notes.map(({ message }) => `Note: ${message}`)].join("\n");
}

/** A third of each part, so that Free and lists are read too. */
function drawCases(count: number, seed: number): readonly SheetCase[] {
  const drawn = sheetCases(count, seed);
  return SHEET_PARTS.flatMap((part, turn) =>
    drawn.filter((one) => one.part === part).filter((_, at) => at % SHEET_PARTS.length === turn),
  );
}

/** Prints so many weeks. */
export function printWeeks(count: number, seed: number, print: (line: string) => void): void {
  const free = EXERCISES.filter(({ tier }) => tier === "free");
  for (const [at, one] of drawCases(count, seed).entries()) {
    const result = planWeek(one.choices, one.free ? free : EXERCISES);
    print(`\n=== ${at + 1} of ${count}: ${describeSheetCase(one)}`);
    print(
      result.ok ? describeWeek(result.plan) : `No plan: ${result.refusal.message} (relax ${result.refusal.relax.join(", ")})`,
    );
  }
}
