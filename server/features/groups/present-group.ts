import type { getGroup as route, Group } from "@lockstep/contract/groups.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import {
  joinWay,
  mayInviteToGroup,
  mayLeaveGroup,
  mayManageGroup,
  mayPostInGroup,
  mayReadGroup,
  maySeeGroup,
  maySeeGroupCover,
} from "@lockstep/domain/groups/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { isInvited } from "./membership-store.ts";
import { findGroup, findMembership, findStanding, holdPeople, lockGroup, type GroupRow, type MembershipRow } from "./store.ts";

/** The group, unless it is gone or hidden from the caller. */
export async function getVisibleGroup(db: Db, actor: Actor | null, id: string): Promise<GroupRow> {
  return known(actor, await findGroup(db, id));
}

/** As {@link getVisibleGroup}, held until the transaction ends, after the caller's own row. */
export async function lockVisibleGroup(tx: Db, actor: Actor, id: string, forDeletion = false): Promise<GroupRow> {
  await holdPeople(tx, [actor.userId]);
  return known(actor, await lockGroup(tx, id, forDeletion));
}

function known(actor: Actor | null, group: GroupRow | null): GroupRow {
  if (group === null || !maySeeGroup(actor, group)) throw new ApiError("NOT_FOUND");
  return group;
}

/** The group and the caller's place in it, when they look after it; FORBIDDEN for everyone else. */
export async function lockManagedGroup(
  tx: Db,
  actor: Actor,
  id: string,
  forDeletion = false,
): Promise<{ readonly group: GroupRow; readonly membership: MembershipRow }> {
  const group = await lockVisibleGroup(tx, actor, id, forDeletion);
  const membership = await findMembership(tx, id, actor.userId);
  if (membership === null || !mayManageGroup(actor, group, membership)) throw new ApiError("FORBIDDEN");
  return { group, membership };
}

/** As {@link lockManagedGroup}, for reading. */
export async function getManagedGroup(db: Db, actor: Actor, id: string): Promise<GroupRow> {
  const group = await getVisibleGroup(db, actor, id);
  if (!mayManageGroup(actor, group, await findMembership(db, id, actor.userId))) throw new ApiError("FORBIDDEN");
  return group;
}

export function isInviteOf(group: GroupRow, invite: string | undefined): boolean {
  return group.inviteToken !== null && invite === group.inviteToken;
}

/** Whether the caller may see the group's cover, with or without an invite link, as on its page. */
export async function maySeeCover(db: Db, actor: Actor | null, group: GroupRow, invite: string | undefined): Promise<boolean> {
  const membership = actor === null ? null : await findMembership(db, group.id, actor.userId);
  const holdsInvite = isInviteOf(group, invite) || (actor !== null && (await isInvited(db, group.id, actor.userId)));
  return maySeeGroupCover(actor, group, membership, holdsInvite);
}

/** A group as its caller sees it, with what they may do. */
export async function presentGroup(db: Db, actor: Actor | null, group: GroupRow, invite?: string): Promise<Group> {
  const standing = await findStanding(db, group, actor?.userId ?? null);
  const { membership, admins } = standing;
  const holdsInvite = standing.isInvited || isInviteOf(group, invite);
  const way = joinWay(actor, group, membership, holdsInvite);
  const canRead = mayReadGroup(actor, group, membership);
  const canManage = mayManageGroup(actor, group, membership);
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    icon: group.icon,
    coverImage: maySeeGroupCover(actor, group, membership, holdsInvite) ? group.coverImage : null,
    memberCount: group.memberCount,
    postCount: group.postCount,
    isPrivate: group.isPrivate,
    isMember: membership !== null,
    isAdmin: membership?.isAdmin ?? false,
    hasRequested: standing.hasRequested,
    rules: group.rules,
    createdBy: standing.createdBy,
    createdAt: group.createdAt.toISOString(),
    isMuted: membership?.isMuted ?? false,
    canRead,
    canPost: mayPostInGroup(actor, group, membership),
    canJoin: way !== "none" && !(way === "ask" && standing.hasRequested),
    joinAsks: way === "ask",
    canLeave: mayLeaveGroup(membership, { members: group.memberCount, admins }),
    canManage,
    canInvite: mayInviteToGroup(actor, group, membership),
    canReport: actor !== null && !canManage,
    isLastMember: membership !== null && group.memberCount === 1,
    isHidden: group.isHidden,
    requestCount: canManage ? standing.requests : null,
  };
}

export async function getGroup({ db }: Platform, actor: Actor | null, { id, invite }: RouteFields<typeof route>): Promise<Group> {
  return presentGroup(db, actor, await getVisibleGroup(db, actor, id), invite);
}
