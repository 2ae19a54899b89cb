import { describe, expect, test } from "vitest";
import {
  commentAbilities,
  mayPostInGroup,
  mayRestore,
  maySeeComment,
  maySeePost,
  postAbilities,
  type GroupStanding,
  type PostFacts,
  type WritingState,
} from "./policy.ts";

const AUTHOR = { userId: "author", role: "member" } as const;
const OTHER = { userId: "other", role: "member" } as const;
const MODERATOR = { userId: "moderator", role: "moderator" } as const;
const OPEN: GroupStanding = { isPrivate: false, isHidden: false, isMember: false, isAdmin: false };
const CLOSED: GroupStanding = { ...OPEN, isPrivate: true };
const post = (change: Partial<PostFacts> = {}): PostFacts => ({
  authorId: "author",
  state: "visible",
  group: null,
  isBlocked: false,
  ...change,
});

describe("a post is seen", () => {
  const people = [null, OTHER, AUTHOR, MODERATOR];
  test.each<[string, PostFacts, readonly boolean[]]>([
    ["public", post(), [true, true, true, true]],
    ["held", post({ state: "held" }), [false, false, true, true]],
    ["hidden", post({ state: "hidden" }), [false, false, true, true]],
    ["deleted", post({ state: "deleted" }), [false, false, false, false]],
    ["behind a block", post({ isBlocked: true }), [false, false, true, true]],
    ["in a public group", post({ group: OPEN }), [true, true, true, true]],
    ["in a private group, from outside", post({ group: CLOSED }), [false, false, false, true]],
    ["in a private group, by a member", post({ group: { ...CLOSED, isMember: true } }), [true, true, true, true]],
    ["in a hidden group, by a member", post({ group: { ...OPEN, isHidden: true, isMember: true } }), [false, false, false, true]],
  ])("%s: visitor, member, author, moderator", (_name, facts, expected) => {
    expect(people.map((actor) => maySeePost(actor, facts))).toEqual(expected);
  });
});

describe("what may be done with a post", () => {
  const can = (actor: Parameters<typeof postAbilities>[0], facts: PostFacts): string =>
    Object.entries(postAbilities(actor, facts))
      .filter(([, may]) => may)
      .map(([name]) => name.slice(3))
      .join(" ");
  test.each<[string, Parameters<typeof postAbilities>[0], PostFacts, string]>([
    ["a visitor", null, post(), ""],
    ["a member", OTHER, post(), "Comment Like Report"],
    ["the author", AUTHOR, post(), "Edit Delete Comment Like"],
    ["a moderator", MODERATOR, post(), "Comment Like Report"],
    ["the author of a held one", AUTHOR, post({ state: "held" }), "Edit Delete"],
    ["the author of a hidden one", AUTHOR, post({ state: "hidden" }), "Delete"],
    ["a moderator with a held one", MODERATOR, post({ state: "held" }), "Report"],
    ["someone blocked", OTHER, post({ isBlocked: true }), ""],
    ["a moderator who is blocked", MODERATOR, post({ isBlocked: true }), "Report"],
    ["the author of a deleted one", AUTHOR, post({ state: "deleted" }), ""],
    ["a stranger to the public group", OTHER, post({ group: OPEN }), "Comment Like Report"],
    ["the group's admin", OTHER, post({ group: { ...CLOSED, isMember: true, isAdmin: true } }), "Delete Comment Like Report Pin"],
    ["a moderator outside the private group", MODERATOR, post({ group: CLOSED }), "Report"],
    ["a member of a hidden group", OTHER, post({ group: { ...OPEN, isMember: true, isHidden: true } }), ""],
  ])("%s", (_name, actor, facts, expected) => {
    expect(can(actor, facts)).toBe(expected);
  });
});

test("a comment is seen where its post is, and by who may see it", () => {
  const comment = (state: WritingState, change: Partial<PostFacts> = {}, isBlocked = false) => ({
    authorId: "commenter",
    state,
    isBlocked,
    post: post(change),
  });
  const COMMENTER = { userId: "commenter", role: "member" } as const;
  expect([null, OTHER, COMMENTER, MODERATOR].map((actor) => maySeeComment(actor, comment("visible")))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([null, OTHER, COMMENTER, MODERATOR].map((actor) => maySeeComment(actor, comment("held")))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(
    [null, OTHER, COMMENTER, MODERATOR].map((actor) => maySeeComment(actor, comment("visible", { state: "hidden" }))),
  ).toEqual([false, false, false, true]);
  expect(maySeeComment(OTHER, comment("visible", {}, true))).toBe(false);
  expect(maySeeComment(COMMENTER, comment("deleted"))).toBe(false);
  expect(commentAbilities(COMMENTER, comment("visible"))).toEqual({ canEdit: true, canDelete: true, canReport: false });
  expect(commentAbilities(COMMENTER, comment("hidden"))).toEqual({ canEdit: false, canDelete: true, canReport: false });
  expect(commentAbilities(OTHER, comment("visible"))).toEqual({ canEdit: false, canDelete: false, canReport: true });
  const admin = comment("visible", { group: { ...OPEN, isMember: true, isAdmin: true } });
  expect(commentAbilities(OTHER, admin)).toEqual({ canEdit: false, canDelete: true, canReport: true });
  expect(commentAbilities(null, comment("visible"))).toEqual({ canEdit: false, canDelete: false, canReport: false });
});

test("only members post in a group, and nobody in a hidden one", () => {
  expect(mayPostInGroup(OPEN)).toBe(false);
  expect(mayPostInGroup({ ...OPEN, isMember: true })).toBe(true);
  expect(mayPostInGroup({ ...OPEN, isMember: true, isHidden: true })).toBe(false);
});

test("a deletion is taken back within a day by who deleted", () => {
  const deletedAt = new Date("2026-03-04T12:00:00Z");
  const at = (hours: number) => new Date(deletedAt.getTime() + hours * 3_600_000);
  expect(mayRestore(AUTHOR, { deletedBy: "author", deletedAt }, at(24))).toBe(true);
  expect(mayRestore(AUTHOR, { deletedBy: "author", deletedAt }, at(24.1))).toBe(false);
  expect(mayRestore(AUTHOR, { deletedBy: "other", deletedAt }, at(1))).toBe(false);
  expect(mayRestore(AUTHOR, { deletedBy: null, deletedAt: null }, at(1))).toBe(false);
});
