import { expect, test } from "./fixtures.ts";
import { ALEX, preparePlan, signInByApi } from "./people.ts";
import { settled } from "./settled.ts";

/** The scripts that draw the figure; a page of stills has no need of them. */
const ENGINE = /\/assets\/(?:demonstrations|moving-figure|figure-poster|figure-stage)-/;

test("stills come from the server; the drawing engine comes with the first that moves", async ({ page }) => {
  const engine: string[] = [];
  page.on("request", (request) => {
    if (ENGINE.test(request.url())) engine.push(request.url());
  });
  await signInByApi(page, ALEX);
  await page.goto("/exercises");
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Play / }) })
    .first();
  await expect(first.locator("svg.figure-svg")).toBeVisible();
  await settled(page);
  expect(engine).toEqual([]);
  const still = await first.locator("svg.figure-svg").innerHTML();
  await first.getByRole("button", { name: /^Play / }).click();
  await expect.poll(() => first.locator("svg.figure-svg").innerHTML()).not.toBe(still);
  expect(engine).not.toEqual([]);
});

test("without a connection the plan's figures stand: what was seen is kept, what was lost is drawn on the device", async ({
  page,
  context,
  server,
}) => {
  await preparePlan(server.url);
  await signInByApi(page, ALEX);
  await page.goto("/workout-plan");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const days = page.getByRole("tab").and(page.locator(":not([aria-label*='rest day'])"));
  const figures = page.locator(".exercise-thumb svg.figure-svg");
  await days.nth(0).click();
  await expect(figures.first()).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  const standAgain = async (): Promise<void> => {
    await page.reload();
    await days.nth(0).click();
    await expect(figures.first()).toBeVisible();
    expect(await figures.first().locator("path").count()).toBeGreaterThan(10);
  };
  await standAgain();
  await page.evaluate(() => caches.delete("lockstep-figures"));
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await standAgain();
});
