import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { lookAround } from "./people.ts";

/** So many presses lead past everything on a page. */
const MOST = 80;

/** Presses Tab until the focused control has the name; fails when it never does. */
async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return "";
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent ?? "") : [];
      return [element.getAttribute("aria-label") ?? "", ...labels, element.textContent ?? ""].join(" ").trim();
    });
    if (name.test(focused)) return;
  }
  throw new Error(`No control called ${String(name)} is reached by Tab.`);
}

test("the wizard and the plan page work by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await lookAround(page);
  await page.goto("/workout-setup");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, /^Legs/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Legs" })).toBeChecked();
  // Half a second later the focus is at the next question.
  await expect(page.getByRole("heading", { name: /How long is a workout/ })).toBeFocused();
  await tabTo(page, /Minutes per workout/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /How many days/ })).toBeFocused();
  // Back to choose again: the focus stays there.
  await tabTo(page, /Minutes per workout/, "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveValue("30");
  await tabTo(page, /days a week$/);
  // Three was preselected: pressing it confirms it.
  await expect(page.getByRole("radio", { name: "3 days a week" })).toBeChecked();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: /What's your level/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: /Where do you train/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  // Behind the last answer the focus goes to the button itself.
  await expect(page.getByRole("button", { name: "Generate my plan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/workout-plan/);

  await page.locator("[role=tab][aria-selected=true]:visible").focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 7; step += 1) {
    const label = (await page.locator("[role=tab][aria-selected=true]:visible").getAttribute("aria-label")) ?? "";
    if (!/rest day/.test(label)) break;
    await page.keyboard.press(step === 0 ? "ArrowRight" : "ArrowDown");
  }
  const first = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await tabTo(page, /Mark as completed/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Mark as completed/ })).toHaveCount(0);
});

test("the meal wizard and the meal plan work by keyboard alone @full", async ({ page }) => {
  await lookAround(page);
  await page.goto("/meal-plan-setup");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, /^Standard/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: /^How much per day/ })).toBeFocused();
  await page.keyboard.press("Tab");
  // 1,500 kcal is the first amount that needs no doctor; then back for 2,000.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /^Make it yours/ })).toBeFocused();
  await tabTo(page, /^Daily calories/, "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "2,000 kcal");
  await tabTo(page, /^Generate my plan/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/meal-plan$/);

  // Parts and days are rows of tabs, walked by arrows; a meal opens, and a dish is swapped.
  await tabTo(page, /^Meals/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Grocery list" })).toBeVisible();
  await tabTo(page, /^(Add|Hide checked)$/);
  await page.getByRole("tab", { name: "Grocery list" }).focus();
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, /^\w+day, today/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /today$/ })).toHaveAttribute("aria-selected", "false");
  const list = page.getByRole("list", { name: /^Meals of / });
  const first = list.locator(".meal-row").first();
  await tabTo(page, /^\d+:\d\d AM, Breakfast/);
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "true");
  const before = await first.innerText();
  await tabTo(page, /^Swap/);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: /^Choose / }).first()).toBeVisible();
  await tabTo(page, /^Choose /);
  await page.keyboard.press("Enter");
  await expect(sheet).toHaveCount(0);
  await expect(first).not.toHaveText(before);

  // Cook mode by keys alone: on, back, and out, to the button that led there.
  await tabTo(page, /^Cook mode/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Get ready")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Get ready")).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Get ready")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Get ready")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cook mode" })).toBeFocused();
});
