import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { registerByApi } from "./people.ts";
import { dayTabs, giveMeals, openMeal, openPart, readDay, switchOn } from "./meal-steps.ts";
import { printMeals } from "./printed-meals.ts";

/** Everything a person can see, hear or have printed of energy. */
const ENERGY = /\bk?cal(s|ories?)?\b|\bkcal|kilojoules?|\bkJ\b|energy/i;

/** All texts of the page, including those for screen readers: names, titles, values, and the document's title. */
async function allWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ["aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt", "content", "value"];
    const heard = [...document.querySelectorAll("body *")].flatMap((element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const texts = [...document.querySelectorAll("body *:not(script):not(style)")].flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ""),
    );
    return [document.title, ...heard, ...texts].join("\n");
  });
}

async function expectNoEnergy(page: Page, where: string): Promise<void> {
  const told = (await allWords(page)).split("\n").filter((line) => ENERGY.test(line));
  expect(told, `words of energy on ${where}`).toEqual([]);
}

test("hidden calories show up nowhere: wizard, plan, swap, cooking, recipes, log, progress and print", async ({
  page,
  server,
}) => {
  await registerByApi(page, "Hana Hidden");
  await giveMeals(page, server.url, { planDays: 3 });
  await expect(page.getByText(/kcal/).first()).toBeVisible();

  // The setting says what it does, and the plan follows at once.
  await page.goto("/settings");
  await switchOn(page.getByRole("switch", { name: "Hide calories" }));
  await expect(async () => {
    const profile = (await (await page.request.get("/api/profile")).json()) as { hideCalories: boolean };
    expect(profile.hideCalories).toBe(true);
  }).toPass();
  await page.goto("/meal-plan");
  await expect(dayTabs(page).first()).toBeVisible();
  for (const tab of await dayTabs(page).all()) {
    await tab.click();
    const [meal] = await readDay(page);
    await openMeal(page, meal?.name ?? "");
    await expect(page.getByText("Nutrition", { exact: false }).first()).toBeVisible();
    await expectNoEnergy(page, "a day of the plan");
  }
  const [, meal] = await readDay(page);
  const card = await openMeal(page, meal?.name ?? "");
  await card.getByRole("button", { name: "Swap", exact: true }).click();
  await expect(
    page
      .getByRole("dialog")
      .getByRole("button", { name: /^Choose / })
      .first(),
  ).toBeVisible();
  await expectNoEnergy(page, "the sheet of swaps");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await card.getByRole("button", { name: "Cook mode" }).click();
  await expect(page.getByText("Get ready")).toBeVisible();
  await expectNoEnergy(page, "cook mode");
  await page.getByRole("button", { name: "Leave cook mode" }).click();
  for (const part of ["Grocery list", "Cooking"] as const) {
    await openPart(page, part);
    await expectNoEnergy(page, part);
  }
  await openPart(page, "Meals");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Name of this plan")).toBeVisible();
  await expectNoEnergy(page, "the kept plans");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const choice of ["Plan", "Grocery list", "Recipes"] as const)
    for (const { text } of await printMeals(page, choice)) expect(text).not.toMatch(/kcal|kJ|calorie/i);

  await page.goto("/meal-plan-setup");
  await expect(page.getByRole("slider", { name: "Daily amount" })).toBeVisible();
  await page.getByText("Not sure how much? Estimate it").click();
  await page.getByRole("slider").fill("2");
  await expect(page.getByText(/under medical supervision:/)).toBeVisible();
  await expectNoEnergy(page, "the wizard");

  await page.goto("/recipes");
  await expect(
    page
      .getByRole("list", { name: /recipes/i })
      .getByRole("link")
      .first(),
  ).toBeVisible();
  await expectNoEnergy(page, "the recipes");
  await page.goto("/recipes/red-lentil-dal-rice");
  await expect(page.getByRole("table").first()).toBeVisible();
  await expectNoEnergy(page, "a recipe");

  await page.goto("/progress?view=food");
  await page.getByRole("button", { name: "Log food" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Search recipes and foods").fill("oat");
  await expect(sheet.getByRole("listitem").first()).toBeVisible();
  await expectNoEnergy(page, "the search of foods");
  await sheet.getByRole("listitem").first().getByRole("button").click();
  await expect(sheet.getByRole("button", { name: "Log it" })).toBeVisible();
  await expectNoEnergy(page, "the amount of a food");
  await sheet.getByRole("button", { name: "Log it" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Week by week" })).toBeVisible();
  await expectNoEnergy(page, "the progress");
});

test("kilojoules and ounces replace calories and grams everywhere @full", async ({ page, server }) => {
  await registerByApi(page, "Uma Units");
  const plan = await giveMeals(page, server.url, { planDays: 3 });
  await page.goto("/settings");
  await switchOn(page.getByRole("radio", { name: "Kilojoules" }));
  await switchOn(page.getByRole("radio", { name: "Ounces" }));
  await expect(async () => {
    const profile = (await (await page.request.get("/api/profile")).json()) as { energyUnit: string; foodUnits: string };
    expect(profile).toMatchObject({ energyUnit: "kJ", foodUnits: "us" });
  }).toPass();
  await page.goto("/meal-plan");
  await expect(dayTabs(page).first()).toBeVisible();
  // 2,000 kcal are 8,368 kJ, told as 8,370.
  await expect(page.getByRole("img", { name: "0 kJ of 8,370 eaten" })).toBeVisible();
  const seen = await readDay(page);
  for (const { name, energy } of seen) {
    const kept = plan.days.flatMap(({ meals }) => meals).find(({ dishes }) => dishes[0]?.name === name);
    expect(energy, name).toBe(`${new Intl.NumberFormat("en").format(Math.round(((kept?.calories ?? 0) * 4.184) / 10) * 10)} kJ`);
  }
  expect(await allWords(page)).not.toMatch(/kcal/);
  await openPart(page, "Grocery list");
  const list = page.getByRole("list").filter({ has: page.getByRole("checkbox") });
  await expect(list.first()).toBeVisible();
  const lines = await list.getByRole("listitem").allInnerTexts();
  expect(lines.some((line) => /\d (oz|lb|cups?|fl oz)\b/.test(line))).toBe(true);
  expect(lines.filter((line) => /\d\s?(kg|ml|l)\b/.test(line))).toEqual([]);
  // Less than five grams are for no kitchen scale in ounces; they stay.
  for (const line of lines)
    for (const [, grams] of line.matchAll(/(\d+(?:\.\d+)?)\s?g\b/g)) expect(Number(grams)).toBeLessThan(5);
  const paper = (await printMeals(page, "Grocery list")).map(({ text }) => text).join("");
  expect(paper).toMatch(/\d(oz|lb)/);
  await page.goto("/recipes/red-lentil-dal-rice");
  await expect(page.getByText(/\d kJ/).first()).toBeVisible();
  expect(await allWords(page)).not.toMatch(/kcal/);
});
