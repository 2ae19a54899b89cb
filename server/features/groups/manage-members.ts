import type { GroupMember, listGroupMembers as route, patchGroupMember, removeGroupMember } from "@lockstep/contract/groups.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isNeededAdmin, mayManageGroup, mayReadGroup, memberAbilities } from "@lockstep/domain/groups/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { readCursor, writeCursor } from "./cursors.ts";
import {
  deleteInvitation,
  deleteMember,
  findListedMember,
  listMembers,
  updateAdmin,
  type ListedMember,
} from "./membership-store.ts";
import { getVisibleGroup, lockManagedGroup } from "./present-group.ts";
import { countAdmins, findMembership } from "./store.ts";
import { publishToMembers, publishToPerson } from "./publish-change.ts";

const PAGE_SIZE = 30;
/** Roles one person may change in an hour: each is a message to all members. */
const ROLES_AN_HOUR = 60;

/** A page of a group's members for whoever may read it. */
export async function listGroupMembers(
  { db }: Platform,
  actor: Actor | null,
  { id, order, cursor }: RouteFields<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const group = await getVisibleGroup(db, actor, id);
  const userId = actor?.userId ?? null;
  const membership = userId === null ? null : await findMembership(db, id, userId);
  if (!mayReadGroup(actor, group, membership)) throw new ApiError("NOT_FOUND");
  const byRank = order === "rank";
  const canManage = mayManageGroup(actor, group, membership);
  const how = { byRank, exceptBlockedOf: byRank && canManage ? null : userId };
  const [rows, admins] = await Promise.all([
    listMembers(db, id, how, readCursor(cursor), PAGE_SIZE + 1),
    canManage ? countAdmins(db, id) : 0,
  ]);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const isMore = rows.length > PAGE_SIZE && last !== undefined;
  return {
    items: page.map((row) => presentMember(row, userId, canManage, admins)),
    nextCursor: isMore ? writeCursor({ isAdmin: last.isAdmin, at: last.joinedAt, id: last.id }) : null,
  };
}

function presentMember(row: ListedMember, userId: string | null, canManage: boolean, admins: number): GroupMember {
  const isOwn = row.member.id === userId;
  return {
    id: row.id,
    member: row.member,
    isAdmin: row.isAdmin,
    joinedAt: row.joinedAt.toISOString(),
    isOwn,
    ...memberAbilities(canManage, { isAdmin: row.isAdmin, isOwn }, admins),
  };
}

/** Makes a member an admin, or an admin a plain member. With the group locked, two who demote each other leave one. */
export async function changeRole(
  platform: Platform,
  actor: Actor,
  { id, userId, isAdmin }: RouteFields<typeof patchGroupMember>,
): Promise<GroupMember> {
  await platform.limiter.take(`change-role:${actor.userId}`, ROLES_AN_HOUR, 3600);
  return platform.write(async (tx, record) => {
    const { group } = await lockManagedGroup(tx, actor, id);
    const membership = await findMembership(tx, id, userId);
    if (membership === null) throw new ApiError("NOT_FOUND");
    if (membership.isAdmin !== isAdmin) {
      const size = { members: group.memberCount, admins: await countAdmins(tx, id) };
      if (!isAdmin && (size.admins <= 1 || isNeededAdmin(membership, size))) throw new ApiError("LAST_ADMIN");
      await updateAdmin(tx, id, userId, isAdmin);
      if (isAdmin) await record({ type: "group.promoted", actorId: actor.userId, payload: { groupId: id, userId } });
      await publishToMembers(tx, id, actor.userId);
      await publishToPerson(tx, id, userId);
    }
    const row = await findListedMember(tx, id, userId);
    if (row === null) throw new ApiError("NOT_FOUND");
    // Whoever steps down manages no longer.
    const canManage = userId !== actor.userId || isAdmin;
    return presentMember(row, actor.userId, canManage, await countAdmins(tx, id));
  });
}

/** Takes a member out; one who is out already is fine. Oneself one doesn't remove: one leaves. */
export async function removeMember(
  platform: Platform,
  actor: Actor,
  { id, userId }: RouteFields<typeof removeGroupMember>,
): Promise<{ ok: true }> {
  await platform.write(async (tx, record) => {
    await lockManagedGroup(tx, actor, id, true);
    if (userId === actor.userId) throw new ApiError("FORBIDDEN", { message: "To remove yourself, leave the group." });
    await deleteInvitation(tx, id, userId);
    if (!(await deleteMember(tx, id, userId))) return;
    await record({ type: "group.left", actorId: userId, payload: { groupId: id, removedBy: actor.userId } });
    await publishToMembers(tx, id, actor.userId);
    await publishToPerson(tx, id, userId);
  });
  return { ok: true };
}
