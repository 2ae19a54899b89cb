import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import { newMilestones } from "@lockstep/domain/streaks/milestones.ts";
import { DEFAULT_REST_WEEKDAYS, restDayRule, withRestDays, type RestDays } from "@lockstep/domain/streaks/rest-days.ts";
import { countStreak, type StreakCount, type StreakRules } from "@lockstep/domain/streaks/streak.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import type { Db } from "../../platform/database/database.ts";
import { countPostsByDay } from "../community/index.ts";
import { listLoggedDays } from "../nutrition/index.ts";
import { findRestWeekdays, listTrainingDays } from "../training/index.ts";
import { toDay, type Person } from "./person.ts";
import type { Run } from "./run.ts";
import {
  listRestDays,
  listToldMilestones,
  noteMilestones,
  putRestDays,
  saveFreezes,
  saveStreak,
  type StreakType,
} from "./store.ts";

type CurrentPlan = Awaited<ReturnType<typeof findRestWeekdays>>;

/** Freezes, and no rest days: what counts can be done on any day. */
const EVERY_DAY: StreakRules = { isRest: () => false, hasFreezes: true };

/**
 * A person's streak as it stands today, counted from what is stored: `workout` by days with an exercise done, `nutrition_logging` by days with something
 * logged, `nutrition` by days kept to the plan, `others` by days with a post. An event that comes twice or late changes nothing.
 */
export async function countOneStreak(db: Db, person: Person, type: StreakType): Promise<StreakCount> {
  const rules = type === "workout" ? { ...EVERY_DAY, isRest: restDayRule(await readRestDays(db, person)) } : EVERY_DAY;
  return countStreak(await daysOf(db, person, type), person.today, rules);
}

/** Counts streaks anew and keeps them; true when one changed. A length that is reached for the first time is told once. Call under the person's lock. */
export async function recountStreaks(tx: Db, person: Person, types: readonly StreakType[], run: Run): Promise<boolean> {
  let isNew = false;
  if (types.includes("workout")) await keepRestDays(tx, person);
  for (const type of types) {
    const streak = await countOneStreak(tx, person, type);
    const isSaved = await saveStreak(tx, person.userId, type, streak);
    const isFrozen = await saveFreezes(tx, person.userId, type, streak.frozen);
    isNew ||= isSaved || isFrozen;
    await tellMilestone(tx, person.userId, type, streak.current, run);
  }
  return isNew;
}

async function tellMilestone(tx: Db, userId: string, type: StreakType, current: number, { now, record }: Run): Promise<void> {
  const days = newMilestones(current, await listToldMilestones(tx, userId, type));
  const count = days.at(-1);
  if (count === undefined) return;
  await noteMilestones(tx, userId, type, days, now);
  await record({ type: "streak.reached", actorId: userId, payload: { streakType: type, count } });
}

async function daysOf(db: Db, { userId, timeZone }: Person, type: StreakType): Promise<readonly CalendarDay[]> {
  if (type === "workout") return (await listTrainingDays(db, userId)).map(toDay);
  if (type === "others") return (await countPostsByDay(db, userId, timeZone)).map(({ date }) => toDay(date));
  if (type === "meditation") return [];
  const days = await listLoggedDays(db, userId);
  const counted = type === "nutrition" ? days.filter((day) => keptToPlan(day.mealsEaten, day.mealsPlanned)) : days;
  return counted.map(({ date }) => toDay(date));
}

/** What plans said of rest days over time, with what today's says. The first plan that is seen holds since it was made. */
function restDaysNow(history: readonly RestDays[], plan: CurrentPlan, { today, timeZone }: Person): readonly RestDays[] {
  if (plan === null) return history.length === 0 ? history : withRestDays(history, today, DEFAULT_REST_WEEKDAYS);
  const made = dayIn(timeZone, plan.madeAt);
  return withRestDays(history, history.length === 0 && made < today ? made : today, plan.weekdays);
}

async function readRestDays(db: Db, person: Person): Promise<readonly RestDays[]> {
  return restDaysNow(await listRestDays(db, person.userId), await findRestWeekdays(db, person.userId), person);
}

async function keepRestDays(tx: Db, person: Person): Promise<void> {
  const history = await listRestDays(tx, person.userId);
  const now = restDaysNow(history, await findRestWeekdays(tx, person.userId), person);
  const last = now.at(-1);
  if (now !== history && last !== undefined) await putRestDays(tx, person.userId, last);
}
