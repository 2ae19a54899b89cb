import { z } from "zod";
import { addDays } from "@lockstep/domain/calendar/calendar.ts";
import { ownToday } from "../../accounts/index.ts";
import { listOwnCompletions } from "../../training/index.ts";
import { memberTool } from "./tool.ts";

const MOST_DAYS = 180;
const MOST = 60;

/** What the person logged: exercises by day with their sets, the latest first. */
export const readMyLog = memberTool({
  name: "read_my_log",
  description:
    "The exercises the person completed, the latest first, with their sets (weightKg is null for body weight). For the last weights of one exercise, give its id.",
  input: z.object({ exerciseId: z.string().max(80).optional(), days: z.number().int().min(1).max(MOST_DAYS).optional() }),
  async run(platform, actor, { exerciseId, days = exerciseId === undefined ? 14 : 90 }) {
    const today = await ownToday(platform.db, actor.userId, platform.now());
    const { items } = await listOwnCompletions(platform, actor, { from: addDays(today, 1 - days), to: today });
    const found = items.filter((each) => exerciseId === undefined || each.exerciseId === exerciseId).toReversed();
    return {
      today,
      days,
      completed: found.slice(0, MOST).map((each) => ({
        date: each.date,
        exerciseId: each.exerciseId,
        name: each.exerciseName,
        minutes: each.minutes,
        sets: each.sets,
      })),
    };
  },
});
