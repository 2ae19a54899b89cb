import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import { newMilestones } from "@lockstep/domain/streaks/milestones.ts";
import { DEFAULT_REST_WEEKDAYS, restDayRule, withRestDays, type RestDays } from "@lockstep/domain/streaks/rest-days.ts";
import { countStreak, type StreakCount, type StreakRules } from "@lockstep/domain/streaks/streak.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import type { Db } from "../../platform/database/sql.ts";
import { countPostsByDay } from "../community/index.ts";
import { listLoggedDays } from "../nutrition/index.ts";
import { findRestWeekdays, listTrainingDays } from "../training/index.ts";
import { toDay, type Person } from "./person.ts";
import type { Run } from "./run.ts";
import {
  insertMilestones,
  listMilestones,
  listRestDays,
  putRestDays,
  saveFreezes,
  saveStreaks,
  type StreakState,
  type StreakType,
} from "./store.ts";

type CurrentPlan = Awaited<ReturnType<typeof findRestWeekdays>>;

/** Freezes, and no rest days: what counts can be done on any day. */
const EVERY_DAY: StreakRules = { isRest: () => false, hasFreezes: true };

/**
 * A person's streak today, counted from what is stored: `workout` by days with an exercise done, `nutrition_logging` by days with something logged,
 * `nutrition` by days kept to the plan, `others` by days with a post.
 */
export async function countOneStreak(db: Db, person: Person, type: StreakType): Promise<StreakCount> {
  const [counted] = await countStreaks(db, [{ person, type }]);
  if (counted === undefined) throw new Error("No streak was asked for.");
  return counted.streak;
}

/** Counts people's streaks and stores them; answers for whom one changed. A length that is reached for the first time is recorded once. Call under the people's locks. */
export async function recountStreaks(
  tx: Db,
  touched: readonly { readonly person: Person; readonly types: readonly StreakType[] }[],
  run: Run,
): Promise<ReadonlySet<string>> {
  for (const { person, types } of touched) if (types.includes("workout")) await keepRestDays(tx, person);
  const counted = await countStreaks(
    tx,
    touched.flatMap(({ person, types }) => types.map((type) => ({ person, type }))),
  );
  if (counted.length === 0) return new Set();
  const states = counted.map(({ person, type, streak }) => ({ userId: person.userId, type, streak }));
  const changed = new Set([...(await saveStreaks(tx, states)), ...(await saveFreezes(tx, states))]);
  await recordMilestones(tx, states, run);
  return changed;
}

async function recordMilestones(tx: Db, states: readonly StreakState[], { now, record }: Run): Promise<void> {
  const known = new Map<string, number[]>();
  for (const { userId, type, days } of await listMilestones(tx, states))
    known.set(`${userId} ${type}`, [...(known.get(`${userId} ${type}`) ?? []), days]);
  const reached = states.flatMap(({ userId, type, streak }) => {
    const days = newMilestones(streak.current, known.get(`${userId} ${type}`) ?? []);
    return days.map((each) => ({ userId, type, days: each, isLast: each === days.at(-1) }));
  });
  await insertMilestones(tx, reached, now);
  for (const { userId, type, days, isLast } of reached)
    if (isLast) await record({ type: "streak.reached", actorId: userId, payload: { streakType: type, count: days } });
}

interface AskedStreak {
  readonly person: Person;
  readonly type: StreakType;
}

/** Streaks in the order they are asked for; days of posts are read for all people at once. */
async function countStreaks(
  db: Db,
  asked: readonly AskedStreak[],
): Promise<readonly (AskedStreak & { readonly streak: StreakCount })[]> {
  const posters = asked.filter(({ type }) => type === "others").map(({ person }) => person);
  const postDays = posters.length === 0 ? [] : await countPostsByDay(db, posters);
  const daysOfPosts = new Map(posters.map(({ userId }, at) => [userId, (postDays[at] ?? []).map(({ date }) => toDay(date))]));
  const counted: (AskedStreak & { readonly streak: StreakCount })[] = [];
  for (const { person, type } of asked) {
    const days = type === "others" ? (daysOfPosts.get(person.userId) ?? []) : await ownDays(db, person, type);
    const rules = type === "workout" ? { ...EVERY_DAY, isRest: restDayRule(await readRestDays(db, person)) } : EVERY_DAY;
    counted.push({ person, type, streak: countStreak(days, person.today, rules) });
  }
  return counted;
}

async function ownDays(db: Db, { userId }: Person, type: StreakType): Promise<readonly CalendarDay[]> {
  if (type === "workout") return (await listTrainingDays(db, userId)).map(toDay);
  if (type !== "nutrition" && type !== "nutrition_logging") return [];
  const days = await listLoggedDays(db, userId);
  const kept = type === "nutrition" ? days.filter((day) => keptToPlan(day.mealsEaten, day.mealsPlanned)) : days;
  return kept.map(({ date }) => toDay(date));
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
