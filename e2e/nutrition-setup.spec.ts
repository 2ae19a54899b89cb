import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { answerWizard, lookAround, signIn, signUpByApi } from "./people.ts";

const generate = (page: Page) => page.getByRole("button", { name: "Generate my plan" });

/** The current meal plan of the page's member, or its status where there is none. */
function readCurrent(page: Page): Promise<{ name?: string; choices?: Record<string, unknown>; startsOn?: string } | null> {
  return page.evaluate(async () => (await fetch("/api/nutrition/plans/current")).json());
}

test("the meal wizard works by keyboard alone, keeps its choices, and says how to fix an impossible plan @full", async ({
  page,
}) => {
  await lookAround(page);
  await page.goto("/meal-plan-setup");
  await expect(generate(page)).toBeDisabled();
  await page.getByRole("radio", { name: /^Standard/ }).focus();
  await page.keyboard.press("ArrowDown");
  // Half a second after the first choice the focus goes on, and whoever comes back to choose again stays there.
  await expect(page.getByRole("heading", { name: /^How much per day/ })).toBeFocused();
  await page.getByRole("radio", { checked: true }).first().press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Vegan/ })).toBeChecked();
  await page.keyboard.press("Tab");
  // 1,500 kcal is the first amount that needs no doctor.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /^Make it yours/ })).toBeFocused();
  await page.getByRole("slider").press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "2,000 kcal");
  await expect(generate(page)).toBeEnabled();

  // Back to 0 the step is open again.
  await page.getByRole("slider").press("Home");
  await expect(generate(page)).toBeDisabled();
  await page.getByRole("button", { name: "2000 kcal" }).press("Enter");
  await expect(generate(page)).toBeEnabled();

  const dislikes = page.getByRole("textbox", { name: /rather not eat/ });
  await dislikes.fill("oats, rice, beans, lentils, tofu, chickpeas, potato, quinoa, bread, pasta, onion, tomato");
  await dislikes.press("Enter");
  for (const allergy of [/^Soy/, /^Nuts/, /^Gluten/]) await page.getByRole("checkbox", { name: allergy }).press("Space");
  await page.reload();
  await expect(page.getByRole("list", { name: "Left out" }).getByRole("listitem")).toHaveCount(12);
  await expect(page.getByRole("checkbox", { name: /^Soy/ })).toBeChecked();

  await generate(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("No plan fits all of these choices");
  await expect(page.getByText("Changing this helps").first()).toBeVisible();
  await page.getByRole("button", { name: "Eat everything" }).press("Enter");
  await page.waitForURL(/\/meal-plan$/);
});

test("a guest's training and meals move into the account with one question", async ({ page }) => {
  await lookAround(page);
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Back"], minutes: 30, days: 3, level: "Beginner", place: "Home" });
  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Mediterranean/ }).check();
  await page.getByRole("button", { name: "2500 kcal" }).click();
  await page.getByRole("checkbox", { name: /^Fish/ }).check();
  await page.getByRole("radio", { name: /^5 days/ }).check();
  await generate(page).click();
  await page.waitForURL(/\/meal-plan$/);

  const email = await signUpByApi(page, "Mel Meals");
  await page.goto("/login");
  await signIn(page, email);
  expect(await readCurrent(page)).toBeNull();
  await expect(page.getByRole("heading", { name: "You have plans on this device" })).toBeVisible();
  await page.getByRole("button", { name: "Move to my account" }).click();
  await expect(page.getByText("Your plans are now in your account")).toBeVisible();
  const plan = await readCurrent(page);
  expect(plan).toMatchObject({
    choices: {
      preference: "mediterranean",
      dailyCalories: 2500,
      planDays: 5,
      allergies: ["Fish"],
      prepStyle: "quick",
      mealsPerDay: 3,
    },
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You have plans on this device" })).toHaveCount(0);

  // The next plan is made in the account, and takes the place of the one that Free has room for.
  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Keto/ }).check();
  await generate(page).click();
  await page.getByRole("button", { name: "Replace my plan" }).click();
  await page.waitForURL(/\/meal-plan$/);
  expect((await readCurrent(page))?.choices).toMatchObject({ preference: "keto", dailyCalories: 2500 });
});
