import { isEligible } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { planName } from "./explain.ts";
import { MUSCLE_GROUPS } from "./muscles.ts";
import type { MuscleGroup } from "./muscles.ts";
import { notesBesideEdits } from "./edit-notes.ts";
import { replanDay } from "./edit-focus.ts";
import { inSessionOrder, poolsOf, trainingDay } from "./planned-day.ts";
import type { Placed } from "./planned-day.ts";
import type { PlannedDay, TrainingChoices, TrainingPlan, Weekday } from "./plan.ts";
import { distance } from "./substitutes.ts";

/** One change of a plan on the board. Days are named by their weekday, exercises by their catalogue id. */
export type PlanEdit =
  | { readonly type: "move-day"; readonly from: Weekday; readonly to: Weekday }
  | { readonly type: "change-focus"; readonly day: Weekday; readonly focus: MuscleGroup }
  | { readonly type: "swap-exercise"; readonly day: Weekday; readonly exerciseId: string; readonly withId: string }
  | { readonly type: "add-exercise"; readonly day: Weekday; readonly exerciseId: string }
  | { readonly type: "remove-exercise"; readonly day: Weekday; readonly exerciseId: string }
  | { readonly type: "change-sets"; readonly day: Weekday; readonly exerciseId: string; readonly sets: number }
  | { readonly type: "reorder"; readonly day: Weekday; readonly exerciseIds: readonly string[] };

/** Why an edit was not done. The list is closed. */
export const EDIT_REFUSAL_CODES = [
  "NO_SUCH_DAY",
  "REST_DAY",
  "NO_SUCH_EXERCISE",
  "NOT_ELIGIBLE",
  "NOT_A_SUBSTITUTE",
  "ALREADY_IN_SESSION",
  "LAST_EXERCISE",
  "SETS_OUT_OF_RANGE",
  "NOT_THE_SAME_EXERCISES",
  "NOTHING_LEFT",
] as const;
export type EditRefusalCode = (typeof EDIT_REFUSAL_CODES)[number];

/** An edited plan, or why it stays as it was. */
export type EditResult =
  | { readonly ok: true; readonly plan: TrainingPlan }
  | { readonly ok: false; readonly code: EditRefusalCode; readonly message: string };

/** What an edit needs beside the plan: the choices it was made from and the catalogue that the person may use. */
export interface EditContext {
  readonly choices: TrainingChoices;
  readonly catalogue: readonly Exercise[];
}

const MESSAGES: Readonly<Record<EditRefusalCode, string>> = {
  NO_SUCH_DAY: "The plan has no such day.",
  REST_DAY: "This is a rest day. Move a training day here first.",
  NO_SUCH_EXERCISE: "This exercise is not in that session.",
  NOT_ELIGIBLE: "This exercise does not fit your place, level, equipment or what you avoid.",
  NOT_A_SUBSTITUTE: "This exercise trains something else. Add it as an exercise of its own instead.",
  ALREADY_IN_SESSION: "The session has this exercise already.",
  LAST_EXERCISE: "A session keeps at least one exercise. Make it a rest day by moving it instead.",
  SETS_OUT_OF_RANGE: "An exercise has 3 or 4 sets.",
  NOT_THE_SAME_EXERCISES: "The new order must hold the session's exercises, each once.",
  NOTHING_LEFT: "No exercise of this focus fits your choices and the days beside it.",
};

function refused(code: EditRefusalCode): EditResult {
  return { ok: false, code, message: MESSAGES[code] };
}

/** A day's exercises as the catalogue has them; an exercise that the catalogue no longer holds is left out. */
function placedOf(day: PlannedDay, catalogue: readonly Exercise[]): readonly Placed[] {
  return day.exercises.flatMap((planned) => {
    const exercise = catalogue.find((candidate) => candidate.id === planned.exerciseId);
    return exercise === undefined ? [] : [{ exercise, sets: planned.sets, paired: planned.superset !== null, role: planned.role }];
  });
}

/** A plan with some days exchanged, its notes told anew. */
function withDays(plan: TrainingPlan, days: readonly PlannedDay[], { choices, catalogue }: EditContext): EditResult {
  const name = plan.name === "" ? planName(choices) : plan.name;
  return { ok: true, plan: { name, days, notes: notesBesideEdits(plan, days, choices, catalogue) } };
}

function withDay(plan: TrainingPlan, changed: PlannedDay, context: EditContext): EditResult {
  return withDays(
    plan,
    plan.days.map((day) => (day.day === changed.day ? changed : day)),
    context,
  );
}

/** The same day with other exercises, dosed anew; its focus keeps its name. */
function rebuilt(day: PlannedDay, placed: readonly Placed[], { choices, catalogue }: EditContext): PlannedDay {
  // A superset needs two: alone, its partner takes its usual rests again.
  const pairs = placed.filter((item) => item.paired).length;
  const settled = pairs === 1 ? placed.map((item) => ({ ...item, paired: false })) : placed;
  return trainingDay({ day: day.day, focus: () => day.focus, placed: settled, pools: poolsOf(choices, catalogue), choices });
}

