import type { LiveEvent } from "@lockstep/contract/live.ts";
import type { LiveMessage } from "../../platform/live/publish-live.ts";

type Changed = Extract<LiveEvent, { type: "streaks.changed" | "achievements.changed" | "challenges.changed" }>["type"];

/** Tells a person's open browsers what of theirs changed. */
export function changedFor(userId: string, type: Changed): LiveMessage {
  return { event: { type }, audience: { kind: "person", userId }, actorId: null };
}

/** Tells members of groups that someone moved their challenges, each group once; null is a challenge of no group. */
export function changedForGroups(userId: string, groupIds: readonly (string | null)[]): readonly LiveMessage[] {
  return [...new Set(groupIds)].flatMap((groupId) =>
    groupId === null
      ? []
      : [{ event: { type: "challenges.changed" }, audience: { kind: "group", groupId }, actorId: userId } satisfies LiveMessage],
  );
}
