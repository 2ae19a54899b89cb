import type { Page } from "@playwright/test";
import type { PlanPreview, TrainingChoices } from "@lockstep/contract/training.ts";
import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectFocusIn, heldUndo } from "./overlays.ts";
import { lookAround, openTrainingDay, registerByApi, send } from "./people.ts";
import { openExercise, readWeek, type SeenDay } from "./plan-steps.ts";
import { settled } from "./settled.ts";
import { dayInZone, timeInZone } from "./zone.ts";

/** Trains on Monday, Wednesday and Friday; four hard weeks and a lighter one. */
const CHOICES: TrainingChoices = {
  muscleGroups: ["Chest", "Back", "Legs", "Arms", "Core"],
  durationMinutes: 60,
  daysPerWeek: 3,
  skillLevel: "advanced",
  location: "gym",
};

const today = parseCalendarDay(dayInZone(new Date()));
if (today === null) throw new Error("Today is no day.");
const THIS_MONDAY = mondayOf(today);

/** Gives whoever is signed in a plan whose block began so many weeks ago. It trains every day: a block that's chosen today begins this week. */
async function givePlanBegun(page: Page, weeksAgo: number): Promise<PlanPreview["days"]> {
  const choices = { ...CHOICES, daysPerWeek: 7 };
  const { days } = (await send(page, "POST", "/api/training/preview", choices)) as PlanPreview;
  const current = await (await page.request.get("/api/training/plans/current")).json();
  await send(page, "POST", "/api/training/plans", {
    ...choices,
    days: days.map(toCompactDay),
    blockStartsOn: addDays(THIS_MONDAY, -7 * weeksAgo),
    ...(current === null ? {} : { replaces: current.id }),
  });
  await page.goto("/workout-plan");
  return days;
}

const line = (page: Page, text: string | RegExp) => page.getByRole("button", { name: text });
const offer = (page: Page) => page.getByRole("region", { name: "Choose your next block" });
const firstsOf = (week: readonly SeenDay[]) => week.map(({ exercises }) => exercises[0]?.name);
const namesOf = (week: readonly SeenDay[]) => week.flatMap(({ exercises }) => exercises.map(({ name }) => name));
const setsOf = (week: readonly SeenDay[]) => week.flatMap(({ exercises }) => exercises.map(({ sets }) => sets));
const mostSets = (week: readonly SeenDay[]) => Math.max(...setsOf(week));

