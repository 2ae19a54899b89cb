import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi, SAM, signInByApi } from "./people.ts";
import { givePlan } from "./plan-steps.ts";
import { DESKTOP, PHONE, THEMES } from "./screens.ts";
import { hangs, says, startModelServer } from "../server/testing/model-server.ts";
import { freePort, startServer } from "./server.ts";
import { openSettled } from "./settled.ts";

const SORRY = "Sorry, I encountered an error. Please try again later.";

/** The button that floats on every page; the hub's prompt has one of the same name. */
const launcher = (page: Page) => page.locator(".coach-button").and(page.getByRole("button", { name: "Ask the coach" }));
const panel = (page: Page) => page.getByRole("dialog", { name: "Coach" });
const question = (page: Page) => panel(page).getByLabel("Your question");
const answers = (page: Page) => panel(page).locator(".coach-answer");

async function openCoach(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(question(page)).toBeVisible();
}

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press("Enter");
}

/** Asks, and waits for the whole answer. */
async function askFor(page: Page, text: string) {
  const before = await panel(page).getByRole("button", { name: "Copy" }).count();
  await ask(page, text);
  await expect(panel(page).getByRole("button", { name: "Copy" })).toHaveCount(before + 1);
  return answers(page).last();
}

test.describe("beside a page", () => {
  test.use({ viewport: DESKTOP });

  test("a member asks, swaps an exercise of the plan with a card, and undoes it", async ({ page }) => {
    await registerByApi(page, "Robin Banks");
    await givePlan(page);
    const name = (await page.locator(".exercise-row .font-name").first().textContent()) ?? "";
    const rows = page.locator(".exercise-row .font-name").getByText(name, { exact: true });
    await openCoach(page);
    await expect(question(page)).toBeFocused();
    await expect(panel(page).getByText(/^Hi \w+!$/)).toBeVisible();

    const answer = await askFor(page, `Swap ${name} for something else`);
    const card = answer.locator(".coach-card").first();
    // It may stand in several days: the coach takes the next one.
    const [day = ""] = /\w+day/.exec(await card.innerText()) ?? [];
    await page.getByRole("tab", { name: day }).click();
    await expect(rows).toHaveCount(1);
    await card.getByRole("button", { name: "Confirm" }).click();
    await expect(card.getByText("Done")).toBeVisible();
    // The page behind has it at once.
    await expect(rows).toHaveCount(0);
    // It's there after a reload, with the panel as it was.
    await page.reload();
    await page.getByRole("tab", { name: day }).click();
    await expect(page.locator(".exercise-row").first()).toBeVisible();
    await expect(panel(page).locator(".coach-card").first().getByText("Done")).toBeVisible();
    await expect(rows).toHaveCount(0);
    await panel(page).locator(".coach-card").first().getByRole("button", { name: "Undo" }).click();
    await expect(panel(page).locator(".coach-card").first().getByText("Undone")).toBeVisible();
    await expect(rows).toHaveCount(1);
  });

  test("something is added to the grocery list in both tabs, links leave the panel open, and clearing leaves one message @full", async ({
    page,
  }) => {
    await signInByApi(page, SAM);
    await page.goto("/grocery");
    const other = await page.context().newPage();
    await other.goto("/grocery");
    await openCoach(page);
    await openCoach(other);
    const answer = await askFor(page, "Add quinoa to my grocery list");
    const card = answer.locator(".coach-card").first();
    await card.getByRole("button", { name: "No thanks" }).click();
    await card.getByRole("button", { name: "Show again" }).click();
    await card.getByRole("button", { name: "Confirm" }).dblclick();
    await expect(card.getByText("Done")).toBeVisible();
    for (const tab of [page, other]) {
      await expect(tab.locator("[data-item]").filter({ hasText: /quinoa/i })).toHaveCount(1);
      await expect(panel(tab).getByText("Add quinoa to my grocery list", { exact: true })).toHaveCount(1);
      await expect(answers(tab).last().locator(".coach-card").first().getByText("Done")).toBeVisible();
    }
    await card.getByRole("link", { name: "Show me" }).click();
    await expect(question(page)).toBeVisible();

    await panel(page).getByRole("button", { name: "Clear chat" }).click();
    await panel(page).getByRole("button", { name: "Keep it" }).click();
    await expect(answers(page)).not.toHaveCount(0);
    await panel(page).getByRole("button", { name: "Clear chat" }).click();
    await panel(page).getByRole("button", { name: "Clear chat" }).last().click();
    for (const tab of [page, other]) {
      await expect(answers(tab)).toHaveCount(0);
      await expect(panel(tab).getByText(/^Hi /)).toHaveCount(1);
    }
    const kept = (await (await page.request.get("/api/coach/messages")).json()) as { readonly items: readonly object[] };
    expect(kept.items).toEqual([]);
  });

  test("all of it works with the keyboard @full", async ({ page }) => {
    await registerByApi(page, "Kim Keys");
    await page.goto("/community-hub");
    await launcher(page).focus();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeFocused();
    await page.keyboard.type("How long should");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("I rest?");
    await expect(question(page)).toHaveValue("How long should\nI rest?");
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("button", { name: "Copy" })).toBeVisible();
    // The answer is said once, when all of it is there.
    await expect(panel(page).getByRole("status").first()).toContainText(/rest/i);
    await expect(question(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await panel(page).getByRole("button", { name: "Minimize" }).press("Enter");
    await expect(panel(page).getByRole("button", { name: "Expand" })).toBeFocused();
    await expect(question(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeFocused();
  });

  test("the hub's prompt asks its question in the panel @full", async ({ page }) => {
    await registerByApi(page, "Hana Hub");
    await page.goto("/community-hub");
    await page.getByLabel("Ask your AI coach").fill("How much protein do I need?");
    await page.getByRole("button", { name: "Ask the coach", exact: true }).first().click();
    await expect(panel(page).getByText("How much protein do I need?", { exact: true }).first()).toBeVisible();
    await expect(panel(page).getByRole("button", { name: "Copy" })).toHaveCount(1);
  });
});

test("what was typed outlives a reload and a lost connection, and nothing blank or too long is sent", async ({
  page,
  context,
}) => {
  await registerByApi(page, "Dana Draft");
  await page.goto("/progress");
  await openCoach(page);
  const send = panel(page).getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await question(page).fill("  \n ");
  await expect(send).toBeDisabled();
  await question(page).fill("x".repeat(50_000));
  await expect(send).toBeDisabled();
  await expect(panel(page).getByText("Please keep your question under 2,000 characters. 48,000 over.")).toBeVisible();
  await question(page).fill("How heavy should I go?");
  await context.setOffline(true);
  await expect(panel(page).getByText("You're offline. Your question stays here until you're back.")).toBeVisible();
  await expect(send).toBeDisabled();
  await context.setOffline(false);
  await page.reload();
  await expect(question(page)).toHaveValue("How heavy should I go?");
  await send.click();
  await expect(panel(page).getByRole("button", { name: "Copy" })).toHaveCount(1);
  await expect(question(page)).toHaveValue("");
});

test("axe finds nothing in the panel, on a phone and a desktop, in both themes @full", async ({ page }) => {
  await registerByApi(page, "Axel Access");
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    await openSettled(page, "/community");
    await expect(launcher(page).or(question(page))).toBeVisible();
    if (await launcher(page).isVisible()) await openCoach(page);
    if (screen === PHONE) await askFor(page, "Add eggs and oats to my grocery list");
    await expect(answers(page)).not.toHaveCount(0);
    for (const theme of THEMES) {
      await showTheme(page, theme);
      expect(await findViolations(page)).toEqual([]);
    }
  }
});

test("a visitor's chat lives in the tab, and its limit leads to an account @full", async ({ browser }) => {
  const server = await startServer({ template: process.env["E2E_TEMPLATE"], env: { RATE_LIMITS: "on" } });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: PHONE, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto("/");
    await openCoach(page);
    await expect(panel(page).getByText("Hi there!")).toBeVisible();
    await panel(page).getByRole("button", { name: "What do I get for free?" }).click();
    await expect(panel(page).getByRole("button", { name: "Copy" })).toHaveCount(1);
    await page.reload();
    await expect(panel(page).getByRole("button", { name: "Copy" })).toHaveCount(1);
    // The limit counts by the minute: one that ends meanwhile takes its questions along.
    const refusal = answers(page)
      .last()
      .getByText(/You can ask again in \d+ seconds?\./);
    for (let asked = 1; asked < 13 && !(await refusal.isVisible()); asked += 1) {
      const before = await answers(page).count();
      await ask(page, "How long should I rest?");
      await expect(answers(page)).toHaveCount(before + 1);
      await expect(
        answers(page)
          .last()
          .getByRole("button", { name: /^(?:Copy|Try again)$/ }),
      ).toBeVisible();
    }
    await expect(refusal).toBeVisible();
    await expect(answers(page).last().getByRole("button", { name: "Try again" })).toBeVisible();
    // Another tab of theirs begins with nothing.
    const other = await context.newPage();
    await other.goto("/");
    await openCoach(other);
    await expect(answers(other)).toHaveCount(0);
    await answers(page).last().getByRole("link", { name: "Create a free account for more" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/register");
    await context.close();
  } finally {
    await server.stop();
  }
});

test("a model that's down gets SPEC's words and the question again, one that talks on can be stopped @full", async ({
  browser,
}) => {
  const model = await startModelServer();
  const unused = await freePort();
  const server = await startServer({
    template: process.env["E2E_TEMPLATE"],
    env: { ...model.environment, AI_TIMEOUT_SECONDS: "120" },
  });
  const down = await startServer({
    template: process.env["E2E_TEMPLATE"],
    env: { AI_BASE_URL: `http://127.0.0.1:${unused}/v1`, AI_MODEL: "gone" },
  });
  try {
    const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${down.url}/`);
    await openCoach(page);
    await ask(page, "How long should I rest?");
    await expect(panel(page).getByText("The coach is typing").first()).toBeAttached();
    await expect(panel(page).getByRole("button", { name: "Send" })).toBeDisabled();
    await expect(answers(page).last()).toContainText(SORRY);
    await answers(page).last().getByRole("button", { name: "Try again" }).click();
    await expect(answers(page).last()).toContainText(SORRY);
    await expect(answers(page)).toHaveCount(1);

    model.does(hangs("Rest two minutes", " between **heavy** sets."), says("Three ", "minutes."));
    await page.goto(`${server.url}/`);
    await openCoach(page);
    await ask(page, "How long should I rest?");
    // Shown while it's being written, sentence by sentence.
    await expect(answers(page).last()).toContainText("Rest two minutes between heavy sets.");
    await question(page).fill("And for abs?");
    await expect(panel(page).getByRole("button", { name: "Send" })).toBeDisabled();
    await panel(page).getByRole("button", { name: "Stop" }).click();
    await expect(answers(page).last()).toContainText("Rest two minutes between heavy sets.Stopped here.");
    await expect(question(page)).toHaveValue("And for abs?");
    await question(page).press("Enter");
    await expect(answers(page).last()).toContainText("Three minutes.");
    await context.close();
  } finally {
    await Promise.all([server.stop(), down.stop(), model.stop()]);
  }
});
