import { describe, expect, test } from "vitest";
import type { Actor } from "../accounts/actor.ts";
import {
  FOR_GOOD_MS,
  isOpenTo,
  mayAct,
  mayModerate,
  mayReport,
  openActions,
  suspensionEnd,
  vouchesForText,
  type ModerationAction,
  type SubjectFacts,
} from "./policy.ts";

const moderator: Actor = { userId: "mod", role: "moderator" };
const member: Actor = { userId: "someone", role: "member" };
const author = { id: "author", role: "member", isSuspended: false } as const;
const subject = (facts: Partial<SubjectFacts> = {}): SubjectFacts => ({
  type: "post",
  state: "visible",
  isWaiting: true,
  member: author,
  ...facts,
});
const ALL: readonly ModerationAction[] = ["hide", "restore", "approve", "dismiss", "warn", "suspend", "unsuspend"];

test("only moderators moderate, whatever it is", () => {
  expect(mayModerate(moderator)).toBe(true);
  expect(mayModerate(member)).toBe(false);
  for (const action of ALL) expect(mayAct(member, action, subject(), true)).toBe(false);
  expect(openActions(member, subject(), true)).toEqual([]);
});

test("nobody reports their own; what belongs to nobody anymore can be", () => {
  expect(mayReport(member, "someone")).toBe(false);
  expect(mayReport(member, "author")).toBe(true);
  expect(mayReport(member, null)).toBe(true);
});

describe("what is offered", () => {
  test.each<[string, Partial<SubjectFacts>, ModerationAction[]]>([
    ["a reported post", {}, ["hide", "dismiss", "warn", "suspend"]],
    ["a held post", { state: "held" }, ["approve", "hide", "warn", "suspend"]],
    ["a hidden post, reported again", { state: "hidden" }, ["restore", "dismiss", "warn", "suspend"]],
    ["a hidden post that nobody reports", { state: "hidden", isWaiting: false }, ["restore"]],
    ["a post its author deleted", { state: "deleted" }, ["hide", "dismiss", "warn", "suspend"]],
    ["a visible post that nobody reports", { isWaiting: false }, ["hide"]],
    ["a member", { type: "member" }, ["clear_text", "clear_name", "dismiss", "warn", "suspend"]],
    [
      "a suspended member",
      { type: "member", member: { ...author, isSuspended: true } },
      ["clear_text", "clear_name", "dismiss", "warn", "suspend", "unsuspend"],
    ],
    ["a group whose founder is gone", { type: "group", member: null }, ["hide", "clear_text", "clear_name", "dismiss"]],
    ["something that is gone", { state: "gone", member: null }, ["dismiss"]],
    ["a moderator's post", { member: { ...author, role: "moderator" } }, ["hide", "dismiss"]],
    ["the moderator's own post", { member: { id: "mod", role: "moderator", isSuspended: false } }, []],
  ])("for %s", (_, facts, expected) => {
    expect(openActions(moderator, subject(facts), false)).toEqual(expected);
  });

  test("the only moderator judges their own posts too, and never their own account", () => {
    const own = subject({ state: "held", member: { id: "mod", role: "moderator", isSuspended: false } });
    expect(openActions(moderator, own, true)).toEqual(["approve", "hide"]);
  });
});

test("an action that is done isn't open a second time", () => {
  expect(isOpenTo("hide", subject({ state: "hidden" }))).toBe(false);
  expect(isOpenTo("restore", subject())).toBe(false);
  expect(isOpenTo("approve", subject())).toBe(false);
  expect(isOpenTo("dismiss", subject({ isWaiting: false }))).toBe(false);
  expect(isOpenTo("warn", subject({ isWaiting: false }))).toBe(false);
  expect(isOpenTo("unsuspend", subject())).toBe(false);
});

describe("a suspension's end", () => {
  test("for good is the year 9999", () => expect(new Date(FOR_GOOD_MS).toISOString()).toBe("9999-12-31T00:00:00.000Z"));

  const now = Date.parse("2026-03-01T00:00:00Z");
  const day = 86_400_000;
  test.each([
    [1, null, now + day],
    [30, now - day, now + 30 * day],
    [1, now + 7 * day, now + 7 * day],
    [null, now + 7 * day, FOR_GOOD_MS],
    [7, FOR_GOOD_MS, FOR_GOOD_MS],
  ])("%s days while it lasts until %s", (days, current, expected) => {
    expect(suspensionEnd(days, now, current)).toBe(expected);
  });
});

test("approving, restoring and dismissing let a text stand as it was read", () => {
  expect(ALL.filter(vouchesForText).toSorted()).toEqual(["approve", "dismiss", "restore"]);
});
