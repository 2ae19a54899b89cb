import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildWeb } from "../scripts/build-web.ts";
import { ROOT } from "../scripts/process.ts";
import { add, NOTHING, ONE_FAILED, ONE_PASSED, summarize, type Count } from "../scripts/test-count.ts";
import { JOURNEYS } from "./browser-journeys.ts";
import { ensureInstalled, OTHER_BROWSERS } from "./launch-browsers.ts";
import type { OtherBrowser } from "./launch-browsers.ts";
import { startServer } from "./server.ts";
import { Tab } from "./webdriver.ts";

const REPORT = "--report=";

/**
 * `node scripts/run.mjs e2e/other-browsers.ts [browser ...] [--report=file]`: the main journeys in Firefox and WebKit, each on its own server. Its last
 * line is `N passed, N failed`; a picture of every failure is in test-results. A browser that isn't there is named, and its journeys are skipped. The
 * report is the `Count` as JSON.
 */
async function testOtherBrowsers(args: readonly string[]): Promise<number> {
  const only = args.filter((arg) => !arg.startsWith(REPORT));
  const report = args.find((arg) => arg.startsWith(REPORT))?.slice(REPORT.length);
  await buildWeb();
  let total = NOTHING;
  for (const browser of OTHER_BROWSERS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    if (await ensureInstalled(browser)) total = add(total, await testIn(browser));
    else {
      total = add(total, { ...NOTHING, skipped: journeysFor(browser).length, missing: [browser.name] });
      process.stdout.write(
        `${browser.name} isn't installed (Debian: apt-get install ${browser.packages.join(" ")}): its journeys are skipped.\n`,
      );
    }
  }
  if (report !== undefined) await writeFile(report, JSON.stringify(total));
  process.stdout.write(summarize(total));
  return total.failed === 0 ? 0 : 1;
}

const journeysFor = ({ name }: OtherBrowser) => JOURNEYS.filter(({ only }) => only === undefined || only === name);

async function testIn(browser: OtherBrowser): Promise<Count> {
  let total = NOTHING;
  const server = await startServer();
  let stopped: Promise<void> | null = null;
  const stopServer = (): Promise<void> => (stopped ??= server.stop());
  const { session, stop } = await browser.launch();
  const tab = new Tab(session, server.url);
  try {
    for (const { name, run } of journeysFor(browser)) {
      try {
        await run({ tab, browser: browser.name, stopServer });
        total = add(total, ONE_PASSED);
        process.stdout.write(`  ✓ ${browser.name}: ${name}\n`);
      } catch (error) {
        total = add(total, ONE_FAILED);
        const message = error instanceof Error ? error.message : String(error);
        process.stdout.write(`  ✗ ${browser.name}: ${name}\n      ${message.replaceAll("\n", "\n      ")}\n`);
        await keepPicture(tab, `${browser.name} ${name}`);
      }
    }
  } finally {
    await stop();
    await stopServer();
  }
  return total;
}

async function keepPicture(tab: Tab, name: string): Promise<void> {
  const picture = await tab.session("screenshot").catch(() => null);
  if (typeof picture !== "string") return;
  const folder = join(ROOT, "test-results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name.replaceAll(/\W+/g, "-").toLowerCase()}.png`), Buffer.from(picture, "base64"));
}

process.exit(await testOtherBrowsers(process.argv.slice(2)));
