import type { Actor } from "../accounts/actor.ts";

/** A group, as far as rights go. */
export interface GroupFacts {
  readonly isPrivate: boolean;
  /** A moderator took it away. */
  readonly isHidden: boolean;
}

/** Someone's place in a group. */
export interface MembershipFacts {
  readonly isAdmin: boolean;
}

/** How many are in a group, and how many of them look after it. */
export interface GroupSize {
  readonly members: number;
  readonly admins: number;
}

/** What pressing "Join" does: enters, asks the admins, or nothing. */
export type JoinWay = "enter" | "ask" | "none";

/** Whether someone (null: a visitor) may know of a group. One that was hidden exists for moderators only, not even for its admins. */
export function maySeeGroup(actor: Actor | null, group: GroupFacts): boolean {
  return !group.isHidden || actor?.role === "moderator";
}

/**
 * Whether someone (null: a visitor) may read a group's posts and members: everyone in a public group, its members in a private one. Moderators read
 * everywhere, because reports come from everywhere.
 */
export function mayReadGroup(actor: Actor | null, group: GroupFacts, membership: MembershipFacts | null): boolean {
  return maySeeGroup(actor, group) && (!group.isPrivate || membership !== null || actor?.role === "moderator");
}

/** Whether someone may see a group's cover: whoever reads the group, and whoever holds its invite link or was invited by name, to know it again. */
export function maySeeGroupCover(
  actor: Actor | null,
  group: GroupFacts,
  membership: MembershipFacts | null,
  isInvited: boolean,
): boolean {
  return maySeeGroup(actor, group) && (isInvited || mayReadGroup(actor, group, membership));
}

/** Only members post, moderators of the site included. */
export function mayPostInGroup(actor: Actor | null, group: GroupFacts, membership: MembershipFacts | null): boolean {
  return actor !== null && membership !== null && maySeeGroup(actor, group);
}

/** Any signed-in person may comment where they may read, as long as they are in the group or it is public. */
export function mayCommentInGroup(actor: Actor | null, group: GroupFacts, membership: MembershipFacts | null): boolean {
  return actor !== null && maySeeGroup(actor, group) && (!group.isPrivate || membership !== null);
}

/** How someone gets into a group. `isInvited`: they hold its invite link, or were invited by name. */
export function joinWay(actor: Actor | null, group: GroupFacts, membership: MembershipFacts | null, isInvited: boolean): JoinWay {
  if (actor === null || membership !== null || !maySeeGroup(actor, group)) return "none";
  return group.isPrivate && !isInvited ? "ask" : "enter";
}

/** Whether someone looks after a group: its admins do; the site's moderators don't, they hide it. */
export function mayManageGroup(actor: Actor | null, group: GroupFacts, membership: MembershipFacts | null): boolean {
  return actor !== null && membership?.isAdmin === true && maySeeGroup(actor, group);
}

/** Whether someone may invite others: any member of a public group, the admins of a private one. */
export function mayInviteToGroup(actor: Actor | null, group: GroupFacts, membership: MembershipFacts | null): boolean {
  if (actor === null || membership === null || !maySeeGroup(actor, group)) return false;
  return !group.isPrivate || membership.isAdmin;
}

/** Whether taking one admin out, or back to a plain member, would leave others without any. */
export function isNeededAdmin(membership: MembershipFacts, size: GroupSize): boolean {
  return membership.isAdmin && size.admins <= 1 && size.members > 1;
}

/** Whether a member may leave: not the last admin while others stay. The very last member may; the group goes with them. */
export function mayLeaveGroup(membership: MembershipFacts | null, size: GroupSize): boolean {
  return membership !== null && !isNeededAdmin(membership, size);
}

/** What an admin may do about one member, themselves included. */
export interface MemberAbilities {
  readonly canPromote: boolean;
  readonly canDemote: boolean;
  readonly canRemove: boolean;
}

/**
 * What someone may do about a member of a group they may manage or not. Admins make each other and unmake each other; nobody removes themselves (they
 * leave), and the last admin stays one.
 */
export function memberAbilities(
  canManage: boolean,
  member: MembershipFacts & { readonly isOwn: boolean },
  admins: number,
): MemberAbilities {
  if (!canManage) return { canPromote: false, canDemote: false, canRemove: false };
  return {
    canPromote: !member.isAdmin,
    canDemote: member.isAdmin && admins > 1,
    canRemove: !member.isOwn,
  };
}
