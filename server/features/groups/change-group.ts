import type { Group, patchGroup } from "@lockstep/contract/groups.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { retryOnDeadlock } from "../../platform/database/retry-on-deadlock.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { DomainEvent } from "../../platform/events/outbox.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { refuseWords } from "../../platform/http/refuse-words.ts";
import type { Platform } from "../../platform/platform.ts";
import { refuseIfSuspended } from "../members/index.ts";
import { acceptRequest } from "./add-member.ts";
import { listRequesterIds } from "./membership-store.ts";
import { getGroup, lockManagedGroup } from "./present-group.ts";
import { deleteGroupRow, holdPeople, isCoverOf, listPicturesOf, updateGroup, type GroupChange, type GroupRow } from "./store.ts";
import { publishToEveryone, publishToMembers } from "./publish-change.ts";

/** Changes of groups one person may make in an hour: each is a message to all their members. */
const CHANGES_AN_HOUR = 60;

/** Changes what a group says of itself. Opening a private group lets in whoever waits to be. */
export async function changeGroup(
  platform: Platform,
  actor: Actor,
  { id, ...change }: RouteFields<typeof patchGroup>,
): Promise<Group> {
  await refuseIfSuspended(platform.db, actor, platform.now());
  refuseWords({ name: change.name, description: change.description, rules: change.rules });
  await platform.limiter.take(`change-group:${actor.userId}`, CHANGES_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    const now = platform.now();
    if (change.isPrivate === false) await holdPeople(tx, await listRequesterIds(tx, id));
    const { group } = await lockManagedGroup(tx, actor, id);
    const { coverImage } = change;
    if (typeof coverImage === "string" && coverImage !== group.coverImage && !(await isCoverOf(tx, id, coverImage)))
      throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "coverImage", message: "Please choose the picture again." }] });
    if (isSame(group, change)) return;
    await updateGroup(tx, id, change, now);
    if (group.isPrivate && change.isPrivate === false) {
      for (const userId of await listRequesterIds(tx, id))
        await acceptRequest(tx, record, { groupId: id, userId, byId: actor.userId }, now);
    }
    await publishToMembers(tx, id, null);
  });
  return getGroup(platform, actor, { id });
}

function isSame(group: GroupRow, change: GroupChange): boolean {
  return Object.entries(change).every(([name, value]) => value === undefined || value === group[name as keyof GroupChange]);
}

export async function removeGroup(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await retryOnDeadlock(() =>
    platform.write(async (tx, record) => {
      const { group } = await lockManagedGroup(tx, actor, id, true);
      await deleteGroup(tx, record, group, actor.userId);
    }),
  );
  return { ok: true };
}

/** Pictures that one event names. */
const MOST_PICTURES = 100;

/**
 * Deletes a group with everything in it and announces it, inside a transaction that has locked it for deletion. Its pictures are named in events, because
 * afterwards nothing says which they were.
 */
export async function deleteGroup(
  tx: Db,
  record: (event: DomainEvent) => Promise<unknown>,
  { id, name }: GroupRow,
  actorId: string,
): Promise<void> {
  const pictures = await listPicturesOf(tx, id);
  await deleteGroupRow(tx, id);
  for (let at = 0; at < pictures.length; at += MOST_PICTURES)
    await record({ type: "pictures.orphaned", actorId: null, payload: { urls: pictures.slice(at, at + MOST_PICTURES) } });
  await record({ type: "group.deleted", actorId, payload: { groupId: id, name } });
  await publishToEveryone(tx, id);
}
