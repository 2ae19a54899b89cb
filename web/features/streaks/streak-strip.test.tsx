import type { Streak } from "@lockstep/contract/streaks.ts";
import { expect, it } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { StreakStrip } from "./streak-strip.tsx";

const { page, show } = testPage();

const streak = (currentCount: number): Streak => ({
  id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f111",
  streakType: "workout",
  currentCount,
  longestCount: Math.max(3, currentCount),
  lastDay: null,
  frozenDays: [],
  hasFreeze: true,
});

/** How full the bar is, from 0 to 1. */
function fullness(count: number): number {
  show(<StreakStrip streaks={[streak(count)]} />);
  const fills = [...page.querySelectorAll<HTMLElement>(".steps i")].map(({ style }) => Number(style.getPropertyValue("--fill")));
  return fills.reduce((sum, fill) => sum + fill, 0) / fills.length;
}

it.each([
  [0, 0],
  [3, 3 / 7],
  [6, 6 / 7],
])("a streak of %i fills its share of the bar to the next milestone", (count, share) => {
  expect(fullness(count)).toBeCloseTo(share);
});
