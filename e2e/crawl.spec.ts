import { APPEARANCE_RULES, findViolations, showIn } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { isWeighed, SCRIPT_BUDGET, weighScripts, withoutServiceWorker } from "./page-bytes.ts";
import { PAGES } from "./pages.ts";
import { appearancesOf, DESKTOP, LAPTOP } from "./screens.ts";
import type { Appearance } from "./screens.ts";
import { openSettled } from "./settled.ts";

// One visit per page, from an empty cache: what it loads, what it complains about, and how it looks.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Where a fault was found once that shows in one appearance only; checked in every run. */
const ALSO: Readonly<Record<string, Appearance>> = {
  // The way to the community lay on the yellow of the picture beside it.
  landing: { screen: LAPTOP, theme: "dark" },
};

for (const [index, { name, path, viewer, leadsTo, isRefused }] of PAGES.entries()) {
  test.describe(() => {
    test.use({ viewer });
    test(`${name}: ${path} as a ${viewer}`, async ({ page: tab }) => {
      const faults: string[] = [];
      await withoutServiceWorker(tab);
      tab.on("console", (message) => {
        if (message.type() !== "error") return;
        if (isRefused && /the server responded with a status of 40[34]/.test(message.text())) return;
        faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      const weigh = weighScripts(tab);
      await openSettled(tab, path);
      // An open dialog hides the page's own first heading.
      await expect(tab.getByRole("heading").first()).toBeVisible();
      await expect(tab.locator("h1:visible")).toHaveCount(1);
      await expect(tab).toHaveTitle(/\S/);
      expect(new URL(tab.url()).pathname).toBe(leadsTo ?? path.split("?")[0]);

      const { total, files } = weigh();
      expect(total, "the scripts have a size").toBeGreaterThan(0);
      if (isWeighed({ name, leadsTo }) && total > SCRIPT_BUDGET)
        faults.push(`scripts: ${total} bytes, most of it ${files.slice(0, 5).join(" ")}`);

      const also = ALSO[name];
      for (const [place, appearance] of [...appearancesOf(index), ...(also ? [also] : [])].entries()) {
        const where = `${appearance.screen.width} px, ${appearance.theme}`;
        await showIn(tab, appearance);
        const width = await tab.evaluate(() => document.documentElement.scrollWidth);
        if (width > appearance.screen.width) faults.push(`${where}: the page is ${width} px wide`);
        const isWhole = place === 0 || (appearance.screen === DESKTOP && appearance.theme === "light");
        const found = await findViolations(tab, isWhole ? {} : { rules: APPEARANCE_RULES });
        faults.push(...found.map((each) => `${where}: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  });
}
