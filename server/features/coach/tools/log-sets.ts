import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { CompletedSet, ExerciseId, type Completion } from "@lockstep/contract/training.ts";
import { weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import { weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import { weekOn } from "@lockstep/domain/training/block.ts";
import { getProfile, ownToday } from "../../accounts/index.ts";
import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { completeExercise, findExercise, listOwnCompletions, trainingPlans, uncompleteExercise } from "../../training/index.ts";
import { changedSince, unusable } from "./changed-since.ts";
import { changeTool } from "./tool.ts";

/** As many sets as an exercise has on a day (contract/training.ts). */
const MOST_SETS = 20;
/** A set with its rest, of an exercise that isn't in the day's plan. */
const MINUTES_A_SET = 3;
const POUND_KG = 0.45359237;

const Logged = z.object({
  id: z.uuid(),
  minutes: z.number(),
  planId: z.uuid().nullable(),
  sets: z.array(CompletedSet),
});

/** Logs sets of an exercise for today, beside those of the day that are logged already. */
export const logSets = changeTool({
  name: "log_sets",
  kind: "log-sets",
  description:
    "Suggests logging sets of an exercise for today. weightKg is in kilograms and null for body weight; for a hold, reps is 1 and seconds is the duration.",
  input: z.object({ exerciseId: ExerciseId, sets: z.array(CompletedSet).min(1).max(10) }),
  payload: z.object({
    completionId: z.uuid(),
    date: z.iso.date(),
    exerciseId: ExerciseId,
    sets: z.array(CompletedSet),
    planId: z.uuid().nullable(),
    minutes: z.number(),
  }),
  made: z.object({ before: Logged.nullable(), after: Logged }),
  async run(platform, actor, { exerciseId, sets }) {
    const exercise = findExercise(exerciseId);
    if (exercise === undefined) throw unusable("exerciseId", "We couldn't find that exercise.");
    const date = await ownToday(platform.db, actor.userId, platform.now());
    const standing = await findLogged(platform, actor, date, exerciseId);
    if ((standing?.sets.length ?? 0) + sets.length > MOST_SETS)
      throw unusable("sets", `You can log up to ${MOST_SETS} sets of an exercise a day.`);
    const plan = await trainingPlans.getCurrent(platform, actor);
    const week = plan === null ? [] : weekOn(plan.days, plan.block, date).days;
    const planned = week
      .find(({ day }) => day === weekdayAt(weekdayIndex(date)))
      ?.exercises.find((each) => each.exerciseId === exerciseId);
    const { units } = await getProfile(platform, actor);
    return {
      kind: "log-sets",
      summary: `Log ${sets.length === 1 ? "a set" : `${sets.length} sets`} of ${exercise.name} for today`,
      details: sets.map((set) => lineOf(set, units)),
      path: planned === undefined ? "/progress" : "/workout-plan",
      payload: {
        completionId: randomUUID(),
        date,
        exerciseId,
        sets,
        planId: planned === undefined ? null : (plan?.id ?? null),
        minutes: planned === undefined ? MINUTES_A_SET * sets.length : Math.round(planned.workSeconds / 6) / 10,
      },
    };
  },
  async confirm(platform, actor, { completionId, date, exerciseId, sets, planId, minutes }) {
    const before = await findLogged(platform, actor, date, exerciseId);
    const all = [...(before?.sets ?? []), ...sets];
    if (all.length > MOST_SETS) throw unusable("sets", `You can log up to ${MOST_SETS} sets of an exercise a day.`);
    const written = await completeExercise(platform, actor, {
      id: before?.id ?? completionId,
      date,
      exerciseId,
      planId: before === null ? planId : before.planId,
      minutes: before?.minutes ?? minutes,
      sets: all,
    });
    return { before, after: loggedOf(written) };
  },
  async undo(platform, actor, { date, exerciseId }, { before, after }) {
    const now = await findLogged(platform, actor, date, exerciseId);
    if (!isDeepStrictEqual(now, after)) throw changedSince("Your log");
    if (before === null) await uncompleteExercise(platform, actor, after.id);
    else await completeExercise(platform, actor, { ...before, date, exerciseId });
  },
});

async function findLogged(platform: Platform, actor: SessionActor, date: string, exerciseId: string) {
  const { items } = await listOwnCompletions(platform, actor, { from: date, to: date });
  const found = items.find((each) => each.exerciseId === exerciseId);
  return found === undefined ? null : loggedOf(found);
}

function loggedOf({ id, minutes, planId, sets }: Completion): z.infer<typeof Logged> {
  return { id, minutes, planId, sets };
}

/** "8 reps with 60 kg", "30 seconds". */
function lineOf({ weightKg, reps, seconds }: CompletedSet, units: "kg" | "lb"): string {
  const amount = typeof seconds === "number" ? `${seconds} seconds` : `${reps} ${reps === 1 ? "rep" : "reps"}`;
  if (weightKg === null || weightKg === 0) return amount;
  const weight = units === "kg" ? weightKg : weightKg / POUND_KG;
  return `${amount} with ${Math.round(weight * 10) / 10} ${units}`;
}
