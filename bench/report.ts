import { cpus } from "node:os";
import { BURST_SECONDS, LIKES_A_SECOND, OLDEST_BAR_MS, type BurstResult } from "./burst.ts";
import type { ListPlan } from "./plans.ts";
import { LARGE, type Size } from "./sizes.ts";
import type { StreamResult } from "./streams.ts";

/** Medians over the rounds. */
export interface Figures {
  /** Requests a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server a request, ms. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

export interface Measured {
  readonly operation: string;
  /** The least the ratio may be, at as many connections as there's a target for. */
  readonly bar: number | undefined;
  readonly connections: number;
  /** Median of the rounds' ratios of the rates, product by limit. */
  readonly ratio: number;
  readonly product: Figures;
  readonly limit: Figures;
}

interface SizeResult {
  readonly size: Size;
  readonly counts: Readonly<Record<string, number>>;
  /** What the database means to do for every list; null where it wasn't asked. */
  readonly plans: readonly ListPlan[] | null;
  readonly rows: readonly Measured[];
  readonly burst: BurstResult | null;
  readonly live: StreamResult | null;
}

/** The targets are for these: one connection alone leaves a server waiting for its client. */
const TARGET_CONNECTIONS = [10, 50];
const barOf = ({ bar, connections }: Measured): number | undefined =>
  TARGET_CONNECTIONS.includes(connections) ? bar : undefined;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const pair = (row: Measured, pick: (figures: Figures) => number, digits: number): string =>
  `${pick(row.product).toFixed(digits)} / ${pick(row.limit).toFixed(digits)}`;

/** The text of docs/bench.md: the tables, and in words what missed its bar. */
export function report(sizes: readonly SizeResult[], how: { readonly seconds: number; readonly rounds: number }): string {
  const lines = [
    "# The community under load",
    "",
    `Written by \`npm run bench -- --size large\` on ${cpus().length} processors that the database, the server and the client share. Each figure is the`,
    `median of ${how.rounds} rounds of ${how.seconds} s, the two servers in turn. \`product / limit\`: the limit is a bare \`node:http\` and \`pg\` server with the best hand-written`,
    "SQL on the same tables and stored counters, without session, policy, blocks or events (`bench/limit`). The product runs as `npm start` runs it, with jobs and event handling",
    "in the process that answers; it logs from warnings up, and the limiter is off, because its purpose is to refuse such a load. Absolute times are this machine's; the ratios are what to read.",
    "Likes and plain posts that come close together share a statement in the product, not in the limit, which is how they pass it (docs/decisions/0017).",
  ];
  for (const { size, counts, plans, rows, burst, live } of sizes) {
    const filled = Object.entries(counts).map(([what, count]) => `${count.toLocaleString("en")} ${what}`);
    lines.push("", `## ${named(size)}`, "", `${filled.join(", ")}.`, "");
    lines.push(
      "| | connections | rate of the limit's | requests a second | p50 ms | p99 ms | processor ms a request | memory MB |",
    );
    lines.push("|---|---|---|---|---|---|---|---|");
    for (const row of rows) {
      const aim = barOf(row);
      const bar = aim === undefined ? "" : ` (bar ${percent(aim)})`;
      lines.push(
        `| ${row.operation} | ${row.connections} | ${percent(row.ratio)}${bar} | ${pair(row, ({ rate }) => rate, 0)} | ${pair(row, ({ p50 }) => p50, 1)} | ${pair(row, ({ p99 }) => p99, 1)} | ${pair(row, ({ cpuMs }) => cpuMs, 2)} | ${pair(row, ({ memoryMb }) => memoryMb, 0)} |`,
      );
    }
    if (plans !== null) lines.push("", ...tellPlans(plans));
    if (burst !== null) lines.push("", describeBurst(burst));
    if (live !== null)
      lines.push(
        "",
        `${live.streams.toLocaleString("en")} open event streams on one process (${live.memoryMb.toFixed(0)} MB): a new post reached the median stream ${live.medianMs.toFixed(0)} ms and the last ${live.lastMs.toFixed(0)} ms after its author was answered (bar 2,000 ms; the slowest of five posts).`,
      );
  }
  const growth = feedGrowth(sizes);
  if (growth.length > 0) {
    lines.push(
      "",
      "## The feed as the table grows",
      "",
      `| connections | p99 ms, 10,000 posts | p99 ms, large | ratio (bar ${GROWTH_BAR}) |`,
      "|---|---|---|---|",
    );
    for (const { connections, before, after } of growth)
      lines.push(`| ${connections} | ${before.toFixed(1)} | ${after.toFixed(1)} | ${(after / before).toFixed(2)} |`);
  }
  const missed = missedBars(sizes);
  lines.push("", "## What missed its bar", "", ...(missed.length === 0 ? ["Nothing."] : missed.map((line) => `- ${line}`)));
  return `${lines.join("\n")}\n`;
}

