import type { Db } from "../../platform/database/sql.ts";
import { publishLive } from "../../platform/live/publish-live.ts";

/** Makes open pages of a group's members refetch: its text, counts, roles or requests changed. */
export async function publishToMembers(tx: Db, groupId: string, actorId: string | null): Promise<void> {
  await publishLive(tx, { event: { type: "group.changed", groupId }, audience: { kind: "group", groupId }, actorId });
}

/** Makes one person's open pages refetch: their membership changed. It reaches them whoever did it, blocked or not. */
export async function publishToPerson(tx: Db, groupId: string, userId: string): Promise<void> {
  await publishLive(tx, { event: { type: "group.changed", groupId }, audience: { kind: "person", userId }, actorId: null });
}

/** Makes everyone's open pages refetch: a deleted group has no members left to address. */
export async function publishToEveryone(tx: Db, groupId: string): Promise<void> {
  await publishLive(tx, { event: { type: "group.changed", groupId }, audience: { kind: "public" }, actorId: null });
}
