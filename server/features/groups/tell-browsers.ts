import type { Db } from "../../platform/database/sql.ts";
import { publishLive } from "../../platform/live/publish.ts";

/** Open pages of a group's members look again: its text, counts, roles or requests changed. */
export async function tellMembers(tx: Db, groupId: string, actorId: string | null): Promise<void> {
  await publishLive(tx, { event: { type: "group.changed", groupId }, audience: { kind: "group", groupId }, actorId });
}

/** One person's open pages look again: their own place in the group changed. It is told whoever did it, also over a block. */
export async function tellPerson(tx: Db, groupId: string, userId: string): Promise<void> {
  await publishLive(tx, { event: { type: "group.changed", groupId }, audience: { kind: "person", userId }, actorId: null });
}

/** Everybody's: a group that is gone has no members left to be told one by one. */
export async function tellEverybody(tx: Db, groupId: string): Promise<void> {
  await publishLive(tx, { event: { type: "group.changed", groupId }, audience: { kind: "public" }, actorId: null });
}
