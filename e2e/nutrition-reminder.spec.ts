import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { giveMeals } from "./meal-steps.ts";
import { lookAround, registerByApi, SAM, signInByApi } from "./people.ts";
import { DESKTOP } from "./screens.ts";
import { dayInZone, timeInZone } from "./zone.ts";

const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss the meal reminder" });
const told = (page: Page, words: string | RegExp) => page.getByRole("status").getByText(words);

/** What lies under the reminder that someone would press or types into. */
const coveredOn = (page: Page) => () =>
  page.evaluate(() => {
    const box = document.querySelector(".meal-reminder:not([data-place=away])")?.getBoundingClientRect();
    return [
      ...document.querySelectorAll<HTMLElement>("main .btn-primary, main .btn-lg, main .grocery-add input, main textarea:focus"),
    ]
      .filter((button) => {
        const { left, right, top, bottom, width } = button.getBoundingClientRect();
        return box && width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((button) => button.textContent || button.tagName);
  });

/** Tomorrow, so that a plan that begins today has begun. */
const tomorrowAt = (time: string): Date => timeInZone(1, time);

test("a meal's reminder shows 15 minutes before, never again once dismissed, and otherwise the next one after ten seconds", async ({
  page,
  server,
}) => {
  await registerByApi(page, "Rita Reminded");
  const plan = await giveMeals(page, server.url);
  const lunch = plan.days[1]?.meals.find(({ type }) => type === "Lunch");
  const dinner = plan.days[1]?.meals.find(({ type }) => type === "Dinner");
  if (!lunch || !dinner) throw new Error("The second day has no lunch or no dinner.");

  // Seventeen minutes before it isn't due yet, and at most shown as what comes next. Two minutes later it is.
  const at = tomorrowAt(lunch.time);
  await page.clock.install({ time: new Date(at.getTime() - 17 * 60_000) });
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told(page, /^Lunch in/)).toHaveCount(0);
  await page.clock.runFor(150_000);
  await expect(told(page, /^Lunch in 1\d minutes$/)).toBeVisible();
  await expect(told(page, lunch.name)).toBeVisible();

  // Dismissed, it stays so: on this page, after a reload, and on the next one.
  await dismiss(page).click();
  await expect(dismiss(page)).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expect(dismiss(page)).toHaveCount(0);
  const date = dayInZone(at);
  await expect(async () => {
    const answer = await page.request.get(`/api/nutrition/reminders/dismissed?date=${date}`);
    expect(((await answer.json()) as { items: unknown[] }).items).toHaveLength(1);
  }).toPass();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(dismiss(page)).toHaveCount(0);

  // After lunch, ten seconds on a page show what comes next.
  await page.clock.setFixedTime(new Date(at.getTime() + 3_600_000));
  await page.clock.install({ time: new Date(at.getTime() + 3_600_000) });
  await page.goto("/progress");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told(page, /^Lunch/)).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(told(page, `Next: Dinner at ${clockTime(dinner.time)}`)).toBeVisible();
  await page.getByRole("link", { name: /^Next: Dinner/ }).click();
  await expect(page).toHaveURL(/\/meal-plan$/);

  // Not while a plan is being made.
  await page.goto("/meal-plan-setup");
  await expect(page.getByRole("slider")).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(dismiss(page)).toHaveCount(0);
});

test("a guest's reminder is dismissed on the device @full", async ({ page }) => {
  await lookAround(page);
  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Vegetarian/ }).check();
  await page.getByRole("button", { name: "2000 kcal" }).click();
  await page.getByRole("button", { name: "Generate my plan" }).click();
  await page.waitForURL(/\/meal-plan$/);
  await expect(page.getByRole("list", { name: /^Meals of / })).toBeVisible();
  await page.clock.install({ time: tomorrowAt("06:00") });
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(told(page, /^Next: Breakfast at /)).toBeVisible();
  await dismiss(page).click();
  await expect(dismiss(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(dismiss(page)).toHaveCount(0);
});

test("the reminder never lies over what the page is for, wherever the page is scrolled to, nor over a post's button @full", async ({
  page,
  server,
}) => {
  await registerByApi(page, "Rob Room");
  await giveMeals(page, server.url, { mealsPerDay: 5 });
  await page.clock.install({ time: tomorrowAt("06:00") });
  await page.goto("/meal-plan");
  await expect(page.getByRole("button", { name: /^Log it/ })).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(dismiss(page)).toBeAttached();
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top <= height; top += 60) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.clock.runFor(200);
    await expect.poll(coveredOn(page), `scrolled to ${top}`).toEqual([]);
  }
  await page.goto("/community");
  const post = page.getByRole("form", { name: "Write a post" }).getByRole("textbox", { name: "Your post" });
  await expect(post).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(dismiss(page)).toBeAttached();
  // The form grows down to where the reminder is.
  for (let lines = 1; lines <= 24; lines += 1) {
    await post.fill("Ten minutes of rope\n".repeat(lines));
    await page.clock.runFor(200);
    await expect.poll(coveredOn(page), `${lines} lines`).toEqual([]);
  }
});

test("neither the reminder nor the coach's button lies over a moving figure, wherever the page is scrolled to", async ({
  page,
  server,
}) => {
  await registerByApi(page, "Fay Figure");
  await giveMeals(page, server.url, { mealsPerDay: 5 });
  await page.clock.install({ time: tomorrowAt("06:00") });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/exercises/g-barbell-back-squat");
  await expect(page.locator("main .stage-picture")).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.locator(".meal-reminder")).toBeAttached();
  const places = new Set<string>();
  for (let top = 0; top <= 900; top += 60) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.clock.runFor(200);
    const seen = await page.evaluate(() => {
      const figure = document.querySelector("main .stage-picture")?.getBoundingClientRect();
      return [".meal-reminder", ".coach-button"].flatMap((name) => {
        const floating = document.querySelector(name);
        if (!figure || !floating?.checkVisibility({ visibilityProperty: true })) return [];
        const { left, right, top: head, bottom } = floating.getBoundingClientRect();
        const isOver = left < figure.right && right > figure.left && head < figure.bottom && bottom > figure.top;
        return [`${name} ${isOver ? "over" : "beside"}`];
      });
    });
    for (const each of seen) places.add(each);
  }
  // Each of them is seen somewhere.
  expect([...places].sort()).toEqual([".coach-button beside", ".meal-reminder beside"]);
});

test("the reminder leaves the family list's bar free, where something is added @full", async ({ page }) => {
  await signInByApi(page, SAM);
  await page.clock.install({ time: tomorrowAt("06:00") });
  await page.setViewportSize({ width: DESKTOP.width, height: DESKTOP.height });
  await page.goto("/grocery");
  await expect(page.getByLabel("Add an item", { exact: true })).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(dismiss(page)).toBeAttached();
  await expect.poll(coveredOn(page)).toEqual([]);
});
