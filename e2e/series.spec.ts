import { SERIES } from "@lockstep/content/series/index.ts";
import { findExercise } from "@lockstep/content/training/index.ts";
import type { listSeries } from "@lockstep/contract/series.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Series } from "@lockstep/domain/series/series.ts";
import { unroll } from "@lockstep/domain/series/timeline.ts";
import type { Timeline } from "@lockstep/domain/series/timeline.ts";
import type { Page } from "@playwright/test";
import { IS_FULL_RUN } from "../scripts/test-sample.ts";
import { pick, seededNumbers } from "../scripts/sweep/seeded.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { ALEX, PRIYA, signInByApi } from "./people.ts";
import { choosePlanAct } from "./plan-steps.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** Every series in a full run, else one. */
const PLAYED: readonly Series[] = IS_FULL_RUN ? SERIES : [pick(SERIES, seededNumbers(13))];

function timelineOf(series: Series, session: number): Timeline {
  return unroll(series.sessions[session - 1]?.blocks ?? [], (id) => {
    const exercise = findExercise(id);
    if (exercise === undefined) throw new Error(`There's no exercise ${id}.`);
    return exercise;
  });
}

const player = (page: Page) => page.getByRole("dialog");
const act = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });

/** Opens a series whose sessions and scripts are on the device from then on. */
async function openSeries(page: Page, id: string): Promise<void> {
  await page.goto("/series");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`/series/${id}`);
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), `/api/series/${id}`)).toBe(true);
}

/** What the server has of a session: the day it was done on. */
async function doneOn(page: Page, id: string, session: number): Promise<string | null | undefined> {
  const { items } = (await (await page.request.get("/api/series")).json()) as RouteOutput<typeof listSeries>;
  return items.find((series) => series.id === id)?.sessions.find(({ number }) => number === session)?.doneOn;
}

for (const series of PLAYED) {
  // Another session of each series, so that not only first ones are played.
  const session = (SERIES.indexOf(series) % series.sessions.length) + 1;

  test(`${series.id}, session ${session}: played offline from start to end, recorded once`, async ({ page, context }) => {
    const timeline = timelineOf(series, session);
    await signInByApi(page, PRIYA);
    await page.clock.install();
    await openSeries(page, series.id);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: new RegExp(`session ${session}: `) }).click();
    await expect(player(page).getByRole("heading", { level: 3 })).toHaveText(series.sessions[session - 1]?.title ?? "");
    // From here on time passes when the test says so.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await act(page, "Start").click();
    let passedMs = 0;
    for (const step of timeline.steps) {
      const name = player(page).getByRole("heading", { level: 3 });
      await expect(name).toHaveText(
        step.kind === "work" || step.kind === "switch" ? step.exercise.name : `Next: ${step.exercise.name}`,
      );
      if (step.kind !== "work") await expect(player(page).getByText(String(step.seconds), { exact: true })).toBeVisible();
      const endMs = Math.ceil((step.startsAt + step.seconds) * 1000);
      await page.clock.fastForward(endMs - passedMs);
      passedMs = endMs;
    }
    await expect(player(page).getByRole("heading", { name: "Session done" })).toBeVisible();
    await expect(player(page).getByText(/^Saved to your workouts/)).toBeVisible();
    await page.clock.resume();
    await act(page, "Done").click();
    await expect(page.getByRole("button", { name: new RegExp(`^Repeat session ${session}: `) })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => doneOn(page, series.id, session), { timeout: 60_000 }).not.toBeNull();
    const { account } = (await (await page.request.get("/api/account/export")).json()) as {
      account: { readonly series: readonly { readonly seriesId: string }[] };
    };
    expect(account.series.filter(({ seriesId }) => seriesId === series.id)).toHaveLength(1);
  });
}

test("a session is paused, steered by keys, left and resumed after a reload @full", async ({ page }) => {
  await signInByApi(page, PRIYA);
  await page.clock.install();
  await page.goto("/series/first-push-up?session=2");
  await expect(act(page, "Start")).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.press("Enter");
  const name = player(page).getByRole("heading", { level: 3 });
  await expect(name).toHaveText("Next: Arm Circles");
  await page.clock.runFor(2000);
  await expect(player(page).getByText("10", { exact: true })).toBeVisible();

  // Space pauses: time passes, the session doesn't.
  await page.keyboard.press("Space");
  await expect(act(page, "Resume")).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(player(page).getByText("10", { exact: true })).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await expect(name).toHaveText("Arm Circles");
  await page.keyboard.press("ArrowLeft");
  await expect(name).toHaveText("Next: Arm Circles");
  await act(page, "Next").click();
  await page.keyboard.press("Space");
  await page.clock.runFor(5000);
  await expect(player(page).getByText("25", { exact: true })).toBeVisible();
  await page.keyboard.press("Space");

  // A reload comes back to the session, at its place.
  await page.clock.resume();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(act(page, "Resume at 0:17")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(player(page)).toHaveCount(0);
  await page.getByRole("button", { name: /^Start session 2: / }).click();
  await act(page, "Start over").click();
  await expect(act(page, "Start")).toBeVisible();

  // Who skips everything is asked.
  await act(page, "Start").click();
  const end = player(page).getByRole("heading", { name: "That's the end" });
  while (!(await end.isVisible())) await page.keyboard.press("ArrowRight");
  expect(await findViolations(page)).toEqual([]);
  await act(page, "Leave without saving").click();
  expect(await doneOn(page, "first-push-up", 2)).toBeNull();
});

test("without a membership the series show what's in them and lead to the plans @full", async ({ page }) => {
  await signInByApi(page, ALEX);
  await page.goto("/workout-plan");
  await choosePlanAct(page, "Video series");
  await expect(page.getByRole("heading", { level: 1, name: "Video series" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(SERIES.length);
  await page.getByRole("link", { name: "Your first pull-up" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(page.getByRole("button", { name: /^(Start|Repeat) session/ })).toHaveCount(0);
  // The glimpse moves.
  await expect(page.getByRole("img", { name: /^Dead Hang/ })).toBeVisible();
  await page.getByRole("radio", { name: "Band Lat Pulldown" }).check();
  await expect(page.getByRole("img", { name: /^Band Lat Pulldown/ })).toBeVisible();
  // An address of a session opens nothing either.
  await page.goto("/series/first-pull-up?session=1");
  await expect(page.getByRole("heading", { name: "Included in Premium" })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL(/\/#pricing$/);
});
