// @vitest-environment happy-dom
import { unroll } from "@lockstep/domain/series/timeline.ts";
import type { Block } from "@lockstep/domain/series/series.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPlace, readPlace } from "./places.ts";
import type { Place } from "./places.ts";
import { SessionClock } from "./session-clock.ts";

const BLOCKS: readonly Block[] = [
  {
    part: "main",
    rounds: 2,
    moves: [{ exerciseId: "squat", dose: { kind: "reps", reps: 5, tempo: [2, 0, 2, 0] }, cues: ["Sit back."], restSeconds: 60 }],
  },
];
/** 12 s ready, 20 s of work, 60 s of rest, 20 s of work. */
const TIMELINE = unroll(BLOCKS, () => ({ name: "Squat", perSide: false }));

const said: string[] = [];
const kept: (Place | null)[] = [];
const ended: boolean[] = [];
let detach: () => void = () => undefined;

function makeClock(place: Place | null = null): SessionClock {
  const clock = new SessionClock(TIMELINE, place, {
    say: (text) => void said.push(text),
    hush: () => undefined,
    keep: (at) => void kept.push(at),
    onOver: (counts) => void ended.push(counts),
  });
  detach = clock.attach();
  return clock;
}

function setSight(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  said.length = kept.length = ended.length = 0;
});
afterEach(() => {
  detach();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("a session by the page's clock", () => {
  it("shows step, seconds and repetitions as time passes, and waits while paused", () => {
    const clock = makeClock();
    expect(clock.shown()).toMatchObject({ index: 0, secondsLeft: 12, isPlaying: false });
    clock.play();
    vi.advanceTimersByTime(12_000);
    expect(clock.shown()).toMatchObject({ index: 1, secondsLeft: 20, repetitions: 0, isPlaying: true });
    vi.advanceTimersByTime(9000);
    expect(clock.shown()).toMatchObject({ index: 1, secondsLeft: 11, repetitions: 2 });
    clock.pause();
    vi.advanceTimersByTime(60_000);
    expect(clock.shown()).toMatchObject({ index: 1, secondsLeft: 11, isPlaying: false });
    expect(clock.position()).toBeCloseTo(21, 6);
  });

  it("doesn't drift, however late its timer comes", () => {
    const clock = makeClock();
    clock.play();
    // A background tab: the time goes on, the timer doesn't.
    vi.setSystemTime(Date.now());
    const start = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(start + 40_000);
    vi.advanceTimersByTime(100);
    expect(clock.shown()).toMatchObject({ index: 2, secondsLeft: 52 });
  });

  it("says each line once, and after a leap the newest alone", () => {
    const clock = makeClock();
    clock.play();
    vi.advanceTimersByTime(20_500);
    expect(said).toEqual(["Get ready. Squat, 5 reps. Sit back.", "Three.", "Two.", "One.", "Go.", "1.", "2."]);
    clock.next();
    expect(said.at(-1)).toBe("Rest. Next, Squat, 5 reps. Sit back.");
    clock.back();
    expect(said.at(-1)).toBe("Go.");
  });

  it("is over once, counts when it was done, and forgets its place", () => {
    const clock = makeClock();
    clock.play();
    vi.advanceTimersByTime(112_100);
    expect(clock.shown()).toMatchObject({ step: null, counts: true, isPlaying: false });
    clock.next();
    clock.play();
    expect(ended).toEqual([true]);
    expect(kept.at(-1)).toBeNull();
  });

  it("doesn't count when it was skipped through", () => {
    const clock = makeClock();
    clock.play();
    for (let step = 0; step < TIMELINE.steps.length; step += 1) clock.next();
    expect(ended).toEqual([false]);
  });

  it("goes on where it was left, with the work done before", () => {
    const first = makeClock();
    first.play();
    vi.advanceTimersByTime(32_000);
    window.dispatchEvent(new Event("pagehide"));
    const place = kept.at(-1) ?? null;
    expect(place?.at).toBeCloseTo(32, 6);
    expect(place?.worked).toBeCloseTo(20, 6);
    detach();
    const second = makeClock(place);
    expect(second.shown()).toMatchObject({ index: 2, secondsLeft: 60, isPlaying: false });
    while (second.shown().step !== null) second.next();
    // Half of the work was done before.
    expect(ended).toEqual([true]);
  });
});

describe("a page out of sight", () => {
  it("catches up after a glance at something else", () => {
    const clock = makeClock();
    clock.play();
    vi.advanceTimersByTime(10_000);
    setSight("hidden");
    vi.advanceTimersByTime(20_000);
    setSight("visible");
    expect(clock.shown()).toMatchObject({ index: 1, secondsLeft: 2, isPlaying: true, wasAway: false });
  });

  it("waits where it was left after a call", () => {
    const clock = makeClock();
    clock.play();
    vi.advanceTimersByTime(20_000);
    setSight("hidden");
    vi.advanceTimersByTime(240_000);
    setSight("visible");
    expect(clock.shown()).toMatchObject({ index: 1, secondsLeft: 12, isPlaying: false, wasAway: true });
    clock.play();
    vi.advanceTimersByTime(1000);
    expect(clock.shown()).toMatchObject({ index: 1, secondsLeft: 11, isPlaying: true, wasAway: false });
  });

  it("waits too when the device stopped the page's timers meanwhile", () => {
    const clock = makeClock();
    clock.play();
    vi.advanceTimersByTime(20_000);
    setSight("hidden");
    const left = performance.now();
    const now = vi.spyOn(performance, "now").mockReturnValue(left + 600_000);
    setSight("visible");
    now.mockRestore();
    expect(clock.shown()).toMatchObject({ index: 1, secondsLeft: 12, isPlaying: false, wasAway: true });
  });
});

describe("a kept place", () => {
  it("is one member's, of one session", () => {
    keepPlace("ann", "first-pull-up", 2, { at: 90, worked: 40 });
    keepPlace("ann", "first-pull-up", 3, { at: 10, worked: 0 });
    expect(readPlace("ann", "first-pull-up", 2)).toEqual({ at: 90, worked: 40 });
    expect(readPlace("ann", "first-pull-up", 1)).toBeNull();
    expect(readPlace("ben", "first-pull-up", 2)).toBeNull();
    keepPlace("ann", "first-pull-up", 2, null);
    expect(readPlace("ann", "first-pull-up", 2)).toBeNull();
    expect(readPlace("ann", "first-pull-up", 3)).toEqual({ at: 10, worked: 0 });
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another shape", JSON.stringify({ owner: "ann", places: { "first-pull-up/2": { at: "9", worked: 1 } } })],
    ["a list", JSON.stringify([1])],
    ["an impossible second", JSON.stringify({ owner: "ann", places: { "first-pull-up/2": { at: -9, worked: 1 } } })],
  ])("that is %s is the beginning", (_name, stored) => {
    if (stored !== null) localStorage.setItem("lockstep.sessions", stored);
    expect(readPlace("ann", "first-pull-up", 2)).toBeNull();
  });
});
