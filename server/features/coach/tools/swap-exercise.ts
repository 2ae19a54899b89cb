import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { CompactDay, ExerciseId, type Plan } from "@lockstep/contract/training.ts";
import { WEEKDAYS, weekdayAt, type Weekday } from "@lockstep/domain/calendar/weekdays.ts";
import { weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import { AVOIDANCES } from "@lockstep/domain/training/exercise.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { ownToday } from "../../accounts/index.ts";
import { editPlan, editPreview, findExercise, trainingPlans } from "../../training/index.ts";
import { changedSince, outdated, unusable } from "./changed-since.ts";
import { findSwaps } from "./find-swaps.ts";
import { changeTool } from "./tool.ts";

/** Puts another exercise in the place of one, on one day of the current plan. */
export const swapExercise = changeTool({
  name: "swap_exercise",
  kind: "swap-exercise",
  description:
    "Suggests swapping an exercise of the person's plan for another on one day. Without `day` it's today, or the next day that has it; without `withExerciseId` the most similar one is taken. `avoid` names what hurts.",
  input: z.object({
    exerciseId: ExerciseId,
    withExerciseId: ExerciseId.optional(),
    day: z.enum(WEEKDAYS).optional(),
    avoid: z.array(z.enum(AVOIDANCES)).max(AVOIDANCES.length).optional(),
  }),
  payload: z.object({ planId: z.uuid(), day: z.enum(WEEKDAYS), exerciseId: ExerciseId, withExerciseId: ExerciseId }),
  made: z.object({ before: CompactDay, after: CompactDay }),
  async run(platform, actor, { exerciseId, withExerciseId, day: wanted, avoid = [] }) {
    const plan = await trainingPlans.getCurrent(platform, actor);
    if (plan === null) throw unusable("exerciseId", "You don't have a workout plan yet.");
    const exercise = findExercise(exerciseId);
    const today = weekdayAt(weekdayIndex(await ownToday(platform.db, actor.userId, platform.now())));
    const day = dayWith(plan, exerciseId, wanted, today);
    if (exercise === undefined || day === null) throw unusable("exerciseId", "That exercise isn't in your plan.");
    const other =
      withExerciseId === undefined
        ? (await findSwaps(platform, actor, { exercise, avoid, plan }))[0]
        : findExercise(withExerciseId);
    if (other === undefined) throw unusable("withExerciseId", `We couldn't find an exercise to swap ${exercise.name} for.`);
    // Stores nothing, and refuses what the plan or the membership doesn't allow.
    const { warnings } = await editPreview(platform, actor, {
      name: plan.name,
      choices: plan.choices,
      days: plan.days.map(toCompactDay),
      edit: { type: "swap-exercise", day, exerciseId, withExerciseId: other.id },
    });
    return {
      kind: "swap-exercise",
      summary: `Swap ${exercise.name} for ${other.name} on ${day}`,
      details: [...warnings],
      path: "/workout-plan",
      payload: { planId: plan.id, day, exerciseId, withExerciseId: other.id },
    };
  },
  async confirm(platform, actor, { planId, day, exerciseId, withExerciseId }) {
    const plan = await trainingPlans.get(platform, actor, planId);
    const before = compactOf(plan, day);
    const has = (id: string) => before.exercises.some((each) => each.exerciseId === id);
    if (!has(exerciseId) || has(withExerciseId)) throw outdated("Your plan");
    const edited = await editPlan(platform, actor, {
      id: planId,
      version: plan.version,
      edit: { type: "swap-exercise", day, exerciseId, withExerciseId },
    });
    return { before, after: compactOf(edited.plan, day) };
  },
  async undo(platform, actor, { planId, day }, { before, after }) {
    const plan = await trainingPlans.get(platform, actor, planId);
    if (!isDeepStrictEqual(compactOf(plan, day), after)) throw changedSince(day);
    const { isRest: _isRest, ...restored } = before;
    await editPlan(platform, actor, { id: planId, version: plan.version, edit: { type: "restore-day", ...restored } });
  },
});

/** The day that was named, else today or the next one that has the exercise. */
function dayWith({ days }: Plan, exerciseId: string, wanted: Weekday | undefined, today: Weekday): Weekday | null {
  const having = days.filter(({ exercises }) => exercises.some((each) => each.exerciseId === exerciseId)).map(({ day }) => day);
  if (wanted !== undefined) return having.includes(wanted) ? wanted : null;
  const from = WEEKDAYS.indexOf(today);
  const ahead = WEEKDAYS.map((_, offset) => weekdayAt(from + offset));
  return ahead.find((day) => having.includes(day)) ?? null;
}

/** A day of a plan without its texts. */
export function compactOf({ days }: Plan, day: Weekday): CompactDay {
  const found = days.find((each) => each.day === day);
  if (found === undefined) throw new Error(`A plan has no ${day}.`);
  return toCompactDay(found);
}
