import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";
import { ensureChromium } from "./chromium.ts";
import { runTool } from "./process.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };
const ONE_FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

/** Unit, server and simulated-document tests, in one run of vitest. */
async function runVitest(report: string): Promise<Count> {
  const code = await runTool("node_modules/vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const result = await readReport(report);
  if (result === null) return ONE_FAILED;
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numFailedTestSuites = 0,
  } = result as Record<string, number>;
  // A file that cannot be loaded has no failed test of its own, yet it has failed; so has a run that ends badly for any other reason.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/** The browser's journeys, in real Chromium against a real server. */
async function runBrowserTests(report: string): Promise<Count> {
  const browser = await ensureChromium();
  if (browser === null) {
    process.stderr.write(
      "The browser tests need Chromium: install Debian's `chromium` (as root: apt-get install chromium) and run this again.\n",
    );
    return ONE_FAILED;
  }
  const code = await runTool("node_modules/@playwright/test/cli.js", ["test", "--config", "e2e/playwright.config.ts"], {
    env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const result = await readReport(report);
  if (result === null) return ONE_FAILED;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (result as { stats?: Record<string, number> }).stats ?? {};
  return { passed: expected + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1), skipped };
}

async function readReport(file: string): Promise<object | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as object;
  } catch {
    return null;
  }
}

function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

async function main(): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), "lockstep-test-"));
  let total = NOTHING;
  try {
    await buildWeb();
    total = add(total, await runVitest(join(reports, "vitest.json")));
    total = add(total, await runBrowserTests(join(reports, "playwright.json")));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    total = add(total, ONE_FAILED);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  // Some can only be asked as root: acting as another user.
  if (total.skipped > 0) process.stdout.write(`\n${total.skipped} skipped\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.exit(await main());
