import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi, SAM, signInByApi } from "./people.ts";
import { THEMES } from "./screens.ts";

const BANNER = "Upgrade to Premium for advanced features and personalized coaching!";

test("someone is invited with a link, signs up, joins, has everything without a banner, and leaves", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page, SAM);
  await page.goto("/family");
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
  await page.getByRole("button", { name: "Get a link instead" }).click();
  const link = await page.getByLabel("Invitation link").inputValue();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }

  const context = await browser.newContext({ baseURL: new URL(link).origin, serviceWorkers: "block" });
  const guest = await context.newPage();
  try {
    const path = new URL(link).pathname;
    await guest.goto(path);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Sam Okafor invites you");
    await guest.getByRole("link", { name: "Sign in to join" }).click();
    await expect(guest).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);

    await registerByApi(guest, "Jonas Junior");
    await guest.goto("/community");
    await expect(guest.getByText(BANNER)).toBeVisible();
    await guest.goto(path);
    await guest.getByRole("button", { name: "Join the family" }).click();
    await expect(guest).toHaveURL("/family");
    await expect(guest.getByRole("heading", { name: "People" })).toBeVisible();
    await expect(guest.getByText(BANNER)).toBeHidden();
    expect(await (await guest.request.get("/api/subscription")).json()).toMatchObject({
      tier: "family",
      subscriptionStatus: "active",
    });
    // The owner's open page hears of it.
    await expect(page.getByRole("button", { name: "Remove Jonas Junior" })).toBeVisible();

    await guest.getByRole("button", { name: "Leave Family" }).click();
    await guest.getByRole("alertdialog").getByRole("button", { name: "Leave Family" }).click();
    await expect(guest.getByRole("region", { name: "Included in Family" })).toBeVisible();
    await expect(guest.getByText(BANNER)).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Jonas Junior" })).toBeHidden();
  } finally {
    await context.close();
  }
});
