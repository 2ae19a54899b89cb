import { expect, test } from "vitest";
import { mayShowOnDevice } from "./device-rule.ts";
import type { Preferences } from "./queries.ts";

const NOW = Date.UTC(2026, 2, 4, 12, 0);
const all: Preferences = { offInApp: [], offPush: [], quietHours: null };
const NIGHT = { from: 22 * 60, to: 7 * 60 };

test.each([
  ["a new like", "likes", 0, all, 720, true],
  ["a like where likes are not pushed", "likes", 0, { ...all, offPush: ["likes"] }, 720, false],
  ["a like where likes do not come at all", "likes", 0, { ...all, offInApp: ["likes"] }, 720, false],
  ["a comment where likes are not pushed", "comments", 0, { ...all, offPush: ["likes"] }, 720, true],
  ["what always comes", null, 0, { ...all, offPush: ["likes"] }, 720, true],
  ["anything at night", null, 0, { ...all, quietHours: NIGHT }, 3 * 60, false],
  ["anything in the morning", "likes", 0, { ...all, quietHours: NIGHT }, 7 * 60, true],
  ["what came while the page slept", "likes", 60, all, 720, false],
] as const)("%s", (_name, kind, minutesAgo, preferences, minute, expected) => {
  const createdAt = new Date(NOW - minutesAgo * 60_000).toISOString();
  const own = { ...preferences, offInApp: [...preferences.offInApp], offPush: [...preferences.offPush] };
  expect(mayShowOnDevice({ kind, createdAt }, own, { now: NOW, minute })).toBe(expected);
});