const describeBurst = ({ seconds, rate, likes, oldestMs, drainedMs, wrong, cpuMs }: BurstResult): string =>
  `${likes.toLocaleString("en")} likes in ${seconds} s, ${rate.toFixed(0)} a second (asked for: ${LIKES_A_SECOND}): the oldest waiting event was ${oldestMs.toFixed(0)} ms old (bar ${OLDEST_BAR_MS}), the last was handled ${drainedMs.toFixed(0)} ms after the last answer (bar ${OLDEST_BAR_MS}), and ${wrong === 0 ? "every post's notification counted its likes" : `${wrong} posts' notifications were wrong`}. ${cpuMs.toFixed(2)} ms of the server's processor for a like, events included.`;

const GROWTH_BAR = 1.5;
const LIVE_BAR_MS = 2000;

/** The feed's p99 in the small and in the large database, ms. */
function feedGrowth([small, large]: readonly SizeResult[]) {
  const feeds = (large?.rows ?? []).filter(({ operation }) => operation === "feed");
  return feeds.flatMap(({ connections, product }) => {
    const before = small?.rows.find((row) => row.operation === "feed" && row.connections === connections);
    return before === undefined ? [] : [{ connections, before: before.product.p99, after: product.p99 }];
  });
}

const scansOf = (plans: readonly ListPlan[]): string[] =>
  plans
    .filter(({ scanned }) => scanned.length > 0)
    .map(({ path, scanned }) => `${path} reads ${scanned.join(", ")} from end to end`);

function tellPlans(plans: readonly ListPlan[]): string[] {
  const paths = new Set(plans.map(({ path }) => path.replace(/[?&]cursor=.*/, "")));
  const scans = scansOf(plans);
  const found = scans.length === 0 ? "none reads a table from end to end." : `${scans.length} read a table from end to end:`;
  const told = `Plans of ${plans.length} statements behind ${paths.size} lists and their second pages: ${found}`;
  return scans.length === 0 ? [told] : [told, "", ...scans.map((line) => `- ${line}`)];
}

const named = ({ posts }: Size): string => `${posts.toLocaleString("en")} posts`;

/** The last answers come after the last second: what was sent at an even pace is answered a little more slowly than that. */
const RATE_TOLERANCE = 0.01;

/** What a burst of likes was short of. */
function burstFaults({ seconds, rate, likes, oldestMs, drainedMs, wrong }: BurstResult, size: Size): string[] {
  const faults: string[] = [];
  // A run on few posts is a quick look, whose burst is short.
  if (size.posts >= LARGE.posts && !(seconds >= BURST_SECONDS))
    faults.push(`the burst lasted ${seconds} s, bar ${BURST_SECONDS} s`);
  if (!(likes >= LIKES_A_SECOND * seconds))
    faults.push(`${likes.toLocaleString("en")} likes were sent, bar ${(LIKES_A_SECOND * seconds).toLocaleString("en")}`);
  if (!(rate >= LIKES_A_SECOND * (1 - RATE_TOLERANCE)))
    faults.push(`${rate.toFixed(0)} likes a second were accepted, bar ${LIKES_A_SECOND}`);
  if (!(oldestMs <= OLDEST_BAR_MS)) faults.push(`the oldest event waited ${oldestMs.toFixed(0)} ms, bar ${OLDEST_BAR_MS} ms`);
  if (!(drainedMs <= OLDEST_BAR_MS))
    faults.push(`the last event was handled ${drainedMs.toFixed(0)} ms after the last answer, bar ${OLDEST_BAR_MS} ms`);
  if (wrong !== 0) faults.push(`${wrong} posts' notifications didn't count their likes`);
  return faults;
}

/** What missed its bar, one line each. */
export function missedBars(sizes: readonly SizeResult[]): string[] {
  const missed: string[] = [];
  for (const { size, plans, rows, burst, live } of sizes) {
    for (const row of rows) {
      const bar = barOf(row);
      if (bar !== undefined && !(row.ratio >= bar))
        missed.push(
          `${named(size)}: ${row.operation} at ${row.connections} connections reached ${percent(row.ratio)} of the limit's rate, bar ${percent(bar)}`,
        );
    }
    missed.push(...scansOf(plans ?? []).map((line) => `${named(size)}: ${line}`));
    if (burst !== null) missed.push(...burstFaults(burst, size).map((fault) => `${named(size)}: ${fault}`));
    if (live !== null && !(live.lastMs <= LIVE_BAR_MS))
      missed.push(`${named(size)}: a new post reached the last stream after ${live.lastMs.toFixed(0)} ms, bar ${LIVE_BAR_MS} ms`);
  }
  for (const { connections, before, after } of feedGrowth(sizes))
    if (!(after <= before * GROWTH_BAR))
      missed.push(
        `the feed's p99 at ${connections} connections is ${(after / before).toFixed(2)} times that of the small size, bar ${GROWTH_BAR}`,
      );
  return missed;
}
