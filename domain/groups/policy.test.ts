import { describe, expect, test } from "vitest";
import type { Actor } from "../accounts/actor.ts";
import {
  isNeededAdmin,
  joinWay,
  mayCommentInGroup,
  mayInviteToGroup,
  mayLeaveGroup,
  mayManageGroup,
  mayPostInGroup,
  mayReadGroup,
  maySeeGroup,
  maySeeGroupCover,
  memberAbilities,
  type GroupFacts,
  type MembershipFacts,
} from "./policy.ts";

const person: Actor = { userId: "a", role: "member" };
const moderator: Actor = { userId: "m", role: "moderator" };
const member: MembershipFacts = { isAdmin: false };
const admin: MembershipFacts = { isAdmin: true };
const open: GroupFacts = { isPrivate: false, isHidden: false };
const closed: GroupFacts = { isPrivate: true, isHidden: false };
const hidden: GroupFacts = { isPrivate: false, isHidden: true };
const hiddenClosed: GroupFacts = { isPrivate: true, isHidden: true };

/** Who, in which place: see, read, post, comment, manage, invite. */
const TABLE: readonly (readonly [string, GroupFacts, Actor | null, MembershipFacts | null, string])[] = [
  ["a visitor, public", open, null, null, "see read"],
  ["a stranger, public", open, person, null, "see read comment"],
  ["a member, public", open, person, member, "see read post comment invite"],
  ["an admin, public", open, person, admin, "see read post comment manage invite"],
  ["a moderator, public", open, moderator, null, "see read comment"],
  ["a visitor, private", closed, null, null, "see"],
  ["a stranger, private", closed, person, null, "see"],
  ["a member, private", closed, person, member, "see read post comment"],
  ["an admin, private", closed, person, admin, "see read post comment manage invite"],
  ["a moderator, private", closed, moderator, null, "see read"],
  ["a visitor, hidden", hidden, null, null, ""],
  ["a stranger, hidden", hidden, person, null, ""],
  ["a member, hidden", hidden, person, member, ""],
  ["an admin, hidden", hidden, person, admin, ""],
  ["a moderator, hidden", hidden, moderator, null, "see read comment"],
  ["an admin, private and hidden", hiddenClosed, person, admin, ""],
  ["a moderator, private and hidden", hiddenClosed, moderator, null, "see read"],
];

test.each(TABLE)("the cover is seen by whoever reads the group or was invited: %s", (_name, group, actor, membership, rights) => {
  expect(maySeeGroupCover(actor, group, membership, false)).toBe(rights.includes("read"));
  expect(maySeeGroupCover(actor, group, membership, true)).toBe(rights.includes("see"));
});

describe("rights in a group", () => {
  test.each(TABLE)("%s", (_name, group, actor, membership, expected) => {
    const rights = {
      see: maySeeGroup(actor, group),
      read: mayReadGroup(actor, group, membership),
      post: mayPostInGroup(actor, group, membership),
      comment: mayCommentInGroup(actor, group, membership),
      manage: mayManageGroup(actor, group, membership),
      invite: mayInviteToGroup(actor, group, membership),
    };
    const granted = Object.entries(rights).flatMap(([name, isGranted]) => (isGranted ? [name] : []));
    expect(granted.join(" ")).toBe(expected);
  });
});

test.each([
  ["a visitor", open, null, null, true, "none"],
  ["a stranger of a public group", open, person, null, false, "enter"],
  ["a stranger of a private group", closed, person, null, false, "ask"],
  ["an invited stranger of a private group", closed, person, null, true, "enter"],
  ["a member", closed, person, member, true, "none"],
  ["a moderator of a private group", closed, moderator, null, false, "ask"],
  ["someone invited to a hidden group", hidden, person, null, true, "none"],
] as const)("how %s gets in", (_name, group, actor, membership, isInvited, way) => {
  expect(joinWay(actor, group, membership, isInvited)).toBe(way);
});

test.each([
  ["a member among others", member, 5, 1, true],
  ["the last admin among others", admin, 5, 1, false],
  ["one of two admins", admin, 5, 2, true],
  ["the only one in the group", admin, 1, 1, true],
  ["the only one in the group, without a role", member, 1, 0, true],
  ["someone who isn't in it", null, 5, 1, false],
] as const)("whether %s may leave", (_name, membership, members, admins, may) => {
  expect(mayLeaveGroup(membership, { members, admins })).toBe(may);
  if (membership !== null) expect(isNeededAdmin(membership, { members, admins })).toBe(!may);
});

test.each([
  ["a member, seen by a member", false, { isAdmin: false, isOwn: false }, 1, ""],
  ["a member, seen by an admin", true, { isAdmin: false, isOwn: false }, 1, "canPromote canRemove"],
  ["another admin, seen by an admin", true, { isAdmin: true, isOwn: false }, 2, "canDemote canRemove"],
  ["the last admin, seen by themselves", true, { isAdmin: true, isOwn: true }, 1, ""],
  ["one of two admins, seen by themselves", true, { isAdmin: true, isOwn: true }, 2, "canDemote"],
] as const)("what may be done about %s", (_name, canManage, row, admins, expected) => {
  const granted = Object.entries(memberAbilities(canManage, row, admins)).flatMap(([name, isGranted]) =>
    isGranted ? [name] : [],
  );
  expect(granted.join(" ")).toBe(expected);
});
