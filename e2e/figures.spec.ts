import { expect, test } from "./fixtures.ts";
import { ALEX, signInByApi } from "./people.ts";
import { settled } from "./settled.ts";

/** The scripts that draw the figure; a page of stills has no need of them. */
const ENGINE = /\/assets\/(?:moving-figure|figure|model-worker)-/;

test("stills come from the server; the drawing engine comes with the first that moves", async ({ page }) => {
  const engine: string[] = [];
  page.on("request", (request) => {
    if (ENGINE.test(request.url())) engine.push(request.url());
  });
  await signInByApi(page, ALEX);
  await page.goto("/exercises");
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^(?:Play|Pause) / }) })
    .first();
  await expect(first.locator("svg.figure-svg")).toBeVisible();
  await settled(page);
  expect(engine).toEqual([]);
  const still = await first.locator("svg.figure-svg").innerHTML();
  await first.getByRole("button", { name: /^Play / }).click();
  await expect.poll(() => first.locator("svg.figure-svg").last().innerHTML()).not.toBe(still);
  expect(engine).not.toEqual([]);
});
