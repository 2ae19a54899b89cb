import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { STATES } from "../scripts/look-states.ts";
import { expect, test } from "./fixtures.ts";
import { PAGES } from "./pages.ts";
import { answerWizard, ALEX, enterAs, preparePlan, signIn } from "./people.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** What axe finds on the page as it is, one line a rule. */
async function complaintsOf(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${name}: ${id}: ${places.join(" | ")}`;
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
].map((name) => {
  const state = STATES.find((each) => each.name === name);
  if (state === undefined) throw new Error(`There is no state ${name}.`);
  return state;
});

// Each reads many pages; on a machine that has other work it takes its time.
test.describe.configure({ timeout: 360_000 });

for (const theme of ["light", "dark"] as const) {
  for (const viewer of ["visitor", "guest", "member"] as const) {
    test(`axe finds nothing on any page of a ${viewer}, ${theme}`, async ({ browser, server }) => {
      if (viewer === "member") await preparePlan(server.url);
      const found: string[] = [];
      for (const viewport of [PHONE, DESKTOP]) {
        const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme: theme, reducedMotion: "reduce" });
        const page = await context.newPage();
        await enterAs(page, viewer);
        for (const { name, path } of PAGES.filter((each) => each.viewer === viewer)) {
          await page.goto(path, { waitUntil: "networkidle" });
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          found.push(...(await complaintsOf(page, `${name} ${viewport.width}`)));
        }
        await context.close();
      }
      expect(found).toEqual([]);
    });
  }
  test(`axe finds nothing on open menus, sheets and exercises, ${theme}`, async ({ browser, server }) => {
    await preparePlan(server.url);
    const found: string[] = [];
    for (const viewer of ["visitor", "member"] as const) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: PHONE,
        colorScheme: theme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await enterAs(page, viewer);
      for (const { name, path, reach } of STATES_TO_READ.filter((each) => each.viewer === viewer)) {
        if (path !== undefined) await page.goto(path, { waitUntil: "networkidle" });
        await reach({ page, isPhone: true, sharedPath: "" });
        found.push(...(await complaintsOf(page, name)));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });

  test(`axe finds nothing where a device's plan is offered to the account, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await enterAs(page, "guest");
    await page.goto("/workout-setup");
    await answerWizard(page, { groups: ["Core"], minutes: 15, days: 2, level: "Beginner", place: "Home" });
    await page.goto("/login");
    await signIn(page, ALEX);
    await page.goto("/progress", { waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: "Move it into my account" })).toBeVisible();
    const found = await complaintsOf(page, "claim");
    await page.getByRole("button", { name: "Delete it from this device" }).click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
    found.push(...(await complaintsOf(page, "claim refused")));
    expect(found).toEqual([]);
  });
}