function moveDay(plan: TrainingPlan, from: Weekday, to: Weekday, context: EditContext): EditResult {
  const source = plan.days.find((day) => day.day === from);
  const target = plan.days.find((day) => day.day === to);
  if (source === undefined || target === undefined) return refused("NO_SUCH_DAY");
  if (source.isRest) return refused("REST_DAY");
  const days = plan.days.map((day) => {
    if (day.day === from) return { ...target, day: from };
    return day.day === to ? { ...source, day: to } : day;
  });
  return withDays(plan, days, context);
}

function find(context: EditContext, id: string): Exercise | undefined {
  return context.catalogue.find((exercise) => exercise.id === id);
}

function addExercise(plan: TrainingPlan, day: PlannedDay, id: string, context: EditContext): EditResult {
  const exercise = find(context, id);
  if (exercise === undefined || !isEligible(exercise, context.choices)) return refused("NOT_ELIGIBLE");
  if (day.exercises.some((planned) => planned.exerciseId === id)) return refused("ALREADY_IN_SESSION");
  const role = exercise.kind !== "strength" ? "light" : context.choices.muscleGroups.includes(exercise.group) ? "chosen" : "balance";
  const placed = inSessionOrder([...placedOf(day, context.catalogue), { exercise, sets: 3, paired: false, role }]);
  return withDay(plan, rebuilt(day, placed, context), context);
}

function swapExercise(plan: TrainingPlan, day: PlannedDay, id: string, withId: string, context: EditContext): EditResult {
  const exercise = find(context, withId);
  const old = find(context, id);
  if (exercise === undefined || !isEligible(exercise, context.choices)) return refused("NOT_ELIGIBLE");
  if (day.exercises.some((planned) => planned.exerciseId === withId)) return refused("ALREADY_IN_SESSION");
  if (old !== undefined && distance(old, exercise) === null) return refused("NOT_A_SUBSTITUTE");
  const placed = placedOf(day, context.catalogue).map((item) => (item.exercise.id === id ? { ...item, exercise } : item));
  return withDay(plan, rebuilt(day, placed, context), context);
}

function changeSets(plan: TrainingPlan, day: PlannedDay, id: string, sets: number, context: EditContext): EditResult {
  if (sets !== 3 && sets !== 4) return refused("SETS_OUT_OF_RANGE");
  const placed = placedOf(day, context.catalogue).map((item) => (item.exercise.id === id ? { ...item, sets } : item));
  return withDay(plan, rebuilt(day, placed, context), context);
}

function reorder(plan: TrainingPlan, day: PlannedDay, ids: readonly string[], context: EditContext): EditResult {
  const placed = placedOf(day, context.catalogue);
  const inOrder = ids.flatMap((id) => placed.filter((item) => item.exercise.id === id));
  if (new Set(ids).size !== ids.length || inOrder.length !== placed.length || ids.length !== placed.length) return refused("NOT_THE_SAME_EXERCISES");
  return withDay(plan, rebuilt(day, inOrder, context), context);
}

function changeFocus(plan: TrainingPlan, day: PlannedDay, focus: MuscleGroup, context: EditContext): EditResult {
  if (!MUSCLE_GROUPS.includes(focus)) return refused("NOTHING_LEFT");
  const placed = replanDay(plan, day, focus, context.choices, context.catalogue);
  if (placed.length === 0) return refused("NOTHING_LEFT");
  return withDay(plan, { ...rebuilt(day, inSessionOrder(placed), context), focus }, context);
}

/**
 * Changes a plan as a person asks on the board; the plan handed in stays as it is. A training day moves to another weekday by changing places
 * with what stands there; a day's new focus is planned within the rules around the other days; an exercise is swapped, added, removed,
 * given 3 or 4 sets, or the session reordered. Repetitions and rests of a changed session are settled anew. A person's own wish may go
 * past the rules of recovery, volume or minutes: the plan then carries a note that says so. Exercises must still be within the person's
 * place, level, equipment and what they avoid: that is refused.
 */
export function editPlan(plan: TrainingPlan, edit: PlanEdit, context: EditContext): EditResult {
  if (edit.type === "move-day") return moveDay(plan, edit.from, edit.to, context);
  const day = plan.days.find((candidate) => candidate.day === edit.day);
  if (day === undefined) return refused("NO_SUCH_DAY");
  if (day.isRest) return refused("REST_DAY");
  if (edit.type === "change-focus") return changeFocus(plan, day, edit.focus, context);
  if (edit.type === "reorder") return reorder(plan, day, edit.exerciseIds, context);
  if (edit.type === "add-exercise") return addExercise(plan, day, edit.exerciseId, context);
  if (day.exercises.every((planned) => planned.exerciseId !== edit.exerciseId)) return refused("NO_SUCH_EXERCISE");
  if (edit.type === "swap-exercise") return swapExercise(plan, day, edit.exerciseId, edit.withId, context);
  if (edit.type === "change-sets") return changeSets(plan, day, edit.exerciseId, edit.sets, context);
  const rest = placedOf(day, context.catalogue).filter((item) => item.exercise.id !== edit.exerciseId);
  if (rest.length === 0) return refused("LAST_EXERCISE");
  return withDay(plan, rebuilt(day, rest, context), context);
}
