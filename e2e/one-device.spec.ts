import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { pendingOf } from "./pending-of.ts";
import { ALEX, openTrainingDay, registerByApi, signIn, signInByApi, signOut } from "./people.ts";
import { givePlan } from "./plan-steps.ts";

const dayFromNow = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function completionsOf(page: Page): Promise<unknown[]> {
  const answer = await page.request.get(`/api/training/completions?from=${dayFromNow(-8)}&to=${dayFromNow(1)}`);
  return ((await answer.json()) as { items: unknown[] }).items;
}

/** A new member with a week of training every day, on the plan page. */
async function newMember(page: Page, name: string): Promise<string> {
  const { email } = await registerByApi(page, name);
  await givePlan(page);
  return email;
}

const firstExercise = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first();
const markButton = (page: Page) => page.getByRole("button", { name: /^Mark as completed/ }).first();
const doneButton = (page: Page) => page.getByRole("button", { name: /^Completed/ }).first();

test("two open tabs follow each other, and a session that ended in between loses nothing", async ({
  page,
  context,
  browser,
  server,
}) => {
  const email = await newMember(page, "Tara Tabs");
  const second = await context.newPage();
  await second.goto("/workout-plan");
  await openTrainingDay(second);
  await firstExercise(page).click();
  await firstExercise(second).click();
  await markButton(page).click();
  await expect(doneButton(second)).toBeVisible();
  await doneButton(second).click();
  await expect(markButton(page)).toBeVisible();
  // Nothing is there before the first word has arrived, either: both have, once the device waits for nothing.
  await expect(async () => {
    expect(await pendingOf(page)).toBe(0);
    expect(await completionsOf(page)).toHaveLength(0);
  }).toPass();
  await second.close();

  // Ended from another device while this one had no signal: its return leads to sign-in, and what was done is stored after it.
  await context.setOffline(true);
  await markButton(page).click();
  await expect(page.getByText("You're offline. 1 change will be sent later.")).toBeVisible();
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signInByApi(elsewhere, email);
  const ended = await elsewhere.request.post("/api/auth/revoke-other-sessions", { headers: { origin: server.url }, data: {} });
  expect(ended.ok()).toBe(true);
  // The server may know a session for some seconds after it has ended.
  await expect(async () => expect((await page.request.get("/api/profile")).status()).toBe(401)).toPass();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fworkout-plan/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/workout-plan$/);
  await expect(async () => expect(await completionsOf(page)).toHaveLength(1)).toPass();
  await other.close();
});

test("a second tab that reads the server more slowly never shows as open what was just done in the first @full", async ({
  page,
  context,
}) => {
  await newMember(page, "Tess Tabs");
  const second = await context.newPage();
  await second.goto("/workout-plan");
  await openTrainingDay(second);
  await firstExercise(page).click();
  await firstExercise(second).click();
  await expect(markButton(second)).toBeVisible();

  const held: Array<() => Promise<void>> = [];
  let isSlow = true;
  await second.route("**/api/training/completions?*", async (route) => {
    if (isSlow) held.push(() => route.continue());
    else await route.continue();
  });
  await markButton(page).click();
  await expect(doneButton(second)).toBeVisible();
  const openAgain = await second.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const done = document.querySelector('[role="tabpanel"] [aria-label^="Completed"]');
      if (!done) seen.push(document.querySelector('[role="tabpanel"] h3')?.textContent ?? "gone");
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  // The first tab has the server's answer and lets go of what waited; the second still reads.
  await expect(async () => expect(await pendingOf(page)).toBe(0)).toPass();
  await expect(async () => expect(held.length).toBeGreaterThan(0)).toPass();
  await page.reload();
  await openTrainingDay(page);
  await firstExercise(page).click();
  await expect(doneButton(page)).toBeVisible();
  expect(await openAgain.jsonValue()).toEqual([]);
  isSlow = false;
  // One that was replaced by a newer reading is gone already.
  await Promise.all(held.map((go) => go().catch(() => undefined)));
  await doneButton(second).click();
  await expect(markButton(page)).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("the next person on a device sends, loses and sees nothing of the one before", async ({ page, context }) => {
    const first = await newMember(page, "Fay First");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await openTrainingDay(page);
    await context.setOffline(true);
    await firstExercise(page).click();
    await markButton(page).click();
    await expect(doneButton(page)).toBeVisible();
    await context.clearCookies();
    await context.setOffline(false);
    await registerByApi(page, "Sid Second");
    await givePlan(page);
    expect(await completionsOf(page)).toHaveLength(0);
    await firstExercise(page).click();
    await markButton(page).click();
    await expect(async () => expect(await completionsOf(page)).toHaveLength(1)).toPass();
    await expect.poll(() => pendingOf(page)).toBe(0);
    // No warning: nothing of this person waits.
    await signOut(page);
    await signInByApi(page, first);
    await page.goto("/workout-plan");
    await expect(async () => expect(await completionsOf(page)).toHaveLength(1)).toPass({ timeout: 30_000 });
  });
});

