import { expect, test } from "./fixtures.ts";
import { answerWizard, PASSWORD, readMailedLink, register, signIn, signOut } from "./people.ts";
import { choosePlanAct, expectEverything, expectPrinted, readWeek, trainFirstDay } from "./plan-steps.ts";
import { setUpProfile } from "./profile-steps.ts";

const PLAN = "Nora's spring";

test("a newcomer registers, verifies, sets up, plans, trains, prints, shares, signs out and finds everything again", async ({
  page,
  browser,
  server,
}) => {
  // Register; the form leads on to sign-in, which waits for the mailed link.
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL(/\/plan-selection/);
  await page.goto("/register");
  const email = await register(page, "Nora Newcomer");
  await page.waitForURL(/\/login/);
  await page.goto(await readMailedLink(page, email));
  await expect(page.getByRole("heading", { level: 1, name: "Confirmed." })).toBeVisible();
  await page.goto("/login");
  await signIn(page, email);

  // Set up: the profile with its health check, then the five questions, which already know what the profile says.
  const equipment = ["Dumbbells", "Bench", "Mat"];
  await setUpProfile(page, {
    goal: "Get stronger",
    level: "Beginner",
    units: "Pounds",
    birthYear: "1990",
    equipment,
    avoid: ["Wrist strain"],
    concern: "bone, joint or soft tissue problem",
  });
  await page.getByRole("link", { name: "Plan my workouts" }).click();
  await expect(page).toHaveURL(/\/workout-setup/);
  for (const each of [...equipment, "Wrist strain"])
    await expect(page.getByRole("button", { name: each, exact: true })).toHaveAttribute("aria-pressed", "true");
  await answerWizard(page, { groups: ["Legs", "Chest"], minutes: 45, days: 4, level: "Beginner", place: "Home" });
  await expect(page.getByRole("heading", { name: "Your Custom Workout Plan" })).toBeVisible();

  // Open, play, complete in pounds, favour, swap.
  const done = await trainFirstDay(page, { weight: "40", units: "lb" });
  expect(done.week).toHaveLength(4);

  // Save under a name.
  await choosePlanAct(page, "Save");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of this plan").fill(PLAN);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("tabpanel").getByText(PLAN)).toBeVisible();

  await expectPrinted(page, done.week, PLAN);

  // Share; the link opens signed out, with the whole week and nothing of the person.
  await choosePlanAct(page, "Share");
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(link).toContain("/shared/");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const stranger = await browser.newContext({ baseURL: server.url });
  const shared = await stranger.newPage();
  await shared.goto(link);
  expect(await readWeek(shared)).toEqual(done.week);
  const text = await shared.locator("body").innerText();
  expect(text).not.toContain("Nora");
  expect(text).not.toContain(email);
  for (const act of ["Mark as completed", "to favorites", "Swap "])
    await expect(shared.getByRole("button", { name: act })).toHaveCount(0);

  // Sign out: the plan is behind the door.
  await signOut(page);
  await page.goto("/workout-plan");
  await expect(page).toHaveURL(/\/login/);

  // Sign in, and everything is there: the plan under its name, the swap, the set, the favourite, the profile.
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/workout-plan/);
  await expectEverything(page, done);
  await page.goto("/workout-plan");
  await choosePlanAct(page, "Save");
  await expect(dialog.getByLabel("Name of this plan")).toHaveValue(PLAN);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByRole("listitem")).toContainText("Current");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.goto("/profile-setup");
  await expect(page.getByRole("heading", { level: 1, name: "Ready when you are." })).toBeVisible();

  // Revoked, the link is gone.
  await page.goto("/workout-plan");
  await choosePlanAct(page, "Share");
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(async () => {
    const answer = await shared.request.get(`/api${new URL(link).pathname}`);
    expect(answer.status()).toBe(404);
  }).toPass();
  await shared.reload();
  await expect(shared.getByRole("heading", { level: 1, name: "This plan is no longer shared." })).toBeVisible();
  await expect(shared.getByRole("tab")).toHaveCount(0);
  await stranger.close();
});
