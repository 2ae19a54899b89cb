import type { Locator, Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { heldUndo } from "./overlays.ts";
import { answerWizard, lookAround, registerByApi, send } from "./people.ts";
import { PHONE } from "./screens.ts";

const WEEK = { muscleGroups: ["Chest", "Back", "Legs"], durationMinutes: 45, daysPerWeek: 3, skillLevel: "intermediate" };

const fit = (page: Page): Locator => page.getByRole("region", { name: "Monday takes too long" });
const exercises = (page: Page): Locator => page.getByRole("list", { name: "Exercises of Monday" }).getByRole("listitem");

/** Adds exercises to Monday by the board's picker until the day takes too long; answers how many it then has. */
async function overfill(page: Page): Promise<number> {
  await page.getByRole("tab", { name: /Monday/ }).click();
  await expect(exercises(page).first()).toBeVisible();
  let count = await exercises(page).count();
  while (!(await fit(page).isVisible())) {
    await page.getByRole("button", { name: "Add an exercise to Monday" }).click();
    const choices = page.getByRole("dialog").getByRole("listitem").getByRole("button", { disabled: false });
    await choices.first().click();
    count += 1;
    await expect(exercises(page)).toHaveCount(count);
  }
  return count;
}

/** Takes one offer and reads that the day is the shorter for it; answers its name. */
async function take(page: Page, name: RegExp): Promise<void> {
  const offer = fit(page).getByRole("button", { name }).first();
  await expect(offer).toContainText(/Saves \d+ min, (?:then it fits|still \d+ over)/);
  await offer.click();
}

test("a day that takes too long says so, and one tap makes what it offers, to be undone @full", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await registerByApi(page, "Olga Over");
  await send(page, "POST", "/api/training/plans", { ...WEEK, location: "gym" });
  await page.goto("/workout-planner");
  const count = await overfill(page);
  await expect(fit(page)).toContainText(/This day takes (\d+) minutes, (\d+) over your 45\./);
  await expect(fit(page).getByRole("button")).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  // A superset that the plan offers is in Free; one of her own isn't.
  const before = await fit(page).innerText();
  await take(page, /as a superset/);
  const undo = await heldUndo(page, / as a superset/);
  await expect(fit(page).filter({ hasText: before.split("\n")[0] ?? "" })).toHaveCount(0);
  await expect(exercises(page)).toHaveCount(count);
  await undo.click();
  await expect(fit(page)).toContainText(before.split("\n")[0] ?? "");

  await take(page, /^Drop /);
  await expect(exercises(page)).toHaveCount(count - 1);
  await expect(page.locator(":focus")).not.toHaveCount(0);
  await page.reload();
  await page.getByRole("tab", { name: /Monday/ }).click();
  await expect(exercises(page)).toHaveCount(count - 1);
});

test("a guest takes an offer on a desk, where every day's are above the week @full", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await lookAround(page);
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Chest", "Back", "Legs"], minutes: 30, days: 3, level: "Intermediate", place: "Gym" });
  await page.goto("/workout-planner");
  const count = await overfill(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(fit(page)).toContainText(/Monday takes \d+ minutes, \d+ over your 30\./);
  await take(page, /^Drop /);
  await expect(exercises(page)).toHaveCount(count - 1);
  await page.reload();
  await expect(exercises(page)).toHaveCount(count - 1);
});
