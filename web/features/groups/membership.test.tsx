// @vitest-environment happy-dom
import type { GroupCard } from "@lockstep/contract/groups.ts";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { missingIn } from "./group-fields.tsx";
import { ICON_CHOICES, lookOf } from "./icons.ts";
import { changeGroup, forgetGroup, groupKeys } from "./queries.ts";
import { wished } from "./use-membership.ts";
import { asksToJoin, membersText, postsText } from "./words.ts";

const card: GroupCard = {
  id: "a",
  name: "Runners",
  description: "We run.",
  icon: "🏃",
  coverImage: null,
  memberCount: 3,
  postCount: 0,
  isPrivate: false,
  isMember: false,
  isAdmin: false,
  hasRequested: false,
};

describe("a wish, shown before the answer", () => {
  test.each([
    ["joining", card, "in", { isMember: true, memberCount: 4 }],
    ["joining what one is in", { ...card, isMember: true }, "in", { isMember: true, memberCount: 3 }],
    ["asking", { ...card, isPrivate: true }, "in", { isMember: false, hasRequested: true, memberCount: 3 }],
    ["leaving", { ...card, isMember: true, isAdmin: true }, "out", { isMember: false, isAdmin: false, memberCount: 2 }],
    ["leaving with an old count", { ...card, isMember: true, memberCount: 0 }, "out", { isMember: false, memberCount: 0 }],
    ["taking a request back", { ...card, isPrivate: true, hasRequested: true }, "out", { hasRequested: false, memberCount: 3 }],
  ] as const)("%s", (_name, group, wish, expected) => {
    expect(wished({ group, wish })(group)).toEqual({ ...group, ...expected });
  });

  test("an invited person joins a private group at once", () => {
    expect(asksToJoin(Object.assign({ joinAsks: false }, card, { isPrivate: true }))).toBe(false);
    expect(asksToJoin({ ...card, isPrivate: true })).toBe(true);
  });
});

describe("the kept groups", () => {
  const kept = () => {
    const queryClient = new QueryClient();
    const key = [...groupKeys.lists("me"), { query: "", mine: false }];
    const page = { items: [card, { ...card, id: "b" }], nextCursor: null };
    queryClient.setQueryData(key, { pages: [page], pageParams: [null] });
    queryClient.setQueryData([...groupKeys.ones("me", "a"), null], { ...card, rules: "Be kind." });
    const items = () => queryClient.getQueryData<{ pages: { items: GroupCard[] }[] }>(key)?.pages.flatMap((each) => each.items);
    return { queryClient, items, one: () => queryClient.getQueryData([...groupKeys.ones("me", "a"), null]) };
  };

  test("change in the list and on the group's own page, and nowhere else", () => {
    const { queryClient, items, one } = kept();
    changeGroup(queryClient, "me", "a", (group) => ({ ...group, memberCount: 9 }));
    expect(items()?.map(({ memberCount }) => memberCount)).toEqual([9, 3]);
    expect(one()).toMatchObject({ memberCount: 9, rules: "Be kind." });
    changeGroup(queryClient, "somebody else", "a", (group) => ({ ...group, memberCount: 1 }));
    expect(items()?.[0]?.memberCount).toBe(9);
  });

  test("forget one that is gone", () => {
    const { queryClient, items, one } = kept();
    forgetGroup(queryClient, "me", "a");
    expect(items()?.map(({ id }) => id)).toEqual(["b"]);
    expect(one()).toBeUndefined();
  });
});

test("twelve icons, each with a name and its own figure", () => {
  const looks = ICON_CHOICES.map(lookOf);
  expect(looks).toHaveLength(12);
  expect(new Set(looks.map(({ name }) => name)).size).toBe(12);
  expect(new Set(looks.map(({ figure }) => figure.movement)).size).toBe(12);
  expect(lookOf("🦄")).toBe(lookOf("👥"));
});

test("name and description are required", () => {
  expect(Object.keys(missingIn({ name: " ", description: "\n" }))).toEqual(["name", "description"]);
  expect(missingIn({ name: "A", description: "B" })).toEqual({});
});

test("counts read well", () => {
  expect([membersText(1), membersText(1248), postsText(0), postsText(1)]).toEqual([
    "1 member",
    "1,248 members",
    "0 posts",
    "1 post",
  ]);
});