test("a member's block goes through its weeks, and the next one keeps the main lifts", async ({ page }) => {
  await registerByApi(page, "Bea Block");
  await givePlanBegun(page, 0);
  const usual = await readWeek(page);
  expect(mostSets(usual)).toBeGreaterThan(2);

  // The line under the title opens what's ahead.
  await line(page, "Week 1 of 5 · leave about 3 reps in reserve").click();
  const sheet = page.getByRole("dialog", { name: "Your training block" });
  await expectFocusIn(sheet);
  const weeks = sheet.getByRole("listitem");
  await expect(weeks).toHaveText([
    /Week 1.*3 reps in reserve.*Now/s,
    /Week 2.*2 reps/s,
    /Week 3.*2 reps/s,
    /Week 4.*1 rep in reserve, 2 on squats and deadlifts/s,
    /Week 5.*Lighter week/s,
  ]);
  expect(await findViolations(page, { within: ["[role=dialog]"] })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);

  await givePlanBegun(page, 1);
  await expect(line(page, "Week 2 of 5 · leave about 2 reps in reserve")).toBeVisible();

  // The lighter week says why, and has two sets of the same exercises.
  const [monday] = await givePlanBegun(page, 4);
  const first = monday?.exercises[0];
  if (first === undefined) throw new Error("Monday has no exercise.");
  const lastWeek = {
    date: addDays(THIS_MONDAY, -3),
    exerciseId: first.exerciseId,
    minutes: 5,
    sets: [{ weightKg: 100, reps: 5 }],
  };
  await send(page, "PUT", `/api/training/completions/${crypto.randomUUID()}`, lastWeek);
  await page.reload();
  await expect(line(page, "Week 5 of 5 · lighter week")).toBeVisible();
  await expect(page.getByText("Two sets of each exercise, at about 80% of your usual weight.")).toBeVisible();
  const lighter = await readWeek(page);
  expect(namesOf(lighter)).toEqual(namesOf(usual));
  expect(mostSets(lighter)).toBe(2);
  // 100 kg are 220.5 lb, and 80% of them about 175.
  await openTrainingDay(page);
  await openExercise(page, first.name);
  await expect(page.getByLabel("Weight of set 1 in lb")).toHaveAttribute("placeholder", "175");
  await expect(page.getByLabel("Weight of set 3 in lb")).toHaveCount(0);

  // Once the block is over: the same week again, undone, then other accessories, undone and done again.
  await givePlanBegun(page, 5);
  await expect(line(page, "All 5 weeks of this block are done")).toBeVisible();
  await expect(offer(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await readWeek(page)).toEqual(usual);
  await offer(page)
    .getByRole("button", { name: /^Keep going/ })
    .click();
  await expect(offer(page)).toHaveCount(0);
  await (await heldUndo(page, /^Next block: the same week/)).click();
  await expect(offer(page)).toBeVisible();
  await expect(offer(page).getByRole("link", { name: /^New focus/ })).toHaveAttribute("href", "/workout-setup?from=plan");
  await offer(page)
    .getByRole("button", { name: /^Vary it/ })
    .click();
  await expect(offer(page)).toHaveCount(0);
  const undo = await heldUndo(page, /^Next block: different accessories/);
  await undo.click();
  await expect(offer(page)).toBeVisible();
  expect(await readWeek(page)).toEqual(usual);
  await offer(page)
    .getByRole("button", { name: /^Vary it/ })
    .press("Enter");
  await expect(offer(page)).toHaveCount(0);
  await expect(line(page, /^Week 1 of 5 /)).toBeFocused();
  await page.reload();
  await expect(line(page, /^Week 1 of 5 /)).toBeVisible();
  const varied = await readWeek(page);
  expect(firstsOf(varied)).toEqual(firstsOf(usual));
  expect(namesOf(varied)).not.toEqual(namesOf(usual));
  expect(setsOf(varied)).toEqual(setsOf(usual));
});

/** Opens the plan as it is so many days after this Monday, at noon. */
async function openOn(page: Page, daysFromMonday: number): Promise<void> {
  const offset = Math.round((Date.parse(THIS_MONDAY) - Date.parse(dayInZone(new Date()))) / 86_400_000);
  await page.clock.setFixedTime(timeInZone(offset + daysFromMonday, "12:00"));
  await page.goto("/workout-plan");
  await expect(page.getByRole("tab").first()).toBeVisible();
}

/** Keeps a week on the device, as a guest's browser did before plans had blocks. */
async function keepOnDevice(page: Page): Promise<void> {
  await lookAround(page);
  // The page makes the device's database.
  await page.goto("/workout-plan");
  await expect(page.getByText("This is a sample week.")).toBeVisible();
  const plan = (await send(page, "POST", "/api/training/preview", CHOICES)) as PlanPreview;
  await page.evaluate(
    async (kept) => {
      const opened = indexedDB.open("lockstep");
      await new Promise((resolve) => opened.addEventListener("success", resolve));
      const writing = opened.result.transaction("guest-training", "readwrite");
      writing.objectStore("guest-training").put(kept, "plan");
      await new Promise((resolve) => writing.addEventListener("complete", resolve));
      opened.result.close();
    },
    { id: "0190b7a8-8f00-7cc3-9d5f-0a1b2c3d4e5f", plan },
  );
}

test.describe(() => {
  // The page's files are on the device for when there's no connection.
  test.use({ serviceWorkers: "allow" });

  test("a guest's block is the device's own, goes on without a connection, and is undone @full", async ({ page, context }) => {
    // A plan from before there were blocks begins its first one when it's opened.
    await keepOnDevice(page);
    await openOn(page, 0);
    await expect(line(page, "Week 1 of 5 · leave about 3 reps in reserve")).toBeVisible();
    const usual = await readWeek(page);
    await openOn(page, 8);
    await expect(line(page, "Week 2 of 5 · leave about 2 reps in reserve")).toBeVisible();
    // A clock that was set back changes nothing.
    await openOn(page, -30);
    await expect(line(page, /^Week 1 of 5/)).toBeVisible();

    // The lighter week's Thursday isn't its end, its Friday is.
    await openOn(page, 31);
    await expect(line(page, "Week 5 of 5 · lighter week")).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await openOn(page, 32);
    const lighter = await readWeek(page);
    expect(mostSets(lighter)).toBe(2);
    await expect(offer(page)).toBeVisible();

    // Kept without a connection, it begins next week, and this one stays lighter.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await settled(page);
    await context.setOffline(true);
    await offer(page)
      .getByRole("button", { name: /^Keep going/ })
      .click();
    await expect(page.getByText(/^Your next block starts/)).toBeVisible();
    await expect(line(page, "Week 5 of 5 · lighter week")).toBeVisible();
    await (await heldUndo(page, /^Next block: the same week/)).click();
    await expect(offer(page)).toBeVisible();
    // Other accessories come from the server: without a connection nothing changes, and the page says so.
    await offer(page)
      .getByRole("button", { name: /^Vary it/ })
      .click();
    await expect(page.locator(".toast").filter({ hasText: "You need a connection for that." })).toBeVisible();
    await expect(offer(page)).toBeVisible();
    await context.setOffline(false);

    await offer(page)
      .getByRole("button", { name: /^Vary it/ })
      .click();
    await expect(page.getByText(/^Your next block starts/)).toBeVisible();
    expect(await readWeek(page)).toEqual(lighter);
    await openOn(page, 35);
    await expect(line(page, "Week 1 of 5 · leave about 3 reps in reserve")).toBeVisible();
    const varied = await readWeek(page);
    expect(firstsOf(varied)).toEqual(firstsOf(usual));
    expect(namesOf(varied)).not.toEqual(namesOf(usual));
    expect(setsOf(varied)).toEqual(setsOf(usual));
  });
});
