import type { Page } from "@playwright/test";
import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { expect, test } from "./fixtures.ts";
import { buyPremium, registerByApi } from "./people.ts";
import {
  dayTabs,
  dishesOf,
  dishesSeen,
  expectNearTarget,
  keptMeals,
  mealOf,
  openMeal,
  openPart,
  readDays,
  swapMeal,
} from "./meal-steps.ts";
import { expectPrintedMeals } from "./printed-meals.ts";

const NAME = "Mona Meals";
const generate = (page: Page) => page.getByRole("button", { name: "Generate my plan" });

/** Keeps what the page asks the device for, and lets it through. */
async function listenForWakeLock(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { askedToStayOn: asked });
    if (!("wakeLock" in navigator)) return;
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (type) => {
      asked.push(String(type));
      return request(type);
    };
  });
  return () =>
    page.evaluate(() => {
      const asked: unknown = Reflect.get(window, "askedToStayOn");
      return Array.isArray(asked) ? asked.map(String) : [];
    });
}

/** A meal with a step that waits, and the number of that step: of this day, else of the next that has one. */
async function mealWithTimer(
  page: Page,
  from: number,
): Promise<{ day: number; name: string; steps: number; at: number; minutes: number }> {
  const { days } = await keptMeals(page);
  const meals = days.flatMap((each, day) => each.meals.map((meal) => [day, meal] as const));
  for (const [day, meal] of [...meals.filter(([day]) => day >= from), ...meals.filter(([day]) => day < from)]) {
    if (meal.leftoverOf !== undefined) continue;
    const recipes = await Promise.all(
      meal.dishes.map(
        async ({ recipeId }) => (await (await page.request.get(`/api/recipes/${recipeId}`)).json()) as RecipeDetail,
      ),
    );
    const steps = recipes.flatMap((recipe) => recipe.steps);
    const at = steps.findIndex(({ minutes }) => minutes !== null);
    const minutes = steps[at]?.minutes;
    if (minutes) return { day, name: meal.dishes[0]?.name ?? "", steps: steps.length, at, minutes };
  }
  throw new Error("No meal of the plan has a step to wait for.");
}

