import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { givePlan } from "./plan-steps.ts";
import { registerByApi, send, signIn } from "./people.ts";

const CARDS = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" } as const;
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

/** Moves the provider's clock to the day after the membership's period. Other journeys on this server have moved it, too. */
async function passPeriod(page: Page, url: string): Promise<void> {
  const { currentPeriodEnd } = (await membershipOf(page)) as { readonly currentPeriodEnd: number };
  const answer = await page.request.post("/dev/billing/clock", {
    data: { to: currentPeriodEnd + DAY_SECONDS },
    headers: { origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("a visitor chooses Premium, registers, pays and finds the library open; declined cards say so; it ends when it's cancelled", async ({
  page,
  server,
}) => {
  await page.goto("/#pricing");
  await goPremium(page);
  await expect(page).toHaveURL(/\/login\?redirect=pricing/);
  await page.getByRole("link", { name: "Create an account" }).click();
  const email = "paula@example.com";
  await page.getByLabel("Full name").fill("Paula Payne");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Lockstep!2026");
  await page.getByLabel("Confirm password").fill("Lockstep!2026");
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
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Keeping several plans is included in Premium.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: /^Duplicate/ })).toHaveCount(0);
  await sheet.getByRole("button", { name: /^Use this plan/ }).click();
  await expect(page.getByText(/^Now following/)).toBeVisible();
});

test("a checkout that's left leads back to the prices, and nothing is bought", async ({ page }) => {
  await registerByApi(page, "Luca Later");
  await page.goto("/#pricing");
  await goPremium(page);
  await expect(page.getByText("TEST MODE")).toBeVisible();
  await page.getByRole("link", { name: /back/i }).click();
  await expect(page).toHaveURL(/\/#pricing$/);
  expect(await membershipOf(page)).toMatchObject({ tier: "free", subscriptionStatus: null });
});
