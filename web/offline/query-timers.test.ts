import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryTimers } from "./query-timers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("every timeout is called at its own time, unless it was cleared, with one timer for all", () => {
  const called: string[] = [];
  const [, cleared] = ["long", "cleared", "short"].map((name, index) =>
    queryTimers.setTimeout(() => void called.push(name), 3000 - index * 1000),
  );
  queryTimers.clearTimeout(cleared);
  queryTimers.clearTimeout(undefined);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(called).toEqual(["short"]);
  vi.advanceTimersByTime(10_000);
  expect(called).toEqual(["short", "long"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("the device's clock may be set meanwhile", () => {
  const callback = vi.fn();
  queryTimers.setTimeout(callback, 1000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});
