import type { Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi } from "./people.ts";
import { THEMES } from "./screens.ts";
import { openSettled } from "./settled.ts";

const CARDS = { good: "4242 4242 4242 4242", authenticate: "4000 0025 0000 3155", failsLater: "4000 0000 0000 0341" } as const;
const DAY_SECONDS = 86_400;

async function enterCard(page: Page, card: keyof typeof CARDS, button: string): Promise<void> {
  await page.getByLabel("Card number").fill(CARDS[card]);
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Petra Portal");
  await page.getByRole("button", { name: button }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${page.url()} is wider than the phone`).toBeLessThanOrEqual(0);
}

const membershipOf = async (page: Page) => (await page.request.get("/api/subscription")).json();

async function manage(page: Page): Promise<void> {
  await page.goto("/membership");
  await page.getByRole("button", { name: "Manage billing" }).click();
  await expect(page.getByRole("heading", { name: "Manage your plan" })).toBeVisible();
}

test("a card that's authenticated, another plan, a card that fails after the trial, and a new one that pays @full", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerByApi(page, "Petra Portal");
  await openSettled(page, "/#pricing");
  await page.getByRole("button", { name: "Go Premium" }).first().click();
  await expect(page.getByText("TEST MODE")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Enter your card number.")).toBeInViewport();
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expectAccessible(page);

  await enterCard(page, "authenticate", "Subscribe");
  await expect(page.getByRole("heading", { name: "Complete authentication" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByText("We couldn't authenticate your card.")).toBeInViewport();
  await enterCard(page, "authenticate", "Subscribe");
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page).toHaveURL(/\/checkout-success/);
  await expect.poll(() => membershipOf(page)).toMatchObject({ subscriptionStatus: "trialing", tier: "premium" });

  await manage(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Switch to Lockstep Family, $89.99 per month" }).click();
  await expect(page.getByRole("status")).toHaveText("Your plan was changed.");
  await expect.poll(() => membershipOf(page)).toMatchObject({ tier: "family" });
  await page.getByRole("link", { name: "Update card" }).click();
  await expectAccessible(page);
  await enterCard(page, "failsLater", "Save card");
  await expect(page.getByText("Visa ending in 0341")).toBeVisible();

  const { now } = await (await page.request.get("/dev/billing/clock")).json();
  const moved = await page.request.post("/dev/billing/clock", {
    data: { to: now + 8 * DAY_SECONDS },
    headers: { origin: server.url },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  expect(await membershipOf(page)).toMatchObject({ subscriptionStatus: "past_due" });
  await manage(page);
  await expect(page.getByText("Payment overdue")).toBeVisible();
  await page.getByRole("link", { name: "Update card" }).click();
  await enterCard(page, "good", "Save card");
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect.poll(() => membershipOf(page)).toMatchObject({ subscriptionStatus: "active", tier: "family" });
  await page.getByRole("link", { name: /-0002$/ }).click();
  await expect(page.getByRole("heading", { name: /^Invoice/ })).toBeVisible();
  await expectAccessible(page);
});
