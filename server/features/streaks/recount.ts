import type { Db } from "../../platform/database/database.ts";
import { lockSharedOf } from "./challenge-store.ts";
import { recountAchievements } from "./count-achievements.ts";
import { firstCountedMonday, recountChallenges } from "./count-challenges.ts";
import { recountStreaks } from "./count-streaks.ts";
import { findPerson, type Person } from "./person.ts";
import { runAt, type Run } from "./run.ts";
import { lockStreaksOf } from "./store.ts";
import { tellAchievements, tellChallengesOf, tellStreaks } from "./tell-browsers.ts";
import { STREAKS_OF, TOPICS, type Topic } from "./topics.ts";

/** Somebody, and what of them may have changed. */
export interface Touched {
  readonly userId: string;
  readonly topics: readonly Topic[];
}

/**
 * Counts a person's streaks, achievements and challenges anew from what is stored, and tells of what is new, in one transaction. Repeating it changes
 * nothing. For notifications' `manage-notifications` too.
 */
export async function recountFor(tx: Db, userId: string, now: Date): Promise<void> {
  await recountAll(tx, [{ userId, topics: TOPICS }], runAt(tx, now));
}

/** The same for several people at once. All locks are taken first and in one order, so that two transactions never wait for each other. */
export async function recountAll(tx: Db, touched: readonly Touched[], run: Run): Promise<void> {
  const userIds = touched.map(({ userId }) => userId);
  await lockStreaksOf(tx, userIds);
  const people: { person: Person; topics: readonly Topic[] }[] = [];
  for (const { userId, topics } of touched) people.push({ person: await findPerson(tx, userId, run.now), topics });
  const [first] = people.map(({ person }) => firstCountedMonday(person)).toSorted();
  if (first !== undefined) await lockSharedOf(tx, userIds, first);
  for (const { person, topics } of people) await recount(tx, person, topics, run);
}

async function recount(tx: Db, person: Person, topics: readonly Topic[], run: Run): Promise<void> {
  const { userId } = person;
  const streaks = [...new Set(topics.flatMap((topic) => STREAKS_OF[topic] ?? []))];
  if (await recountStreaks(tx, person, streaks, run)) await tellStreaks(tx, userId);
  if (await recountAchievements(tx, userId, withStreakTopics(topics), run)) await tellAchievements(tx, userId);
  const moved = await recountChallenges(tx, person, topics, run);
  const groupIds = moved.map(({ groupId }) => groupId);
  if (moved.length > 0) await tellChallengesOf(tx, userId, groupIds);
}

/** A plan's rest days lengthen the workout streak, and that one's achievements are training's. */
function withStreakTopics(topics: readonly Topic[]): readonly Topic[] {
  return topics.includes("plans") ? [...topics, "training"] : topics;
}
