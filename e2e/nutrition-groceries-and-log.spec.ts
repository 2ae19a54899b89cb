import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  dayTabs,
  dishesOf,
  giveMeals,
  keptMeals,
  loggedNames,
  mealOf,
  numberIn,
  openMeal,
  readDay,
  swapMeal,
  switchOff,
  switchOn,
} from "./meal-steps.ts";
import { heldUndo } from "./overlays.ts";
import { buyPremium, registerByApi, signInByApi } from "./people.ts";

const left = (page: Page) => page.getByText(/^\d+ of \d+ left to get$/);
const line = (page: Page, text: string) => page.getByRole("checkbox", { name: text, exact: true });

async function openList(page: Page): Promise<void> {
  await page.goto("/meal-plan?view=groceries");
  await expect(left(page)).toBeVisible();
}

test("the grocery list is one list in two tabs and on two devices, with items you add yourself, for two people @full", async ({
  page,
  context,
  browser,
  server,
}) => {
  const { email } = await registerByApi(page, "Greta Grocer");
  await buyPremium(page);
  const plan = await giveMeals(page, server.url, { planDays: 3 });
  const [first, second, third] = plan.groceries.flatMap(({ items }) => items);
  if (!first || !second || !third) throw new Error("The list has fewer than three lines.");
  await openList(page);
  const tab = await context.newPage();
  await openList(tab);
  const total = plan.groceries.flatMap(({ items }) => items).length;

  // Ticked on one tab, seen on the other, and taken back there.
  await switchOn(line(page, first.line));
  await switchOn(line(page, second.line));
  await expect(page.getByText(`${total - 2} of ${total} left to get`)).toBeVisible();
  await expect(line(tab, first.line)).toBeChecked();
  // Ticked there too before it is taken back: unticking what isn't ticked yet would do nothing.
  await expect(line(tab, second.line)).toBeChecked();
  await switchOff(line(tab, second.line));
  await expect(line(page, second.line)).not.toBeChecked();
  await expect(page.getByText(`${total - 1} of ${total} left to get`)).toBeVisible();

  // A custom line shows there too; an empty one isn't added.
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Add an item")).toBeVisible();
  await page.getByLabel("Add your own").fill("Paper napkins");
  await page.getByLabel("Add your own").press("Enter");
  await expect(line(page, "Paper napkins")).toBeVisible();
  await expect(line(tab, "Paper napkins")).toBeVisible();

  // Another device of the same account shows it, and again once it is looked at after a change.
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signInByApi(elsewhere, email);
  await openList(elsewhere);
  await expect(line(elsewhere, first.line)).toBeChecked();
  await expect(line(elsewhere, "Paper napkins")).not.toBeChecked();
  await switchOn(line(page, third.line));
  await switchOn(line(page, "Paper napkins"));
  await expect(async () => {
    const answer = await page.request.get(`/api/nutrition/plans/${plan.id}/groceries`);
    expect(((await answer.json()) as { ticked: string[] }).ticked).toContain(third.foodId);
  }).toPass();
  await elsewhere.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(line(elsewhere, third.line)).toBeChecked();
  await expect(line(elsewhere, "Paper napkins")).toBeChecked();
  await elsewhere.getByRole("button", { name: "Remove Paper napkins from the list" }).click();
  await expect(line(elsewhere, "Paper napkins")).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(line(page, "Paper napkins")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await other.close();

  // What is in the basket can be left out of sight.
  await page.getByRole("switch", { name: "Hide checked" }).check();
  await expect(line(page, first.line)).toHaveCount(0);
  await expect(line(page, second.line)).toBeVisible();
  await page.getByRole("switch", { name: "Hide checked" }).uncheck();

  // Two people: twice of everything, the ticks stay, the meals are still for one.
  await page.getByRole("group", { name: "People eating" }).getByRole("button", { name: "People eating: more" }).click();
  await expect(page.getByText("2 people").first()).toBeVisible();
  const both = await keptMeals(page);
  expect(both.choices.people).toBe(2);
  const amounts = new Map(both.groceries.flatMap(({ items }) => items.map((item) => [item.foodId, item])));
  for (const { foodId, grams, line: before } of plan.groceries.flatMap(({ items }) => items)) {
    const after = amounts.get(foodId);
    // Amounts are rounded to what a shop sells and a hand measures: of little, by more.
    const slack = grams < 20 ? 0.6 : 0.3;
    expect(Math.abs((after?.grams ?? 0) / grams - 2), `${before} became ${after?.line}`).toBeLessThan(slack);
  }
  await expect(line(page, amounts.get(first.foodId)?.line ?? "")).toBeChecked();
  await expect(line(tab, amounts.get(first.foodId)?.line ?? "")).toBeChecked();
  expect(both.days.map(({ calories }) => calories)).toEqual(plan.days.map(({ calories }) => calories));
});

test("a day is logged with one tap a meal and by search, and /progress and the streak know it", async ({ page, server }) => {
  await registerByApi(page, "Lola Logger");
  await giveMeals(page, server.url);
  const meals = await readDay(page);
  const summary = page.getByRole("img", { name: /eaten$/ });
  await expect(summary).toHaveAccessibleName("0 kcal of 2,000 eaten");
  const check = (name: string) => mealOf(page, name).getByRole("button", { name: /^(Log|Logged:) / });

  // One tap each, undone and done again; the day adds up.
  let sum = 0;
  for (const { name, energy } of meals) {
    const meal = mealOf(page, name);
    await meal.getByRole("button", { name: /^Log / }).first().click();
    await expect(meal.getByRole("button", { name: /^Logged: |^Undo/ }).first()).toBeVisible();
    sum += numberIn(energy);
    await expect(async () => {
      const shown = numberIn((await page.getByRole("img", { name: /eaten/ }).getAttribute("aria-label")) ?? "");
      expect(Math.abs(shown - sum)).toBeLessThanOrEqual(meals.length);
    }).toPass();
  }
  const last = meals.at(-1)?.name ?? "";
  await expect(async () => expect(await loggedNames(page)).toHaveLength(3)).toPass();
  await check(last).click();
  const putBack = await heldUndo(page, /removed/);
  await expect(check(last)).toHaveAccessibleName(/^Log /);
  await expect(async () => expect(await loggedNames(page)).toHaveLength(2)).toPass();
  await putBack.click();
  await expect(check(last)).toHaveAccessibleName(/^Logged: /);
  await expect(async () => expect(await loggedNames(page)).toHaveLength(3)).toPass();

  // A food by search, with an amount: 150 g of banana.
  await page.goto("/progress?view=food");
  await expect(page.getByRole("button", { name: "Log food" })).toBeVisible();
  await page.getByRole("button", { name: "Log food" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Search recipes and foods").fill("banana");
  await sheet
    .getByRole("button", { name: /^Bananas? \d/ })
    .first()
    .click();
  await sheet.getByLabel("Unit", { exact: true }).selectOption({ label: "g" });
  await sheet.getByLabel("Amount", { exact: true }).fill("40000");
  await sheet.getByRole("button", { name: "Log it" }).click();
  await expect(sheet.getByLabel("Amount", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await sheet.getByLabel("Amount", { exact: true }).fill("-5");
  await sheet.getByRole("button", { name: "Log it" }).click();
  await expect(sheet.getByLabel("Amount", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(await loggedNames(page)).toHaveLength(3);
  await sheet.getByLabel("Amount", { exact: true }).fill("150");
  await sheet.getByRole("button", { name: "Log it" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /banana/i })
      .filter({ hasText: "150 g" })
      .first(),
  ).toBeVisible();
  await expect(async () => expect(await loggedNames(page)).toHaveLength(4)).toPass();

  // 150 g of banana are 134 kcal (89 in 100 g): the day of three meals and a banana.
  const whole = page.getByText(/kcal eaten/).locator("xpath=..");
  await expect(async () => expect(Math.abs(numberIn(await whole.innerText()) - sum - 134)).toBeLessThanOrEqual(4)).toPass({
    timeout: 20_000,
  });

  // Removed with a way back.
  await page.getByRole("button", { name: /^Remove .*banana/i }).click();
  const keep = await heldUndo(page, /banana.* removed/i);
  await expect(async () => expect(await loggedNames(page)).toHaveLength(3)).toPass();
  await keep.click();
  await expect(async () => expect(await loggedNames(page)).toHaveLength(4)).toPass();

  // A day in a row, of logging and of eating as planned.
  await expect(async () => {
    const streaks = (await (await page.request.get("/api/streaks")).json()) as {
      items: { streakType: string; currentCount: number }[];
    };
    expect(streaks.items.find(({ streakType }) => streakType === "nutrition_logging")?.currentCount).toBe(1);
    expect(streaks.items.find(({ streakType }) => streakType === "nutrition")?.currentCount).toBe(1);
  }).toPass({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByText(/kcal eaten/)).toBeVisible();
  await expect(page.getByText(/in a row/).first()).toBeVisible();
});

test("of two tabs that swap the same meal, the second gets a message and shows the newer plan @full", async ({
  page,
  context,
  server,
}) => {
  await registerByApi(page, "Tim Two");
  await giveMeals(page, server.url, { planDays: 3 });
  const tab = await context.newPage();
  await tab.goto("/meal-plan");
  await expect(dayTabs(tab).first()).toBeVisible();
  for (const each of [page, tab]) await dayTabs(each).nth(1).click();
  const [meal] = await readDay(page);
  if (!meal) throw new Error("The day has no meals.");

  // The second tab has its dishes before it while the first one swaps, and its network is slow to say so.
  const second = await openMeal(tab, meal.name);
  await second.getByRole("button", { name: "Swap", exact: true }).click();
  const choices = tab.getByRole("dialog").getByRole("button", { name: /^Choose / });
  await expect(choices).toHaveCount(3);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await tab.route("**/api/nutrition/plans/current", async (route) => {
    await held;
    // The page may have asked again in the meantime.
    await route.continue().catch(() => undefined);
  });
  const came = await swapMeal(page, meal.name);
  const after = dishesOf(await keptMeals(page));
  const refused = tab.waitForResponse((response) => response.url().endsWith("/edits") && response.status() === 409);
  await choices.last().click();
  await refused;
  release();
  await expect(tab.getByText(/changed in another tab or on another device/)).toBeVisible();
  await tab.keyboard.press("Escape");
  await expect(mealOf(tab, came)).toBeVisible();
  await expect(mealOf(tab, meal.name)).toHaveCount(0);
  expect(dishesOf(await keptMeals(page))).toEqual(after);
});
