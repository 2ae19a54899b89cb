import { chromium, type Browser, type Page } from "@playwright/test";
import { openSettled, settled } from "../../e2e/settled.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/chromium.ts";
import { sessionToken } from "../fill.ts";
import { median } from "../usage.ts";
import { FOLLOWED } from "./fill-year.ts";

/** How long a task of the main thread took, ms: by the clock, and of a processor. */
export interface TaskTime {
  readonly wall: number;
  readonly processor: number;
}

/** The longest task of the main thread when a page is opened by its address and when it's used. */
export interface PageTasks {
  readonly page: string;
  readonly opened: TaskTime;
  readonly used: TaskTime;
}

interface Visit {
  readonly page: string;
  readonly path: string;
  readonly use: (page: Page) => Promise<void>;
}

/** A finger from one side of the chart to the other. */
async function scrub(page: Page): Promise<void> {
  const chart = page.locator("svg.chart-read").first();
  await chart.scrollIntoViewIfNeeded();
  const frame = await chart.boundingBox();
  if (frame === null) throw new Error("There is no chart.");
  for (let step = 1; step < 20; step += 1) await page.mouse.move(frame.x + (frame.width * step) / 20, frame.y + frame.height / 2);
}

const VISITS: readonly Visit[] = [
  {
    page: "Progress",
    path: "/progress",
    async use(page) {
      await scrub(page);
      await page.locator("label", { hasText: "4-week average" }).click();
      await page.getByRole("combobox", { name: "Exercise" }).selectOption({ index: 2 });
    },
  },
  {
    page: "Records",
    path: "/progress?view=records",
    async use(page) {
      await page.locator("summary").first().click();
    },
  },
  {
    page: "Body",
    path: "/progress?view=body",
    async use(page) {
      await scrub(page);
      await page.locator("label", { hasText: "Waist" }).click();
    },
  },
  {
    page: "An exercise's history",
    path: `/exercises/${FOLLOWED}#history`,
    async use(page) {
      await scrub(page);
      await page.locator("label", { hasText: "Volume" }).click();
      await page.locator("label", { hasText: /^All$/ }).click();
      await page.getByRole("button", { name: "Show more" }).click();
    },
  },
];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Marks in the trace where opening ends and using begins. */
const USED = "used";

/** The longest tasks of the thread that set the mark, before it and after it. */
function longestTasks(trace: Buffer): { opened: TaskTime; used: TaskTime } {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = events.find(({ name }) => name === USED);
  if (mark === undefined) throw new Error("The trace has no mark.");
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && pid === mark.pid && tid === mark.tid);
  const longest = (some: readonly TraceEvent[]): TaskTime => ({
    wall: Math.max(0, ...some.map(({ dur = 0 }) => dur)) / 1000,
    processor: Math.max(0, ...some.map(({ tdur = 0 }) => tdur)) / 1000,
  });
  return { opened: longest(tasks.filter(({ ts }) => ts < mark.ts)), used: longest(tasks.filter(({ ts }) => ts > mark.ts)) };
}

/** Opens and uses each page as a member, so many times; the medians of the longest tasks. */
export async function measureTasks(
  url: string,
  member: number,
  rounds: number,
  hasTrained: boolean,
): Promise<readonly PageTasks[]> {
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error("Chromium is needed: install Debian's `chromium`.");
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const tasks: PageTasks[] = [];
    for (const visit of VISITS) {
      const seen: Omit<PageTasks, "page">[] = [];
      for (let round = 0; round < rounds; round += 1)
        seen.push(await visitOnce(browser, url, member, hasTrained ? visit : { ...visit, use: async () => {} }));
      tasks.push({
        page: visit.page,
        opened: middle(seen.map(({ opened }) => opened)),
        used: middle(seen.map(({ used }) => used)),
      });
    }
    return tasks;
  } finally {
    await browser.close();
  }
}

const middle = (times: readonly TaskTime[]): TaskTime => ({
  wall: median(times.map(({ wall }) => wall)),
  processor: median(times.map(({ processor }) => processor)),
});

async function visitOnce(browser: Browser, url: string, member: number, { path, use }: Visit) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  await context.addCookies([{ name: "better-auth.session_token", value: encodeURIComponent(sessionToken(member)), url }]);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "blink.user_timing"] });
  await openSettled(page, path);
  await page.evaluate((name) => performance.mark(name), USED);
  await use(page);
  await settled(page);
  const tasks = longestTasks(await browser.stopTracing());
  await context.close();
  return tasks;
}
