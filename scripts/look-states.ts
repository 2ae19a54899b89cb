import type { Page } from "@playwright/test";
import type { Viewer } from "../e2e/pages.ts";
import { ALEX, SAMPLE_PASSWORD, answerWizard } from "../e2e/people.ts";
import { choosePlanAct } from "../e2e/plan-steps.ts";
import { openSettled, settled } from "../e2e/settled.ts";
import { COACH_STATES } from "./look-coach.ts";
import { COMMUNITY_STATES } from "./look-community.ts";
import { INSTALLED_STATES } from "./look-installed.ts";
import { MEMBERSHIP_STATES } from "./look-membership.ts";
import { TRAINING_STATES } from "./look-training.ts";

/** What a state may need to know of the server it is looked at on. */
export interface Scene {
  readonly page: Page;
  readonly isPhone: boolean;
  /** Address of the sample member's shared week. */
  readonly sharedPath: string;
}

/** A state of a page that its address alone doesn't bring about. */
export interface StateToSee {
  readonly name: string;
  readonly viewer: Viewer;
  /** Where it starts; left out when `reach` goes there itself. */
  readonly path?: string;
  readonly reach: (scene: Scene) => Promise<void>;
  /** Only the screen is taken, with a sheet or menu that is waited for, or as it is. Left out, the whole page is. */
  readonly over?: "sheet" | "screen";
}

const still = async (): Promise<void> => {};

/** A worker that waits for the person's word, as the next version's would. */
function pretendNewVersion(): void {
  const registration = { waiting: { postMessage: () => {} }, installing: null, addEventListener: () => {} };
  Object.defineProperty(navigator.serviceWorker, "controller", { get: () => ({}) });
  Object.defineProperty(navigator.serviceWorker, "register", { value: () => Promise.resolve(registration) });
}

/** Goes to the day before when today is for rest: these pictures are wanted on every day of the week. A board that shows the whole week has no days to go to. */
async function openTrainingDay(page: Page, isWholeWeek = false): Promise<void> {
  if (isWholeWeek) return;
  const tabs = page.getByRole("tab").and(page.locator("[data-state]:visible"));
  await tabs.first().waitFor();
  const states = await tabs.evaluateAll((all) =>
    all.map((tab) => ({
      isRest: tab.getAttribute("data-state") === "rest",
      isChosen: tab.getAttribute("aria-selected") === "true",
    })),
  );
  const chosen = states.findIndex(({ isChosen }) => isChosen);
  if (states[chosen]?.isRest !== true) return;
  const before = states.findLastIndex(({ isRest }, index) => index < chosen && !isRest);
  await tabs.nth(before >= 0 ? before : states.findIndex(({ isRest }) => !isRest)).click();
}

const openExercises = (page: Page) => page.locator(".exercise[data-done=false] .exercise-row");

