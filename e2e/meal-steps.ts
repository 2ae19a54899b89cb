import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import type { KeptMealPlan, MealChoices } from "@lockstep/contract/nutrition.ts";

/** A meal as its row says it: "7:30 AM, Breakfast", its main dish, "with Garlic bread", "432 kcal". */
export interface SeenMeal {
  readonly when: string;
  readonly name: string;
  /** Empty where the main dish is alone. */
  readonly sides: string;
  /** As shown, with the unit; empty where calories are hidden. */
  readonly energy: string;
  readonly locked: boolean;
}

/** A day of the plan as the page shows it. */
export interface SeenMeals {
  readonly day: string;
  readonly meals: readonly SeenMeal[];
}

/** What a meal plan is made from when a test doesn't care. */
export const USUAL: MealChoices = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "quick",
  allergies: [],
  mealsPerDay: 3,
  people: 1,
  seed: 7,
};

/** The rows of the shown day. */
const rows = (page: Page): Locator => page.getByRole("list", { name: /^Meals of / }).locator("> li");

/** Everything of one meal, by its main dish: its row, and what is open below it. */
export const mealOf = (page: Page, name: string): Locator =>
  rows(page)
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

/** The tabs of the days. */
export const dayTabs = (page: Page): Locator => page.getByRole("tablist", { name: "Day" }).getByRole("tab");

/** Opens one part of the plan page. */
export async function openPart(page: Page, part: "Meals" | "Grocery list" | "Cooking"): Promise<void> {
  const tab = page.getByRole("tablist", { name: "Plan sections" }).getByRole("tab", { name: part });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

/** The meals of the day that is shown. */
export async function readDay(page: Page): Promise<SeenMeal[]> {
  await expect(rows(page).first()).toBeVisible();
  return rows(page).evaluateAll((items) =>
    items.map((item) => {
      const row = item.querySelector<HTMLElement>(".meal-row");
      const lines = (row?.innerText ?? "").split("\n");
      const hidden = [...item.querySelectorAll<HTMLElement>(".meal-row > .visually-hidden")].map(
        (each) => each.textContent ?? "",
      );
      return {
        when: lines[0] ?? "",
        name: row?.querySelector(".font-name")?.textContent ?? "",
        sides: lines.find((line) => line.startsWith("with ")) ?? "",
        energy: hidden[0] ?? "",
        locked: item.querySelector(".meal-row .lucide-lock") !== null,
      };
    }),
  );
}

/** Reads every day of the plan from its tab, and comes back to the day that was shown. */
export async function readDays(page: Page): Promise<SeenMeals[]> {
  await expect(dayTabs(page).first()).toBeVisible();
  const shown = dayTabs(page).and(page.locator("[aria-selected=true]"));
  const before = (await shown.getAttribute("aria-label")) ?? (await shown.innerText());
  const days: SeenMeals[] = [];
  for (const tab of await dayTabs(page).all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const list = page.getByRole("list", { name: /^Meals of / });
    const day = ((await list.getAttribute("aria-label")) ?? "").replace("Meals of ", "");
    days.push({ day, meals: await readDay(page) });
  }
  await page.getByRole("tab", { name: before, exact: true }).first().click();
  return days;
}

/** Opens a meal of the shown day, unless it's open. */
export async function openMeal(page: Page, name: string): Promise<Locator> {
  const meal = mealOf(page, name);
  const row = meal.locator(".meal-row");
  if ((await row.getAttribute("aria-expanded")) !== "true") await row.click();
  await expect(row).toHaveAttribute("aria-expanded", "true");
  return meal;
}

/** "1,432 kcal" as a number. */
export const numberIn = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));

/** Every day adds up to the target within 3 %, by the numbers that are on the page (each rounded on its own). */
export function expectNearTarget(days: readonly SeenMeals[], target: number): void {
  for (const { day, meals } of days) {
    const sum = meals.reduce((total, { energy }) => total + numberIn(energy), 0);
    expect(Math.abs(sum - target), `${day}: ${sum} of ${target}`).toBeLessThanOrEqual(target * 0.03 + meals.length / 2);
  }
}

