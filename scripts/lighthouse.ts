import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, devices } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";
import lighthouse from "lighthouse";
import { ALEX, preparePlan, signInByApi } from "../e2e/people.ts";
import { freePort, startServer } from "../e2e/server.ts";
import { openSettled } from "../e2e/settled.ts";
import { buildWeb } from "./build-web.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { ROOT } from "./process.ts";

const RUNS = 5;
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const COLUMNS = [...CATEGORIES, ...METRICS, "blocking-work", "scripts", "with-worker", "machine"] as const;
/** Of Lighthouse's mobile setting: its phone is so many times slower, and a task blocks from its 51st millisecond on. */
const SLOWDOWN = 4;
const BLOCKS_AFTER_MS = 50;

const PAGES = [
  { path: "/", viewer: "visitor" },
  { path: "/login", viewer: "visitor" },
  { path: "/workout-plan", viewer: "member" },
  { path: "/community", viewer: "member" },
  { path: "/meal-plan", viewer: "member" },
] as const;
type MeasuredPage = (typeof PAGES)[number];

type Row = Readonly<Record<string, number>>;

/** `npm run lighthouse`: the first load of the main pages, median of five, as a table in docs/. */
async function bench(): Promise<void> {
  await buildWeb();
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error("Chromium is needed for Lighthouse: install Debian's `chromium`.");
  const server = await startServer();
  try {
    await preparePlan(server.url);
    const medians: [MeasuredPage, Row][] = [];
    for (const page of PAGES) medians.push([page, medianOf(await measurePage(executablePath, server.url, page))]);
    const text = report(medians, await countBytes(server.url));
    await writeFile(join(ROOT, "docs/lighthouse.md"), text);
    process.stdout.write(text);
  } finally {
    await server.stop();
  }
}

async function signIn(browser: BrowserContext): Promise<void> {
  const tab = await browser.newPage();
  await signInByApi(tab, ALEX);
  await tab.close();
}

/** Lighthouse itself says that it couldn't measure, as it does now and then in a browser without a window. */
class FailedRun extends Error {}

async function measurePage(executablePath: string, url: string, page: MeasuredPage): Promise<Row[]> {
  const rows: Row[] = [];
  let failed = 0;
  while (rows.length < RUNS) {
    try {
      rows.push(await measureOnce(executablePath, url, page));
      process.stdout.write(`${page.path} run ${rows.length}: ${JSON.stringify(rows.at(-1))}\n`);
    } catch (error) {
      failed += 1;
      if (!(error instanceof FailedRun) || failed === RUNS) throw error;
      process.stdout.write(`${page.path} is measured again: ${error.message}\n`);
    }
  }
  return rows;
}

/** In a browser of its own, as a first load is: in one that has opened the page before, the worker's process is used again and slower with each run. */
async function measureOnce(executablePath: string, url: string, { path, viewer }: MeasuredPage): Promise<Row> {
  const profile = await mkdtemp(join(tmpdir(), "lockstep-lighthouse-"));
  const port = await freePort();
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  // Lighthouse opens its tabs in the browser's own context: that's the one that has to be signed in.
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args, baseURL: url });
  try {
    if (viewer === "member") await signIn(browser);
    return { ...(await measure(url + path, port)), "with-worker": await measureWithWorker(browser, path) };
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** An empty cache and no service worker, in Lighthouse's mobile setting; cookies stay. */
async function measure(address: string, port: number): Promise<Row> {
  const result = await lighthouse(address, { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (result === undefined) throw new Error("Lighthouse gave no result.");
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new FailedRun(`${runtimeError.code}: ${runtimeError.message}`);
  const [observed] = itemsOf<{ observedFirstContentfulPaintTs: number; observedLargestContentfulPaint: number }>(
    audits["metrics"],
  );
  const row: Record<string, number> = {
    "blocking-work": blockingWork(result.artifacts.Trace.traceEvents, observed.observedFirstContentfulPaintTs),
  };
  row["machine"] = environment.benchmarkIndex;
  for (const id of CATEGORIES) row[id] = Math.round((categories[id]?.score ?? 0) * 100);
  for (const id of METRICS) row[id] = audits[id]?.numericValue ?? Number.NaN;
  const requests = itemsOf<{ resourceType: string; networkEndTime: number }>(audits["network-requests"]);
  row["scripts"] = requests.filter(
    ({ resourceType, networkEndTime }) => resourceType === "Script" && networkEndTime <= observed.observedLargestContentfulPaint,
  ).length;
  return row;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as is the duration, which is of processor time. */
  readonly ts: number;
  readonly tdur?: number;
}

/**
 * Blocking time after the first paint by what the page's tasks needed of the processor. Lighthouse goes by the clock, so that whatever else the machine
 * does meanwhile counts as the page's, four times.
 */
function blockingWork(events: readonly TraceEvent[], paintedAt: number): number {
  const paint = events.find(({ name, ts }) => name === "firstContentfulPaint" && ts === paintedAt);
  if (paint === undefined) throw new Error("The trace has no first paint.");
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) => name === "RunTask" && ph === "X" && pid === paint.pid && tid === paint.tid && ts >= paintedAt,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - BLOCKS_AFTER_MS), 0);
}