test("a member estimates, chooses, swaps, locks, regenerates, cooks, saves, prints and shares a week of meals", async ({
  page,
  browser,
  server,
}) => {
  const askedToStayOn = await listenForWakeLock(page);
  const { email } = await registerByApi(page, NAME);
  await buyPremium(page);

  // The wizard: a preference and an amount are needed; 0 takes the amount back.
  await page.goto("/meal-plan-setup");
  await expect(generate(page)).toBeDisabled();
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await expect(generate(page)).toBeDisabled();
  const slider = page.getByRole("slider", { name: "Daily calories" });
  await slider.fill("1500");
  await expect(generate(page)).toBeEnabled();
  await slider.fill("0");
  await expect(slider).toHaveAttribute("aria-valuetext", "Not chosen yet");
  await expect(generate(page)).toBeDisabled();

  // Below the floor there is advice, and a plan only under supervision.
  await slider.fill("1000");
  await expect(page.getByText(/Only go below 1,?200 kcal a day under medical supervision/)).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await page.getByRole("checkbox", { name: "I'm under medical supervision" }).check();
  await expect(generate(page)).toBeEnabled();

  // The estimate: 10 x 70 + 6.25 x 168 - 5 x 30 - 161 = 1,439 at rest, times 1.375 is 1,979 a day.
  await page.getByText("Not sure how much? Estimate it").click();
  await page.getByRole("button", { name: "Estimate", exact: true }).click();
  await expect(page.getByText("About", { exact: false }).filter({ hasText: "maintains your weight" })).toHaveCount(0);
  // What's missing is said, and the first of it has the focus.
  await expect(page.getByRole("radio", { name: "Female" })).toBeFocused();
  await page.getByRole("radio", { name: "Female" }).check();
  await page.getByLabel("Age, years").fill("30");
  // 5 ft 6.14 in and 154.3 lb, as the equation's 168 cm and 70 kg: the account counts as the device did.
  await page.getByLabel("Height, feet", { exact: true }).fill("5");
  await page.getByLabel("Height, inches").fill("6.14");
  await page.getByLabel("Weight, lb").fill("154.3");
  await page.getByLabel("A typical week").selectOption("light");
  await page.getByRole("button", { name: "Estimate", exact: true }).click();
  await expect(page.getByText(/About 1,980 kcal a day maintains your weight/)).toBeVisible();
  await expect(page.getByText(/not medical advice/)).toBeVisible();
  await page.getByRole("button", { name: /^Choose 2,000 kcal/ }).click();
  await expect(slider).toHaveAttribute("aria-valuetext", "2,000 kcal");
  await expect(page.getByRole("checkbox", { name: "I'm under medical supervision" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Fish/ }).check();
  await page.getByRole("checkbox", { name: /^Shellfish/ }).check();
  await generate(page).click();
  await page.waitForURL(/\/meal-plan$/);

  // Seven days of three meals in order of time, each near the target.
  const made = await readDays(page);
  expect(made).toHaveLength(7);
  for (const { meals } of made) {
    expect(meals).toHaveLength(3);
    expect(meals.map(({ when }) => when)).toEqual(["8:00 AM, Breakfast", "12:30 PM, Lunch", "6:30 PM, Dinner"]);
  }
  expectNearTarget(made, 2000);

  // A day further on, so that no time of the day matters: swap one, and only it changes.
  const at = 2;
  await dayTabs(page).nth(at).click();
  const [first, , third] = made[at]?.meals ?? [];
  if (!first || !third) throw new Error("The day has fewer than three meals.");
  const came = await swapMeal(page, third.name);
  await expect(mealOf(page, came)).toBeVisible();
  const swapped = await readDays(page);
  expectNearTarget(swapped, 2000);
  expect(swapped[at]?.meals[2]?.name).toBe(came);
  expect(dishesSeen(swapped)).toEqual(dishesOf(await keptMeals(page)));
  const others = (days: string[][]) =>
    days.flatMap((day, index) => day.map((dish, place) => (index === at && place === 2 ? "" : dish.split(" with ")[0])));
  expect(others(dishesSeen(swapped))).toEqual(others(dishesSeen(made)));

  // Lock one, make the rest again: it stays, the rest doesn't.
  await dayTabs(page).nth(at).click();
  const toKeep = await openMeal(page, came);
  await toKeep.getByRole("button", { name: `Lock ${came}` }).click();
  await expect(toKeep.getByRole("button", { name: `Unlock ${came}` })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Regenerate unlocked meals" }).last().click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(question).toContainText(new RegExp(`${came}.* \\(${swapped[at]?.day}\\) stays as planned`));
  await question.getByRole("button", { name: "Regenerate", exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(async () => {
    const rebuilt = await readDays(page);
    expect(rebuilt[at]?.meals[2]).toMatchObject({ name: came, locked: true });
    expect(dishesSeen(rebuilt)).not.toEqual(dishesSeen(swapped));
  }).toPass();
  const rebuilt = await readDays(page);
  expectNearTarget(rebuilt, 2000);

  // Cook mode: what to have ready, the steps one by one with a timer where one waits, and back to the plan.
  const toCook = await mealWithTimer(page, at);
  await dayTabs(page).nth(toCook.day).click();
  const meal = await openMeal(page, toCook.name);
  await meal.getByRole("button", { name: "Cook mode" }).click();
  const kitchen = page.getByRole("dialog", { name: new RegExp(`^Cooking: ${toCook.name}`) });
  await expect(kitchen.getByText("Get ready")).toBeVisible();
  await expect(kitchen.getByText(/Screen stays on|may turn the screen off|can't keep the screen on/)).toBeVisible();
  const supported = await page.evaluate(() => "wakeLock" in navigator);
  expect(await askedToStayOn()).toEqual(supported ? ["screen"] : []);
  await kitchen.getByRole("button", { name: "Start", exact: true }).click();
  for (let step = 0; step < toCook.at; step += 1) await page.keyboard.press("ArrowRight");
  await expect(kitchen.getByText(`Step ${toCook.at + 1}`, { exact: true })).toHaveCount(1);
  await kitchen.getByRole("button", { name: `Start ${toCook.minutes} min` }).click();
  await expect(kitchen.getByRole("timer")).toContainText(new RegExp(`^(${toCook.minutes}:00|${toCook.minutes - 1}:\\d\\d)$`));
  for (let step = toCook.at + 1; step < toCook.steps; step += 1)
    await kitchen.getByRole("button", { name: "Next", exact: true }).click();
  await expect(kitchen.getByRole("timer")).toBeVisible();
  await kitchen.getByRole("button", { name: "Back", exact: true }).click();
  await kitchen.getByRole("button", { name: "Leave cook mode" }).click();
  await expect(kitchen).toHaveCount(0);
  await expect(page).toHaveURL(/\/meal-plan$/);
  // The timer goes on where the plan is.
  await page.getByRole("button", { name: /^End the Step/ }).click();
  await expect(page.getByRole("timer")).toHaveCount(0);

  // What to cook when.
  await openPart(page, "Cooking");
  await expect(page.getByRole("heading", { name: "When to cook what" })).toBeVisible();
  for (const { day } of rebuilt) await expect(page.getByRole("heading", { name: day, exact: true })).toBeVisible();
  await openPart(page, "Meals");

  // Save under a name, print, share.
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByLabel("Name of this plan").fill("Mona's week");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Meal Plan: Mona's week");
  await expectPrintedMeals(page, await keptMeals(page), [NAME, email]);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(link).toContain("/shared/meal-");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const stranger = await browser.newContext({ baseURL: server.url });
  const shared = await stranger.newPage();
  const answers: string[] = [];
  shared.on("response", (response) => {
    if (response.url().includes("/api/nutrition/shared/")) void response.text().then((text) => answers.push(text));
  });
  await shared.goto(link);
  const seen = await readDays(shared);
  expect(dishesSeen(seen)).toEqual(dishesSeen(rebuilt));
  await openPart(shared, "Grocery list");
  await expect(shared.getByRole("heading", { name: "Grocery list" })).toBeVisible();
  await expect(shared.getByRole("checkbox")).toHaveCount(0);
  const text = await shared.locator("body").innerText();
  for (const words of ["Mona Meals", email, "allerg"]) expect(text.toLowerCase()).not.toContain(words.toLowerCase());
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) for (const words of [email, "Mona Meals", "Shellfish"]) expect(answer).not.toContain(words);
  await openPart(shared, "Meals");
  await expect(shared.getByRole("button", { name: /^(Log|Logged:|Swap|Lock|Unlock)\b|favorites$/ })).toHaveCount(0);

  // Taken back, the link is gone.
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(dialog).toHaveCount(0);
  await shared.reload();
  await expect(shared.getByRole("heading", { level: 1, name: "This plan is no longer shared." })).toBeVisible();
  await expect(shared.getByRole("tab")).toHaveCount(0);
  await stranger.close();
});
