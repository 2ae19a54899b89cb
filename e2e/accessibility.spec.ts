import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { STATES } from "../scripts/look-states.ts";
import { expect, test } from "./fixtures.ts";
import { giveMeals, newEater } from "./meal-steps.ts";
import { PAGES } from "./pages.ts";
import { answerWizard, ALEX, enterAs, prepareGroup, preparePlan, signIn } from "./people.ts";
import { openSettled, settled, sheetStands } from "./settled.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** What the theme changes: colours. Everything else axe asks is the same in the dark, so the dark is asked for these alone. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Turns the page to a theme and waits until all of it is drawn in it: a colour on its way has any contrast, and what is left undrawn below the fold an older one. */
async function showIn(page: Page, colorScheme: "light" | "dark", withReminder: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The meal reminder comes after a while, or before a meal at once, and lies over part of the page: it is read once, by itself.
  const reminder = withReminder ? "" : ".meal-reminder { display: none !important; }";
  await page.evaluate(async (more) => {
    const all = new CSSStyleSheet();
    all.replaceSync(`* { content-visibility: visible !important; } ${more}`);
    document.adoptedStyleSheets = [all];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, reminder);
}

const REMINDER = "meal reminder";

/** States that lie over a page which can still be used: what they cover in part is too small to press, until they are gone. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  "state-mention": ["form", "[role=listbox]"],
  [REMINDER]: [".meal-reminder"],
};

/** What axe finds on the page as it is, in light and in dark, one line a rule. */
async function complaintsOf(page: Page, name: string): Promise<string[]> {
  // No words for everything that is in order, and no second page to put frames together: there are no frames of others.
  const axe = () => {
    const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
    return (ABOVE[name] ?? []).reduce((narrowed, part) => narrowed.include(part), builder);
  };
  await showIn(page, "light", name === REMINDER);
  const light = await axe().withTags(TAGS).analyze();
  await showIn(page, "dark", name === REMINDER);
  const dark = await axe().withRules(COLOUR_RULES).analyze();
  const told = [
    ...light.violations.map((each) => [each, "light"] as const),
    ...dark.violations.map((each) => [each, "dark"] as const),
  ];
  return told.map(([{ id, nodes }, theme]) => {
    const places = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${name} ${theme}: ${id}: ${places.join(" | ")}`;
  });
}

/** Of the states to look at, one of each kind that no page shows by itself: menus, sheets, an open exercise. */
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
].map((name) => {
  const state = STATES.find((each) => each.name === name);
  if (state === undefined) throw new Error(`There is no state ${name}.`);
  return state;
});

// Each reads many pages; on a machine that has other work it takes its time.
test.describe.configure({ mode: "parallel", timeout: 900_000 });

for (const viewer of ["visitor", "guest", "member", "moderator"] as const) {
  test(`axe finds nothing on any page of a ${viewer}, on phone and desktop, light and dark`, async ({ browser, server }) => {
    if (viewer === "member") {
      await preparePlan(server.url);
      await prepareGroup(server.url);
    }
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZES.phone, reducedMotion: "reduce" });
    const page = await context.newPage();
    await enterAs(page, viewer);
    const found: string[] = [];
    for (const { name, path } of PAGES.filter((each) => each.viewer === viewer)) {
      await page.setViewportSize(SIZES.phone);
      await openSettled(page, path);
      // A dialog that is open hides the page's own first heading.
      await expect(page.getByRole("heading").first()).toBeVisible();
      found.push(...(await complaintsOf(page, `${name} on the phone`)));
      await page.setViewportSize(SIZES.desktop);
      await settled(page);
      found.push(...(await complaintsOf(page, `${name} on the desktop`)));
    }
    await context.close();
    expect(found).toEqual([]);
  });
}

for (const viewer of ["visitor", "member"] as const) {
  test(`axe finds nothing on a ${viewer}'s open menus, sheets and exercises, light and dark`, async ({ browser, server }) => {
    await preparePlan(server.url);
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZES.phone, reducedMotion: "reduce" });
    const page = await context.newPage();
    await enterAs(page, viewer);
    const found: string[] = [];
    for (const { name, path, reach, over } of STATES_TO_READ.filter((each) => each.viewer === viewer)) {
      if (path !== undefined) await openSettled(page, path);
      await reach({ page, isPhone: true, sharedPath: "" });
      if (over === "sheet") await sheetStands(page);
      await settled(page);
      found.push(...(await complaintsOf(page, name)));
    }
    await context.close();
    expect(found).toEqual([]);
  });
}

test("axe finds nothing where a device's plan is offered to the account, light and dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterAs(page, "guest");
  await page.goto("/workout-setup");
  await answerWizard(page, { groups: ["Core"], minutes: 15, days: 2, level: "Beginner", place: "Home" });
  await page.goto("/login");
  await signIn(page, ALEX);
  await openSettled(page, "/progress");
  await expect(page.getByRole("button", { name: "Move it into my account" })).toBeVisible();
  const found = await complaintsOf(page, "claim");
  await page.getByRole("button", { name: "Delete it from this device" }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  found.push(...(await complaintsOf(page, "claim refused")));
  expect(found).toEqual([]);
});

test("axe finds nothing on the meal reminder, light and dark", async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newEater(page, "Axel Axe");
  await giveMeals(page, server.url);
  await page.clock.install();
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const reminder = page.getByRole("button", { name: "Dismiss the meal reminder" });
  await expect(async () => {
    await page.clock.runFor(11_000);
    await expect(reminder).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await complaintsOf(page, REMINDER)).toEqual([]);
});