/** Every state worth seeing each time, in the order in which a viewer can go through them. */
export const STATES: readonly StateToSee[] = [
  ...COACH_STATES,
  {
    name: "state-menu",
    viewer: "visitor",
    path: "/",
    reach: ({ page, isPhone }) =>
      page
        .getByRole("button", { name: isPhone ? "Menu" : "Services" })
        .first()
        .click(),
    over: "sheet",
  },
  {
    name: "state-demo",
    viewer: "visitor",
    path: "/",
    reach: ({ page }) => page.getByRole("button", { name: "Watch Demo" }).first().click(),
    over: "sheet",
  },
  {
    name: "state-login-refused",
    viewer: "visitor",
    path: "/login",
    reach: async ({ page }) => {
      await page.getByLabel("Email", { exact: true }).fill(ALEX);
      await page.getByLabel("Password", { exact: true }).fill("Not the one");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "state-register-refused",
    viewer: "visitor",
    path: "/register",
    reach: async ({ page }) => {
      await page.getByLabel("Email", { exact: true }).fill("not an address");
      await page.getByLabel("Password", { exact: true }).fill("short1A");
      await page.getByLabel("Confirm password", { exact: true }).fill("other");
      await page.getByRole("button", { name: "Create account" }).click();
    },
  },
  {
    name: "state-forgot-sent",
    viewer: "visitor",
    path: "/forgot-password",
    reach: async ({ page }) => {
      await page.getByLabel("Email", { exact: true }).fill(ALEX);
      await page.getByRole("button", { name: "Send link" }).click();
      await page.getByRole("button", { name: "Send link" }).waitFor({ state: "hidden" });
    },
  },
  {
    name: "state-shared-plan",
    viewer: "visitor",
    reach: async ({ page, sharedPath }) => openSettled(page, sharedPath),
  },
  { name: "state-mailbox", viewer: "visitor", path: "/dev/mailbox", reach: still },
  {
    name: "state-mail",
    viewer: "visitor",
    path: "/dev/mailbox",
    reach: ({ page }) => page.getByRole("listitem").getByRole("link").first().click(),
  },
  // The last of the visitor's: what it pretends stays with the tab.
  {
    name: "state-update-prompt",
    viewer: "visitor",
    reach: async ({ page }) => {
      await page.addInitScript(pretendNewVersion);
      await page.goto("/login");
      await page.getByText("New content available. Reload?").waitFor();
    },
    over: "screen",
  },
  {
    name: "state-setup-answered",
    viewer: "guest",
    path: "/workout-setup",
    reach: async ({ page }) => {
      await page.getByRole("checkbox", { name: "Back", exact: true }).check();
      await page.getByRole("checkbox", { name: "Legs", exact: true }).check();
      await page.getByRole("button", { name: "45 minutes" }).click();
      await page.getByRole("radio", { name: /^Beginner/ }).check();
      await page.getByRole("radio", { name: /^Home/ }).check();
    },
  },
  {
    name: "state-guest-plan",
    viewer: "guest",
    path: "/workout-setup",
    reach: ({ page }) => answerWizard(page, { groups: ["Core"], minutes: 15, days: 7, level: "Advanced", place: "Gym" }),
  },
  {
    name: "state-guest-meal-setup",
    viewer: "guest",
    path: "/meal-plan-setup",
    reach: async ({ page }) => {
      await page.getByRole("radio", { name: /^Keto/ }).check();
      await page.getByRole("slider").fill("1000");
      await page.getByText("Not sure how much?").click();
      await page.getByRole("button", { name: "Estimate" }).click();
      await page.getByText("Please choose one.").first().waitFor();
    },
  },
  {
    name: "state-guest-meals-refused",
    viewer: "guest",
    path: "/meal-plan-setup",
    reach: async ({ page }) => {
      await page.getByRole("radio", { name: /^Vegan/ }).check();
      await page.getByRole("button", { name: "2000 kcal" }).click();
      for (const allergy of [/^Soy/, /^Nuts/, /^Gluten/]) await page.getByRole("checkbox", { name: allergy }).check();
      const dislikes = page.getByRole("textbox", { name: /rather not eat/ });
      await dislikes.fill("oats, rice, beans, lentils, chickpeas, potato, quinoa, onion, tomato");
      await dislikes.press("Enter");
      await page.getByRole("button", { name: "Generate my plan" }).click();
      await page.getByRole("alert").waitFor();
    },
    over: "screen",
  },
  {
    name: "state-guest-meal-open",
    viewer: "guest",
    path: "/meal-plan",
    reach: async ({ page }) => {
      await page.locator(".meal-row").first().click();
      await page.getByRole("heading", { name: /^Nutrition/ }).waitFor();
    },
  },
  {
    name: "state-guest-share",
    viewer: "guest",
    path: "/workout-plan",
    reach: ({ page }) => choosePlanAct(page, "Share"),
    over: "sheet",
  },
  {
    name: "state-guest-menu",
    viewer: "guest",
    path: "/progress",
    reach: ({ page, isPhone }) =>
      page
        .getByRole("button", { name: isPhone ? "Menu" : "Community" })
        .first()
        .click(),
    over: "sheet",
  },
  {
    name: "state-meal-swap",
    viewer: "member",
    path: "/meal-plan",
    reach: async ({ page }) => {
      await page.locator(".meal-row").last().click();
      await page.getByRole("button", { name: "Swap", exact: true }).last().click();
      await page
        .getByRole("button", { name: /^Choose / })
        .first()
        .waitFor();
    },
    over: "sheet",
  },
  {
    name: "state-meal-print",
    viewer: "member",
    path: "/meal-plan",
    reach: ({ page }) => page.getByRole("button", { name: "Print", exact: true }).click(),
    over: "sheet",
  },
  {
    name: "state-log-food",
    viewer: "member",
    path: "/progress?view=food",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Log food" }).click();
      await page.getByLabel("Search recipes and foods").fill("oat");
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    },
    over: "sheet",
  },
  {
    name: "state-setup-refused",
    viewer: "member",
    path: "/workout-setup",
    reach: async ({ page }) => {
      // No list of things to avoid leaves nothing today, so the answer that a smaller catalogue would give is given here.
      await page.route("**/api/training/plans", (route) =>
        route.fulfill({
          status: 422,
          json: {
            error: {
              code: "PLAN_IMPOSSIBLE",
              message: "Nothing is left to train with these choices. Relax what to avoid or add equipment.",
              issues: [
                { path: "avoid", message: "Too much is avoided." },
                { path: "equipment", message: "There isn't enough equipment." },
              ],
            },
            requestId: "look",
          },
        }),
      );
      await page.getByRole("checkbox", { name: "Legs", exact: true }).check();
      await page.getByRole("button", { name: "30 minutes" }).click();
      await page.getByRole("radio", { name: /^Advanced/ }).check();
      await page.getByRole("radio", { name: /^Home/ }).check();
      await page.getByRole("button", { name: "Generate my plan" }).click();
      await page.getByRole("alert").first().waitFor();
      await page.unroute("**/api/training/plans");
    },
    over: "screen",
  },
  {
    name: "state-plan-exercise",
    viewer: "member",
    path: "/workout-plan",
    reach: async ({ page }) => {
      await openTrainingDay(page);
      await openExercises(page).last().click();
      await page.getByText("How to do it").first().waitFor();
    },
  },
  {
    name: "state-plan-done",
    viewer: "member",
    path: "/workout-plan",
    reach: async ({ page }) => {
      await openTrainingDay(page);
      await openExercises(page).last().click();
      await page
        .getByRole("button", { name: /^Mark as completed/ })
        .first()
        .click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: "state-plan-rest",
    viewer: "member",
    path: "/workout-plan",
    reach: ({ page }) => page.getByRole("tab").and(page.locator("[data-state=rest]:visible")).first().click(),
  },
  {
    name: "state-plan-earlier",
    viewer: "member",
    path: "/workout-plan",
    reach: ({ page }) => page.getByRole("button", { name: "Previous week" }).and(page.locator(":visible")).click(),
  },
  {
    name: "state-plan-save",
    viewer: "member",
    path: "/workout-plan",
    reach: ({ page }) => choosePlanAct(page, "Save"),
    over: "sheet",
  },
  {
    name: "state-plan-share",
    viewer: "member",
    path: "/workout-plan",
    reach: ({ page }) => choosePlanAct(page, "Share"),
    over: "sheet",
  },
  {
    name: "state-plan-print",
    viewer: "member",
    path: "/workout-plan",
    reach: async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      await page.waitForTimeout(300);
    },
  },
  {
    name: "state-plan-offline",
    viewer: "member",
    path: "/workout-plan",
    reach: async ({ page }) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(300);
    },
    over: "screen",
  },
  {
    name: "state-error-page",
    viewer: "member",
    reach: async ({ page }) => {
      await page.goto("/settings");
      // An answer that no server of ours gives: the page falls over it.
      await page.route("**/api/training/progress*", (route) => route.fulfill({ json: { days: 7 } }));
      try {
        await page.goto("/progress");
        await page.getByText("Something went wrong.").waitFor();
      } finally {
        await page.unroute("**/api/training/progress*");
      }
    },
  },
  {
    name: "state-plan-not-arrived",
    viewer: "member",
    reach: async ({ page }) => {
      await page.goto("/settings");
      await page.route("**/api/training/**", (route) =>
        route.fulfill({
          status: 500,
          json: {
            error: { code: "INTERNAL", message: "Something went wrong on our side. Please try again.", issues: [] },
            requestId: "7d0c2f5e",
          },
        }),
      );
      await page.goto("/progress");
      await page.getByRole("button", { name: "Try again" }).first().waitFor();
      await page.unroute("**/api/training/**");
    },
  },
  {
    name: "state-board-day",
    viewer: "member",
    path: "/workout-planner",
    reach: ({ page }) =>
      page
        .getByRole("button", { name: /Change this day/ })
        .and(page.locator(":visible"))
        .first()
        .click(),
    over: "sheet",
  },
  {
    name: "state-board-exercise",
    viewer: "member",
    path: "/workout-planner",
    reach: async ({ page, isPhone }) => {
      await openTrainingDay(page, !isPhone);
      await page
        .getByRole("button", { name: /sets of .*Change$/ })
        .and(page.locator(":visible"))
        .first()
        .click();
    },
    over: "sheet",
  },
  {
    name: "state-board-add",
    viewer: "member",
    path: "/workout-planner",
    reach: async ({ page, isPhone }) => {
      await openTrainingDay(page, !isPhone);
      await page
        .getByRole("button", { name: /^Add an exercise/ })
        .and(page.locator(":visible"))
        .first()
        .click();
      await settled(page);
    },
    over: "sheet",
  },
  {
    name: "state-exercises-filters",
    viewer: "member",
    path: "/exercises",
    reach: async ({ page, isPhone }) => {
      // A wide screen shows them from the start.
      if (isPhone) await page.getByRole("button", { name: /^Filters/ }).click();
    },
    over: "screen",
  },
  { name: "state-exercises-nothing", viewer: "member", path: "/exercises?q=zzz", reach: still },
  {
    name: "state-exercises-favorites",
    viewer: "member",
    path: "/exercises",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Favorites" }).click();
      await settled(page);
    },
  },
  {
    name: "state-bell",
    viewer: "member",
    path: "/progress",
    reach: ({ page }) => page.getByRole("button", { name: /^Notifications/ }).click(),
    over: "sheet",
  },
  ...COMMUNITY_STATES,
  ...MEMBERSHIP_STATES,
  ...INSTALLED_STATES,
  {
    name: "state-settings-email",
    viewer: "member",
    path: "/settings",
    reach: ({ page }) => page.getByRole("button", { name: "Change email" }).click(),
    over: "sheet",
  },
  {
    name: "state-settings-delete",
    viewer: "member",
    path: "/settings",
    reach: ({ page }) => page.getByRole("button", { name: "Delete my account" }).click(),
    over: "sheet",
  },
  {
    name: "state-settings-zone",
    viewer: "member",
    path: "/settings",
    reach: ({ page }) => page.getByRole("button", { name: "Change time zone" }).click(),
    over: "sheet",
  },
  {
    name: "state-new-menu",
    viewer: "newcomer",
    path: "/progress",
    reach: ({ page }) => page.getByRole("button", { name: /^Account:/ }).click(),
    over: "sheet",
  },
  ...TRAINING_STATES,
];

/** Shares the sample member's week; answers the way to it. */
export async function shareWeek(url: string): Promise<string> {
  const headers = { "content-type": "application/json", origin: url };
  const signedIn = await post(`${url}/api/auth/sign-in/email`, headers, { email: ALEX, password: SAMPLE_PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const current = (await (await fetch(`${url}/api/training/plans/current`, { headers: { cookie } })).json()) as {
    readonly id: string;
  };
  const shared = await post(`${url}/api/training/plans/${current.id}/share`, { ...headers, cookie }, {});
  const { token } = (await shared.json()) as { readonly token: string };
  return `/shared/${token}`;
}

async function post(address: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Response> {
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response;
}
