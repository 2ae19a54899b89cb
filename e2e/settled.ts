import type { Page, Request } from "@playwright/test";

/** So long nothing may be on its way, ms: what Playwright's own `networkidle` waits for. */
const QUIET_MS = 500;
const POLL_MS = 50;

const underWay = new WeakMap<Page, Set<Request>>();

/** The live stream stays open as long as the page: it is nothing to wait for, though `networkidle` would wait for ever. */
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

/** Waits until the page has loaded and nothing was on its way for a while. */
export async function settled(page: Page, quietMs = QUIET_MS): Promise<void> {
  const requests = requestsOf(page);
  await page.waitForLoadState("load");
  for (let quiet = 0; quiet < quietMs; quiet += POLL_MS) {
    if (requests.size > 0) quiet = 0;
    await page.waitForTimeout(POLL_MS);
  }
}

/** Goes to an address and waits until it has settled. */
export async function openSettled(page: Page, path: string, quietMs = QUIET_MS): Promise<void> {
  requestsOf(page);
  await page.goto(path);
  await settled(page, quietMs);
}

/** Waits until a sheet or menu stands there: its own file may still be on its way when the press that opens it has long been answered. */
export async function sheetStands(page: Page): Promise<void> {
  await page.locator("[role=dialog]:visible, [role=alertdialog]:visible, .disclosure-panel:visible").first().waitFor();
}