test("a failing server shows a message with a way to try again, and nobody is sent to sign in @full", async ({ page }) => {
  await signInByApi(page, ALEX);
  const troubled = ["**/api/auth/get-session", "**/api/training/progress*"];
  for (const address of troubled) {
    await page.route(address, (route) => route.fulfill({ status: 503, contentType: "application/json", body: "{}" }));
    // A document that brings the session asks for none: this one comes from a server that couldn't read it.
    await page.route("**/progress", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<script type="application\/json".*?<\/script>/, ""),
      });
    });
    await page.goto("/progress");
    await expect(page.getByRole("heading", { name: /couldn't (load|reach)/ })).toBeVisible();
    await expect(page).toHaveURL(/\/progress$/);
    await page.unroute(address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: /couldn't/ })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();
  }
});

test("a slow profile never makes a plan without the things to avoid @full", async ({ page, server }) => {
  await registerByApi(page, "Ada Avoid");
  await page.goto("/progress");
  await page.request.patch("/api/profile", { headers: { origin: server.url }, data: { avoid: ["knee"] } });
  await page.evaluate(() =>
    sessionStorage.setItem(
      "lockstep.workout-setup",
      JSON.stringify({
        muscleGroups: ["Legs"],
        durationMinutes: 30,
        daysPerWeek: 3,
        skillLevel: "beginner",
        location: "home",
      }),
    ),
  );
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/profile", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/workout-setup");
  await page.getByRole("button", { name: "Generate my plan" }).click();
  await expect(page.getByRole("button", { name: "Making your plan" })).toBeVisible();
  release();
  await page.waitForURL(/\/workout-plan/);
  const plan = (await (await page.request.get("/api/training/plans/current")).json()) as { choices: { avoid?: string[] } };
  expect(plan.choices.avoid).toEqual(["knee"]);
});

test("a shared week prints as a clean sheet, one page a training day @full", async ({ page, browser, server }) => {
  await signInByApi(page, ALEX);
  const current = (await (await page.request.get("/api/training/plans/current")).json()) as { id: string } | null;
  const made = await page.request.post("/api/training/plans", {
    headers: { origin: server.url },
    data: {
      replaces: current?.id,
      muscleGroups: ["Back"],
      durationMinutes: 30,
      daysPerWeek: 3,
      skillLevel: "beginner",
      location: "gym",
      seed: 1,
    },
  });
  const { id } = (await made.json()) as { id: string };
  const shared = await page.request.post(`/api/training/plans/${id}/share`, { headers: { origin: server.url } });
  const { token } = (await shared.json()) as { token: string };
  const context = await browser.newContext({ baseURL: server.url });
  const stranger = await context.newPage();
  await stranger.goto(`/shared/${token}`);
  await expect(stranger.getByRole("tab").first()).toBeVisible();
  await stranger.emulateMedia({ media: "print" });
  await stranger.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(stranger.locator(".print-day")).toHaveCount(3);
  await expect(stranger.getByText("Make your own").first()).toBeHidden();
  const pdf = (await stranger.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
  await context.close();
});

test("a page whose document was drawn before a change reached the server shows the change", async ({ page, context }) => {
  await newMember(page, "Nora Next");
  await firstExercise(page).click();
  // While a page is being left it can't be asked.
  const beside = await context.newPage();
  await beside.goto("/healthz");
  let drawn = (): void => undefined;
  const isDrawn = new Promise<void>((resolve) => (drawn = resolve));
  await context.route("**/api/training/favorites/*", async (route) => {
    await isDrawn;
    await route.continue();
  });
  await context.route("**/workout-plan", async (route) => {
    const response = await route.fetch();
    drawn();
    // The page that's being left shows what became of its write, and keeps nothing of it.
    await expect(async () => expect(await pendingOf(beside)).toBe(0)).toPass();
    await route.fulfill({ response });
  });
  const heart = page.getByRole("button", { name: /^Save to favorites/ });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/workout-plan");
  await openTrainingDay(page);
  await firstExercise(page).click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
