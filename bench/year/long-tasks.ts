import { chromium, type Browser, type Page } from "@playwright/test";
import { settled } from "../../e2e/settled.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/chromium.ts";
import { sessionToken } from "../fill.ts";
import { FOLLOWED } from "./fill-year.ts";

/** The longest task of the main thread, ms, when a page is opened by its address and when it's used; 0 where none took 50 ms. */
export interface PageTasks {
  readonly page: string;
  readonly opened: number;
  readonly used: number;
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

const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0);
    return Math.round(Math.max(0, ...seen));
  });

/** Opens and uses each page as a member, so many times; the median of the longest tasks. */
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
      const seen: { opened: number; used: number }[] = [];
      for (let round = 0; round < rounds; round += 1)
        seen.push(await visitOnce(browser, url, member, hasTrained ? visit : { ...visit, use: async () => {} }));
      const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
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

async function visitOnce(browser: Browser, url: string, member: number, { path, use }: Visit) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  await context.addCookies([{ name: "better-auth.session_token", value: encodeURIComponent(sessionToken(member)), url }]);
  await context.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
      buffered: true,
    });
  });
  const page = await context.newPage();
  await page.goto(path);
  await settled(page);
  const opened = await longest(page);
  await use(page);
  await settled(page);
  const used = await longest(page);
  await context.close();
  return { opened, used };
}
