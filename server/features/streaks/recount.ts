import type { Db } from "../../platform/database/sql.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import { deleteGroupEntries, lockSharedOf } from "./challenge-store.ts";
import { recountAchievements } from "./recount-achievements.ts";
import { firstCountedMonday, recountChallenges } from "./recount-challenges.ts";
import { recountStreaks } from "./recount-streaks.ts";
import { listPeople, type Person } from "./person.ts";
import { changedFor, changedForGroups } from "./publish-changes.ts";
import type { Run } from "./run.ts";
import { lockStreaksOf } from "./store.ts";
import { STREAKS_OF, TOPICS, type Topic } from "./topics.ts";

/** Someone, and what of them may have changed. */
export interface Touched {
  readonly userId: string;
  readonly topics: readonly Topic[];
}

/** The same once it is known whose calendar counts. */
export interface TouchedPerson {
  readonly person: Person;
  readonly topics: readonly Topic[];
}

/** Someone who left a group. */
export interface GroupLeft {
  readonly userId: string;
  readonly groupId: string;
}

/**
 * Counts a person's streaks, achievements and challenges from what is stored, and records what is new, in one transaction. Repeating it changes nothing.
 */
export async function recountFor(tx: Db, userId: string, run: Run): Promise<void> {
  await recountAll(tx, [{ userId, topics: TOPICS }], run);
}

/**
 * The same for many people at once, each of whom is named once; whoever left a group leaves its challenges before. All locks are taken first and in one
 * order, so that two transactions never wait for each other.
 */
export async function recountAll(tx: Db, touched: readonly Touched[], run: Run, left: readonly GroupLeft[] = []): Promise<void> {
  const userIds = [...new Set([...touched, ...left].map(({ userId }) => userId))];
  if (userIds.length === 0) return;
  await lockStreaksOf(tx, userIds);
  const people = new Map((await listPeople(tx, userIds, run.now)).map((person) => [person.userId, person]));
  const [first] = [...people.values()].map(firstCountedMonday).toSorted();
  if (first !== undefined) await lockSharedOf(tx, userIds, first, { groupIds: [...new Set(left.map(({ groupId }) => groupId))] });
  for (const { userId, groupId } of left) {
    const person = people.get(userId);
    if (person !== undefined && (await deleteGroupEntries(tx, groupId, userId, firstCountedMonday(person))) > 0)
      await publishLive(tx, changedFor(userId, "challenges.changed"), ...changedForGroups(userId, [groupId]));
  }
  await recount(
    tx,
    touched.flatMap(({ userId, topics }) => {
      const person = people.get(userId);
      return person === undefined ? [] : [{ person, topics }];
    }),
    run,
  );
}

async function recount(tx: Db, touched: readonly TouchedPerson[], run: Run): Promise<void> {
  const streaks = await recountStreaks(
    tx,
    touched.map(({ person, topics }) => ({ person, types: [...new Set(topics.flatMap((topic) => STREAKS_OF[topic] ?? []))] })),
    run,
  );
  const achievements = await recountAchievements(
    tx,
    touched.map(({ person, topics }) => ({ userId: person.userId, topics: withStreakTopics(topics) })),
    run,
  );
  const challenges = await recountChallenges(tx, touched, run);
  await publishLive(
    tx,
    ...[...streaks].map((userId) => changedFor(userId, "streaks.changed")),
    ...[...achievements].map((userId) => changedFor(userId, "achievements.changed")),
    ...challenges,
  );
}

/** A plan's rest days lengthen the workout streak, and that one's achievements are training's. */
function withStreakTopics(topics: readonly Topic[]): readonly Topic[] {
  return topics.includes("plans") ? [...topics, "training"] : topics;
}
