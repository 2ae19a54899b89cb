import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { registerByApi, send } from "./people.ts";
import { giveLifts } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface StoredWorkout {
  readonly endedAt: string | null;
  readonly exercises: readonly {
    readonly exerciseName: string;
    readonly sets: readonly { readonly doneAt: string | null; readonly weightKg: number | null }[];
  }[];
}

/** A new member with a week in the gym, on the plan's page. */
async function member(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await send(page, "PATCH", "/api/profile", { units: "kg" });
  await giveLifts(page);
}

async function stored(page: Page): Promise<readonly StoredWorkout[]> {
  return ((await (await page.request.get("/api/workouts")).json()) as { items: StoredWorkout[] }).items;
}
const doneSets = (workouts: readonly StoredWorkout[]): number =>
  workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets.filter(({ doneAt }) => doneAt !== null))).length;

const weight = (page: Page) => page.getByRole("textbox", { name: /eight.* in kg/ });
const done = (page: Page, set: number) => page.getByRole("button", { name: `Done: set ${set}` });

test("a workout from Start to its summary: today's numbers, a set in one tap, the rest through a reload, and what changes next time", async ({
  page,
}) => {
  await member(page, "Lara Lifter");
  const start = page.getByRole("button", { name: "Start workout" });
  // On the first screen of a phone.
  expect((await start.boundingBox())?.y).toBeLessThan(844);
  await start.tap();
  const training = page.getByRole("dialog");
  await expect(training.getByText(/work up to a weight that leaves two or three reps in reserve/)).toBeVisible();

  // What isn't a weight is refused where it's typed; a comma is one.
  await weight(page).fill("900");
  await done(page, 1).tap();
  await expect(training.getByText(/Enter a weight from 0 to \d+ kg\./)).toBeVisible();
  await weight(page).fill("62,5");
  await done(page, 1).tap();
  const rest = training.getByRole("timer");
  await expect(rest).toBeVisible();
  await training.getByRole("button", { name: "2 or 3" }).tap();
  // The next tick is within reach of a thumb, without scrolling.
  const next = await done(page, 2).boundingBox();
  expect((next?.y ?? 844) + (next?.height ?? 0)).toBeLessThan(844 - 60);
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  }

  // The rest has its end, not a count: it goes on through a reload.
  await page.reload();
  await expect(rest).toBeVisible();
  const before = await rest.innerText();
  await training.getByRole("button", { name: "Rest 15 seconds more" }).tap();
  await expect(rest).not.toHaveText(before);
  await training.getByRole("button", { name: "Skip rest" }).tap();
  await expect(rest).toBeHidden();

  // The second set repeats the first: one tap.
  await expect(weight(page)).toHaveValue("62.5");
  await done(page, 2).tap();
  await expect(done(page, 3)).toBeVisible();
  await expect.poll(async () => doneSets(await stored(page))).toBe(2);

  // The bar is on every page while it runs.
  await training.getByRole("button", { name: "Leave and keep the workout running" }).tap();
  await page.goto("/progress");
  await page.getByRole("link", { name: /Workout in progress · 2 sets/ }).tap();
  await done(page, 3).tap();
  await training.getByRole("button", { name: "All exercises" }).tap();
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await training.getByRole("button", { name: "Finish workout" }).tap();
  await expect(training.getByText(/sets aren't done\. That's fine\./)).toBeVisible();
  await training.getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(training.getByRole("heading", { name: "Well done" })).toBeVisible();
  await expect(training.getByRole("heading", { name: "Next time" })).toBeVisible();
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await expect(training.getByText(/at 6[25](\.5)? kg: /)).toBeVisible();
  await training.getByRole("button", { name: "Done", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "Your Custom Workout Plan" })).toBeVisible();
  await expect(page.getByText("Completed", { exact: true }).first()).toBeAttached();
  await expect.poll(async () => (await stored(page)).map(({ endedAt }) => endedAt !== null)).toEqual([true]);
  expect(doneSets(await stored(page))).toBe(3);
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("in a basement: started, trained and reloaded without a network, and every set arrives once", async ({
    page,
    context,
  }) => {
    await member(page, "Bert Basement");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(page.getByRole("button", { name: "Start workout" })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Start workout" }).tap();
    await weight(page).fill("40");
    await done(page, 1).tap();
    await expect(done(page, 2)).toBeVisible();
    await page.reload();
    await expect(done(page, 2)).toBeVisible();
    await expect(weight(page)).toHaveValue("40");
    await done(page, 2).tap();
    await expect(done(page, 3)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => doneSets(await stored(page)), { timeout: 60_000 }).toBe(2);
    expect(await stored(page)).toHaveLength(1);
    await expect(done(page, 3)).toBeVisible();
  });
});