/** Makes a plan of meals for whoever is signed in on the page, and opens it. */
export async function giveMeals(page: Page, url: string, choices: Partial<MealChoices> = {}): Promise<KeptMealPlan> {
  const current = (await (await page.request.get("/api/nutrition/plans/current")).json()) as { id: string } | null;
  const made = await page.request.post("/api/nutrition/plans", {
    headers: { origin: url },
    data: { ...USUAL, replaces: current?.id, ...choices },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto("/meal-plan");
  await expect(dayTabs(page).first()).toBeVisible();
  return (await made.json()) as KeptMealPlan;
}

/** The plan as the account has it now. */
export async function keptMeals(page: Page): Promise<KeptMealPlan> {
  const answer = await page.request.get("/api/nutrition/plans/current");
  expect(answer.status()).toBe(200);
  return (await answer.json()) as KeptMealPlan;
}

/** The dishes of a kept plan's meals, day by day in order of time, as the rows say them. */
export const dishesOf = (plan: KeptMealPlan): string[][] =>
  plan.days.map(({ meals }) =>
    meals
      .toSorted((a, b) => a.time.localeCompare(b.time))
      .map(({ dishes: [main, ...sides] }) => {
        const names = new Intl.ListFormat("en").format(sides.map(({ name }) => name));
        return names === "" ? (main?.name ?? "") : `${main?.name ?? ""} with ${names}`;
      }),
  );

/** The same of the days on the page. */
export const dishesSeen = (days: readonly SeenMeals[]): string[][] =>
  days.map(({ meals }) => meals.map(({ name, sides }) => [name, sides].filter(Boolean).join(" ")));

/** The day `offset` days from now, as the server writes it. */
export const dateFromNow = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The names of what is in the member's log around today. */
export async function loggedNames(page: Page): Promise<string[]> {
  const answer = await page.request.get(`/api/nutrition/log?from=${dateFromNow(-2)}&to=${dateFromNow(2)}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { items: { name: string }[] }).items.map(({ name }) => name);
}

/** Swaps a meal of the shown day for the first of its alternatives, of which there are up to three; answers the main dish that came. */
export async function swapMeal(page: Page, name: string): Promise<string> {
  const meal = await openMeal(page, name);
  await meal.getByRole("button", { name: "Swap", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const choices = sheet.getByRole("button", { name: /^Choose / });
  await expect(choices.first()).toBeVisible();
  const [came = ""] = ((await choices.first().getAttribute("aria-label")) ?? "").replace("Choose ", "").split(" + ");
  await choices.first().click();
  await expect(sheet).toHaveCount(0);
  await expect(mealOf(page, name)).toHaveCount(0);
  return came;
}

/** The answers to the meal wizard that a test gives; the rest stays as it is offered. */
export interface MealAnswers {
  readonly diet: string;
  readonly calories: number;
  readonly days?: 3 | 5 | 7;
  readonly meals?: number;
  readonly allergies?: readonly string[];
  readonly people?: number;
}

/** Answers the wizard and generates; ends on the plan page. */
export async function answerMealWizard(page: Page, answers: MealAnswers): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${answers.diet}`) }).check();
  await page.getByRole("button", { name: `${answers.calories} kcal` }).click();
  if (answers.days) await page.getByRole("radio", { name: new RegExp(`^${answers.days} days`) }).check();
  if (answers.meals) await page.getByRole("radio", { name: `${answers.meals} meals a day` }).check();
  for (const allergy of answers.allergies ?? []) await page.getByRole("checkbox", { name: new RegExp(`^${allergy}`) }).check();
  if (answers.people) await page.getByRole("radio", { name: new RegExp(`^${answers.people} (person|people)`) }).check();
  await page.getByRole("button", { name: "Generate my plan" }).click();
  await page.waitForURL(/\/meal-plan$/);
  await expect(dayTabs(page).first()).toBeVisible();
}

/**
 * Switches something on whose new state comes a moment after the press: it is stored before it's shown. The press goes to the label and waits
 * until nothing lies over it: the meal reminder comes ten seconds after the page and may stand just there.
 */
export async function switchOn(control: Locator): Promise<void> {
  await control.locator("xpath=ancestor::label").click();
  await expect(control).toBeChecked();
}

/** Switches something off, as `switchOn` switches it on. */
export async function switchOff(control: Locator): Promise<void> {
  await control.locator("xpath=ancestor::label").click();
  await expect(control).not.toBeChecked();
}
