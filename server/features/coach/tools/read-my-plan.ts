import { z } from "zod";
import { weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import { weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import { ownToday } from "../../accounts/index.ts";
import { trainingPlans } from "../../training/index.ts";
import { memberTool } from "./tool.ts";

/** The person's current workout plan: seven days, and which of them is today. */
export const readMyPlan = memberTool({
  name: "read_my_plan",
  description:
    "The person's current workout plan: each day's focus, minutes and exercises with sets, reps and rest, and which weekday is today. `plan` is null while they have none.",
  input: z.object({}),
  async run(platform, actor) {
    const today = weekdayAt(weekdayIndex(await ownToday(platform.db, actor.userId, platform.now())));
    const plan = await trainingPlans.getCurrent(platform, actor);
    if (plan === null) return { today, plan: null };
    const { id, name, version, choices, days, notes } = plan;
    return {
      today,
      plan: {
        planId: id,
        name,
        version,
        choices,
        path: "/workout-plan",
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
            reason: exercise.reason,
            progression: exercise.progression,
          })),
        })),
      },
    };
  },
});
