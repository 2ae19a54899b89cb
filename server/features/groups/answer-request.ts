import type { answerJoinRequest, listJoinRequests as route } from "@lockstep/contract/groups.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { readCursor, writeCursor } from "./cursors.ts";
import { acceptRequest } from "./add-member.ts";
import { deleteRequest, hasRequested, listRequests } from "./membership-store.ts";
import { getManagedGroup, lockManagedGroup } from "./present-group.ts";
import { findMembership, holdPeople } from "./store.ts";
import { publishToMembers, publishToPerson } from "./publish-change.ts";

const PAGE_SIZE = 30;

export async function listJoinRequests(
  { db }: Platform,
  actor: Actor,
  { id, cursor }: RouteFields<typeof route>,
): Promise<RouteOutput<typeof route>> {
  await getManagedGroup(db, actor, id);
  const after = readCursor(cursor);
  const rows = await listRequests(db, id, after === null ? null : { createdAt: after.joinedAt, id: after.id }, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: rows.length > PAGE_SIZE && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** Lets someone in who asked, or not. Another admin's earlier answer stays; a request that was taken back is NOT_FOUND. */
export async function answerRequest(
  platform: Platform,
  actor: Actor,
  { id, userId, accept }: RouteFields<typeof answerJoinRequest>,
): Promise<{ ok: true }> {
  await platform.write(async (tx, record) => {
    await holdPeople(tx, [userId]);
    await lockManagedGroup(tx, actor, id);
    if (!accept) {
      if (!(await deleteRequest(tx, id, userId))) return;
      await publishToPerson(tx, id, userId);
      await publishToMembers(tx, id, actor.userId);
      return;
    }
    if (await hasRequested(tx, id, userId))
      await acceptRequest(tx, record, { groupId: id, userId, byId: actor.userId }, platform.now());
    else if ((await findMembership(tx, id, userId)) === null)
      throw new ApiError("NOT_FOUND", { message: "This request was withdrawn." });
  });
  return { ok: true };
}
