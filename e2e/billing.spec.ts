import type { Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { choosePlanAct, givePlan } from "./plan-steps.ts";
import { PASSWORD, registerByApi, send, signIn } from "./people.ts";
import { openSettled } from "./settled.ts";

const CARDS = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", authenticate: "4000 0025 0000 3155" } as const;
const DAY_SECONDS = 86_400;

async function pay(page: Page, card: keyof typeof CARDS): Promise<void> {
  await page.getByLabel("Card number").fill(CARDS[card]);
  await page.getByLabel("Expiry").fill("12/34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Paula Payne");
  await page.getByRole("button", { name: "Subscribe" }).click();
}

const membershipOf = async (page: Page): Promise<unknown> => (await page.request.get("/api/subscription")).json();
const goPremium = (page: Page) => page.getByRole("button", { name: "Go Premium" }).first().click();

/** What the current plan was made from. */
async function currentChoices(page: Page): Promise<object> {
  const plan = (await (await page.request.get("/api/training/plans/current")).json()) as { readonly choices: object };
  return plan.choices;
}

async function moveClock(page: Page, url: string, to: number): Promise<void> {
  const answer = await page.request.post("/dev/billing/clock", { data: { to }, headers: { origin: url } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Moves the provider's clock to the day after the membership's period. Other journeys on this server have moved it, too. */
async function passPeriod(page: Page, url: string): Promise<void> {
  const { currentPeriodEnd } = (await membershipOf(page)) as { readonly currentPeriodEnd: number };
  await moveClock(page, url, currentPeriodEnd + DAY_SECONDS);
}

test("a visitor chooses Premium, registers, pays and finds the library open; declined cards say so; it ends when it's cancelled", async ({
  page,
  server,
}) => {
  await openSettled(page, "/#pricing");
  await goPremium(page);
  await expect(page).toHaveURL(/\/login\?redirect=pricing/);
  await page.getByRole("link", { name: "Create an account" }).click();
  const email = "paula@example.com";
  await page.getByLabel("Full name").fill("Paula Payne");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email);

  await expect(page.getByText("TEST MODE")).toBeVisible();
  await expect(page.getByText("Premium").first()).toBeVisible();
  await pay(page, "declined");
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await pay(page, "good");
  await expect(page).toHaveURL(/\/checkout-success/);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Free trial")).toBeVisible();
  await expect(page.getByText("Current Period Ends")).toBeVisible();

  const bought = { tier: "premium", subscriptionStatus: "trialing", priceId: "price_premium_monthly" };
  expect(await membershipOf(page)).toMatchObject(bought);
  await page.goto("/membership");
  await expect(page.getByRole("heading", { name: "Premium" })).toBeVisible();
  await expect(page.getByText(/^Free until .+ then \$49\.99 a month\.$/)).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Upgrade to Premium" })).toHaveCount(0);

  // What Premium opens: a second plan, and targets for what's eaten.
  await givePlan(page);
  await send(page, "POST", "/api/training/plans", { ...(await currentChoices(page)), name: "The second" });
  await page.goto("/progress?view=food");
  await page.getByRole("button", { name: "Set my targets" }).click();
  await page.getByLabel("Protein, g").fill("140");
  await page.getByRole("button", { name: "Save targets" }).click();
  await expect(page.getByText("/140 g").first()).toBeVisible();

  await page.goto("/membership");
  await expect(page.getByText("2 of 50")).toBeVisible();
  await expect(page.getByRole("link", { name: /^View the invoice/ })).toHaveCount(1);
  // One step cancels it, and one keeps it.
  await page.getByRole("button", { name: "Cancel Premium" }).click();
  const question = page.getByRole("alertdialog");
  await expect(
    question.getByText(/^You have Premium until .+, and you're never charged\. After that, you're on Free/),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel Premium" }).click();
  await expect(page.getByText(/^Ends on /)).toBeVisible();
  expect(await membershipOf(page)).toMatchObject({ tier: "premium", cancelAtPeriodEnd: true });
  await page.locator("#main").getByRole("button", { name: "Keep Premium" }).click();
  await expect(page.getByText(/^Free until .+ then \$49\.99 a month\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Manage billing" }).click();
  await expect(page.getByText("TEST MODE")).toBeVisible();
  await page.getByRole("button", { name: /^Cancel/ }).click();
  await page.goto("/membership");
  await expect(page.getByText(/^Ends on /)).toBeVisible();
  await passPeriod(page, server.url);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Free" })).toBeVisible();
  await expect(page.getByText(/^It ended on .+ Everything you made is still here\.$/)).toBeVisible();
  await expect(page.getByText("2 of 1", { exact: true })).toBeVisible();

  // It locks, and what was made stays: either plan can be the one that's followed.
  await page.goto("/progress?view=food");
  await expect(page.getByRole("region", { name: "Included in Premium" })).toContainText("Set targets for protein");
  await expect(page.getByRole("button", { name: "Set my targets" })).toHaveCount(0);
  await page.goto("/workout-plan");
  await choosePlanAct(page, "Save");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Keeping several plans is included in Premium.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: /^Duplicate/ })).toHaveCount(0);
  await sheet.getByRole("button", { name: /^Use this plan/ }).click();
  await expect(page.getByText(/^Now following/)).toBeVisible();
});

test("Premium becomes Family in the middle of a month: the rest of it is charged at once, and a family can be invited @full", async ({
  page,
  server,
}) => {
  await registerByApi(page, "Uma Upgrade");
  await openSettled(page, "/#pricing");
  await goPremium(page);
  await pay(page, "good");
  await expect(page).toHaveURL(/\/checkout-success/);
  await expect.poll(() => membershipOf(page)).toMatchObject({ tier: "premium", subscriptionStatus: "trialing" });
  await passPeriod(page, server.url);
  await expect.poll(() => membershipOf(page)).toMatchObject({ tier: "premium", subscriptionStatus: "active" });
  const { currentPeriodEnd } = (await membershipOf(page)) as { readonly currentPeriodEnd: number };
  await moveClock(page, server.url, currentPeriodEnd - 10 * DAY_SECONDS);

  await page.goto("/membership");
  await page.getByRole("button", { name: "Manage billing" }).click();
  await expect(page.getByText("Switching charges the difference for the rest of this period today")).toBeVisible();
  await page.getByRole("button", { name: "Switch to Lockstep Family, $89.99 per month" }).click();
  await expect(page.getByRole("status")).toHaveText("Your plan was changed.");
  await page.getByRole("link", { name: "Back to Lockstep" }).click();
  await expect(page.getByRole("heading", { name: "Family" })).toBeVisible();
  await expect(page.getByText(/^Renews on .+ for \$89\.99\.$/)).toBeVisible();
  // Ten days of the 28 to 31 of a month, of a difference of 40 dollars.
  await expect(page.getByText(/\$1[234]\.\d\d/).first()).toBeVisible();
  await page.getByRole("link", { name: "Your family" }).click();
  await page.getByRole("button", { name: "Start your family" }).click();
  await page.getByRole("button", { name: "Get a link instead" }).click();
  await expect(page.getByLabel("Invitation link")).toHaveValue(/\/family\/invitation\//);
});

test("a checkout that's left leads back to the prices, nothing is bought, and it goes on where it was @full", async ({
  page,
}) => {
  await registerByApi(page, "Luca Later");
  await openSettled(page, "/#pricing");
  await goPremium(page);
  await expect(page.getByText("TEST MODE")).toBeVisible();
  await page.getByRole("link", { name: /back/i }).click();
  await expect(page).toHaveURL(/\/#pricing$/);
  expect(await membershipOf(page)).toMatchObject({ tier: "free", subscriptionStatus: null });
  // A card is entered, and the tab is closed while the bank asks; another tab pays the same checkout.
  await goPremium(page);
  await expect(page.getByText("TEST MODE")).toBeVisible();
  const checkout = page.url();
  await pay(page, "authenticate");
  await expect(page.getByRole("heading", { name: "Complete authentication" })).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  expect(await membershipOf(other)).toMatchObject({ tier: "free", subscriptionStatus: null });
  await openSettled(other, "/#pricing");
  await goPremium(other);
  await expect(other).toHaveURL(checkout);
  await pay(other, "good");
  await expect(other).toHaveURL(/\/checkout-success/);
  await expect.poll(() => membershipOf(other)).toMatchObject({ tier: "premium", subscriptionStatus: "trialing" });
});
