import { expect, test } from "vitest";
import { clockLead, mayShowOnDevice } from "./device-rule.ts";
import type { Preferences } from "./queries.ts";

const NOW = Date.UTC(2026, 2, 4, 12, 0);
const all: Preferences = { offInApp: [], offPush: [], offEmail: [], quietHours: null };
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

const MINUTE = 60_000;

test.each([-90, -11, 0, 11, 90])("what is told at once rings on a device whose clock is %i minutes ahead", (ahead) => {
  const deviceNow = NOW + ahead * MINUTE;
  const known = { createdAt: new Date(NOW - 8 * 60 * MINUTE).toISOString() };
  const fresh = { kind: "likes", createdAt: new Date(NOW).toISOString() } as const;
  const lead = clockLead(clockLead(-Infinity, [known], deviceNow - MINUTE), [fresh, known], deviceNow);
  expect(mayShowOnDevice(fresh, all, { now: deviceNow + lead, minute: 720 })).toBe(true);
  expect(mayShowOnDevice({ kind: "likes", ...known }, all, { now: deviceNow + lead, minute: 720 })).toBe(false);
});

test("what came while the page slept doesn't ring when it wakes, whatever the device's clock", () => {
  const at = (minutes: number) => ({ createdAt: new Date(NOW + minutes * MINUTE).toISOString() });
  for (const ahead of [-90, 0, 90]) {
    const lead = clockLead(-Infinity, [at(-2)], NOW + ahead * MINUTE);
    const woken = NOW + (ahead + 480) * MINUTE;
    const later = clockLead(lead, [at(360), at(60), at(-2)], woken);
    for (const notice of [at(360), at(60)])
      expect(mayShowOnDevice({ kind: "likes", ...notice }, all, { now: woken + later, minute: 720 })).toBe(false);
  }
});
