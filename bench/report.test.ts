import { expect, test } from "vitest";
import type { BurstResult } from "./burst.ts";
import { missedBars, report, type Figures, type Measured } from "./report.ts";
import { LARGE, SMALL } from "./sizes.ts";

const FIGURES: Figures = { rate: 1000, p50: 1, p99: 10, cpuMs: 0.5, memoryMb: 200 };
const row = (operation: string, connections: number, ratio: number, bar?: number): Measured => ({
  operation,
  bar,
  connections,
  ratio,
  product: FIGURES,
  limit: FIGURES,
});
const BURST: BurstResult = { seconds: 60, rate: 999.6, likes: 60_000, oldestMs: 1400, drainedMs: 400, wrong: 0, cpuMs: 0.4 };
const LIVE = { streams: 5000, memoryMb: 470, medianMs: 120, lastMs: 190 };
const run = (change: Partial<Parameters<typeof missedBars>[0][number]> = {}) => [
  { size: LARGE, counts: {}, plans: [], rows: [], burst: BURST, live: LIVE, ...change },
];

test("a good run misses nothing, and says so", () => {
  const good = run({ rows: [row("feed", 10, 0.7, 0.7), row("like", 1, 0.4, 0.5), row("comment", 50, 0.2)] });
  expect(missedBars(good)).toEqual([]);
  expect(report(good, { seconds: 2, rounds: 3 })).toMatch(/## What missed its bar\n\nNothing\.\n$/);
});

test("the targets are for 10 and 50 connections, in the table too", () => {
  const rows = [1, 10, 50].map((connections) => row("post", connections, 0.4, 0.5));
  const text = report(run({ rows }), { seconds: 2, rounds: 3 });
  expect(missedBars(run({ rows }))).toEqual([
    "1,000,000 posts: post at 10 connections reached 40 % of the limit's rate, bar 50 %",
    "1,000,000 posts: post at 50 connections reached 40 % of the limit's rate, bar 50 %",
  ]);
  expect(text).toContain("| post | 1 | 40 % |");
  expect(text).toContain("| post | 10 | 40 % (bar 50 %) |");
  expect(text).toContain("- 1,000,000 posts: post at 50 connections reached 40 % of the limit's rate, bar 50 %\n");
});

test.each<[string, Partial<BurstResult>, string]>([
  ["accepted too slowly", { rate: 400 }, "400 likes a second were accepted, bar 1000"],
  ["too few", { likes: 24_000 }, "24,000 likes were sent, bar 60,000"],
  ["too short", { seconds: 15, likes: 15_000 }, "the burst lasted 15 s, bar 60 s"],
  ["an event that waited", { oldestMs: 2001 }, "the oldest event waited 2001 ms, bar 2000 ms"],
  ["events left over", { drainedMs: 2001 }, "the last event was handled 2001 ms after the last answer, bar 2000 ms"],
  ["wrong notifications", { wrong: 3 }, "3 posts' notifications didn't count their likes"],
  ["notifications that couldn't be compared", { wrong: Number.NaN }, "NaN posts' notifications didn't count their likes"],
])("a burst misses its bar: %s", (_what, change, fault) => {
  expect(missedBars(run({ burst: { ...BURST, ...change } }))).toEqual([`1,000,000 posts: ${fault}`]);
});

test("the burst of a quick look may be short, not slow", () => {
  const short = { ...BURST, seconds: 10, likes: 10_000 };
  expect(missedBars(run({ size: SMALL, burst: short }))).toEqual([]);
  expect(missedBars(run({ size: SMALL, burst: { ...short, rate: 900 } }))).toHaveLength(1);
});

test("a rate that wasn't measured, a late stream, a scanned table and a feed that grows are missed bars", () => {
  const scan = { path: "/api/posts", scanned: ["posts"] } as never;
  expect(missedBars(run({ rows: [row("feed", 10, Number.NaN, 0.7)] }))).toHaveLength(1);
  expect(missedBars(run({ live: { ...LIVE, lastMs: 2001 } }))).toHaveLength(1);
  expect(missedBars(run({ plans: [scan] }))).toEqual(["1,000,000 posts: /api/posts reads posts from end to end"]);
  const slow = { ...row("feed", 10, 0.9), product: { ...FIGURES, p99: 16 } };
  expect(missedBars([...run({ size: SMALL, rows: [row("feed", 10, 0.9)] }), ...run({ rows: [slow] })])).toEqual([
    "the feed's p99 at 10 connections is 1.60 times that of the small size, bar 1.5",
  ]);
});
