import type { Page, Request } from "@playwright/test";

/** A page has settled when it was idle this many times in a row with no request under way: what an answer brings about has begun by then. */
const IDLE_ROUNDS = 4;

const underWay = new WeakMap<Page, Set<Request>>();

/** The live stream stays open as long as the page, so it's no request to wait for. */
const ends = (request: Request): boolean => new URL(request.url()).pathname !== "/api/events";

function requestsOf(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => void (ends(request) && requests.add(request)));
  page.on("requestfinished", (request) => void requests.delete(request));
  page.on("requestfailed", (request) => void requests.delete(request));
  return requests;
}

/** Waits until the browser has nothing to do for the page; false when another document took its place meanwhile. */
async function isIdle(page: Page): Promise<boolean> {
  try {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    return true;
  } catch (error) {
    if (page.isClosed()) throw error;
    await page.waitForLoadState("load");
    return false;
  }
}

/** Waits until the page has loaded and rests. */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf(page);
  await page.waitForLoadState("load");
  for (let idle = 0; idle < IDLE_ROUNDS;) idle = (await isIdle(page)) && requests.size === 0 ? idle + 1 : 0;
}

/** Goes to an address and waits until it has settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
  requestsOf(page);
  await page.goto(path);
  // A prerendered page looks settled before its scripts have even been asked for. The mailbox has none.
  await page.locator('html[data-live="1"], html:not(:has(script))').first().waitFor({ state: "attached" });
  await settled(page);
}

/** Waits for a sheet or menu to appear: its file may still be loading when the press that opens it has been answered. */
export async function sheetAppears(page: Page): Promise<void> {
  await page.locator("[role=dialog]:visible, [role=alertdialog]:visible, .disclosure-panel:visible").first().waitFor();
}
