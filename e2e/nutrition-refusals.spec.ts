import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { dayTabs, keptMeals } from "./meal-steps.ts";
import { lookAround, registerByApi } from "./people.ts";

const generate = (page: Page) => page.getByRole("button", { name: "Generate my plan" });

test("choices that no plan fits are refused in words, marked, and relaxed by one tap", async ({ page }) => {
  await lookAround(page);
  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Keto/ }).check();
  await page.getByRole("button", { name: "1500 kcal" }).click();
  const dislikes = page.getByRole("textbox", { name: /rather not eat/ });
  await dislikes.fill("chicken, turkey, beef, pork, lamb, salmon, tuna, cod, tofu, eggs, cheese, avocado");
  await dislikes.press("Enter");
  await page.getByRole("radio", { name: "6 meals a day" }).check();
  await generate(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "No plan fits" });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/\/meal-plan-setup$/);
  await expect(page.getByText("Changing this helps").first()).toBeVisible();
  await expect(page.getByText("Tap to make the change and try again.")).toBeVisible();

  // Changing something by hand clears the earlier error.
  await page.getByRole("radio", { name: "5 meals a day" }).check();
  await expect(alert).toHaveCount(0);
  await page.getByRole("radio", { name: "6 meals a day" }).check();
  await generate(page).click();
  await expect(alert).toBeVisible();
  const ways = page.getByRole("button", {
    name: /^(Eat everything|Standard diet|Allow more cooking time|\d meals a day|[\d,]+ kcal)$/,
  });
  await expect(ways.first()).toBeVisible();
  await page.getByRole("button", { name: "Eat everything" }).click();
  await page.waitForURL(/\/meal-plan$/);
  await expect(dayTabs(page)).toHaveCount(7);
});

test("so little food that it needs a doctor is only planned for who says there's one @full", async ({ page }) => {
  await registerByApi(page, "Flora Floor");
  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await page.getByRole("slider", { name: "Daily calories" }).fill("1000");
  await expect(generate(page)).toBeDisabled();
  await expect(page.getByText("Still needed: medical supervision")).toBeVisible();
  const supervised = page.getByRole("checkbox", { name: "I'm under medical supervision" });
  await supervised.check();
  await page.reload();
  await expect(supervised).toBeChecked();
  // More food and less again: the question is asked again.
  await page.getByRole("slider", { name: "Daily calories" }).fill("1500");
  await expect(supervised).toHaveCount(0);
  await page.getByRole("slider", { name: "Daily calories" }).fill("1000");
  await expect(supervised).not.toBeChecked();
  await expect(generate(page)).toBeDisabled();
  await supervised.check();
  await generate(page).click();
  await page.waitForURL(/\/meal-plan$/);
  expect((await keptMeals(page)).choices).toMatchObject({ dailyCalories: 1000, supervised: true });
  await expect(page.getByText(/Under 1,200 kcal a day is only for people under medical care/)).toBeVisible();
});

test("a tampered wish is refused in the page's own words, and nothing is half-made @full", async ({ page }) => {
  await registerByApi(page, "Tara Tamper");
  // On its way, someone's hand makes 750 calories and eight meals of it.
  await page.route("**/api/nutrition/plans", async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...body, dailyCalories: 750, mealsPerDay: 8 }) });
  });
  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await page.getByRole("button", { name: "2000 kcal" }).click();
  await generate(page).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(page).toHaveURL(/\/meal-plan-setup$/);
  expect(await (await page.request.get("/api/nutrition/plans/current")).json()).toBeNull();
  await page.unroute("**/api/nutrition/plans");
  await generate(page).click();
  await page.waitForURL(/\/meal-plan$/);
  await expect(dayTabs(page)).toHaveCount(7);
});
