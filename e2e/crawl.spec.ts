import { pageAt } from "@lockstep/contract/pages.ts";
import type { ConsoleMessage, Page } from "@playwright/test";
import { IS_FULL_RUN } from "../scripts/test-sample.ts";
import { APPEARANCE_RULES, findViolations, showIn } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import {
  countScripts,
  isWeighed,
  OPENED_FIRST,
  SCRIPT_BUDGET,
  SCRIPTS_BEFORE_CONTENT,
  weighScripts,
  withoutServiceWorker,
} from "./page-bytes.ts";
import { PAGES, VIEWERS } from "./pages.ts";
import type { PageToSee, Viewer } from "./pages.ts";
import { appearancesOf, DESKTOP, LAPTOP, PHONE } from "./screens.ts";
import type { Appearance } from "./screens.ts";
import { openSettled, settled } from "./settled.ts";

// One visit per page: what it loads, what it complains about, and how it looks.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** How many pages are visited in one tab: a browser context for each would cost as much as the visit. */
const PAGES_A_TAB = 8;

/** The page of the site that an address belongs to, with its view, and apart from that where it's refused. */
function kindOf({ path, isRefused }: PageToSee): string {
  const { pathname, search } = new URL(path, "http://localhost");
  return `${pageAt(pathname)?.path ?? pathname}${search} ${isRefused === true}`;
}

/** Every page as each kind of viewer in a full run; in a sample once, as the moderator or else the member where they see it: they see the most. */
const VISITED = PAGES.filter((page) => {
  const same = PAGES.filter((other) => kindOf(other) === kindOf(page));
  const as = (viewer: Viewer): PageToSee | undefined => same.find((other) => other.viewer === viewer);
  return IS_FULL_RUN || page === (as("moderator") ?? as("member") ?? same[0]);
});

/** Where a fault was found once that shows in one appearance only; checked in every run. */
const ALSO: Readonly<Record<string, Appearance>> = {
  // The way to the community lay on the yellow of the picture beside it.
  landing: { screen: LAPTOP, theme: "dark" },
};

const LAYERS = ["theme", "base", "components", "utilities"];

/** The cascade layers of a tab's style sheets in the order in which they are first named, which is their order of precedence. */
const layersOf = (tab: Page): Promise<string[]> =>
  tab.evaluate((known) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const names = rules.flatMap((rule) =>
      rule instanceof CSSLayerStatementRule ? [...rule.nameList] : rule instanceof CSSLayerBlockRule ? [rule.name] : [],
    );
    return [...new Set(names)].filter((name) => known.includes(name));
  }, LAYERS);

/** Where every page begins on the desktop, px: its frame, and what's in it unless that's a form in the middle or a picture from edge to edge. */
const LEFT_EDGE = (DESKTOP.width - 1248) / 2;

/** Where the page's frame begins, and what's seen first in it. */
const leftEdgesOf = (tab: Page): Promise<number[]> =>
  tab.evaluate(() => {
    const frame = document.querySelector("main .wrap");
    if (frame === null) return [];
    const leftOf = (element: Element): number => element.getBoundingClientRect().left;
    const first = [...frame.children].find((each) => each.getBoundingClientRect().width > 1);
    const inside = leftOf(frame) + Number.parseFloat(getComputedStyle(frame).paddingLeft);
    return [inside, ...(first && frame.matches(".page-body") ? [leftOf(first)] : [])].map(Math.round);
  });

/** What's wrong with a page, one line a fault. */
async function visit(tab: Page, page: PageToSee): Promise<string[]> {
  const { name, path, leadsTo, isRefused } = page;
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== "error") return;
    if (isRefused && /the server responded with a status of 40[34]/.test(message.text())) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  };
  tab.on("console", onConsole);
  const weigh = weighScripts(tab);
  await tab.setViewportSize(PHONE);
  await openSettled(tab, path);
  // An open dialog hides the page's own first heading.
  await expect(tab.getByRole("heading").first()).toBeVisible();
  await expect(tab.locator("h1:visible")).toHaveCount(1);
  await expect(tab).toHaveTitle(/\S/);
  expect(new URL(tab.url()).pathname).toBe(leadsTo ?? path.split("?")[0]);

  const { total, files } = weigh();
  expect(total, "the scripts have a size").toBeGreaterThan(0);
  if (isWeighed(page) && total > SCRIPT_BUDGET) faults.push(`scripts: ${total} bytes, most of it ${files.slice(0, 5).join(" ")}`);

  if (OPENED_FIRST.includes(path)) {
    const document = await (await tab.request.get(path)).text();
    expect(countScripts(document), "script files before the content").toBeLessThanOrEqual(SCRIPTS_BEFORE_CONTENT);
  }
  expect(await layersOf(tab), "the root's styles come first: they name the order of the layers").toEqual(LAYERS);

  const also = ALSO[name];
  const appearances = [...appearancesOf(PAGES.indexOf(page)), ...(also ? [also] : [])];
  for (const [place, appearance] of appearances.entries()) {
    const where = `${appearance.screen.width} px, ${appearance.theme}`;
    await showIn(tab, appearance);
    const width = await tab.evaluate(() => document.documentElement.scrollWidth);
    if (width > appearance.screen.width) faults.push(`${where}: the page is ${width} px wide`);
    const isWhole = place === 0 || (appearance.screen === DESKTOP && appearance.theme === "light");
    const found = await findViolations(tab, isWhole ? {} : { rules: APPEARANCE_RULES });
    faults.push(...found.map((each) => `${where}: ${each}`));
  }
  if (appearances.some(({ screen }) => screen === DESKTOP)) {
    await tab.setViewportSize(DESKTOP);
    await settled(tab);
    const edges = await leftEdgesOf(tab);
    if (edges.length === 0 || edges.some((edge) => edge !== LEFT_EDGE))
      faults.push(`it begins at ${edges.join(" and ") || "no frame"}, not at ${LEFT_EDGE} px`);
  }
  tab.off("console", onConsole);
  return faults.map((fault) => `${name}: ${fault}`);
}

for (const viewer of VIEWERS) {
  const pages = VISITED.filter((page) => page.viewer === viewer);
  for (let first = 0; first < pages.length; first += PAGES_A_TAB) {
    const some = pages.slice(first, first + PAGES_A_TAB);
    test.describe(() => {
      test.use({ viewer });
      test(`as a ${viewer}: ${some.map(({ path }) => path).join(" ")}`, async ({ page: tab }) => {
        await withoutServiceWorker(tab);
        const faults: string[] = [];
        for (const page of some) faults.push(...(await test.step(`${page.name}: ${page.path}`, () => visit(tab, page))));
        expect(faults).toEqual([]);
      });
    });
  }
}
