import type { Plan } from "@lockstep/contract/training.ts";
import type { Today } from "@lockstep/contract/today.ts";
import { weekdayIndex, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi, send } from "./people.ts";
import { choosePlanAct, giveLifts, givePlan } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const CHOICES = { muscleGroups: ["Chest", "Legs"], durationMinutes: 30, skillLevel: "beginner", location: "home", seed: 3 };

const readToday = async (page: Page): Promise<Today> => (await (await page.request.get("/api/today")).json()) as Today;

/** A plan in which the person's today is a rest day, whatever weekday it is. */
async function giveRestDay(page: Page): Promise<void> {
  const plan = (await send(page, "POST", "/api/training/plans", { ...CHOICES, daysPerWeek: 3 })) as Plan;
  const [today] = (await readToday(page)).days;
  const from = WEEKDAYS[weekdayIndex((today?.date ?? "") as CalendarDay)];
  if (plan.days.find(({ day }) => day === from)?.isRest === true) return;
  const to = plan.days.find(({ isRest }) => isRest)?.day;
  await send(page, "POST", `/api/training/plans/${plan.id}/edits`, {
    version: plan.version,
    edit: { type: "move-day", from, to },
  });
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }
}

test("a new member sees what to do first, and a training day leads from Home to the running workout and back", async ({
  page,
}) => {
  await registerByApi(page, "Nia New");
  await page.goto("/today");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  const steps = page.getByRole("main").getByRole("listitem");
  await expect(steps).toHaveText([/Make your training plan/, /Plan your meals/, /Find people to train with/]);
  await expectNoViolations(page);
  await steps.first().getByRole("link").tap();
  await expect(page).toHaveURL(/\/workout-setup$/);

  // With a plan for every day, today's session is first. On the plan's page it's within the first 400 px, below the header and the banner.
  await giveLifts(page);
  await expect(page.getByRole("complementary", { name: "Upgrade to Premium" })).toBeVisible();
  const planStart = page.getByRole("button", { name: "Start workout" });
  const box = await planStart.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  const ring = await page
    .getByRole("tabpanel")
    .getByRole("img", { name: /sets done$/ })
    .boundingBox();
  expect((ring?.y ?? 999) + (ring?.height ?? 0)).toBeLessThanOrEqual(400);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).tap();
  await expect(page).toHaveURL(/\/today$/);
  const session = (await readToday(page)).days[0]?.session;
  await expect(page.getByRole("heading", { level: 2, name: session?.focus })).toBeVisible();
  await expect(page.getByText(`${session?.minutes} min · ${session?.exercises.length} exercises`)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Start workout" }).tap();
  await expect(page).toHaveURL(/\/workout$/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto("/today");
  await page.getByRole("main").getByRole("link", { name: "Resume workout" }).tap();
  await expect(page).toHaveURL(/\/workout$/);

  // The landing page stays what it is, and leads a member to their day.
  await page.goto("/");
  await page.getByRole("link", { name: "Go to Today" }).tap();
  await expect(page).toHaveURL(/\/today$/);
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("a rest day says what helps recovery, and opens without a connection", async ({ page, context }) => {
    await registerByApi(page, "Rea Rest");
    await page.goto("/today");
    await giveRestDay(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Rest day" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Evening mobility/ })).toBeVisible();
    await expect(page.getByText("A walk")).toBeVisible();
    await expectNoViolations(page);

    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Rest day" })).toBeVisible();
    await context.setOffline(false);
  });
});

test("the next meal, the plan's menu, and what has no plan yet @full", async ({ page }) => {
  await registerByApi(page, "Mo Menu");
  await givePlan(page);
  const meals = {
    preference: "standard",
    dailyCalories: 2000,
    planDays: 7,
    prepStyle: "quick",
    allergies: [],
    mealsPerDay: 3,
    seed: 1,
  };
  await send(page, "POST", "/api/nutrition/plans", meals);
  await page.goto("/today");
  await expect(page.getByRole("link", { name: /^Next meal \d+:\d\d [AP]M/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Find people to train with/ })).toBeVisible();
  await page.getByRole("link", { name: "See the exercises" }).tap();
  await page.getByRole("button", { name: "Manage plan" }).tap();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Save",
    "Share",
    "Print",
    "Download PDF",
    "Edit the week",
    "New plan",
    "Save day as routine",
    "Routines and history",
    "Week in review",
    "Video series",
  ]);
  await page.keyboard.press("Escape");
  await choosePlanAct(page, "Edit the week");
  await expect(page).toHaveURL(/\/workout-planner$/);
});
