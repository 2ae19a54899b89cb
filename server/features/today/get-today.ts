import { TODAY_DAYS, type Today } from "@lockstep/contract/today.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays } from "@lockstep/domain/calendar/calendar.ts";
import { nearestChallenge } from "@lockstep/domain/streaks/nearest-challenge.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { hasEntitlement } from "../billing/index.ts";
import { countFollows } from "../members/index.ts";
import { findPlannedMeals } from "../nutrition/index.ts";
import { findShortMobility } from "../series/index.ts";
import { listChallenges, listStreaks } from "../streaks/index.ts";
import { findPlannedDays, getReview, listCompletedOn } from "../training/index.ts";
import { listTrained } from "./store.ts";

const PEOPLE_SHOWN = 6;

/** The person's day and the week ahead, counted in their own calendar. */
export async function getToday(platform: Platform, actor: Actor): Promise<Today> {
  const { db } = platform;
  const { userId } = actor;
  const now = platform.now();
  const today = await ownToday(db, userId, now);
  const dates = Array.from({ length: TODAY_DAYS }, (_, place) => addDays(today, place));
  const [plan, meals, done, streaks, challenges, follows, trained, mobility, isOpen] = await Promise.all([
    findPlannedDays(db, userId, dates),
    findPlannedMeals(db, userId, dates),
    listCompletedOn(db, userId, today),
    listStreaks(platform, actor),
    listChallenges(platform, actor, {}),
    countFollows(db, userId),
    // Where the day began earlier, a workout of their today may have another date.
    listTrained(db, userId, { since: addDays(today, -1), now, limit: PEOPLE_SHOWN }),
    findShortMobility(db, userId),
    hasEntitlement(platform, actor, "videoSeries"),
  ]);
  const joined = challenges.items.filter(({ isJoined }) => isJoined);
  return {
    days: dates.map((date, place) => ({
      date,
      session: plan?.sessions[place] ?? null,
      meals: [...(meals?.meals[place] ?? [])],
    })),
    done: [...done],
    hasTrainingPlan: plan !== null,
    mealPlan: meals === null ? "none" : meals.isOver ? "over" : "current",
    streaks: streaks.items,
    challenge: nearestChallenge(challenges.items),
    challenges: { joined: joined.length, completed: joined.filter(({ completedAt }) => completedAt !== null).length },
    following: follows.following,
    trained: [...trained],
    mobility: { ...mobility, isOpen },
    tip: plan === null ? null : await findTip(platform, actor, plan.blockTip),
  };
}

/** What the block asks for comes first, then the review's first proposal that hasn't been made. */
async function findTip(platform: Platform, actor: Actor, blockTip: string | null): Promise<Today["tip"]> {
  if (blockTip !== null) return { message: blockTip, path: "/workout-plan", label: "Open your plan" };
  if (!(await hasEntitlement(platform, actor, "weeklyReview"))) return null;
  const { proposals } = await getReview(platform, actor);
  const proposal = proposals.find(({ isMade }) => !isMade);
  if (proposal === undefined) return null;
  return { message: `${proposal.title}. ${proposal.reason}`, path: "/progress#review", label: "See your week in review" };
}
