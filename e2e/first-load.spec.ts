import type { createTrainingPlan } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { send } from "./people.ts";
import { openSettled } from "./settled.ts";
import { dayInZone } from "./zone.ts";

test.use({ viewer: "member" });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a member's pages show their content", async ({ page }) => {
    const choices = { muscleGroups: ["Chest"], durationMinutes: 30, daysPerWeek: 7, skillLevel: "beginner", location: "gym" };
    const current = (await (await page.request.get("/api/training/plans/current")).json()) as { id: string } | null;
    const plan = (await send(page, "POST", "/api/training/plans", { ...choices, replaces: current?.id })) as RouteOutput<
      typeof createTrainingPlan
    >;
    const date = dayInZone(new Date());
    const exerciseId = plan.days[weekdayIndex(date as CalendarDay)]?.exercises[0]?.exerciseId;
    const done = { date, exerciseId, planId: plan.id, minutes: 5, sets: [{ weightKg: 20, reps: 8 }] };
    await send(page, "PUT", `/api/training/completions/${crypto.randomUUID()}`, done);
    await page.goto("/workout-plan");
    await expect(page.locator("#plan-day h2")).toBeVisible();
    // What was done is part of it: nothing counts up once the scripts are there.
    await expect(page.locator("#plan-day")).toContainText(/[1-9]\d*\/\d+sets/);
    await page.goto("/meal-plan");
    await expect(
      page
        .getByRole("list", { name: /^Meals of / })
        .getByRole("listitem")
        .first(),
    ).toBeVisible();
    await page.goto("/community");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Upgrade to Premium for advanced features")).toBeVisible();
  });
});

test("a plan's page doesn't ask again for what its document brought", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await openSettled(page, "/workout-plan");
  await expect(page.locator("#plan-day h2")).toBeVisible();
  expect(asked, "requests are seen").toContain("/api/workouts/running");
  for (const path of ["plans/current", "preferences", "favorites"]) expect(asked).not.toContain(`/api/training/${path}`);
});

/** Keeps back the script that starts the application; the answer lets it go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("what someone writes and chooses before the scripts have arrived stays", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/community", { waitUntil: "commit" });
  const box = page.getByRole("textbox", { name: "Your post" });
  await box.fill("Written in the lift, before anything had loaded");
  await page.getByLabel("Post type").selectOption("workout");
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  await page.locator("input[type=file]").first().setInputFiles(notes);
  await expect(page.getByRole("button", { name: "Post", exact: true })).toBeDisabled();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-live", "1");
  await expect(page.getByLabel("Post type")).toHaveValue("workout");
  await expect(page.getByText("Only JPEG, PNG, GIF and WEBP images are supported")).toBeVisible();
  await expect(box).toHaveValue("Written in the lift, before anything had loaded");
  await expect(page.getByRole("button", { name: "Post", exact: true })).toBeEnabled();
});

test("a banner that was put away stays away, also before the scripts have arrived @full", async ({ page }) => {
  await page.goto("/community");
  const banner = page.getByText("Upgrade to Premium for advanced features");
  await page.getByRole("complementary", { name: "Upgrade to Premium" }).getByRole("button").click();
  await expect(banner).toBeHidden();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(banner).toBeHidden();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-live", "1");
  await expect(banner).toBeHidden();
});

test.describe("a visitor's page", () => {
  test.use({ viewer: "visitor" });
  test("works and has all its styles even if the fonts never arrive", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.route(/\.woff2$/, () => undefined);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-live", "1");
    expect(await page.locator('link[rel="stylesheet"]').evaluate((link: HTMLLinkElement) => link.disabled)).toBe(false);
    const first = (ending: string) => asked.findIndex((path) => path.endsWith(ending));
    expect(first(".woff2"), "fonts are asked for").toBeGreaterThan(0);
    expect(first(".js"), "scripts come after them").toBeGreaterThan(first(".woff2"));
  });
});
