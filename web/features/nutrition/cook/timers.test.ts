import { expect, it } from "vitest";
import { clockText, heldOrRunning, rung, secondsLeft } from "./timers.ts";
import type { KitchenTimer } from "./timers.ts";

const timer: KitchenTimer = { id: "a", label: "Step 2", seconds: 600, endsAt: 600_000, left: 600, hasRung: false };

it("counts down by the clock, so that a sleeping tab loses nothing", () => {
  expect(secondsLeft(timer, 0)).toBe(600);
  expect(secondsLeft(timer, 599_500)).toBe(1);
  expect(secondsLeft(timer, 9_000_000)).toBe(0);
});

it("stays still while it's paused", () => {
  const held = heldOrRunning(timer, 60_000);
  expect(secondsLeft(held, 500_000)).toBe(540);
  const again = heldOrRunning(held, 500_000);
  expect(secondsLeft(again, 500_000)).toBe(540);
  expect(again.endsAt).toBe(1_040_000);
});

it("rings once, and only when its time has come", () => {
  const others = { ...timer, id: "b", endsAt: 700_000 };
  expect(rung([timer, others], 599_999)).toEqual([timer, others]);
  expect(rung([timer, others], 600_000).map(({ hasRung }) => hasRung)).toEqual([true, false]);
  const held = heldOrRunning(timer, 1);
  expect(rung([held], 9_000_000)).toEqual([held]);
  expect(heldOrRunning({ ...timer, hasRung: true }, 1)).toEqual({ ...timer, hasRung: true });
});

it("reads like a clock", () => {
  expect([0, 59, 60, 605, 3720].map(clockText)).toEqual(["0:00", "0:59", "1:00", "10:05", "1:02:00"]);
});