function itemsOf<Item>(audit: { readonly details?: unknown } | undefined): [Item, ...Item[]] {
  const details = audit?.details as { readonly items?: readonly Item[] } | undefined;
  const [first, ...others] = details?.items ?? [];
  if (first === undefined) throw new Error("Lighthouse names no details.");
  return [first, ...others];
}

/** The time to the largest content of a page whose service worker is active, on a processor as slow as Lighthouse's phone. */
async function measureWithWorker(browser: BrowserContext, path: string): Promise<number> {
  const tab = await browser.newPage();
  try {
    const session = await browser.newCDPSession(tab);
    const { width, height } = devices["Moto G4"]?.viewport ?? { width: 360, height: 640 };
    await tab.setViewportSize({ width, height });
    await openSettled(tab, path);
    await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await openSettled(tab, path);
    return await tab.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
          observer.observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await tab.close();
  }
}

/** Bytes on the wire, compressed, of what is in the way of the landing page's first paint: document, style sheets, blocking scripts, preloaded fonts. */
async function countBytes(url: string): Promise<Row> {
  const document = await compressed(`${url}/`);
  const head = document.text.split("</head>")[0] ?? "";
  const tags = head.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const addresses = tags
    .filter(
      (tag) =>
        // A disabled sheet is fetched after the first paint; its text is in the document.
        (/rel="stylesheet"/.test(tag) && !/\bdisabled\b/.test(tag)) ||
        (/rel="preload"/.test(tag) && /as="font"/.test(tag)) ||
        isBlockingScript(tag),
    )
    .map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1])
    .filter((address) => address !== undefined);
  const rows: Record<string, number> = { "/": document.bytes };
  for (const address of addresses) rows[address] = (await compressed(new URL(address, url).href)).bytes;
  return rows;
}

function isBlockingScript(tag: string): boolean {
  return tag.startsWith("<script") && /src=/.test(tag) && !/\b(?:async|defer|type="module")/.test(tag);
}

async function compressed(address: string): Promise<{ readonly bytes: number; readonly text: string }> {
  const { request } = await import("node:http");
  const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
  return new Promise((resolve, reject) => {
    const call = request(address, { headers: { "accept-encoding": "br, gzip" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const encoding = response.headers["content-encoding"];
        const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
        resolve({ bytes: body.length, text: plain.toString("utf8") });
      });
    });
    call.on("error", reject);
    call.end();
  });
}

function medianOf(rows: readonly Row[]): Row {
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Object.fromEntries(COLUMNS.map((id) => [id, median(rows.map((row) => row[id] ?? Number.NaN))]));
}

function report(medians: readonly (readonly [MeasuredPage, Row])[], bytes: Row): string {
  const cell = (id: string, value = Number.NaN): string =>
    id === "cumulative-layout-shift" ? value.toFixed(3) : String(Math.round(value));
  const total = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  return [
    "# The first load in Lighthouse",
    "",
    `Mobile setting, simulated throttling, median of ${RUNS}, written by \`npm run lighthouse\`. Times in milliseconds. The member has a plan of both kinds.`,
    "",
    "- `blocking-work`: total-blocking-time counted by the processor time of each task. On a machine with other work it's the page's own part of it.",
    "- `scripts`: script files that had arrived when the largest content was painted.",
    "- `with-worker`: the time to the largest content once the service worker is active, on a processor slowed down four times.",
    "- `machine`: Lighthouse's own measure of how fast the machine is (`benchmarkIndex`). Under 1,000 it warns that its phone comes out too slow.",
    "",
    `| page | seen by | ${COLUMNS.join(" | ")} |`,
    `|---|---|${COLUMNS.map(() => "---:").join("|")}|`,
    ...medians.map(
      ([{ path, viewer }, row]) => `| \`${path}\` | ${viewer} | ${COLUMNS.map((id) => cell(id, row[id])).join(" | ")} |`,
    ),
    "",
    "## Bytes in the way of the landing page's first paint (compressed)",
    "",
    "| what | bytes |",
    "|---|---:|",
    ...Object.entries(bytes).map(([name, value]) => `| ${name} | ${value} |`),
    `| **total** | **${total}** |`,
    "",
  ].join("\n");
}

await bench();
