import type { Group, joinGroup as route, muteGroup as muteRoute } from "@lockstep/contract/groups.ts";
import type { RouteFields, RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isNeededAdmin, joinWay } from "@lockstep/domain/groups/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { retryOnDeadlock } from "../../platform/database/retry-on-deadlock.ts";
import type { Platform } from "../../platform/platform.ts";
import { refuseIfSuspended } from "../members/index.ts";
import { deleteGroup } from "./change-group.ts";
import { addMember } from "./add-member.ts";
import { deleteMember, deleteRequest, insertRequest, isInvited, updateMuted } from "./membership-store.ts";
import { getGroup, getVisibleGroup, isInviteOf, lockVisibleGroup, presentGroup } from "./present-group.ts";
import { countAdmins, findMembership } from "./store.ts";
import { publishToMembers, publishToPerson } from "./publish-change.ts";

/** Requests one person may send in an hour. */
const REQUESTS_AN_HOUR = 30;
/** Groups one person may join in an hour, and as many that they may leave: each is a message to all members. */
const JOINS_AN_HOUR = 60;

type JoinInput = { readonly id: string } & NonNullable<RouteParsed<typeof route>["body"]>;

/** Joins a group, or asks to join a private one. Who is in already stays in; who asked already has asked. */
export async function joinGroup(platform: Platform, actor: Actor, { id, invite, message = "" }: JoinInput): Promise<Group> {
  await refuseIfSuspended(platform.db, actor, platform.now());
  const { canJoin, joinAsks, hasRequested } = await getGroup(platform, actor, { id, invite });
  // Counted before the group is held: whoever holds it doesn't wait for a second connection.
  if (joinAsks && !hasRequested) await platform.limiter.take(`ask-to-join:${actor.userId}`, REQUESTS_AN_HOUR, 3600);
  if (canJoin && !joinAsks) await platform.limiter.take(`join-group:${actor.userId}`, JOINS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    const now = platform.now();
    const { userId } = actor;
    const group = await lockVisibleGroup(tx, actor, id);
    const membership = await findMembership(tx, id, userId);
    const holdsInvite = isInviteOf(group, invite) || (await isInvited(tx, id, userId));
    const way = joinWay(actor, group, membership, holdsInvite);
    if (way === "enter" && (await addMember(tx, record, { groupId: id, userId }, now))) await publishToPerson(tx, id, userId);
    if (way === "ask" && (await insertRequest(tx, id, userId, message, now))) {
      await record({ type: "group.requested", actorId: userId, payload: { groupId: id } });
      await publishToMembers(tx, id, userId);
    }
  });
  return getGroup(platform, actor, { id, invite });
}

/** Leaves a group, or takes a request back. The last to go takes the group along; its last picture is answered, with nobody in it. */
export async function leaveGroup(platform: Platform, actor: Actor, id: string): Promise<Group> {
  await platform.limiter.take(`leave-group:${actor.userId}`, JOINS_AN_HOUR, 3600);
  return retryOnDeadlock(() => leave(platform, actor, id));
}

async function leave(platform: Platform, actor: Actor, id: string): Promise<Group> {
  return platform.write(async (tx, record) => {
    const { userId } = actor;
    const group = await lockVisibleGroup(tx, actor, id, true);
    await deleteRequest(tx, id, userId);
    const membership = await findMembership(tx, id, userId);
    if (membership === null) return presentGroup(tx, actor, group);
    const size = { members: group.memberCount, admins: await countAdmins(tx, id) };
    if (isNeededAdmin(membership, size)) throw new ApiError("LAST_ADMIN");
    await deleteMember(tx, id, userId);
    await record({ type: "group.left", actorId: userId, payload: { groupId: id } });
    const left = { ...group, memberCount: Math.max(0, group.memberCount - 1) };
    const answer = await presentGroup(tx, actor, left);
    if (size.members <= 1) {
      await deleteGroup(tx, record, group, userId);
      return { ...answer, canJoin: false, canRead: false, canReport: false };
    }
    await publishToMembers(tx, id, userId);
    await publishToPerson(tx, id, userId);
    return answer;
  });
}

/** Whether the member muted the group. */
export async function muteGroup(platform: Platform, actor: Actor, { id, muted }: RouteFields<typeof muteRoute>): Promise<Group> {
  const group = await getVisibleGroup(platform.db, actor, id);
  if (!(await updateMuted(platform.db, id, actor.userId, muted)))
    throw new ApiError("NOT_A_MEMBER", { message: "Join the group first." });
  return presentGroup(platform.db, actor, group);
}
