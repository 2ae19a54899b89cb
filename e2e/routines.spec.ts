import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { registerByApi, send } from "./people.ts";
import { choosePlanAct, givePlan } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly note: string;
  readonly endedAt: string | null;
  readonly routineId: string | null;
  readonly exercises: readonly {
    readonly exerciseName: string;
    readonly dose: { readonly sets: number; readonly repsMin: number } | null;
    readonly sets: readonly { readonly doneAt: string | null; readonly weightKg: number | null; readonly reps: number | null }[];
  }[];
}

const stored = async (page: Page): Promise<readonly Stored[]> =>
  ((await (await page.request.get("/api/workouts")).json()) as { items: Stored[] }).items;
const setsOf = ({ exercises }: Stored) =>
  exercises.flatMap(({ sets }) => sets.map(({ weightKg, reps }) => `${weightKg} × ${reps}`));

async function member(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await send(page, "PATCH", "/api/profile", { units: "kg" });
}

const SQUAT = "g-barbell-back-squat";

/** A workout that was finished so many days ago, with three sets of squats. */
async function trainedBefore(page: Page, daysAgo: number, weightKg = 60): Promise<string> {
  const id = crypto.randomUUID();
  const path = `/api/workouts/${id}`;
  const start = Date.now() - daysAgo * 86_400_000;
  const at = (minutes: number) => new Date(start - (60 - minutes) * 60_000).toISOString();
  await send(page, "PUT", path, { startedAt: at(0), name: "Leg day" });
  const exerciseEntryId = crypto.randomUUID();
  await send(page, "PUT", `${path}/exercises/${exerciseEntryId}`, { exerciseId: SQUAT });
  for (const n of [1, 2, 3])
    await send(page, "PUT", `${path}/sets/${crypto.randomUUID()}`, { exerciseEntryId, weightKg, reps: 8, doneAt: at(n * 5) });
  await send(page, "POST", `${path}/finish`, { endedAt: at(45) });
  return id;
}

async function noViolations(page: Page): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }
}

const weight = (page: Page) => page.getByRole("textbox", { name: /eight.* in kg/ });

