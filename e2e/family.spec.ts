import { findViolations, showTheme } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi, SAM, send, signInByApi } from "./people.ts";
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
    await showTheme(page, colorScheme);
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

test("a family's meals keep to everyone's needs, say who gets how much, and when they no longer fit someone @full", async ({
  page,
}) => {
  await signInByApi(page, SAM);
  await page.goto("/family");
  await page.getByRole("button", { name: "Add a child or guest" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Name").fill("Zuzka");
  await sheet.getByRole("checkbox", { name: "Nuts", exact: true }).check();
  await sheet.getByRole("button", { name: "Portion: fewer" }).click();
  await sheet.getByRole("button", { name: "Portion: fewer" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Zuzka" }) });
  await expect(row.getByText("Eats everything, no nuts, 1/2 portion")).toBeVisible();

  await page.goto("/meal-plan-setup");
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await page.getByRole("button", { name: "2000 kcal" }).click();
  await expect(page.getByRole("switch", { name: "Cook for my family" })).toBeChecked();
  await page.getByRole("button", { name: "Generate my plan" }).click();
  await expect(page).toHaveURL(/\/meal-plan$/);
  await page.getByRole("tab", { name: "Cooking" }).click();
  const shares = page.getByRole("region", { name: "Who gets how much" });
  await expect(shares.getByRole("listitem").filter({ hasText: "Zuzka" })).toHaveText("Zuzka1/2 portion");
  await showTheme(page, "light");
  expect(await findViolations(page)).toEqual([]);

  // Her needs change: the plan says that it wasn't made for them.
  const { eaters } = (await (await page.request.get("/api/family")).json()) as { eaters: { id: string; name: string }[] };
  const { id } = eaters.find(({ name }) => name === "Zuzka") ?? {};
  const vegan = { name: "Zuzka", diet: "vegan", allergies: ["Nuts"], portion: 0.5 };
  await send(page, "PUT", `/api/family/eaters/${id}`, vegan);
  await page.goto("/meal-plan");
  await expect(page.getByText("This plan wasn't made for how Zuzka eats now.")).toBeVisible();
  await page.getByRole("link", { name: "Make a new plan" }).click();
  await expect(page).toHaveURL(/\/meal-plan-setup$/);
  await send(page, "DELETE", `/api/family/eaters/${id}`, {});
});
