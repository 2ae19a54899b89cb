import type { LiveEvent } from "@lockstep/contract/live.ts";
import type { Db } from "../../platform/database/database.ts";
import { publishLive } from "../../platform/live/publish.ts";

type Told = Extract<LiveEvent, { type: "streaks.changed" | "achievements.changed" | "challenges.changed" }>;

async function tell(tx: Db, userId: string, event: Told): Promise<void> {
  await publishLive(tx, { event, audience: { kind: "person", userId }, actorId: null });
}

export const tellStreaks = (tx: Db, userId: string): Promise<void> => tell(tx, userId, { type: "streaks.changed" });
export const tellAchievements = (tx: Db, userId: string): Promise<void> => tell(tx, userId, { type: "achievements.changed" });
export const tellChallenges = (tx: Db, userId: string): Promise<void> => tell(tx, userId, { type: "challenges.changed" });

/** The person, and members of the groups whose challenges moved by their doing, each group once; null is a challenge that is no group's. */
export async function tellChallengesOf(tx: Db, userId: string, groupIds: readonly (string | null)[]): Promise<void> {
  await tellChallenges(tx, userId);
  for (const groupId of new Set(groupIds)) {
    if (groupId === null) continue;
    await publishLive(tx, { event: { type: "challenges.changed" }, audience: { kind: "group", groupId }, actorId: userId });
  }
}
