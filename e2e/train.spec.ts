import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { registerByApi, send } from "./people.ts";
import { givePlan } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow", hasTouch: true });

interface StoredWorkout {
  readonly note: string;
  readonly exercises: readonly {
    readonly exerciseName: string;
    readonly note: string;
    readonly isSkipped: boolean;
    readonly sets: readonly { readonly doneAt: string | null; readonly type: string; readonly weightKg: number | null }[];
  }[];
}

/** A new member with a week in the gym, in the first exercise of today's workout. */
async function inTraining(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await send(page, "PATCH", "/api/profile", { units: "kg" });
  await givePlan(page, { location: "gym", muscleGroups: ["Chest", "Back", "Legs"], skillLevel: "intermediate" });
  await page.goto("/workout-plan");
  await page.getByRole("button", { name: "Start workout" }).tap();
  await expect(training(page).getByRole("button", { name: "More", exact: true })).toBeVisible();
}

async function stored(page: Page): Promise<StoredWorkout> {
  const { items } = (await (await page.request.get("/api/workouts")).json()) as { items: StoredWorkout[] };
  const [workout] = items;
  if (workout === undefined) throw new Error("Nothing is stored.");
  return workout;
}

const training = (page: Page) => page.getByRole("dialog");
const title = (page: Page) => training(page).getByRole("heading", { level: 2 });
const weight = (page: Page) => page.getByRole("textbox", { name: /eight.* in kg/ });
const done = (page: Page, set: number) => page.getByRole("button", { name: `Done: set ${set}` });
const tap = (page: Page, name: string | RegExp) => training(page).getByRole("button", { name }).first().tap();
const open = async (page: Page, act: string | RegExp) => {
  await training(page).getByRole("button", { name: "More", exact: true }).tap();
  await tap(page, act);
};

test("exercises are swapped, added, skipped, moved and removed while training, and all of it is there after a reload", async ({
  page,
}) => {
  await inTraining(page, "Mona Modifies");
  const first = await title(page).innerText();

  // Nothing was done of it: another takes its place.
  await open(page, /^Swap exercise/);
  const picks = training(page).getByRole("list", { name: "Exercises to swap to" }).getByRole("button");
  await expect(picks.first()).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  }
  await picks.first().tap();
  await expect(title(page)).not.toHaveText(first);
  const second = await title(page).innerText();
  await training(page).getByRole("button", { name: "Undo" }).tap();
  await expect(title(page)).toHaveText(first);

  // One set was done: it stays with its exercise, and the new one comes after it.
  await weight(page).fill("60");
  await done(page, 1).tap();
  await open(page, /^Swap exercise/);
  await picks.filter({ hasText: second }).tap();
  await expect(title(page)).toHaveText(second);
  await expect
    .poll(async () => (await stored(page)).exercises.slice(0, 2))
    .toMatchObject([
      { exerciseName: first, isSkipped: true, sets: [{ weightKg: 60 }] },
      { exerciseName: second, isSkipped: false, sets: [] },
    ]);

  // What hurts is asked, and only what spares it is offered.
  await open(page, /^This hurts/);
  await expect(title(page)).toHaveText("Where does it hurt?");
  await training(page).getByRole("button", { name: "Ankle" }).tap();
  await expect(training(page).getByText(/go easy on your ankle|without loading your ankle/)).toBeVisible();
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await training(page)
    .getByRole("button", { name: /^Back to / })
    .tap();

  // Added by a search on the device.
  await open(page, /^Add an exercise/);
  await training(page).getByRole("textbox", { name: "Search exercises" }).fill("skullcrusher");
  await training(page)
    .getByRole("list", { name: "Exercises" })
    .getByRole("button", { name: /Skull Crusher/i })
    .first()
    .tap();
  await expect(title(page)).toHaveText(/Skull Crusher/i);
  const added = await title(page).innerText();

  await open(page, /^Skip for today/);
  await expect(title(page)).not.toHaveText(added);
  await tap(page, "All exercises");
  await expect(training(page).getByRole("listitem").filter({ hasText: added })).toContainText("Skipped");
  await tap(page, "Reorder");
  await tap(page, `${added}: earlier`);
  await tap(page, `Remove ${second}`);
  await expect(training(page).getByRole("button", { name: `Remove ${second}` })).toHaveCount(0);
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await expect.poll(async () => (await stored(page)).exercises.map(({ exerciseName }) => exerciseName)).not.toContain(second);
  await page.reload();
  await tap(page, "All exercises");
  const names = (await stored(page)).exercises.map(({ exerciseName }) => exerciseName);
  expect(names.indexOf(added)).toBe(names.length - 2);
  await expect(training(page).getByRole("list", { name: "Exercises" }).getByRole("listitem")).toHaveCount(names.length);
});
