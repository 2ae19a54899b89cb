import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../../server/platform/database/database.ts";
import { createLogger } from "../../server/platform/logging/logger.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { ROOT } from "../../scripts/process.ts";
import { quantile } from "../../scripts/sweep/quantile.ts";
import { load } from "../client.ts";
import { memberId, sessionToken } from "../fill.ts";
import { startLimit, startProduct, type Target } from "../servers.ts";
import { median } from "../usage.ts";
import { fillYear, FOLLOWED, MEMBERS, SETS, WORKOUTS } from "./fill-year.ts";
import { measureTasks, type PageTasks } from "./long-tasks.ts";

/**
 * `npm run bench:year [-- --seconds 2 --rounds 5 --only api|pages]`: history, records and progress of someone with a year of training, beside a bare server with the same statements in
 * one run, and the longest tasks on the pages that show them. Without `--only` it writes docs/year-of-training.md.
 */
const { values: given } = parseArgs({
  options: { seconds: { type: "string", default: "2" }, rounds: { type: "string", default: "5" }, only: { type: "string" } },
});
const SECONDS = Number(given.seconds);
const ROUNDS = Number(given.rounds);
/** Each page is visited so often. */
const VISITS = 5;
const PATHS = [`/api/exercises/${FOLLOWED}/history`, "/api/records", "/api/training/progress", "/api/measurements"] as const;
/** The product may take so many times as long as the bare server. */
const BAR = 3;
/** No task of a page may take longer. */
const TASK_BAR_MS = 50;

interface Compared {
  readonly path: string;
  readonly ratio: number;
  readonly productMs: number;
  readonly limitMs: number;
}

async function compare(path: string, targets: readonly Target[]): Promise<Compared> {
  const rounds: Record<Target["name"], number[]> = { product: [], limit: [] };
  let member = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
      const done = await load(target.port, 1, SECONDS, () => {
        member = (member + 1) % MEMBERS;
        const headers: Record<string, string> =
          target.name === "limit"
            ? { "X-User": memberId(member) }
            : { Origin: `http://localhost:${target.port}`, Authorization: `Bearer ${sessionToken(member)}` };
        return { method: "GET", path, headers };
      });
      // The first round only warms up.
      if (round > 0) rounds[target.name].push(quantile(done.times, 0.5));
    }
  }
  const ratio = median(rounds.product.map((ms, round) => ms / (rounds.limit[round] ?? Number.NaN)));
  const compared = { path, ratio, productMs: median(rounds.product), limitMs: median(rounds.limit) };
  process.stdout.write(
    `${path}: ${compared.productMs.toFixed(1)} ms, bare ${compared.limitMs.toFixed(1)} ms, ${ratio.toFixed(2)} times\n`,
  );
  return compared;
}

function report(compared: readonly Compared[], year: readonly PageTasks[], empty: readonly PageTasks[]): string {
  const [one, five, fifteen] = loadavg().map((each) => each.toFixed(1));
  const ms = (longest = 0): string => (longest === 0 ? `under ${TASK_BAR_MS}` : longest.toFixed(0));
  return [
    "# A year of training",
    "",
    `Written by \`npm run bench:year\` on ${cpus().length} processors that the database, the servers and the browser share (load averages at the end: ${one}, ${five}, ${fifteen}). ${MEMBERS} people have ${WORKOUTS}`,
    `workouts and ${SETS.toLocaleString("en")} sets of a year each, and a weigh-in each morning; their requests take turns on one connection.`,
    "",
    "## Answers",
    "",
    `Median of ${ROUNDS} rounds of ${SECONDS} s, the two servers in turn. The bare one is \`node:http\` and \`pg\` with the same statements, prepared: it believes who asks, computes`,
    `nothing and answers the rows (\`bench/year/limit.ts\`). The product finds the session, counts by the load model, and pages. Bar: under ${BAR} times.`,
    "",
    "| | ms | bare, ms | times |",
    "|---|---|---|---|",
    ...compared.map(
      ({ path, ratio, productMs, limitMs }) =>
        `| \`GET ${path}\` | ${productMs.toFixed(1)} | ${limitMs.toFixed(1)} | ${ratio.toFixed(2)} |`,
    ),
    "",
    "## Pages",
    "",
    `The longest task of the main thread by the clock, ms, in Chromium's headless shell at 390 px, on a device that has the application already: median of ${VISITS} visits, when the page is`,
    "opened by its address, and when it's used (a finger over the chart, another chart, more workouts). Nothing listens to the browser meanwhile (`bench/year/bare-browser.ts`): the page's own",
    `record of tasks over ${TASK_BAR_MS} ms is read when it rests. Bar: none over ${TASK_BAR_MS} with a year of training. Beside it the same pages for someone without a workout, and how many of the visits had`,
    "any task over the bar.",
    "",
    "| | opened | used | visits with one over | opened, without training | visits with one over |",
    "|---|---|---|---|---|---|",
    ...year.map(
      ({ page, opened, used, visitsOver }, at) =>
        `| ${page} | ${ms(opened)} | ${ms(used)} | ${visitsOver} | ${ms(empty[at]?.opened)} | ${empty[at]?.visitsOver ?? 0} |`,
    ),
    "",
  ].join("\n");
}

await buildWeb();
const dataDir = await mkdtemp(join(tmpdir(), "lockstep-year-"));
const database = await openDatabase({ databaseUrl: null, dataDir, log: createLogger("warn") });
try {
  await fillYear(database.pool);
  const targets = [await startProduct(dataDir), await startLimit(database.connection, "bench/year/limit.ts")];
  try {
    const [product] = targets;
    const compared: Compared[] = [];
    if (given.only !== "pages") for (const path of PATHS) compared.push(await compare(path, targets));
    const url = `http://localhost:${product?.port}`;
    const year = given.only === "api" ? [] : await measureTasks(url, 0, VISITS, true);
    const empty = given.only === "api" ? [] : await measureTasks(url, MEMBERS, VISITS, false);
    const text = report(compared, year, empty);
    process.stdout.write(`\n${text}`);
    if (given.only === undefined) await writeFile(join(ROOT, "docs/year-of-training.md"), text);
    const missed = compared.filter(({ ratio }) => ratio >= BAR);
    for (const { path, ratio } of missed) process.stdout.write(`Missed: ${path} takes ${ratio.toFixed(2)} times as long.\n`);
    const long = year.filter(({ opened, used }) => Math.max(opened, used) > TASK_BAR_MS);
    for (const { page } of long) process.stdout.write(`Missed: ${page} has a task over ${TASK_BAR_MS} ms.\n`);
    process.exitCode = missed.length + long.length > 0 ? 1 : 0;
  } finally {
    for (const target of targets) await target.stop();
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
