import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { KeptMealPlan } from "@lockstep/contract/nutrition.ts";
import { readPrintedPages, withoutSpace } from "./printed-pages.ts";
import type { PrintedPage } from "./printed-pages.ts";

/** Chosen on the page's print menu, before the browser's own dialog. */
type Choice = "Plan" | "Grocery list" | "Recipes" | "Everything";

/** Asks the page for something on paper, and answers what came out of the browser. */
export async function printMeals(page: Page, choice: Choice, format: "A4" | "Letter" = "A4"): Promise<PrintedPage[]> {
  // The browser's dialog is out of a test's reach: at its place the page is printed into a file.
  const asked = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true);
      }),
  );
  await page.getByRole("button", { name: "Print", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: choice, exact: true }).click();
  expect(await asked).toBe(true);
  return readPrintedPages(await page.pdf({ format }));
}

/** Each line is on the sheet, one below the other. */
function expectInOrder(sheet: PrintedPage | undefined, lines: readonly string[], name: string): void {
  let at = 0;
  for (const line of lines) {
    const found = (sheet?.text ?? "").indexOf(withoutSpace(line), at);
    expect(found, `"${line}" on ${name}:\n${sheet?.text}`).toBeGreaterThanOrEqual(at);
    at = found + withoutSpace(line).length;
  }
}

/** Texts of the app around the plan that no sheet carries. */
const OF_THE_APP = ["Back to Setup", "Log it", "Regenerate unlocked meals", "Ask the community", "Hide checked", "Cook mode"];

/**
 * Prints the plan, the list and the recipes, and reads each sheet: the days on one, the list on one, a sheet a cooking; nothing of the app around
 * them, no links, and none of the words that are nobody's business.
 */
export async function expectPrintedMeals(page: Page, plan: KeptMealPlan, words: readonly string[]): Promise<void> {
  for (const format of ["A4", "Letter"] as const) {
    const plans = await printMeals(page, "Plan", format);
    expect(plans, `the plan on one sheet of ${format}`).toHaveLength(1);
    expectInOrder(
      plans[0],
      [
        plan.name,
        ...plan.days.flatMap(({ day, meals }) => [
          day,
          ...meals
            .toSorted((a, b) => a.time.localeCompare(b.time))
            .map(({ time, type, name }) => `${clockTime(time)} ${type}: ${name}`),
        ]),
      ],
      `the plan, ${format}`,
    );
  }
  const lists = await printMeals(page, "Grocery list");
  expect(lists.length, "sheets of the list").toBeLessThanOrEqual(2);
  const list = { text: lists.map(({ text }) => text).join(""), links: 0 };
  for (const { aisle, items } of plan.groceries) expectInOrder(list, [aisle, ...items.map(({ line }) => line)], "the list");
  const recipes = await printMeals(page, "Recipes");
  expect(recipes, "a sheet a cooking").toHaveLength(plan.batches.length);
  for (const [index, batch] of plan.batches.entries()) {
    const meal = plan.days.flatMap(({ meals }) => meals).find(({ id }) => id === batch.meals[0]?.mealId);
    const own = meal?.ingredients.filter(({ recipeId, partOf }) => recipeId === batch.recipeId && partOf === undefined) ?? [];
    expectInOrder(recipes[index], [batch.name, batch.weekday, `${batch.minutes} min`], `the sheet of ${batch.name}`);
    for (const { line } of own) {
      // The amount is for everyone and all its meals, so the number of things may differ; what it is doesn't.
      const word = /(\w+)$/.exec(line.replace(/,.*| \(.*/, ""))?.[1] ?? "";
      expect(recipes[index]?.text, `${line} on the sheet of ${batch.name}`).toContain(word.slice(0, 4));
    }
  }
  const all = await printMeals(page, "Everything");
  expect(all).toHaveLength(1 + lists.length + recipes.length);
  for (const sheet of all) {
    expect(sheet.links, "links on paper").toBe(0);
    for (const word of [...OF_THE_APP, ...words]) expect(sheet.text).not.toContain(withoutSpace(word));
  }
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
}
