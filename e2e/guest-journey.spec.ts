import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { answerWizard, lookAround, readMailedLink, register, signIn, signOut, signUpByApi } from "./people.ts";
import {
  choosePlanAct,
  completeExercise,
  expectEverything,
  expectPrinted,
  favorExercise,
  openExercise,
  readWeek,
  trainFirstDay,
} from "./plan-steps.ts";

const claim = (page: Page) => page.getByRole("button", { name: "Move to my account" });

/** Registers by the links a guest follows from a page that asks for an account, confirms the address, and signs in. */
async function registerFrom(page: Page, name: string): Promise<string> {
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole("link", { name: "Create an account" }).click();
  const email = await register(page, name);
  await page.goto(await readMailedLink(page, email));
  await expect(page.getByRole("heading", { level: 1, name: "Confirmed." })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, email);
  return email;
}

test("a guest plans, trains and prints on the device, registers at the end and keeps everything", async ({
  page,
  context,
  browser,
  server,
}) => {
  // The longest workouts: their sheets are the fullest.
  await page.goto("/login");
  await page.getByRole("button", { name: "Look around first" }).click();
  await expect(page).toHaveURL(/\/plan-selection/);
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Core", "Back"], minutes: 60, days: 3, level: "Beginner", place: "Home" });
  await expect(page.getByRole("heading", { name: "Your Custom Workout Plan" })).toBeVisible();
  const done = await trainFirstDay(page, { weight: "12.5", units: "lb" });
  expect(done.week).toHaveLength(3);
  const planName = await page
    .getByRole("tabpanel")
    .getByText(/^Core|^Back/)
    .first()
    .innerText();
  await expectPrinted(page, done.week, planName);

  // What needs an account says so and shows the way in: sharing, and keeping more than one plan.
  const dialog = page.getByRole("dialog");
  for (const [button, way] of [
    ["Share", "Sign in to share"],
    ["Save", "Sign in to save"],
  ] as const) {
    await choosePlanAct(page, button);
    await expect(dialog.getByRole("link", { name: way })).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }

  // The plan outlives the browser's session; looking around, a cookie without an end, doesn't.
  await page.close();
  expect((await context.cookies()).map(({ name, expires }) => [name, expires])).toEqual([["lockstep.guest", -1]]);
  await context.clearCookies();
  const tab = await context.newPage();
  await tab.goto("/workout-plan");
  await expect(tab).toHaveURL(/\/login\?redirect=/);
  await tab.getByRole("button", { name: "Look around first" }).click();
  await expect(tab).toHaveURL(/\/workout-plan$/);
  await expectEverything(tab, done);

  // Register at the end, by the way the page itself offers.
  await tab.goto("/workout-plan");
  await choosePlanAct(tab, "Share");
  await tab.getByRole("dialog").getByRole("link", { name: "Sign in to share" }).click();
  const email = await registerFrom(tab, "Gus Guest");
  await expect(tab).toHaveURL(/\/workout-plan$/);
  await claim(tab).click();
  await expect(claim(tab)).toHaveCount(0);
  await expectEverything(tab, done);

  // It's in the account: another device shows the same, and this device keeps no second copy.
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, email);
  await expect(async () => await expectEverything(elsewhere, done)).toPass();
  await other.close();
  await tab.goto("/workout-plan");
  await choosePlanAct(tab, "Save");
  await expect(tab.getByRole("dialog").getByLabel("Name of this plan")).toHaveValue(planName);
  await expect(tab.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
});

test("what a guest completed on the sample week is offered on whatever page follows the first sign-in @full", async ({
  page,
}) => {
  await page.goto("/login?redirect=%2Fworkout-plan");
  await page.getByRole("button", { name: "Look around first" }).click();
  await expect(page.getByText("This is a sample week.")).toBeVisible();
  const name = (await readWeek(page))[0]?.exercises[0]?.name ?? "";
  await openExercise(page, name);
  await favorExercise(page, name);
  await completeExercise(page, name, { weight: "20", units: "lb" });

  const email = await signUpByApi(page, "Sam Sample");
  await page.goto("/login");
  await signIn(page, email);
  await expect(page).toHaveURL(/\/community$/);
  await expect(claim(page)).toBeVisible();
  await page.goto("/exercises");
  await expect(claim(page)).toBeVisible();
  await claim(page).press("Enter");
  await expect(claim(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goto("/progress");
  await expect(page.getByText("Best set")).toBeVisible();
  await page.goto("/exercises?saved=1");
  await expect(page.getByRole("list", { name: "Exercises" }).getByRole("link")).toContainText([name]);

  // What comes after it can be left behind as well, after a question.
  await signOut(page);
  await page.goto("/login?redirect=%2Fworkout-plan");
  await page.getByRole("button", { name: "Look around first" }).click();
  const second = (await readWeek(page))[0]?.exercises[1]?.name ?? "";
  await openExercise(page, second);
  await favorExercise(page, second);
  await page.goto("/login");
  await signIn(page, email);
  await page.getByRole("button", { name: "Delete from this device" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Delete from this device" }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(claim(page)).toHaveCount(0);
  await page.goto("/exercises?saved=1");
  await expect(page.getByRole("list", { name: "Exercises" }).getByRole("link")).toContainText([name]);
  await expect(claim(page)).toHaveCount(0);
});

test("a guest reads everywhere, and is sent to sign in where a session is needed @full", async ({ page }) => {
  await page.goto("/workout-plan");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await lookAround(page);
  for (const path of ["/exercises", "/workout-setup", "/workout-plan"]) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/profile");
  await expect(page.getByText("Please sign in to view your profile")).toBeVisible();
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login/);
});
