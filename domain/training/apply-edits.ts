import { editWeek } from "./edit.ts";
import type { EditResult, PlanEdit } from "./edit.ts";
import type { Exercise } from "./exercise.ts";
import type { CompactDay, TrainingChoices, TrainingPlan } from "./plan.ts";
import { weekFaults } from "./week-faults.ts";

/** Makes changes one after the other, all or none. The warnings are of the whole: what the week costs at the end that it didn't cost before. */
export function applyEdits(
  plan: TrainingPlan,
  edits: readonly PlanEdit[],
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
): EditResult {
  let changed = plan;
  for (const edit of edits) {
    const result = editWeek(changed, edit, choices, catalogue);
    if (!result.ok) return result;
    changed = result.plan;
  }
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const before = new Set(weekFaults(plan.days, choices, byId));
  const warnings = weekFaults(changed.days, choices, byId).filter((fault) => !before.has(fault));
  return { ok: true, plan: changed, warnings };
}

/** Whether a week is already as changes would make it. Only for the kinds that a review proposes; any other counts as not made. */
export function isMade(days: readonly CompactDay[], edits: readonly PlanEdit[]): boolean {
  return edits.every((edit) => {
    switch (edit.type) {
      case "set-sets":
        return find(days, edit.day, edit.exerciseId)?.sets === edit.sets;
      case "swap-exercise":
        return find(days, edit.day, edit.exerciseId) === undefined && find(days, edit.day, edit.withExerciseId) !== undefined;
      case "remove-exercise":
        return find(days, edit.day, edit.exerciseId) === undefined;
      case "move-day":
        return isRest(days, edit.from) && !isRest(days, edit.to);
      case "restore-day":
        return outlineOf(days.find(({ day }) => day === edit.day)?.exercises ?? []) === outlineOf(edit.exercises);
      default:
        return false;
    }
  });
}

function find(days: readonly CompactDay[], weekday: string, exerciseId: string) {
  return days.find(({ day }) => day === weekday)?.exercises.find((exercise) => exercise.exerciseId === exerciseId);
}

function isRest(days: readonly CompactDay[], weekday: string): boolean {
  return days.find(({ day }) => day === weekday)?.isRest === true;
}

function outlineOf(exercises: CompactDay["exercises"]): string {
  return exercises.map(({ exerciseId, sets }) => `${exerciseId} ${sets}`).join(", ");
}
