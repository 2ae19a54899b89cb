import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isShownTo, isSuspended, profileAbilities, type Visibility } from "./policy.ts";

const NO_BLOCKS = { byViewer: false, byOwner: false };
const privacy = (profileVisibility: Visibility, activityVisibility: Visibility = "everyone") => ({
  userId: "owner",
  profileVisibility,
  activityVisibility,
});

describe("who is shown what", () => {
  test.each([
    ["everyone", null, true],
    ["everyone", "other", true],
    ["everyone", "owner", true],
    ["members", null, false],
    ["members", "other", true],
    ["members", "owner", true],
    ["only_me", null, false],
    ["only_me", "other", false],
    ["only_me", "owner", true],
  ] as const)("%s to %s: %s", (visibility, viewer, expected) => {
    expect(isShownTo(visibility, "owner", viewer)).toBe(expected);
  });
});

describe("blocks", () => {
  test.each([
    [
      { byViewer: false, byOwner: true },
      { canKnow: false, canReport: false },
    ],
    [
      { byViewer: true, byOwner: false },
      { canKnow: true, canSeeProfile: false, canFollow: false, canBlock: false, canReport: true },
    ],
    [
      { byViewer: true, byOwner: true },
      { canKnow: true, canSeeProfile: false, canSeeActivity: false },
    ],
  ])("%j", (blocks, expected) => {
    expect(profileAbilities(privacy("everyone"), "other", blocks)).toMatchObject(expected);
  });
});

test("whatever the settings: activity never shows where the profile doesn't, and nobody acts on themselves or as a visitor", () => {
  const visibility = fc.constantFrom<Visibility>("everyone", "members", "only_me");
  const check = fc.check(
    fc.property(
      visibility,
      visibility,
      fc.constantFrom(null, "owner", "other"),
      fc.boolean(),
      fc.boolean(),
      (profile, activity, viewer, byViewer, byOwner) => {
        const blocks = viewer === "other" ? { byViewer, byOwner } : NO_BLOCKS;
        const can = profileAbilities(privacy(profile, activity), viewer, blocks);
        const isBlocked = blocks.byViewer || blocks.byOwner;
        return (
          (!can.canSeeActivity || can.canSeeProfile) &&
          (!can.canSeeProfile || !isBlocked) &&
          (viewer === "other" || !(can.canFollow || can.canBlock || can.canReport)) &&
          (viewer !== "owner" || can.canSeeActivity)
        );
      },
    ),
  );
  expect(check).toMatchObject({ failed: false });
});

describe("a suspension", () => {
  const at = (text: string): Date => new Date(text);
  test.each([
    [null, false],
    [at("2026-01-01T11:59:59Z"), false],
    [at("2026-01-01T12:00:00Z"), false],
    [at("2026-01-01T12:00:01Z"), true],
    [at("9999-12-31T00:00:00Z"), true],
    [at("infinity"), true],
  ])("until %s", (until, expected) => {
    expect(isSuspended(until, at("2026-01-01T12:00:00Z"))).toBe(expected);
  });
});
