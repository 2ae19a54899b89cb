import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildWeb } from "../scripts/build-web.ts";
import { ROOT } from "../scripts/process.ts";
import { JOURNEYS } from "./browser-journeys.ts";
import { ensureInstalled, OTHER_BROWSERS } from "./launch-browsers.ts";
import type { OtherBrowser } from "./launch-browsers.ts";
import { startServer } from "./server.ts";
import { Tab } from "./webdriver.ts";

interface Count {
  passed: number;
  failed: number;
}

/**
 * `node scripts/run.mjs e2e/other-browsers.ts [browser ...]`: the main journeys in Firefox and WebKit, each on its own server. Its last line is
 * `N passed, N failed`; a picture of every failure is in test-results. A browser that isn't there is named and skipped.
 */
async function testOtherBrowsers(only: readonly string[]): Promise<number> {
  await buildWeb();
  const total: Count = { passed: 0, failed: 0 };
  for (const browser of OTHER_BROWSERS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    if (await ensureInstalled(browser)) await testIn(browser, total);
    else
      process.stdout.write(
        `${browser.name} isn't installed (Debian: apt-get install ${browser.packages.join(" ")}): its journeys are skipped.\n`,
      );
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

async function testIn(browser: OtherBrowser, total: Count): Promise<void> {
  const server = await startServer();
  let stopped: Promise<void> | null = null;
  const stopServer = (): Promise<void> => (stopped ??= server.stop());
  const { session, stop } = await browser.launch();
  const tab = new Tab(session, server.url);
  try {
    for (const { name, only, run } of JOURNEYS) {
      if (only !== undefined && only !== browser.name) continue;
      try {
        await run({ tab, browser: browser.name, stopServer });
        total.passed += 1;
        process.stdout.write(`  ✓ ${browser.name}: ${name}\n`);
      } catch (error) {
        total.failed += 1;
        const message = error instanceof Error ? error.message : String(error);
        process.stdout.write(`  ✗ ${browser.name}: ${name}\n      ${message.replaceAll("\n", "\n      ")}\n`);
        await keepPicture(tab, `${browser.name} ${name}`);
      }
    }
  } finally {
    await stop();
    await stopServer();
  }
}

async function keepPicture(tab: Tab, name: string): Promise<void> {
  const picture = await tab.session("screenshot").catch(() => null);
  if (typeof picture !== "string") return;
  const folder = join(ROOT, "test-results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name.replaceAll(/\W+/g, "-").toLowerCase()}.png`), Buffer.from(picture, "base64"));
}

process.exit(await testOtherBrowsers(process.argv.slice(2)));
