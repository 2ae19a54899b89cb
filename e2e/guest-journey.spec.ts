import { expect, test } from "./fixtures.ts";
import { answerWizard, lookAround, openTrainingDay, readMailedLink, register, signIn } from "./people.ts";

test("a guest plans and trains on the device, registers at the end and keeps the plan", async ({ page, context }) => {
  await lookAround(page);
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Core", "Back"], minutes: 30, days: 3, level: "Beginner", place: "Home" });
  await openTrainingDay(page);
  const name =
    (await page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first().innerText()).split(
      "\n",
    )[0] ?? "";
  await page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first().click();
  await page
    .getByRole("button", { name: /^Mark as completed/ })
    .first()
    .click();

  // The plan outlives the tab, and looking around does not.
  await page.close();
  const tab = await context.newPage();
  await tab.goto("/register");
  const email = await register(tab, "Gus Guest");
  await tab.goto(await readMailedLink(tab, email));
  await tab.goto("/login");
  await signIn(tab, email);
  await tab.goto("/workout-plan");
  await tab.getByRole("button", { name: "Move it into my account" }).click();
  await expect(tab.getByRole("button", { name: "Move it into my account" })).toHaveCount(0);

  // It is on the server: another device shows it.
  const plans = await tab.request.get("/api/training/plans/current");
  expect(plans.status()).toBe(200);
  expect(JSON.stringify(await plans.json())).toContain(name);
  const today = new Date();
  const day = (offset: number): string => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  await expect(async () => {
    const done = (await (await tab.request.get(`/api/training/completions?from=${day(-8)}&to=${day(1)}`)).json()) as {
      items: unknown[];
    };
    expect(done.items).toHaveLength(1);
  }).toPass();
});

test("a guest reads everywhere, and is sent to sign in where a session is needed", async ({ page }) => {
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
