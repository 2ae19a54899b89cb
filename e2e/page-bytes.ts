import type { Browser, Page } from "@playwright/test";
import { PAGES } from "./pages.ts";
import type { PageToSee } from "./pages.ts";
import { storageStateOf } from "./people.ts";
import { PHONE } from "./screens.ts";
import { openSettled } from "./settled.ts";

/** The most that all scripts of a page may weigh together, in compressed bytes. */
export const SCRIPT_BUDGET = 190_000;

/** The pages that people open first may name at most so many script files in their document: those arrive before the content. */
export const SCRIPTS_BEFORE_CONTENT = 14;
export const OPENED_FIRST: readonly string[] = ["/", "/login", "/workout-plan", "/community", "/meal-plan"];

/** How many script files a document names. */
export const countScripts = (html: string): number => new Set(html.match(/\/assets\/[\w.-]+\.js\b/g)).size;

/** The scripts one page asks for, from an empty cache until it has settled. */
export interface PageBytes {
  readonly page: PageToSee;
  /** Compressed bytes of all scripts' bodies. */
  readonly total: number;
  /** File name and compressed bytes, the heaviest first. */
  readonly files: readonly (readonly [name: string, bytes: number])[];
}

/** The component gallery is for developers, and a page that leads to another has loaded both: the other is weighed on its own. */
export const isWeighed = (page: Pick<PageToSee, "name" | "leadsTo">): boolean =>
  page.name !== "dev-ui" && page.leadsTo === undefined;

/** Keeps the service worker away, which would load every page's files. Playwright's own way lets `register` answer with nothing, as no browser does. */
export const withoutServiceWorker = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });

/** The engine of the moving figure comes once something plays, and has a budget of its own: 60,000 bytes. */
const FIGURE_ENGINE = /[\\/](?:figure|model-worker)-[\w-]+\.js$/;

/** Listens to which scripts a tab loads from now on; the answer says what they weigh together. */
export function weighScripts(tab: Page): () => Pick<PageBytes, "total" | "files"> {
  const files = new Map<string, number>();
  tab.on("response", (response) => {
    const headers = response.headers();
    if (response.status() !== 200 || !/javascript/.test(headers["content-type"] ?? "")) return;
    if (FIGURE_ENGINE.test(new URL(response.url()).pathname)) return;
    files.set(new URL(response.url()).pathname, Number(headers["content-length"]));
  });
  return () => {
    const list = [...files].map(([path, bytes]) => [path.split("/").at(-1) ?? path, bytes] as const);
    return { total: list.reduce((sum, [, bytes]) => sum + bytes, 0), files: list.toSorted((a, b) => b[1] - a[1]) };
  };
}

/** Weighs every page on a phone's screen, each with an empty cache and without the service worker, as the crawl does (crawl.spec.ts). */
export async function weighPages(browser: Browser, url: string): Promise<PageBytes[]> {
  const weighed: PageBytes[] = [];
  for (const page of PAGES.filter(isWeighed)) {
    const storageState = await storageStateOf(browser, url, page.viewer);
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, storageState });
    const tab = await context.newPage();
    await withoutServiceWorker(tab);
    const weigh = weighScripts(tab);
    await openSettled(tab, page.path);
    weighed.push({ page, ...weigh() });
    await context.close();
  }
  return weighed;
}
