import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** What someone answers in the profile setup, in the words of its screens. */
export interface ProfileAnswers {
  readonly goal: string;
  readonly level: string;
  readonly units: "Kilograms" | "Pounds";
  readonly birthYear: string;
  readonly equipment: readonly string[];
  readonly avoid: readonly string[];
  /** A piece of the one health question that is answered with yes. */
  readonly concern: string;
}

/** Presses Next and waits for the screen it leads to. */
async function next(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole("button", { name: `Next: ${button}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** All seven screens of `/profile-setup` and the summary, which must say what was answered and what the health check advises. */
export async function setUpProfile(page: Page, answers: ProfileAnswers): Promise<void> {
  await page.goto("/profile-setup");
  await expect(page.getByRole("heading", { level: 1, name: "What's your goal?" })).toBeVisible();
  // Without an answer nobody is taken on.
  await page.getByRole("button", { name: "Next: level" }).click();
  await expect(page.getByText("Choose a goal, or skip this for now.")).toBeVisible();
  await page.getByRole("radio", { name: answers.goal }).check();
  await next(page, "level", "What's your level?");
  await page.getByRole("radio", { name: answers.level }).check();
  await next(page, "units", "Units and time zone");
  await page.getByRole("radio", { name: answers.units }).check();
  await next(page, "birth year", "What year were you born?");

  // Left and resumed: the answers are kept, and the first open question comes up.
  await page.getByRole("link", { name: "Leave (your earlier answers are saved)" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto("/profile-setup");
  await expect(page.getByRole("heading", { level: 1, name: "What year were you born?" })).toBeVisible();
  await page.getByLabel("Year of birth").fill(answers.birthYear);
  await next(page, "equipment", "What equipment do you have?");
  for (const each of answers.equipment) await page.getByRole("checkbox", { name: each, exact: true }).check();
  await next(page, "limits", "Anything to avoid?");
  for (const each of answers.avoid) await page.getByRole("checkbox", { name: each, exact: true }).check();
  await next(page, "health check", "A short health check");
  const questions = page.getByRole("main").getByRole("listitem");
  for (const question of await questions.all()) {
    const says = (await question.innerText()).includes(answers.concern) ? "Yes" : "No";
    await question.getByText(says, { exact: true }).click();
    await expect(question.getByRole("radio", { name: says })).toBeChecked();
  }
  await next(page, "your answers", "Ready when you are.");

  const summary = page.getByRole("main");
  await expect(summary.getByText("Please talk to a doctor before you start")).toBeVisible();
  await expect(summary.getByRole("listitem").filter({ hasText: answers.concern })).toBeVisible();
  for (const said of [answers.goal, answers.level, answers.birthYear, answers.equipment.join(", "), answers.avoid.join(", ")])
    await expect(summary.getByText(said, { exact: true })).toBeVisible();
  await expect(summary.getByText(new RegExp(`^${answers.units}, `))).toBeVisible();
  await expect(summary.getByText("1 to discuss with a doctor")).toBeVisible();
}
