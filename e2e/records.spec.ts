import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { registerByApi, send } from "./people.ts";
import { givePlan } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const SQUAT = "g-barbell-back-squat";
const PULL_UP = "g-weighted-pull-up";
const DAY_MS = 86_400_000;

async function member(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await send(page, "PATCH", "/api/profile", { units: "kg" });
  await givePlan(page, { location: "gym", muscleGroups: ["Chest", "Back", "Legs"] });
}

/** A workout of some days ago, or one that runs now, with an exercise; its sets are `weightKg` for `reps`. */
async function train(page: Page, daysAgo: number, exerciseId: string, sets: readonly (readonly [number, number])[]) {
  const path = `/api/workouts/${crypto.randomUUID()}`;
  const startedAt = new Date(Date.now() - daysAgo * DAY_MS - 30 * 60_000).toISOString();
  await send(page, "PUT", path, { startedAt });
  const exerciseEntryId = crypto.randomUUID();
  await send(page, "PUT", `${path}/exercises/${exerciseEntryId}`, { exerciseId });
  for (const [weightKg, reps] of sets)
    await send(page, "PUT", `${path}/sets/${crypto.randomUUID()}`, { exerciseEntryId, weightKg, reps, doneAt: startedAt });
  if (daysAgo > 0) await send(page, "POST", `${path}/finish`, { endedAt: startedAt });
}

const axeFindsNothing = async (page: Page): Promise<void> => {
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }
};

test("a record shows at once, in the summary, in the exercise's history, and in progress, which opens on the main lift", async ({
  page,
}) => {
  await member(page, "Rita Record");
  await train(page, 14, SQUAT, [[60, 5]]);
  await train(page, 7, SQUAT, [[62.5, 5]]);
  await train(page, 8, "g-dumbbell-curl", [[12, 10]]);
  await train(page, 6, "g-dumbbell-curl", [[12, 10]]);
  await train(page, 5, "g-dumbbell-curl", [[12, 12]]);
  await train(page, 0, SQUAT, []);
  await page.goto("/workout");
  const training = page.getByRole("dialog");
  const weight = training.getByRole("textbox", { name: /eight.* in kg/ });
  await weight.fill("70");
  await training.getByRole("textbox", { name: /reps/i }).fill("5");
  await training.getByRole("button", { name: "Done: set 1" }).tap();
  await expect(training.getByText(/New record: 70 kg for 5 reps, up from 62\.5 kg/)).toBeVisible();

  // The history opens over the workout, which goes on below it.
  await training.getByRole("button", { name: "History" }).tap();
  const history = page.getByRole("dialog", { name: "Barbell Back Squat" });
  await expect(history.getByText("70 kg × 5").first()).toBeVisible();
  await expect(history.getByRole("heading", { name: "Over time" })).toBeVisible();
  expect(await findViolations(page, { within: ["dialog:last-of-type"] })).toEqual([]);
  await history.getByRole("button", { name: "Back to the workout" }).tap();
  await expect(training.getByRole("button", { name: "Done: set 2" })).toBeVisible();

  await training.getByRole("button", { name: "All exercises" }).tap();
  await training.getByRole("button", { name: "Finish workout" }).tap();
  await training.getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(training.getByRole("heading", { name: /New records?/ })).toBeVisible();
  await expect(training.getByRole("heading", { name: "Muscles" })).toBeVisible();
  await expect(training.getByRole("img", { name: /Effective sets: .*Quadriceps 1/ })).toBeAttached();
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);

  await page.goto(`/exercises/${SQUAT}#history`);
  await expect(page.getByRole("heading", { name: "Your history" })).toBeInViewport();
  const records = page.locator(".record-grid");
  await expect(records.getByText("70 kg").first()).toBeVisible();
  await expect(page.locator(".history-sessions").getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Show as table" }).tap();
  await expect(page.getByRole("row", { name: /70 kg × 5 .*81\.5 kg|70 kg × 5/ }).first()).toBeVisible();
  await axeFindsNothing(page);

  // Curls were trained as often; a main lift is what people follow.
  await page.goto("/progress");
  await expect(page.getByRole("combobox", { name: "Exercise" })).toHaveValue(SQUAT);
  await page.getByRole("combobox", { name: "Exercise" }).selectOption("g-dumbbell-curl");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Exercise" })).toHaveValue("g-dumbbell-curl");
  await page.getByRole("tab", { name: "Records" }).tap();
  await page.getByText("Barbell Back Squat").tap();
  await expect(page.getByRole("link", { name: "Charts and all workouts" }).first()).toBeVisible();
  await axeFindsNothing(page);
});

interface Measured {
  readonly weightKg: number | null;
  readonly waistCm: number | null;
}
const stored = async (page: Page): Promise<readonly Measured[]> =>
  ((await (await page.request.get("/api/measurements")).json()) as { items: Measured[] }).items;

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("a measurement that's entered without a network survives a reload and arrives once; a wrong one is refused at its field", async ({
    page,
    context,
  }) => {
    await member(page, "Mia Measure");
    await page.goto("/progress?view=body");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.getByRole("button", { name: "Add measurement" }).tap();
    // The sheet's file is on the device from then on.
    await expect(page.getByRole("dialog")).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel("Body weight, kg").fill("8150");
    await page.getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Enter 20 to 500 kg.")).toBeVisible();
    await expect(page.getByLabel("Body weight, kg")).toBeFocused();
    expect(await findViolations(page, { within: ["[role=dialog]"] })).toEqual([]);
    await page.getByLabel("Body weight, kg").fill("81,5");
    await page.getByLabel("Waist, cm").fill("84");
    await page.getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("81.5 kg").first()).toBeVisible();
    await page.reload();
    await expect(page.getByText("81.5 kg").first()).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await stored(page)).map(({ weightKg, waistCm }) => [weightKg, waistCm]), { timeout: 60_000 })
      .toEqual([[81.5, 84]]);
    await axeFindsNothing(page);

    // Deleted, and back with Undo.
    await page.getByRole("button", { name: /^Delete the measurement/ }).tap();
    await expect(page.getByText("No measurements yet")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByText("81.5 kg").first()).toBeVisible();
    await expect.poll(async () => (await stored(page)).length).toBe(1);
  });
});

test("hidden measurements are nowhere: no tab, no hint, no estimate, and no request for them", async ({ page }) => {
  await member(page, "Hanna Hides");
  const date = new Date(Date.now() - 10 * DAY_MS).toISOString().slice(0, 10);
  await send(page, "PUT", `/api/measurements/${crypto.randomUUID()}`, { date, weightKg: 81.5 });
  await train(page, 3, PULL_UP, [[10, 5]]);
  await page.goto(`/exercises/${PULL_UP}#history`);
  await expect(page.locator("#history").getByText("Estimated one-rep max").first()).toBeVisible();
  await page.goto("/settings#training");
  await page.getByRole("switch", { name: "Hide body measurements" }).click();
  await expect(page.getByRole("switch", { name: "Hide body measurements" })).toBeChecked();
  await expect
    .poll(async () => ((await (await page.request.get("/api/profile")).json()) as { hideMeasurements: boolean }).hideMeasurements)
    .toBe(true);

  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/measurements") && asked.push(request.url())));
  await page.goto("/progress?view=body");
  await expect(page.getByRole("tab", { name: "Training" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Body" })).toHaveCount(0);
  await page.goto(`/exercises/${PULL_UP}#history`);
  await expect(page.locator("#history").getByText("+10 kg × 5").first()).toBeVisible();
  await expect(page.getByText(/estimated one-rep max|body weight/i)).toHaveCount(0);
  expect(asked).toEqual([]);
});
