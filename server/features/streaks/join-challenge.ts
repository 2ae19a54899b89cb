import type { Challenge } from "@lockstep/contract/streaks.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayJoinChallenge, mayLeaveChallenge } from "@lockstep/domain/streaks/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteEntry, insertEntry, lockSharedOf, updateOnLeaderboard, type ChallengeRow } from "./challenge-store.ts";
import { firstCountedMonday, topicsOf } from "./recount-challenges.ts";
import { getReadableChallenge, readChallenge } from "./list-challenges.ts";
import { findPerson } from "./person.ts";
import { goalFor, standingOf } from "./present-challenge.ts";
import { recountAll } from "./recount.ts";
import { lockStreaksOf } from "./store.ts";
import { changedFor, changedForGroups } from "./publish-changes.ts";

/** Challenges one person may join, or go on or off the leaderboard of, in an hour; as many they may leave. A group's members get a message of each. */
const ENTRIES_AN_HOUR = 60;
const OVER = "You can only join this week's challenges.";
const STAYS = "Completed challenges stay in your history.";

/** Joins, with what was done this week before; or, joined already, changes whether the caller is on the leaderboard. */
export async function joinChallenge(
  platform: Platform,
  actor: Actor,
  { id, onLeaderboard }: { readonly id: string; readonly onLeaderboard?: boolean | undefined },
): Promise<Challenge> {
  await platform.limiter.take(`join-challenge:${actor.userId}`, ENTRIES_AN_HOUR, 3600);
  const now = platform.now();
  return platform.write(async (tx, record) => {
    await lockStreaksOf(tx, [actor.userId]);
    const person = await findPerson(tx, actor.userId, now);
    await lockSharedOf(tx, [actor.userId], firstCountedMonday(person), { challengeId: id });
    const { row, isMember } = await getReadableChallenge(tx, person, id);
    if (row.entry === null) {
      if (!mayJoinChallenge(standingOf(row, person, isMember))) throw new ApiError("FORBIDDEN", { message: OVER });
      const goal = row.isShared ? null : goalFor(row, person);
      await insertEntry(tx, { challengeId: id, userId: actor.userId, goal, onLeaderboard: onLeaderboard ?? false }, now);
      await recountAll(tx, [{ userId: actor.userId, topics: topicsOf(row.kind) }], { now, record });
    } else if (onLeaderboard === undefined || onLeaderboard === row.entry.onLeaderboard) return readChallenge(tx, person, id);
    else await updateOnLeaderboard(tx, id, actor.userId, onLeaderboard);
    await publishChallengeChange(tx, actor, row);
    return readChallenge(tx, person, id);
  });
}

/** Leaves; who isn't in is fine. */
export async function leaveChallenge(platform: Platform, actor: Actor, id: string): Promise<Challenge> {
  await platform.limiter.take(`leave-challenge:${actor.userId}`, ENTRIES_AN_HOUR, 3600);
  const now = platform.now();
  return platform.write(async (tx) => {
    await lockStreaksOf(tx, [actor.userId]);
    const person = await findPerson(tx, actor.userId, now);
    await lockSharedOf(tx, [actor.userId], firstCountedMonday(person), { challengeId: id });
    const { row, isMember } = await getReadableChallenge(tx, person, id);
    if (row.entry !== null) {
      if (!mayLeaveChallenge(standingOf(row, person, isMember))) throw new ApiError("FORBIDDEN", { message: STAYS });
      await deleteEntry(tx, id, actor.userId);
      await publishChallengeChange(tx, actor, row);
    }
    return readChallenge(tx, person, id);
  });
}

async function publishChallengeChange(tx: Db, { userId }: Actor, { group }: ChallengeRow): Promise<void> {
  await publishLive(tx, changedFor(userId, "challenges.changed"), ...changedForGroups(userId, [group?.id ?? null]));
}
