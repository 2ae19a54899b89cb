import type { Page } from "@playwright/test";
import { STATES } from "../scripts/look-states.ts";
import type { StateToSee } from "../scripts/look-states.ts";
import { IS_FULL_RUN } from "../scripts/test-sample.ts";
import { APPEARANCE_RULES, findViolations, showIn, showTheme } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { giveMeals } from "./meal-steps.ts";
import { VIEWERS } from "./pages.ts";
import { ALEX, answerWizard, lookAround, registerByApi, signIn } from "./people.ts";
import { appearancesOf, ON_THE_PHONE, PHONE, THEMES } from "./screens.ts";
import { openSettled, settled, sheetAppears } from "./settled.ts";

// Axe on what no page shows until something is pressed: menus, sheets, an open exercise. The pages themselves are in crawl.spec.ts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** One state of each kind; a sample reads every third. */
const STATES_TO_READ = [
  "state-menu",
  "state-demo",
  "state-plan-exercise",
  "state-plan-share",
  "state-board-exercise",
  "state-exercises-filters",
  "state-meal-swap",
  "state-log-food",
  "state-bell",
  "state-settings-delete",
  "state-comments",
  "state-mention",
  "state-report",
  "state-leaderboard",
  "state-unsent",
  "state-install-prompt",
  "state-macro-targets",
  "state-family-eater",
].filter((_, place) => IS_FULL_RUN || place % 3 === 0);

/** A state that lies over a page which can still be used makes what it covers in part too small to press: only it's read. */
const WITHIN: Readonly<Record<string, readonly string[]>> = { "state-mention": ["form", "[role=listbox]"] };

/** The state of this name. */
function stateOf(name: string): StateToSee {
  const state = STATES.find((each) => each.name === name);
  if (state === undefined) throw new Error(`There is no state ${name}.`);
  return state;
}

/** Brings about a state and answers what axe finds in it. */
async function findIn(page: Page, { name, path, reach, over }: StateToSee): Promise<string[]> {
  await page.setViewportSize(PHONE);
  if (path !== undefined) await openSettled(page, path);
  await reach({ page, isPhone: true, sharedPath: "" });
  if (over === "sheet") await sheetAppears(page);
  const found: string[] = [];
  for (const [place, appearance] of appearancesOf(STATES_TO_READ.indexOf(name), ON_THE_PHONE).entries()) {
    await showIn(page, appearance);
    found.push(...(await findViolations(page, { within: WITHIN[name], rules: place > 0 ? APPEARANCE_RULES : undefined })));
  }
  return found.map((each) => `${name}: ${each}`);
}

for (const viewer of VIEWERS) {
  const states = STATES_TO_READ.map(stateOf).filter((state) => state.viewer === viewer);
  if (states.length === 0) continue;
  test.describe(() => {
    test.use({ viewer });
    test(`axe finds nothing as a ${viewer} in ${states.map(({ name }) => name).join(" ")}`, async ({ page }) => {
      const found: string[] = [];
      for (const state of states) found.push(...(await test.step(state.name, () => findIn(page, state))));
      expect(found).toEqual([]);
    });
  });
}

/** What axe finds in both themes. */
async function findInThemes(page: Page, options: { readonly keepsReminder?: boolean; readonly within?: readonly string[] } = {}) {
  const found: string[] = [];
  for (const theme of THEMES) {
    await showTheme(page, theme, options);
    const rules = theme === "light" ? undefined : APPEARANCE_RULES;
    found.push(...(await findViolations(page, { rules, within: options.within })));
  }
  return found;
}

test("axe finds nothing where a device's plan is offered to the account, light and dark @full", async ({ page }) => {
  await lookAround(page);
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Core"], minutes: 15, days: 2, level: "Beginner", place: "Home" });
  await page.goto("/login");
  await signIn(page, ALEX);
  await openSettled(page, "/progress");
  await expect(page.getByRole("button", { name: "Move to my account" })).toBeVisible();
  const found = await findInThemes(page);
  await page.getByRole("button", { name: "Delete from this device" }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await settled(page);
  found.push(...(await findInThemes(page)));
  expect(found).toEqual([]);
});

test("axe finds nothing on the meal reminder, light and dark @full", async ({ page, server }) => {
  await registerByApi(page, "Axel Axe");
  await giveMeals(page, server.url);
  await page.clock.install();
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const reminder = page.getByRole("button", { name: "Dismiss the meal reminder" });
  await expect(async () => {
    await page.clock.runFor(11_000);
    await expect(reminder).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await findInThemes(page, { keepsReminder: true, within: [".meal-reminder"] })).toEqual([]);
});
