import { z } from "zod";
import { weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import { weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import { weekOn } from "@lockstep/domain/training/block.ts";
import { weekWords } from "@lockstep/domain/training/block-words.ts";
import { ownToday } from "../../accounts/index.ts";
import { trainingPlans } from "../../training/index.ts";
import { memberTool } from "./tool.ts";

/** The person's current workout plan: seven days as they're trained this week, which of them is today, and how far the block is. */
export const readMyPlan = memberTool({
  name: "read_my_plan",
  description:
    "The person's current workout plan: each day's focus, minutes and exercises with sets, reps and rest (those with the same `superset` number are done in turn), which weekday is today, and the week of the training block with how hard to train (the last week is a lighter one). `plan` is null while they have none.",
  input: z.object({}),
  async run(platform, actor) {
    const date = await ownToday(platform.db, actor.userId, platform.now());
    const today = weekdayAt(weekdayIndex(date));
    const plan = await trainingPlans.getCurrent(platform, actor);
    if (plan === null) return { today, plan: null };
    const { id, name, version, choices, notes } = plan;
    const { days, at, nextStartsOn } = weekOn(plan.days, plan.block, date);
    return {
      today,
      plan: {
        planId: id,
        name,
        version,
        choices,
        path: "/workout-plan",
        block: { ...at, effort: weekWords(at, choices), nextStartsOn },
        notes: notes.map(({ message }) => message),
        days: days.map(({ day, focus, isRest, workMinutes, warmUp, coolDown, exercises }) => ({
          day,
          focus,
          isRest,
          workMinutes,
          warmUp: warmUp.map((step) => step.name),
          coolDown: coolDown.map((step) => step.name),
          exercises: exercises.map((exercise) => ({
            exerciseId: exercise.exerciseId,
            name: exercise.name,
            group: exercise.group,
            targetMuscles: exercise.targetMuscles,
            equipment: exercise.equipment,
            sets: exercise.sets,
            reps: exercise.reps,
            restSeconds: exercise.restSeconds,
            superset: exercise.superset,
            reason: exercise.reason,
            progression: exercise.progression,
          })),
        })),
      },
    };
  },
});