test("a routine from a plan's day is changed, started with its own sets, and finished", async ({ page }) => {
  await member(page, "Rita Routine");
  await givePlan(page, { location: "gym", muscleGroups: ["Chest", "Back", "Legs"] });
  await choosePlanAct(page, "Save day as routine");
  await page.getByRole("link", { name: "Edit", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "Edit routine" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("My day");
  const first = page.getByRole("listitem").first();
  const name = await first.getByRole("heading").innerText();
  await first.getByLabel("Sets", { exact: true }).selectOption("2");
  await first.getByRole("textbox", { name: "From" }).fill("12");
  await first.getByRole("textbox", { name: "To", exact: true }).fill("9");
  await page.getByRole("button", { name: "Save routine" }).tap();
  await expect(first.getByText("The rep range has to go from low to high.")).toBeVisible();
  await first.getByRole("textbox", { name: "To", exact: true }).fill("15");
  await noViolations(page);
  await page.getByRole("button", { name: "Save routine" }).tap();
  await expect(page.getByRole("heading", { name: "My day" })).toBeVisible();
  await noViolations(page);
  const { items } = (await (await page.request.get("/api/routines")).json()) as {
    items: { exercises: { sets: number; repsMin: number; repsMax: number }[] }[];
  };
  const asked = items[0]?.exercises[0];
  expect(asked).toMatchObject({ sets: 2, repsMin: 12, repsMax: 15 });
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  const training = page.getByRole("dialog");
  await expect(training.getByRole("heading", { name: "My day" })).toBeVisible();
  await expect(training.getByRole("list", { name: `Sets of ${name}` }).getByRole("listitem")).toHaveCount(2);
  await weight(page).fill("40");
  await page.getByRole("button", { name: "Done: set 1" }).tap();
  await training.getByRole("button", { name: "All exercises" }).tap();
  await training.getByRole("button", { name: "Finish workout" }).tap();
  await training.getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(training.getByRole("heading", { name: "Well done" })).toBeVisible();
  await expect.poll(async () => (await stored(page))[0]).toMatchObject({ name: "My day", routineId: expect.any(String) });
  await page.goto("/workouts");
  await expect(page.getByRole("link", { name: /: My day/ })).toBeVisible();
});

test("a finished workout is edited: a set changed, added and removed, its note and its day, and everything follows @full", async ({
  page,
}) => {
  await member(page, "Edda Editor");
  const id = await trainedBefore(page, 2);
  await page.goto("/workouts");
  await page.getByRole("link", { name: /Leg day/ }).tap();
  await expect(page.getByRole("heading", { name: "Leg day" })).toBeVisible();
  await expect(page.getByText("1,440 kg")).toBeVisible();
  await noViolations(page);
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  const first = page.getByRole("textbox", { name: "Set 1, weight in kg" });
  await first.fill("900");
  await first.blur();
  await expect(page.getByText(/Enter a weight from 0 to \d+ kg\./)).toBeVisible();
  await first.fill("62,5");
  await first.blur();
  await expect.poll(async () => setsOf((await stored(page))[0] as Stored)).toEqual(["62.5 × 8", "60 × 8", "60 × 8"]);
  await page.getByRole("button", { name: "Delete set 3" }).tap();
  await expect.poll(async () => setsOf((await stored(page))[0] as Stored)).toHaveLength(2);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(async () => setsOf((await stored(page))[0] as Stored)).toHaveLength(3);
  await page.getByRole("button", { name: "Delete set 3" }).tap();
  await page.getByRole("button", { name: "Add set" }).tap();
  await expect(page.getByRole("textbox", { name: "Set 3, reps" })).toHaveValue("8");
  await page.getByLabel("Note").fill("Felt strong");
  const date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Day", { exact: true }).fill(date);
  await noViolations(page);
  await page.getByRole("button", { name: "Done", exact: true }).first().tap();
  await expect(page.getByText("Felt strong")).toBeVisible();
  await expect.poll(async () => (await stored(page))[0]).toMatchObject({ id, date, note: "Felt strong" });
  const completions = await page.request.get(`/api/training/completions?from=${date}&to=${date}`);
  expect(((await completions.json()) as { items: { sets: object[] }[] }).items[0]?.sets).toHaveLength(3);

  // Deleted, it's back with one tap.
  await page.getByRole("button", { name: "Delete", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().tap();
  await expect(page.getByRole("link", { name: /Leg day/ })).toBeVisible();
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});

test("an earlier workout is repeated, and becomes a routine; the calendar is moved through by keyboard @full", async ({
  page,
}) => {
  await member(page, "Rolf Repeat");
  await trainedBefore(page, 1);
  await page.goto("/workouts");
  await page.getByText("Calendar", { exact: true }).tap();
  const grid = page.getByRole("grid");
  await grid.getByRole("button").and(page.locator("[tabindex='0']")).press("ArrowLeft");
  await expect(page.locator("[data-trained='true']:focus")).toBeVisible();
  await noViolations(page);
  await page.getByRole("link", { name: /Leg day/ }).press("Enter");
  await page.getByRole("button", { name: "Save as routine" }).tap();
  await expect(page.getByText("Saved as a routine")).toBeVisible();
  await page.getByRole("button", { name: "Repeat workout" }).tap();
  const training = page.getByRole("dialog");
  await expect(training.getByRole("list", { name: /^Sets of/ }).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Done: set 1" }).tap();
  await expect
    .poll(async () => (await stored(page))[0])
    .toMatchObject({ name: "Leg day", exercises: [{ dose: { sets: 3, repsMin: 8 } }] });
  const { items } = (await (await page.request.get("/api/routines")).json()) as { items: { name: string }[] };
  expect(items).toMatchObject([{ name: "Leg day" }]);
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("a workout that's deleted without a network is gone from the calendar too", async ({ page, context }) => {
    await member(page, "Gina Gone");
    await trainedBefore(page, 1);
    await page.goto("/workouts");
    const yesterday = async () => {
      await page.getByText("Calendar", { exact: true }).tap();
      await page.getByRole("grid").getByRole("button").and(page.locator("[tabindex='0']")).press("ArrowLeft");
      await expect(page.locator("[data-day]:focus")).toBeVisible();
    };
    await yesterday();
    await expect(page.locator("[data-trained='true']")).toHaveCount(1);
    await page.getByRole("link", { name: /Leg day/ }).press("Enter");
    await expect(page.getByRole("heading", { name: "Leg day" })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Delete", exact: true }).tap();
    await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
    await yesterday();
    await expect(page.locator("[data-trained='true']")).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("a blank workout with a custom exercise, made offline, arrives complete", async ({ page, context }) => {
    await member(page, "Bianca Blank");
    await page.goto("/workouts");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
    await page.getByRole("button", { name: "Start blank workout" }).tap();
    const training = page.getByRole("dialog");
    await training.getByRole("button", { name: "Add exercise" }).tap();
    await expect(training.getByRole("list", { name: "Exercises" }).getByRole("listitem").first()).toBeVisible();
    await context.setOffline(true);
    await training.getByRole("textbox", { name: "Search exercises" }).fill("Viking press");
    await training.getByRole("button", { name: "New exercise: Viking press" }).tap();
    await expect(training.getByLabel("Name")).toHaveValue("Viking press");
    await training.getByLabel("Target muscle").selectOption("shoulders");
    await training.getByLabel("Equipment").selectOption("landmine");
    for (const theme of ["light", "dark"] as const) {
      await showTheme(page, theme);
      expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
    }
    await training.getByRole("button", { name: "Create exercise" }).tap();
    await expect(training.getByRole("heading", { name: "Viking press" })).toBeVisible();
    await weight(page).fill("30");
    await page.getByRole("button", { name: "Done: set 1" }).tap();
    await expect(page.getByRole("button", { name: "Done: set 2" })).toBeVisible();
    await expect(training.getByRole("timer")).toBeVisible();
    await page.reload();
    await expect(training.getByRole("heading", { name: "Viking press" })).toBeVisible();
    await page.getByRole("button", { name: "Done: set 2" }).tap();
    await training.getByRole("button", { name: "All exercises" }).tap();
    await training.getByRole("button", { name: "Finish workout" }).tap();
    await training.getByRole("button", { name: "Finish", exact: true }).tap();
    await expect(training.getByRole("heading", { name: "Well done" })).toBeVisible();
    await page.goto("/workouts");
    await expect(page.getByRole("link", { name: /Viking press/ })).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(
        async () =>
          (await stored(page)).map((each) => [each.endedAt !== null, each.exercises[0]?.exerciseName, setsOf(each).length]),
        {
          timeout: 60_000,
        },
      )
      .toEqual([[true, "Viking press", 2]]);
    // It's there for the next workout, and only for its owner.
    const { items } = (await (await page.request.get("/api/exercises/custom")).json()) as { items: object[] };
    expect(items).toMatchObject([{ name: "Viking press", targets: ["shoulders"], needs: ["landmine"], loadModel: "total" }]);
  });
});

test("two devices: a routine made on one starts on the other, and both finish at once without losing a set", async ({
  page,
  browser,
  baseURL,
}) => {
  await member(page, "Tina Twice");
  await trainedBefore(page, 1);
  await page.goto("/workouts");
  await expect(page.getByRole("link", { name: /Leg day/ })).toBeVisible();
  const other = await browser.newContext({ storageState: await page.context().storageState(), baseURL: baseURL ?? "" });
  const second = await other.newPage();
  await second.goto("/workouts");
  await second.getByRole("link", { name: /Leg day/ }).click();
  await second.getByRole("button", { name: "Save as routine" }).click();
  // Live on the first.
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  await page.getByRole("button", { name: "Done: set 1" }).tap();
  await expect.poll(async () => setsOf((await stored(page))[0] as Stored)).toHaveLength(1);
  await second.goto("/workout");
  await second.getByRole("button", { name: "Done: set 2" }).click();
  await expect(page.getByRole("button", { name: "Done: set 3" })).toBeVisible();
  for (const each of [page, second]) {
    await each.getByRole("dialog").getByRole("button", { name: "All exercises" }).click();
    await each.getByRole("dialog").getByRole("button", { name: "Finish workout" }).click();
  }
  await Promise.all([page, second].map((each) => each.getByRole("button", { name: "Finish", exact: true }).click()));
  await expect.poll(async () => (await stored(page)).filter(({ endedAt }) => endedAt !== null).length).toBe(2);
  expect(setsOf((await stored(page))[0] as Stored)).toHaveLength(2);
  await other.close();
});

test("a workout that stayed open for days and one whose exercise left the library say so, and nothing is lost @full", async ({
  page,
}) => {
  await member(page, "Olga Open");
  const id = crypto.randomUUID();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await send(page, "PUT", `/api/workouts/${id}`, { startedAt: ago(73), name: "Long one" });
  const exerciseEntryId = crypto.randomUUID();
  await send(page, "PUT", `/api/workouts/${id}/exercises/${exerciseEntryId}`, { exerciseId: SQUAT });
  const doneAt = ago(72);
  await send(page, "PUT", `/api/workouts/${id}/sets/${crypto.randomUUID()}`, { exerciseEntryId, weightKg: 60, reps: 8, doneAt });
  await send(page, "POST", `/api/workouts/${id}/finish`, { endedAt: ago(0) });
  await page.goto(`/workouts/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  await expect(page.getByText("This workout stayed open for 3 days. All sets are safe.")).toBeVisible();
  await page.getByRole("button", { name: "End it at the last set" }).tap();
  await expect.poll(async () => (await stored(page))[0]?.endedAt).toBe(doneAt);
  expect(setsOf((await stored(page))[0] as Stored)).toEqual(["60 × 8"]);
});
