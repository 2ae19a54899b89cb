import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callAfter } from "./call-after.ts";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test("calls everyone at their own time, once, with one timer, whatever the order they came in", () => {
  const called: string[] = [];
  const at = (time: number) => callAfter(time, () => called.push(`${time} at ${Date.now()}`));
  at(3000);
  at(1000);
  const leave = at(2000);
  at(1000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(called).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(called).toEqual(["1000 at 1000", "1000 at 1000"]);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual(["1000 at 1000", "1000 at 1000", "3000 at 3000"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("one who is called may wait again, and one whose time is past is called at once", () => {
  let calls = 0;
  const again = () => {
    calls += 1;
    if (calls < 3) callAfter(1000, again);
  };
  callAfter(-5, again);
  vi.advanceTimersByTime(0);
  expect(calls).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(calls).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});

test("one who fails keeps nobody else from being called", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const others = [vi.fn(), vi.fn()];
  callAfter(10, () => {
    throw new Error("no");
  });
  callAfter(10, () => others[0]?.());
  callAfter(20, () => others[1]?.());
  vi.advanceTimersByTime(20);
  for (const other of others) expect(other).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error("no"));
  vi.unstubAllGlobals();
});

test("one whom another takes out in the same moment isn't called", () => {
  const late = vi.fn();
  callAfter(10, () => leave());
  const leave = callAfter(10, late);
  vi.advanceTimersByTime(100);
  expect(late).not.toHaveBeenCalled();
});
