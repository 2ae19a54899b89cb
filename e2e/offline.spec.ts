import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import { answerMealWizard, mealOf, openPart, readDay } from "./meal-steps.ts";
import { OWN_GROUP } from "./pages.ts";
import {
  ALEX,
  answerWizard,
  lookAround,
  openTrainingDay,
  prepareGroup,
  register,
  registerByApi,
  signIn,
  signInByApi,
} from "./people.ts";

/** A new member with a week, on its first training day, whose shell is on the device. */
async function startTraining(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Legs"], minutes: 30, days: 3, level: "Beginner", place: "Home" });
  await openTrainingDay(page);
  // The shell is kept by the service worker once it has taken over.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await openTrainingDay(page);
}

async function completeFirst(page: Page): Promise<void> {
  await page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first().click();
  await page
    .getByRole("button", { name: /^Mark as completed/ })
    .first()
    .click();
}

/** One completion reaches the server, and no second. */
async function expectStoredOnce(page: Page): Promise<void> {
  const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await expect(async () => {
    const done = (await (await page.request.get(`/api/training/completions?from=${day(-8)}&to=${day(1)}`)).json()) as {
      items: unknown[];
    };
    expect(done.items).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
}

test("what is completed without a network is kept through a reload and stored once when it is back", async ({
  page,
  context,
}) => {
  await startTraining(page, "Olga Offline");
  await context.setOffline(true);
  await completeFirst(page);
  await expect(page.getByText("You're offline. 1 change will be sent later.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your Custom Workout Plan" })).toBeVisible();
  await context.setOffline(false);
  await expectStoredOnce(page);
});

test("whatever a member saw in the first session opens without a network, no full load in between, and nothing of the sign-in is kept", async ({
  page,
  context,
}) => {
  await page.goto("/register");
  const email = await register(page, "Fiona First");
  await page.waitForURL(/\/login/);
  await signIn(page, email);
  const setUp = async (area: string) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: area }).click();
    await page.getByRole("main").getByRole("link", { name: "Make my plan" }).first().click();
  };
  await setUp("Workouts");
  await answerWizard(page, { groups: ["Legs"], minutes: 30, days: 3, level: "Beginner", place: "Home" });
  await expect(page.getByRole("heading", { name: "Your Custom Workout Plan" })).toBeVisible();
  await setUp("Meals");
  await answerMealWizard(page, { diet: "Vegetarian", calories: 2000 });
  const [dish = ""] = (await readDay(page)).map(({ name }) => name);
  await openPart(page, "Grocery list");
  const groceries = page.getByRole("checkbox");
  await expect(groceries.first()).toBeVisible();
  await groceries.first().check({ force: true });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Progress" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();

  await context.setOffline(true);
  await page.goto("/workout-plan");
  await expect(page.getByRole("heading", { name: "Your Custom Workout Plan" })).toBeVisible();
  await page.goto("/meal-plan");
  await expect(mealOf(page, dish)).toBeVisible();
  await page.goto("/meal-plan?view=groceries");
  await expect(groceries.first()).toBeChecked();
  await page.goto("/progress");
  await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
  expect(kept).toContain("/api/training/plans/current");
  expect(kept.filter((path) => path.startsWith("/api/auth"))).toEqual([]);
});

test("a day that was never opened is whole without a network", async ({ page, context }) => {
  await signInByApi(page, "sam@example.com");
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Back", "Legs"], minutes: 30, days: 3, level: "Beginner", place: "Gym" });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  // The week comes onto the device while the page is idle.
  const plan = (await (await page.request.get("/api/training/plans/current")).json()) as {
    days: { exercises: { exerciseId: string }[] }[];
  };
  const ids = [...new Set(plan.days.flatMap((day) => day.exercises.map((exercise) => exercise.exerciseId)))];
  await expect(async () => {
    const kept = await page.evaluate(
      async (wanted) => (await Promise.all(wanted.map((id) => caches.match(`/api/exercises/${id}`)))).filter(Boolean).length,
      ids,
    );
    expect(kept).toBe(ids.length);
  }).toPass({ timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  const days = page.getByRole("tab").and(page.locator(":visible:not([aria-label*='rest day'])"));
  await expect(days.first()).toBeVisible();
  for (const tab of await days.all()) {
    await tab.click();
    const first = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first();
    if ((await first.getAttribute("aria-expanded")) !== "true") await first.click();
    await expect(page.getByText("How to do it").first()).toBeVisible();
  }
});

test("what was kept for somebody whose session ended is nobody's, with and without a network", async ({
  page,
  context,
  server,
}) => {
  await prepareGroup(server.url);
  await signInByApi(page, ALEX);
  await page.goto("/community");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const group = page.getByRole("heading", { level: 1, name: "Sunday walkers" });
  await page.goto(`/groups/${OWN_GROUP}`);
  await expect(group).toBeVisible();

  // The member's own, through a reload.
  await context.setOffline(true);
  await page.reload();
  await expect(group).toBeVisible();
  await context.setOffline(false);

  // It ends without a sign-out: expired, or ended from another device.
  await context.clearCookies();
  await lookAround(page);
  await context.setOffline(true);
  await page.goto(`/groups/${OWN_GROUP}`);
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(group).toHaveCount(0);
  const answers = await page.evaluate(() =>
    Promise.all(
      ["/api/profile", "/api/notifications", "/api/groups?mine=true"].map((path) =>
        fetch(path).then(
          (answer) => answer.status,
          () => "nothing",
        ),
      ),
    ),
  );
  expect(answers).toEqual(["nothing", "nothing", "nothing"]);
});