test("a workout that was forgotten is closed at its last set, after asking; one without sets can be discarded", async ({
  page,
}) => {
  await member(page, "Finn Forgetful");
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const begin = async (hours: number): Promise<string> => {
    const path = `/api/workouts/${crypto.randomUUID()}`;
    await send(page, "PUT", path, { startedAt: ago(hours) });
    return path;
  };
  const path = await begin(72);
  const exerciseEntryId = crypto.randomUUID();
  await send(page, "PUT", `${path}/exercises/${exerciseEntryId}`, { exerciseId: "g-barbell-back-squat" });
  const doneAt = ago(71);
  await send(page, "PUT", `${path}/sets/${crypto.randomUUID()}`, { exerciseEntryId, weightKg: 60, reps: 8, doneAt });
  await page.goto("/workout");
  await expect(page.getByRole("heading", { name: "Still training?" })).toBeVisible();
  await page.getByRole("button", { name: "Finish it at the last set" }).tap();
  await expect(page.getByRole("heading", { name: "Well done" })).toBeVisible();
  await expect.poll(async () => (await stored(page)).map(({ endedAt }) => endedAt)).toEqual([doneAt]);

  await begin(30);
  await page.goto("/workout");
  await page.getByRole("button", { name: "Discard workout" }).tap();
  await expect(page.getByRole("button", { name: "Start workout" })).toBeVisible();
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});

test("two devices show the same workout live", async ({ page, browser, baseURL }) => {
  await member(page, "Tess Twophones");
  await page.getByRole("button", { name: "Start workout" }).tap();
  await weight(page).fill("50");
  await done(page, 1).tap();
  await expect.poll(async () => doneSets(await stored(page))).toBe(1);
  const other = await browser.newContext({ storageState: await page.context().storageState(), baseURL: baseURL ?? "" });
  const second = await other.newPage();
  await second.goto("/workout");
  await expect(done(second, 2)).toBeVisible();
  await done(second, 2).click();
  await expect(done(page, 3)).toBeVisible();
  await done(page, 3).tap();
  await expect(second.getByRole("listitem").filter({ hasText: "Set 3" }).getByLabel("Done")).toBeVisible();

  // Who has it open where it wasn't finished sees that it's over, and the next one that runs.
  await page.getByRole("button", { name: "All exercises" }).tap();
  await page.getByRole("button", { name: "Finish workout" }).tap();
  await page.getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "Well done" })).toBeVisible();
  await expect(second.getByRole("heading", { name: "This workout is over" })).toBeVisible();
  await expect(second.getByRole("button", { name: "Done: set 4" })).toHaveCount(0);
  await send(page, "PUT", `/api/workouts/${crypto.randomUUID()}`, { startedAt: new Date().toISOString(), name: "Another one" });
  await second.getByRole("button", { name: "Resume the workout in progress" }).click();
  await expect(second.getByRole("heading", { name: "Another one" })).toBeVisible();
  await other.close();
});

test("a workout shows once what it's made of is known, whatever comes last: nothing moves under a thumb @full", async ({
  page,
  browser,
  baseURL,
}) => {
  await member(page, "Wanda Waits");
  await send(page, "PUT", "/api/exercises/g-barbell-back-squat/preferences", { suggestsWeights: false });
  const path = `/api/workouts/${crypto.randomUUID()}`;
  await send(page, "PUT", path, { startedAt: new Date().toISOString() });
  await send(page, "PUT", `${path}/exercises/${crypto.randomUUID()}`, { exerciseId: "g-barbell-back-squat" });
  const [storageState, viewport] = [await page.context().storageState(), page.viewportSize()];
  const other = await browser.newContext({ storageState, viewport, baseURL: baseURL ?? "", serviceWorkers: "block" });
  const second = await other.newPage();
  // Where the button was in every frame since the page began.
  await second.addInitScript(() => {
    const tops = new Set<number>();
    const look = () => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Done: set 1");
      if (button !== undefined) tops.add(Math.round(button.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { tops });
  });
  const tops = () => second.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
  const parts = [
    "/api/exercises/g-barbell-back-squat",
    "/api/training/catalogue",
    "/api/training/preferences",
    "/api/training/plans/current",
    "/api/training/completions",
  ];
  const isOf = (part: string) => (url: URL) => url.pathname === part;
  for (const last of [null, ...parts]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    if (last !== null)
      await second.route(isOf(last), async (route) => {
        await held;
        await route.continue();
      });
    const answers = parts.map((part) => second.waitForResponse((answer) => isOf(part)(new URL(answer.url()))));
    await second.goto("/workout");
    await Promise.all(answers.filter((_, at) => parts[at] !== last));
    // Two frames later it would show.
    await second.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    release();
    await Promise.all(answers);
    await expect(done(second, 1)).toBeVisible();
    await expect(second.locator(".live-lift svg, .live-lift img, .live-lift canvas").first()).toBeVisible();
    await second.evaluate(() => document.fonts.ready);
    if (last !== null) expect(await tops(), `${last} came last`).toHaveLength(1);
    await second.unrouteAll();
  }
  await done(second, 1).tap();
  await other.close();
});
