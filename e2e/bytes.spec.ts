import { expect, test } from "./fixtures.ts";
import { SCRIPT_BUDGET, weighPages } from "./page-bytes.ts";

test("no page makes a phone load more than 190 kB of compressed scripts", async ({ browser, server }) => {
  test.setTimeout(900_000);
  const pages = await weighPages(browser, server.url);
  for (const { page, total } of pages) expect(total, `${page.name} loads scripts with a size`).toBeGreaterThan(0);
  const heavy = pages
    .filter(({ total }) => total > SCRIPT_BUDGET)
    .map(({ page, total, files }) => `${page.path} (${page.viewer}): ${total}, most of it ${files.slice(0, 5).join(" ")}`);
  expect(heavy).toEqual([]);
});
