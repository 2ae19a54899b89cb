import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";
import { PAGES } from "./pages.ts";
import { enterAs, preparePlan } from "./people.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const theme of ["light", "dark"] as const) {
  for (const viewer of ["visitor", "guest", "member"] as const) {
    test(`axe finds nothing on any page of a ${viewer}, ${theme}`, async ({ browser, server }) => {
      if (viewer === "member") await preparePlan(server.url);
      const found: string[] = [];
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme: theme, reducedMotion: "reduce" });
        const page = await context.newPage();
        await enterAs(page, viewer);
        for (const { name, path } of PAGES.filter((each) => each.viewer === viewer)) {
          await page.goto(path, { waitUntil: "networkidle" });
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          for (const { id, nodes } of violations)
            found.push(
              `${name} ${viewport.width}: ${id}: ${nodes
                .map((node) => node.target.join(" "))
                .slice(0, 3)
                .join(" | ")}`,
            );
        }
        await context.close();
      }
      expect(found).toEqual([]);
    });
  }
}
