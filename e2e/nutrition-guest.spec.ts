import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  answerMealWizard,
  dishesOf,
  dishesSeen,
  keptMeals,
  openMeal,
  openPart,
  readDay,
  readDays,
  swapMeal,
  switchOn,
} from "./meal-steps.ts";
import { lookAround, signIn, signUpByApi } from "./people.ts";

const checkboxes = (page: Page) => page.getByRole("tabpanel").getByRole("checkbox");
const claim = (page: Page) => page.getByRole("button", { name: "Move to my account" });

test("a guest plans, swaps and ticks on the device, comes back, registers and keeps everything @full", async ({
  page,
  context,
}) => {
  await lookAround(page);
  await page.goto("/meal-plan");
  await expect(page.getByText("This is a sample week.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Swap", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Make my plan" }).click();
  await expect(page).toHaveURL(/\/meal-plan-setup$/);
  await answerMealWizard(page, { diet: "Vegan", calories: 2500, days: 5, meals: 4, allergies: ["Soy"] });
  expect(await readDays(page)).toHaveLength(5);

  // Locking is Premium's, and says so on the spot.
  const [, lunch] = await readDay(page);
  const came = await swapMeal(page, lunch?.name ?? "");
  const meal = await openMeal(page, came);
  await meal.getByRole("button", { name: /^Lock / }).click();
  await expect(page.getByRole("dialog", { name: "Lock meals" })).toContainText("It's included in Premium.");
  await page.keyboard.press("Escape");
  const swapped = await readDays(page);
  await page.getByRole("button", { name: "Regenerate unlocked meals" }).last().click();
  await page.getByRole("button", { name: "Regenerate", exact: true }).click();
  await expect(page.getByRole("button", { name: "Regenerate", exact: true })).toHaveCount(0);
  await expect(async () => {
    const rebuilt = await readDays(page);
    expect(dishesSeen(rebuilt)).not.toEqual(dishesSeen(swapped));
  }).toPass({ timeout: 40_000 });
  const week = await readDays(page);

  // Logging and sharing need an account, and say so.
  const first = await openMeal(page, week[0]?.meals[1]?.name ?? "");
  await expect(first.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Log / })).toHaveCount(0);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Sign in to share" })).toBeVisible();
  await page.keyboard.press("Escape");

  // The list: two ticks, one custom line.
  await openPart(page, "Grocery list");
  await expect(page.getByText("Planning for several people is included in Premium.")).toBeVisible();
  await page.getByLabel("Add your own").fill("Candles");
  await page.getByLabel("Add your own").press("Enter");
  await expect(page.getByRole("checkbox", { name: "Candles" })).toBeVisible();
  const lines = page.getByRole("checkbox").and(page.locator(".grocery input"));
  const ticked: string[] = [];
  for (const place of [2, 4]) {
    await switchOn(lines.nth(place));
    ticked.push(await lines.nth(place).evaluate((input) => input.closest("label")?.innerText.trim() ?? ""));
  }
  const expectList = async (tab: Page): Promise<void> => {
    await tab.goto("/meal-plan?view=groceries");
    for (const name of ticked) await expect(tab.getByRole("checkbox", { name, exact: true })).toBeChecked();
    await expect(tab.getByRole("checkbox", { name: "Candles" })).not.toBeChecked();
    await expect(checkboxes(tab).and(tab.locator(":checked:not([role=switch])"))).toHaveCount(2);
  };

  // The tab closes; the device keeps it, and the browser still looks around.
  await page.close();
  const tab = await context.newPage();
  await tab.goto("/meal-plan");
  expect(await readDays(tab)).toEqual(week);
  await expectList(tab);

  // Register, take it along: the week, the ticks, the line.
  const email = await signUpByApi(tab, "Gina Guest");
  await tab.goto("/login?redirect=%2Fmeal-plan");
  await signIn(tab, email);
  await claim(tab).click();
  await expect(claim(tab)).toHaveCount(0);
  await tab.goto("/meal-plan");
  await expect(tab.getByText("This is a sample week.")).toHaveCount(0);
  expect(dishesSeen(await readDays(tab))).toEqual(dishesSeen(week));
  const kept = await keptMeals(tab);
  expect(dishesOf(kept)).toEqual(dishesSeen(week));
  expect(kept.choices).toMatchObject({ preference: "vegan", dailyCalories: 2500, mealsPerDay: 4, allergies: ["Soy"] });
  await expectList(tab);
});
