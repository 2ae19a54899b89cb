import { chromium } from "@playwright/test";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { PAGES } from "./pages.ts";
import type { PageToSee, Viewer } from "./pages.ts";
import { answerWizard, enterAs, prepareGroup, preparePlan } from "./people.ts";
import { openSettled } from "./settled.ts";

/** What all the scripts of an app page may weigh together, in compressed bytes (DESIGN.md, section 5). */
export const SCRIPT_BUDGET = 190_000;

/** The scripts one page asks for, from an empty cache until the network rests. */
export interface PageBytes {
  readonly page: PageToSee;
  /** Compressed bytes of all scripts' bodies. */
  readonly total: number;
  /** File name and compressed bytes, the heaviest first. */
  readonly files: readonly (readonly [name: string, bytes: number])[];
}

/** The pages' specimen sheet is for the people who build Lockstep; a group's settings lead everybody else to the group, which is weighed by itself. */
const MEASURED = PAGES.filter((page) => page.name !== "dev-ui" && page.name !== "group-settings-for-others");

/** So many tabs load side by side: most of a page's time goes by in waiting. */
const AT_ONCE = 4;

/** What a page asks for once it stands (a poster, the rest of a list) belongs to it: so long it may take to ask, ms. */
const QUIET_MS = 1000;

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, serviceWorkers: "block" };

/** Weighs every page on a phone's screen, each with an empty cache and without the service worker. */
export async function weighPages(browser: Browser, url: string): Promise<PageBytes[]> {
  await preparePlan(url);
  await prepareGroup(url);
  const weighed: PageBytes[] = [];
  for (const viewer of ["visitor", "guest", "member"] as const) {
    const person = await comeIn(browser, url, viewer);
    const waiting = MEASURED.filter((each) => each.viewer === viewer);
    const work = async (): Promise<void> => {
      for (let page = waiting.shift(); page; page = waiting.shift()) weighed.push(await weigh(browser, person, page));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return weighed.toSorted((a, b) => MEASURED.indexOf(a.page) - MEASURED.indexOf(b.page));
}

/** Somebody who comes in once: answers what opens a fresh browser as the same person. */
async function comeIn(browser: Browser, url: string, viewer: Viewer): Promise<BrowserContextOptions> {
  const options = { ...PHONE, baseURL: url };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await enterAs(page, viewer);
  if (viewer === "guest") {
    await page.goto("/workout-setup");
    await answerWizard(page, { groups: ["Chest", "Legs"], minutes: 45, days: 7, level: "Intermediate", place: "Gym" });
  }
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { ...options, storageState };
}

async function weigh(browser: Browser, person: BrowserContextOptions, page: PageToSee): Promise<PageBytes> {
  const context = await browser.newContext(person);
  const tab = await context.newPage();
  const files = new Map<string, number>();
  tab.on("response", (response) => {
    const headers = response.headers();
    if (response.status() !== 200 || !/javascript/.test(headers["content-type"] ?? "")) return;
    files.set(new URL(response.url()).pathname, Number(headers["content-length"]));
  });
  await openSettled(tab, page.path, QUIET_MS);
  const { pathname } = new URL(tab.url());
  if (pathname !== page.path.split("?")[0])
    throw new Error(`${page.path} led a ${page.viewer} to ${pathname}: nothing to weigh.`);
  await context.close();
  const list = [...files].map(([path, bytes]) => [path.split("/").at(-1) ?? path, bytes] as const);
  return { page, total: list.reduce((sum, [, bytes]) => sum + bytes, 0), files: list.toSorted((a, b) => b[1] - a[1]) };
}

/** The same, in a browser of its own. */
export async function weighPagesIn(executablePath: string, args: readonly string[], url: string): Promise<PageBytes[]> {
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    return await weighPages(browser, url);
  } finally {
    await browser.close();
  }
}
