import type { Page } from "@playwright/test";
import type { StateToSee } from "./look-states.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "Coach" });

/** Opens the panel, which a tab keeps open, and begins a new chat. */
async function openCoach(page: Page): Promise<void> {
  const question = panel(page).getByLabel("Your question");
  const launcher = page.getByRole("button", { name: "Ask the coach" }).last();
  await launcher.or(question).first().waitFor();
  if (!(await question.isVisible())) await launcher.click();
  await question.waitFor();
  const clear = panel(page).getByRole("button", { name: "Clear chat" });
  if (!(await clear.isEnabled())) return;
  await clear.click();
  await panel(page).getByRole("button", { name: "Clear chat" }).last().click();
}

async function ask(page: Page, text: string): Promise<void> {
  const copies = panel(page).getByRole("button", { name: "Copy" });
  const before = await copies.count();
  await panel(page).getByLabel("Your question").fill(text);
  await panel(page).getByRole("button", { name: "Send" }).click();
  await copies.nth(before).waitFor();
}

/** Leaves the tab as other states expect it. */
async function leaveClosed(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem("lockstep.coach"));
}

/** What's on the list already isn't suggested again, so that each theme and size adds something else. */
const SHOPPING = ["eggs and oats", "milk and bananas", "salmon and spinach", "yogurt and berries"] as const;
let added = 0;

/** The states of the coach's panel; a part of the list in look-states.ts. */
export const COACH_STATES: readonly StateToSee[] = [
  {
    name: "state-coach-visitor",
    viewer: "visitor",
    path: "/",
    reach: async ({ page }) => {
      await openCoach(page);
      await leaveClosed(page);
    },
    over: "screen",
  },
  {
    name: "state-coach-suggestion",
    viewer: "member",
    path: "/workout-plan",
    reach: async ({ page }) => {
      await openCoach(page);
      await ask(page, "How long should I rest between sets?");
      await ask(page, "Add lemons and rice to my grocery list");
      await leaveClosed(page);
    },
    over: "screen",
  },
  {
    name: "state-coach-done",
    viewer: "member",
    path: "/meal-plan",
    reach: async ({ page }) => {
      await openCoach(page);
      await ask(page, `Add ${SHOPPING[added++ % SHOPPING.length]} to my grocery list`);
      await panel(page).getByRole("button", { name: "Confirm" }).first().click();
      await panel(page).getByText("Done", { exact: true }).first().waitFor();
      await leaveClosed(page);
    },
    over: "screen",
  },
  {
    name: "state-coach-failed",
    viewer: "member",
    path: "/community",
    reach: async ({ page }) => {
      await openCoach(page);
      await page.route(/fitness-chatbot/, (route) => route.abort());
      await panel(page).getByLabel("Your question").fill("How heavy should I go?");
      await panel(page).getByRole("button", { name: "Send" }).click();
      await panel(page).getByRole("button", { name: "Try again" }).first().waitFor();
      await page.unroute(/fitness-chatbot/);
      await leaveClosed(page);
    },
    over: "screen",
  },
  {
    name: "state-coach-minimized",
    viewer: "member",
    path: "/profile",
    reach: async ({ page }) => {
      await openCoach(page);
      await panel(page).getByRole("button", { name: "Minimize" }).click();
      await panel(page).getByRole("button", { name: "Expand" }).waitFor();
      await leaveClosed(page);
    },
    over: "screen",
  },
];
