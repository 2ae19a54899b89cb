import { expect, test } from "vitest";
import { nearestChallenge } from "./nearest-challenge.ts";

const challenge = {
  goal: 10,
  isShared: false,
  isJoined: true,
  progress: 0,
  groupProgress: null,
  completedAt: null,
  weekEnd: "2026-11-29",
};

test("The challenge that's closest to its end is one the person is in and hasn't completed", () => {
  const far = { ...challenge, progress: 2 };
  const near = { ...challenge, goal: 4, progress: 3 };
  const open = { ...challenge, isJoined: false, progress: 9 };
  const completed = { ...challenge, progress: 10, completedAt: "2026-11-24T08:00:00.000Z" };
  expect(nearestChallenge([far, open, near, completed])).toBe(near);
  expect(nearestChallenge([open, completed])).toBeNull();
  expect(nearestChallenge([])).toBeNull();
});

test("A shared one counts what all members did; what ends sooner comes first", () => {
  const own = { ...challenge, progress: 5 };
  const shared = { ...challenge, isShared: true, progress: 1, groupProgress: 8 };
  expect(nearestChallenge([own, shared])).toBe(shared);
  const sooner = { ...challenge, weekEnd: "2026-11-22" };
  expect(nearestChallenge([own, sooner])).toBe(sooner);
});
