import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { HEVY_CSV, STRONG_A_CSV, STRONG_B_CSV, STRONG_C_CSV } from "@lockstep/domain/training/import/sample-files.fixture.ts";
import { findViolations, showTheme } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi } from "./people.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface StoredWorkout {
  readonly name: string;
  readonly exercises: readonly {
    readonly exerciseName: string;
    readonly sets: readonly { readonly weightKg: number | null }[];
  }[];
}
async function stored(page: Page): Promise<readonly StoredWorkout[]> {
  return ((await (await page.request.get("/api/workouts")).json()) as { items: StoredWorkout[] }).items;
}

/** Chooses a file, as the system's dialog does. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel("Workout file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

const over = (page: Page) => page.getByRole("heading", { name: "Your history is here" });

test("a file from Hevy: what's in it, one name to match, its workouts, and all of it undone in one tap", async ({ page }) => {
  await registerByApi(page, "Ines Import");
  await page.goto("/settings#data");
  await page.getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "Import and export", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose file" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }
  await choose(page, "workout_data.csv", HEVY_CSV);
  await expect(page.getByRole("heading", { name: "Hevy file" })).toBeFocused();
  await expect(page.getByText("Mar 24, 2025 to Mar 28, 2025")).toBeVisible();
  // A name that isn't ours means what the person says.
  await page.getByRole("button", { name: /^Zercher Goblin Walk/ }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "Search exercises" }).fill("farmer");
  await sheet
    .getByRole("button", { name: /^Farmer.s Carry/ })
    .first()
    .tap();
  await expect(page.getByRole("button", { name: /^Zercher Goblin Walk.*Farmer's Carry/ })).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }
  // Looking is all that happened so far, and a reload changes nothing of that.
  expect(await stored(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 3 workouts" }).tap();
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "3 workouts, 10 sets." })).toBeVisible();
  const workouts = await stored(page);
  expect(workouts.map(({ name }) => name)).toEqual(["Push day", "Legs", "Pull"]);
  expect(workouts[1]?.exercises.map(({ exerciseName }) => exerciseName)).toContain("Farmer's Carry");
  expect(await findViolations(page)).toEqual([]);

  // The same file again brings nothing, and asks nothing.
  await page.getByRole("button", { name: "Import another file" }).tap();
  await choose(page, "workout_data.csv", HEVY_CSV);
  await expect(page.getByText(/You already have 3 of these workouts/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /we don't know/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Choose another file" }).tap();
  await page.getByRole("button", { name: /^Undo the import/ }).tap();
  await expect(page.getByText("Import undone. Everything it added is gone.")).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

for (const { format, file, unit, sets } of [
  { format: "Strong without units", file: STRONG_A_CSV, unit: "Pounds and miles", sets: 61.462 },
  { format: "Strong with a unit in every row", file: STRONG_B_CSV, unit: null, sets: 102.058 },
  { format: "Strong with units in its header", file: STRONG_C_CSV, unit: null, sets: 142.5 },
])
  test(`a file of ${format} and its undo @full`, async ({ page }) => {
    await registerByApi(page, "Stella Strong");
    await page.goto("/import");
    await choose(page, "strong.csv", file);
    await expect(page.getByRole("heading", { name: "Strong file" })).toBeVisible();
    const start = page.getByRole("button", { name: /^Import \d workouts?/ });
    if (unit !== null) {
      await start.tap();
      await expect(page.getByRole("alert").filter({ hasText: "Choose kilograms or pounds." })).toBeVisible();
      await page.getByRole("radio", { name: unit }).check();
    }
    await start.tap();
    await expect(over(page)).toBeVisible();
    const weights = (await stored(page)).flatMap(({ exercises }) =>
      exercises.flatMap((each) => each.sets.map(({ weightKg }) => weightKg)),
    );
    expect(weights).toContain(sets);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByRole("heading", { name: "Import undone" })).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });

test("what was exported as CSV and as JSON comes back on another account, and is undone @full", async ({ page }) => {
  await registerByApi(page, "Elsa Export");
  await page.goto("/import");
  await choose(page, "hevy.csv", HEVY_CSV);
  await page.getByRole("button", { name: "Import 3 workouts" }).tap();
  await expect(over(page)).toBeVisible();
  const before = await stored(page);
  const files: { readonly name: string; readonly text: string }[] = [];
  for (const label of ["Download CSV", "Download JSON"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: label }).click();
    const file = await download;
    files.push({ name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") });
  }
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/\.csv$/), expect.stringMatching(/\.json$/)]);
  await page.context().clearCookies();
  await registerByApi(page, "Otto Other");
  for (const { name, text } of files) {
    await page.goto("/import");
    await choose(page, name, text);
    await expect(page.getByRole("heading", { name: "Lockstep file" })).toBeVisible();
    await page.getByRole("button", { name: "Import 3 workouts" }).tap();
    await expect(over(page)).toBeVisible();
    expect((await stored(page)).map((workout) => workout.name)).toEqual(before.map((workout) => workout.name));
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByRole("heading", { name: "Import undone" })).toBeVisible();
  }
});

test("files that aren't workouts, are broken or too large are refused in words, and offline nothing is lost @full", async ({
  page,
  context,
}) => {
  await registerByApi(page, "Bea Broken");
  await page.goto("/import");
  await choose(page, "photo.png", "x");
  await expect(
    page.getByRole("alert").filter({ hasText: "Choose the CSV or JSON file you exported from the other app." }),
  ).toBeVisible();
  await choose(page, "list.csv", "a,b\n1,2\n");
  await expect(page.getByRole("alert").filter({ hasText: "We don't recognize this file." })).toBeVisible();
  const large = Buffer.alloc(51 * 1024 * 1024, "a");
  // The browser sees the size; a server that's asked anyway says the same.
  await page.getByLabel("Workout file").evaluate((input) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(51 * 1024 * 1024)], "large.csv"));
    (input as HTMLInputElement).files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByRole("alert").filter({ hasText: "This file is larger than 50 MB." })).toBeVisible();
  const answer = await page.request.post("/api/imports", {
    multipart: { file: { name: "large.csv", mimeType: "text/csv", buffer: large } },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { code: "BODY_TOO_LARGE", message: expect.stringContaining("50 MB") } });
  const lines = HEVY_CSV.trimEnd().split("\n");
  const broken = [...lines, lines.at(-1)?.replace('"Pull Up"', '"Pull Up'), lines.at(-1)?.replace(",12,", ",1200,")].join("\n");
  await choose(page, "broken.csv", broken);
  await page.getByText("2 things we can't import").tap();
  await expect(page.getByText("The quotes in this line don't match up.")).toBeVisible();
  await expect(page.getByText("Pull Up: A set has 1 to 999 reps. We left this one out.")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Importing needs a connection.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 3 workouts" })).toBeDisabled();
  await context.setOffline(false);
  // What was read is still there after a reload.
  await page.reload();
  await page.getByRole("button", { name: "Import 3 workouts" }).tap();
  await expect(over(page)).toBeVisible();
});
