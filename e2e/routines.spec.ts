import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { registerByApi, send } from "./people.ts";
import { choosePlanAct, givePlan } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow", hasTouch: true });

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
  await first.getByRole("button", { name: /fewer/ }).tap();
  await first.getByRole("textbox", { name: "Reps from" }).fill("12");
  await first.getByRole("textbox", { name: "to", exact: true }).fill("9");
  await page.getByRole("button", { name: "Save routine" }).tap();
  await expect(first.getByText("The most reps can't be fewer than the fewest.")).toBeVisible();
  await first.getByRole("textbox", { name: "to", exact: true }).fill("15");
  await noViolations(page);
  await page.getByRole("button", { name: "Save routine" }).tap();
  await expect(page.getByRole("heading", { name: "My day" })).toBeVisible();
  await noViolations(page);
  const { items } = (await (await page.request.get("/api/routines")).json()) as {
    items: { exercises: { sets: number; repsMin: number; repsMax: number }[] }[];
  };
  const asked = items[0]?.exercises[0];
  expect(asked).toMatchObject({ repsMin: 12, repsMax: 15 });
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  const training = page.getByRole("dialog");
  await expect(training.getByRole("heading", { name: "My day" })).toBeVisible();
  await expect(training.getByRole("list", { name: `Sets of ${name}` }).getByRole("listitem")).toHaveCount(asked?.sets ?? 0);
  await weight(page).fill("40");
  await page.getByRole("button", { name: "Done: set 1" }).tap();
  await training.getByRole("button", { name: "All exercises" }).tap();
  await training.getByRole("button", { name: "Finish workout" }).tap();
  await training.getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(training.getByRole("heading", { name: "Well done" })).toBeVisible();
  await expect.poll(async () => (await stored(page))[0]).toMatchObject({ name: "My day", routineId: expect.any(String) });
  await page.goto("/workouts");
  await expect(page.getByRole("link", { name: /My day/ })).toBeVisible();
});

test("a finished workout is edited: a set changed, added and removed, its note and its day, and everything follows", async ({
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
  await expect.poll(async () => setsOf((await stored(page))[0]!)).toEqual(["62.5 × 8", "60 × 8", "60 × 8"]);
  await page.getByRole("button", { name: "Delete set 3" }).tap();
  await expect.poll(async () => setsOf((await stored(page))[0]!)).toHaveLength(2);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(async () => setsOf((await stored(page))[0]!)).toHaveLength(3);
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
  await page.getByRole("button", { name: "Options for this workout" }).tap();
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await expect(page.getByRole("heading", { name: "No workouts yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("link", { name: /Leg day/ })).toBeVisible();
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});

test("an earlier workout is repeated, and becomes a routine; the calendar is moved through by keyboard", async ({ page }) => {
  await member(page, "Rolf Repeat");
  await trainedBefore(page, 1);
  await page.goto("/workouts");
  await page.getByText("Calendar", { exact: true }).tap();
  const grid = page.getByRole("grid");
  await grid.getByRole("button").and(page.locator("[tabindex='0']")).press("ArrowLeft");
  await expect(page.locator("[data-trained='true']:focus")).toBeVisible();
  await noViolations(page);
  await page.getByRole("link", { name: /Leg day/ }).press("Enter");
  await page.getByRole("button", { name: "Options for this workout" }).tap();
  await page.getByRole("menuitem", { name: "Save as routine" }).tap();
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
