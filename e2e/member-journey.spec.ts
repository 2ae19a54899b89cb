import { expect, test } from "./fixtures.ts";
import { answerWizard, openTrainingDay, PASSWORD, readMailedLink, register, signIn } from "./people.ts";

test("a newcomer registers, verifies, plans, trains, shares, leaves and finds everything there again", async ({
  page,
  browser,
  server,
}) => {
  // Register and verify from the mailbox.
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL(/\/plan-selection/);
  await page.goto("/register");
  const email = await register(page, "Nora Newcomer");
  await page.waitForURL(/\/login/);
  await page.goto(await readMailedLink(page, email));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/login");
  await signIn(page, email);

  // Set up and generate.
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Legs", "Chest"], minutes: 45, days: 4, level: "Beginner", place: "Gym" });
  await expect(page.getByRole("heading", { name: "Your Custom Workout Plan" })).toBeVisible();
  await openTrainingDay(page);

  // Open an exercise and play it.
  const first = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  const play = page.getByRole("button", { name: /^Play/ }).first();
  await play.click();
  const stage = page
    .locator("svg")
    .filter({ has: page.locator("path") })
    .first();
  await expect(stage).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pause/ }).first()).toBeVisible();
  for (const view of ["Front", "Side"]) await page.getByRole("radio", { name: view, exact: true }).check({ force: true });

  // A favourite, a set with its weight, and completed.
  await page
    .getByRole("button", { name: /to favorites/ })
    .first()
    .click();
  await page.getByLabel("Weight of set 1 in kg").fill("40");
  await page.getByLabel("Repetitions of set 1").fill("10");
  await page
    .getByRole("button", { name: /^Mark as completed/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Completed|^Mark as not|Undo/ }).first()).toBeVisible();

  // Swap the second exercise for an equal one.
  const second = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").nth(1);
  await second.click();
  const before = await second.innerText();
  const swap = page.getByText("Swap for an equal one").last();
  await swap.click();
  await page.getByRole("button", { name: /^Swap/ }).last().click();
  await expect(second).not.toHaveText(before);

  // Save under a name.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of this plan").fill("Nora's spring");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Nora's spring").first()).toBeVisible();
  await page.keyboard.press("Escape");

  // Print: one page a training day, the day's exercises on it.
  await page.emulateMedia({ media: "print" });
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.length).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: "screen" });

  // Share; the link opens signed out, without the person's data.
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.getByRole("dialog").getByLabel("Link", { exact: true }).inputValue();
  expect(link).toContain("/shared/");
  await page.keyboard.press("Escape");
  const stranger = await browser.newContext({ baseURL: server.url });
  const shared = await stranger.newPage();
  await shared.goto(link);
  await expect(shared.getByRole("tab").first()).toBeVisible();
  const text = await shared.locator("body").innerText();
  expect(text).not.toContain("Nora");
  expect(text).not.toContain(email);

  // Sign out, sign in, and everything is there.
  await page.getByRole("button", { name: "Menu" }).last().click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
  await page.goto("/workout-plan");
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/workout-plan/);
  await expect(page.getByText("Nora's spring").first()).toBeVisible();
  await openTrainingDay(page);
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").nth(1)).not.toHaveText(before);
  const again = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").first();
  if ((await again.getAttribute("aria-expanded")) !== "true") await again.click();
  await expect(page.getByRole("button", { name: /to favorites/ }).first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: /^Completed|^Mark as not|Undo/ }).first()).toBeVisible();

  // Revoked, the link is gone.
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(async () => {
    const answer = await shared.request.get(`/api${new URL(link).pathname}`);
    expect(answer.status()).toBe(404);
  }).toPass();
  await shared.reload();
  await expect(shared.getByRole("tab")).toHaveCount(0);
  await stranger.close();
});
