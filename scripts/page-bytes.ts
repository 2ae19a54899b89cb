import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { SCRIPT_BUDGET, weighPages } from "../e2e/page-bytes.ts";
import type { PageBytes } from "../e2e/page-bytes.ts";
import { startServer } from "../e2e/server.ts";
import { buildWeb } from "./build-web.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { ROOT } from "./process.ts";

/**
 * `node scripts/run.mjs scripts/page-bytes.ts` weighs every page and writes docs/bytes.md; with `--files` it prints each page's files too. It
 * fails when a page is over the budget, as e2e/crawl.spec.ts does.
 */
async function weighAll(): Promise<void> {
  await buildWeb();
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error("Chromium is needed to weigh the pages: install Debian's `chromium`.");
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const pages = await weighPages(browser, server.url);
    await writeFile(join(ROOT, "docs/bytes.md"), report(pages));
    process.stdout.write(report(pages));
    if (process.argv.includes("--files")) process.stdout.write(pages.map(listFiles).join("\n"));
    if (pages.some(({ total }) => total > SCRIPT_BUDGET)) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function listFiles({ page, files }: PageBytes): string {
  return [`\n${page.path} (${page.viewer})`, ...files.map(([name, bytes]) => `  ${bytes} ${name}`)].join("\n");
}

function report(pages: readonly PageBytes[]): string {
  return [
    "# What each page loads",
    "",
    `Compressed bytes of all scripts a page asks for on a phone's screen, from an empty cache and without the service worker, until the page has settled. Written by`,
    `\`node scripts/run.mjs scripts/page-bytes.ts\`; no page may pass ${SCRIPT_BUDGET.toLocaleString("en")} (e2e/crawl.spec.ts).`,
    "",
    "| page | seen by | scripts | compressed bytes |",
    "|---|---|---:|---:|",
    ...pages
      .toSorted((a, b) => b.total - a.total)
      .map(({ page, total, files }) => `| \`${page.path}\` | ${page.viewer} | ${files.length} | ${total.toLocaleString("en")} |`),
    "",
  ].join("\n");
}

await weighAll();
