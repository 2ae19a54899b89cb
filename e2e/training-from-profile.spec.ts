import type { Locator, Page, Request } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { answerWizard, lookAround, registerByApi, send } from "./people.ts";
import { PHONE } from "./screens.ts";

const ANSWERS = { groups: ["Chest", "Legs"], minutes: 30, days: 3, level: "Beginner", place: "Home" } as const;

const line = (page: Page): Locator => page.getByText(/^From your profile: /);
const pressed = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true, pressed: true });

/** What the next plan is asked for with. */
async function askedFor(page: Page, act: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const isPlan = (request: Request) => request.method() === "POST" && request.url().endsWith("/api/training/plans");
  const [request] = await Promise.all([page.waitForRequest(isPlan), act()]);
  return request.postDataJSON() as Record<string, unknown>;
}

test("the wizard says what it takes from the profile, sends just that, and takes another goal for one plan @full", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await registerByApi(page, "Paula Profile");
  await send(page, "PATCH", "/api/profile", {
    goal: "build-muscle",
    equipment: ["dumbbell", "bench"],
    avoid: ["knee"],
    workoutMinutes: 45,
  });
  await page.goto("/workout-setup");
  await expect(line(page)).toHaveText(
    "From your profile: build muscle, 45-minute workouts, with dumbbells and a bench, nothing that strains the knees.",
  );
  await expect(page.getByRole("slider", { name: "Minutes per workout" })).toHaveValue("45");
  await expect(page.getByRole("radio", { name: "Build muscle" })).toBeChecked();
  await expect(pressed(page, "Knee strain")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await askedFor(page, () => answerWizard(page, ANSWERS))).toMatchObject({
    goal: "build-muscle",
    equipment: ["dumbbell", "bench"],
    avoid: ["knee"],
  });

  // For the next plan something else, by keyboard; the profile stays as it is.
  await page.goto("/workout-setup");
  await page.getByRole("button", { name: "Change for this plan" }).press("Enter");
  await expect(page.getByRole("group", { name: "Your goal" })).toBeInViewport();
  await page.getByRole("radio", { name: "Get stronger" }).check();
  await page.getByRole("button", { name: "Knee strain", exact: true }).press("Enter");
  await expect(line(page)).toHaveText("From your profile: with dumbbells and a bench.");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Get stronger" })).toBeChecked();
  const generate = page.getByRole("button", { name: "Generate my plan" });
  const asked = await askedFor(page, async () => {
    await generate.click();
    await page.getByRole("button", { name: "Replace my plan" }).click();
  });
  expect(asked).toMatchObject({ goal: "build-strength", equipment: ["dumbbell", "bench"] });
  expect(asked).not.toHaveProperty("avoid");
  await page.waitForURL(/\/workout-plan$/);

  // In a gym its equipment counts; and the profile is one link away.
  await page.goto("/workout-setup");
  await page.getByRole("radio", { name: /^Gym/ }).check();
  await expect(line(page)).toHaveText("From your profile: nothing that strains the knees.");
  await page.getByRole("button", { name: "Use my profile" }).click();
  await expect(line(page)).toHaveText("From your profile: build muscle, 45-minute workouts, nothing that strains the knees.");
  await page.getByRole("link", { name: "Edit profile" }).click();
  await expect(page.getByText("Build muscle", { exact: true })).toBeVisible();
});

test("a visitor and an empty profile have no such line, and may choose a goal all the same @full", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await lookAround(page);
  await page.goto("/workout-setup");
  await expect(page.getByRole("heading", { name: "Anything else we should know?" })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await page.getByRole("radio", { name: "Build endurance" }).check();
  await answerWizard(page, ANSWERS);
  await registerByApi(page, "Norbert New");
  await page.goto("/workout-setup");
  await expect(page.getByRole("radio", { name: "No special goal" })).toBeEnabled();
  await expect(line(page)).toHaveCount(0);
});
