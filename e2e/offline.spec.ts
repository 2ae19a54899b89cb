import { expect, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";
import {
  answerMealWizard,
  dayTabs,
  giveMeals,
  keptMeals,
  loggedNames,
  mealOf,
  openPart,
  readDay,
  switchOn,
} from "./meal-steps.ts";
import { OWN_GROUP } from "./pages.ts";
import {
  ALEX,
  answerWizard,
  lookAround,
  openTrainingDay,
  prepareGroup,
  preparePlan,
  register,
  registerByApi,
  SAM,
  signIn,
  signInByApi,
} from "./people.ts";
import { givePlan } from "./plan-steps.ts";
import { settled } from "./settled.ts";

test.use({ serviceWorkers: "allow" });

/** A new member with a week, on its first training day, whose shell is on the device. */
async function startTraining(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await givePlan(page);
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
  await switchOn(groceries.first());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Progress" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
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

test("a day that was never opened is whole without a network @full", async ({ page, context }) => {
  await signInByApi(page, SAM);
  await givePlan(page, { muscleGroups: ["Back", "Legs"], daysPerWeek: 3, location: "gym" });
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

test("what was kept for someone whose session ended is nobody's, with and without a network", async ({
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
  // What's asked for on coming back is still the member's. A visitor may see the group's name: nobody asks for it from here on.
  await settled(page);
  await page.goto("/community");
  await settled(page);

  // It ends without a sign-out: expired, or ended from another device.
  await context.clearCookies();
  await lookAround(page);
  await page.goto("/community-hub");
  // The page has learned that the session is over.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lockstep.member"))).toBeNull();
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

test("what's checked off and logged offline survives a reload and is sent once", async ({ page, context, server }) => {
  await registerByApi(page, "Oda Offline");
  const plan = await giveMeals(page, server.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const line = (text: string) => page.getByRole("checkbox", { name: text, exact: true });
  const [meal] = await readDay(page);
  await openPart(page, "Grocery list");
  const [first] = plan.groceries.flatMap(({ items }) => items);
  await expect(line(first?.line ?? "")).toBeVisible();
  await context.setOffline(true);
  await openPart(page, "Grocery list");
  await switchOn(line(first?.line ?? ""));
  await page.getByLabel("Add your own").fill("Batteries");
  await page.getByLabel("Add your own").press("Enter");
  await openPart(page, "Meals");
  await mealOf(page, meal?.name ?? "")
    .getByRole("button", { name: /^Log / })
    .first()
    .click();
  await expect(
    mealOf(page, meal?.name ?? "")
      .getByRole("button", { name: /^Logged: |^Undo/ })
      .first(),
  ).toBeVisible();
  // Told once it is stored: a tab that dies before may show less afterwards, and sends it all the same.
  await expect(page.getByText(/ logged$/).first()).toBeVisible();
  await page.reload();
  await openPart(page, "Grocery list");
  await expect(line(first?.line ?? "")).toBeChecked();
  await expect(line("Batteries")).toBeVisible();
  await openPart(page, "Meals");
  await expect(mealOf(page, meal?.name ?? "").getByRole("button", { name: /^Logged: / })).toBeVisible();
  await context.setOffline(false);
  const stored = async () => {
    const list = await page.request.get(`/api/nutrition/plans/${plan.id}/groceries`);
    const { ticked, own } = (await list.json()) as { ticked: string[]; own: { text: string }[] };
    return { ticked, own: own.map(({ text }) => text), log: (await loggedNames(page)).length };
  };
  await expect(async () => expect(await stored()).toEqual({ ticked: [first?.foodId], own: ["Batteries"], log: 1 })).toPass({
    timeout: 60_000,
  });
  await page.reload();
  await expect(mealOf(page, meal?.name ?? "").getByRole("button", { name: /^Logged: / })).toBeVisible();
  expect(await stored()).toEqual({ ticked: [first?.foodId], own: ["Batteries"], log: 1 });
});

test("without a connection the plan's figures stand: what was seen is kept @full", async ({ page, context, server }) => {
  await preparePlan(server.url);
  await signInByApi(page, ALEX);
  await page.goto("/workout-plan");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const days = page.getByRole("tab").and(page.locator(":not([aria-label*='rest day'])"));
  const figures = page.locator(".exercise-thumb svg.figure-svg");
  await days.nth(0).click();
  await expect(figures.first()).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await days.nth(0).click();
  await expect(figures.first()).toBeVisible();
  expect(await figures.first().locator("path").count()).toBeGreaterThan(5);
});

test("without a network a plan keeps its choices, and a swap says why it doesn't come about @full", async ({
  page,
  context,
  server,
}) => {
  await registerByApi(page, "Nils Network");
  const plan = await giveMeals(page, server.url, { planDays: 3 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Paleo/ }).check();
  await page.getByRole("button", { name: "2000 kcal" }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Generate my plan" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /connection|offline/i })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/meal-plan");
  await expect(dayTabs(page).first()).toBeVisible();
  await page
    .getByRole("list", { name: /^Meals of / })
    .locator(".meal-row")
    .last()
    .click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Swap", exact: true }).last().click();
  await expect(page.getByText(/need a connection to swap/)).toBeVisible();
  await context.setOffline(false);
  expect((await keptMeals(page)).version).toBe(plan.version);
});
