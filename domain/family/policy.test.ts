import { describe, expect, test } from "vitest";
import { FAMILY_SIZE, invitationProblem, mayChangeEater, mayTakeOut, type InvitationFacts } from "./policy.ts";

describe("taking someone out", () => {
  test.each([
    ["owner", { isOwner: false, isSelf: false }, true],
    ["owner", { isOwner: true, isSelf: true }, false],
    ["member", { isOwner: false, isSelf: true }, true],
    ["member", { isOwner: false, isSelf: false }, false],
    ["member", { isOwner: true, isSelf: false }, false],
  ] as const)("%s, %o: %s", (role, member, may) => expect(mayTakeOut(role, member)).toBe(may));
});

test("a guest is everyone's to change, a member's entry their own", () => {
  expect([
    mayChangeEater("a", { userId: null }),
    mayChangeEater("a", { userId: "a" }),
    mayChangeEater("a", { userId: "b" }),
  ]).toEqual([true, true, false]);
});

describe("an invitation", () => {
  const open: InvitationFacts = {
    invitation: { email: null, isUsed: false, isExpired: false },
    family: { id: "family", size: FAMILY_SIZE - 1, isPaidFor: true },
    person: { email: "me@example.com", familyId: null },
  };
  const mailed = (email: string) => ({ invitation: { ...open.invitation, email } });

  test.each<[string, Partial<InvitationFacts>, string | null]>([
    ["is open to anyone", {}, null],
    ["is open to a visitor, whoever it was mailed to", { ...mailed("you@example.com"), person: null }, null],
    ["is open to its address", mailed("me@example.com"), null],
    ["isn't for another address", mailed("you@example.com"), "not-yours"],
    ["was used", { invitation: { email: null, isUsed: true, isExpired: true } }, "used"],
    ["is too old", { invitation: { email: null, isUsed: false, isExpired: true } }, "expired"],
    ["finds no place left", { family: { ...open.family, size: FAMILY_SIZE } }, "full"],
    ["isn't paid for", { family: { ...open.family, isPaidFor: false } }, "lapsed"],
    ["meets someone with a family", { person: { email: "me@example.com", familyId: "other" } }, "other-family"],
    [
      "meets someone who is in already",
      { invitation: { email: null, isUsed: true, isExpired: true }, person: { email: "me@example.com", familyId: "family" } },
      "already-in",
    ],
  ])("%s", (_what, changes, problem) => expect(invitationProblem({ ...open, ...changes })).toBe(problem));
});
