import type { MemberStats } from "@lockstep/contract/streaks.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, daysBetween, mondayOf, weekdayIndex, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import type { Platform } from "../../platform/platform.ts";
import { countCommentsOf, countLikesReceived, countPostsByDay } from "../community/index.ts";
import { listLoggedDays } from "../nutrition/index.ts";
import { findRestWeekdays, listTrainingDays } from "../training/index.ts";
import { findPerson, toDay, type Person } from "./person.ts";
import { getReadableMember } from "./get-readable-member.ts";

const DAYS = 30;
const WEEKS = 12;
const MOST_COMMENTS = 100_000;

/** What a member did, in the member's own calendar, for whoever may see it; a visitor is null. */
export async function getMemberStats({ db, now }: Platform, actor: Actor | null, username: string): Promise<MemberStats> {
  const member = await getReadableMember(db, actor, username);
  const person = await findPerson(db, member.id, now());
  const [trained, logged, [posts = []], plan, [likesReceived = 0], [commentsWritten = 0]] = await Promise.all([
    listTrainingDays(db, member.id).then((days) => days.map(toDay)),
    listLoggedDays(db, member.id),
    countPostsByDay(db, [person]),
    findRestWeekdays(db, member.id),
    countLikesReceived(db, [member.id]),
    countCommentsOf(db, [person], MOST_COMMENTS),
  ]);
  const first = addDays(person.today, 1 - DAYS);
  const isLate = ({ date }: { readonly date: string }): boolean => date >= first && date <= person.today;
  const late = logged.filter(isLate);
  const lateTrained = trained.filter((date) => isLate({ date }));
  return {
    daysActive: daysBetween(dayIn(person.timeZone, member.createdAt), person.today),
    postsThisMonth: posts
      .filter(({ date }) => date.slice(0, 7) === person.today.slice(0, 7))
      .reduce((sum, day) => sum + day.posts, 0),
    postsGoal: 10,
    workouts: {
      done: lateTrained.length,
      planned: plan === null ? null : new Set([...listPlanned(plan, first, person), ...lateTrained]).size,
      total: trained.length,
    },
    nutrition: {
      kept: late.filter((day) => keptToPlan(day.mealsEaten, day.mealsPlanned)).length,
      logged: late.length,
      days: DAYS,
    },
    workoutWeeks: byWeek(
      person,
      trained.map((date) => ({ date, count: 1 })),
    ),
    postWeeks: byWeek(
      person,
      posts.map((day) => ({ date: toDay(day.date), count: day.posts })),
    ),
    likesReceived,
    commentsWritten,
  };
}

/** Training days of the current plan up to today, from the day it was made: nobody missed what wasn't planned yet. */
function listPlanned(
  { weekdays, madeAt }: { readonly weekdays: readonly number[]; readonly madeAt: Date },
  first: CalendarDay,
  { today, timeZone }: Person,
): readonly CalendarDay[] {
  const made = dayIn(timeZone, madeAt);
  const planned: CalendarDay[] = [];
  for (let day = made > first ? made : first; day <= today; day = addDays(day, 1))
    if (!weekdays.includes(weekdayIndex(day))) planned.push(day);
  return planned;
}

/** Sums by week, earliest first, empty weeks included. */
function byWeek(
  { monday }: Person,
  days: readonly { readonly date: CalendarDay; readonly count: number }[],
): { weekStart: CalendarDay; count: number }[] {
  const sums = new Map<CalendarDay, number>();
  for (const { date, count } of days) sums.set(mondayOf(date), (sums.get(mondayOf(date)) ?? 0) + count);
  return Array.from({ length: WEEKS }, (_, index) => {
    const weekStart = addDays(monday, 7 * (index + 1 - WEEKS));
    return { weekStart, count: sums.get(weekStart) ?? 0 };
  });
}
