import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type pg from "pg";
import { openDatabase } from "../server/platform/database/database.ts";
import { createLogger } from "../server/platform/logging/logger.ts";
import { buildWeb } from "../scripts/build-web.ts";
import { ROOT } from "../scripts/process.ts";
import { quantile } from "../scripts/sweep/quantile.ts";
import { BURST_SECONDS, measureBurst, untilHandled } from "./burst.ts";
import { load } from "./client.ts";
import { fill, SIGNED_IN } from "./fill.ts";
import { OPERATIONS, type Operation } from "./operations.ts";
import { explainLists } from "./plans.ts";
import { missedBars, report, type Figures, type Measured } from "./report.ts";
import { startLimit, startProduct, type Target } from "./servers.ts";
import { LARGE, SMALL, type Size } from "./sizes.ts";
import { measureStreams } from "./streams.ts";
import { median, usageOf } from "./usage.ts";

/**
 * `npm run bench [-- --size large --seconds 2 --rounds 3 --streams 5000 --burst 60]`: the community under load beside the limit server, in one run. With
 * `--size large` a small database is measured too, the plans of all lists are read, and the table is written to docs/bench.md. `--only feed,like` measures
 * those alone (`--only plans` the plans alone, and the streams if their number is given) and writes nothing. It ends with what missed its bar, and with 1 if anything did.
 */
const { values: given } = parseArgs({
  options: {
    size: { type: "string", default: "small" },
    posts: { type: "string" },
    members: { type: "string" },
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "3" },
    streams: { type: "string" },
    burst: { type: "string" },
    only: { type: "string" },
  },
});
const SECONDS = Number(given.seconds);
const ROUNDS = Number(given.rounds);
const CONNECTIONS = [1, 10, 50] as const;
/**
 * Both servers answer so many of everything before anything is measured, and so many of each kind before that is: a process runs for weeks, and what
 * runs in its first half minute is the compiler.
 */
const WARM_UP = { mixed: 20_000, each: 2000 } as const;
const chosenOperations = OPERATIONS.filter(({ name }) => given.only === undefined || given.only.split(",").includes(name));
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

async function cursorsOf(targets: readonly Target[]): Promise<Record<Target["name"], string>> {
  const cursors = { product: "", limit: "" };
  const [feed] = OPERATIONS;
  for (const target of targets) {
    const shot = feed?.next(target, SMALL, cursors);
    const answer = await fetch(`http://127.0.0.1:${target.port}${shot?.path}`, { headers: { ...shot?.headers } });
    const body = (await answer.json()) as { readonly items: readonly object[]; readonly nextCursor: string };
    if (body.items.length !== 30) throw new Error(`${target.name} answers ${JSON.stringify(body).slice(0, 300)}`);
    cursors[target.name] = body.nextCursor;
  }
  return cursors;
}

async function warmUp(
  operations: readonly Operation[],
  requests: number,
  targets: readonly Target[],
  size: Size,
  cursors: Record<Target["name"], string>,
): Promise<void> {
  for (const target of targets) {
    let turn = 0;
    const next = () => {
      turn += 1;
      return (operations[turn % operations.length] as Operation).next(target, size, cursors);
    };
    for (let answered = 0; answered < requests;) answered += (await load(target.port, 10, 0.5, next)).requests;
  }
}

/** One operation at one number of connections, the two servers in turn, round by round. */
async function measure(
  pool: pg.Pool,
  operation: Operation,
  connections: number,
  targets: readonly Target[],
  size: Size,
  cursors: Record<Target["name"], string>,
): Promise<Measured> {
  const rounds: Record<Target["name"], Figures[]> = { product: [], limit: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
      const next = () => operation.next(target, size, cursors);
      await load(target.port, connections, SECONDS / 4, next);
      const before = await usageOf(target.process.pid);
      const done = await load(target.port, connections, SECONDS, next);
      const after = await usageOf(target.process.pid);
      // What it left to do would weigh on the next round, which may be the other server's.
      await untilHandled(pool);
      rounds[target.name].push({
        rate: done.requests / done.seconds,
        p50: quantile(done.times, 0.5),
        p99: quantile(done.times, 0.99),
        cpuMs: (after.cpuMs - before.cpuMs) / done.requests,
        memoryMb: after.memoryMb,
      });
    }
  }
  const of = (name: Target["name"]): Figures => ({
    rate: median(rounds[name].map(({ rate }) => rate)),
    p50: median(rounds[name].map(({ p50 }) => p50)),
    p99: median(rounds[name].map(({ p99 }) => p99)),
    cpuMs: median(rounds[name].map(({ cpuMs }) => cpuMs)),
    memoryMb: median(rounds[name].map(({ memoryMb }) => memoryMb)),
  });
  const ratio = median(rounds.product.map(({ rate }, round) => rate / (rounds.limit[round]?.rate ?? Number.NaN)));
  tell(`${size.name} ${operation.name} x ${connections}: ${(ratio * 100).toFixed(0)} % of the limit's rate`);
  return { operation: operation.name, bar: operation.bar, connections, ratio, product: of("product"), limit: of("limit") };
}

async function measureSize(size: Size, streams: number, burstSeconds: number) {
  const dataDir = await mkdtemp(join(tmpdir(), "lockstep-bench-"));
  const database = await openDatabase({ databaseUrl: null, dataDir, log: createLogger("warn") });
  try {
    const counts = await fill(database.pool, size, tell);
    // A small table is read quickest from end to end: plans say something at the large size only.
    const plans = size.posts >= LARGE.posts ? await explainLists(database, dataDir, size, "as it is") : null;
    const targets = [await startProduct(dataDir), await startLimit(database.connection)];
    try {
      const cursors = await cursorsOf(targets);
      const rows: Measured[] = [];
      if (chosenOperations.length > 0) await warmUp(chosenOperations, WARM_UP.mixed, targets, size, cursors);
      for (const operation of chosenOperations) {
        await warmUp([operation], WARM_UP.each, targets, size, cursors);
        await untilHandled(database.pool);
        for (const connections of CONNECTIONS)
          rows.push(await measure(database.pool, operation, connections, targets, size, cursors));
      }
      const [product] = targets;
      const burst =
        product === undefined || burstSeconds === 0 ? null : await measureBurst(database.pool, product, size, burstSeconds);
      const live = product === undefined || streams === 0 ? null : await measureStreams(product, size, streams);
      return { size, counts, plans, rows, burst, live };
    } finally {
      for (const target of targets) await target.stop();
    }
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await buildWeb();
const chosen = given.size === "large" ? LARGE : SMALL;
const size: Size = {
  ...chosen,
  ...(given.posts === undefined ? {} : { posts: Number(given.posts) }),
  ...(given.members === undefined ? {} : { members: Number(given.members) }),
};
const streams = Math.min(SIGNED_IN, Number(given.streams ?? (given.size === "large" ? SIGNED_IN : 200)));
const burst = Number(given.burst ?? (given.size === "large" ? BURST_SECONDS : 10));
const isPlansOnly = given.only === "plans";
const sizes =
  given.size === "large" && given.only !== "plans"
    ? [await measureSize(SMALL, 0, 0), await measureSize(size, streams, burst)]
    : [await measureSize(size, isPlansOnly && given.streams === undefined ? 0 : streams, isPlansOnly ? 0 : burst)];
const text = report(sizes, { seconds: SECONDS, rounds: ROUNDS });
if (given.size === "large" && given.only === undefined) await writeFile(join(ROOT, "docs/bench.md"), text);
process.stdout.write(`\n${text}`);
process.exitCode = missedBars(sizes).length > 0 ? 1 : 0;
