import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Appearance, Theme } from "./screens.ts";
import { settled } from "./settled.ts";

/** Everything axe knows. */
export const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a theme or a width changes: colours, what they lie on, and how large things are. The other rules ask the same in all of them. */
export const APPEARANCE_RULES = ["color-contrast", "link-in-text-block", "target-size"];

interface AxeOptions {
  /** All of them unless named. */
  readonly rules?: readonly string[] | undefined;
  /** The parts to read; the whole page unless named. */
  readonly within?: readonly string[] | undefined;
}

/** Shows the page at a width in a theme, and waits until all of it is drawn so. */
export async function showIn(page: Page, { screen, theme }: Appearance): Promise<void> {
  await page.setViewportSize(screen);
  await showTheme(page, theme);
  await settled(page);
}

/** Turns the page to a theme. A colour in transition has any contrast, and what is left undrawn below the fold an older one: both are waited for. */
export async function showTheme(page: Page, colorScheme: Theme, { keepsReminder = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The meal reminder comes when it likes and lies over part of the page; it has its own test.
  const reminder = keepsReminder ? "" : ".meal-reminder { display: none !important; }";
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

/** What axe finds on the page, seen from its top, one line a rule: what's half under the header or the tab bar counts as small. */
export async function findViolations(page: Page, { rules, within = [] }: AxeOptions = {}): Promise<string[]> {
  if (within.length === 0) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // Only violations are written out, and nothing opens a second page to join the results of frames: there are no foreign frames.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  for (const part of within) builder.include(part);
  if (rules) builder.withRules([...rules]);
  else builder.withTags(ALL_RULES);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${id}: ${places.join(" | ")}`;
  });
}
