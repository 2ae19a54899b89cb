import { existsSync, globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";
import { ensureChromium } from "./chromium.ts";
import { ROOT, runTool } from "./process.ts";
import { add, NOTHING, ONE_FAILED, ONE_PASSED, summarize, type Count } from "./test-count.ts";

// npm test [-- community] [-- path/to/file.test.ts]: every test file, or those whose path contains one of the words.
// npm run test:full: all cases of what `npm test` takes a sample of, the planners' whole sweeps, and the journeys in other browsers.

interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

type Print = (text: string) => void;

const printNow: Print = (text) => void process.stdout.write(text);

const TESTS = "unit, server and simulated-document tests";
const JOURNEYS_STEP = "journeys in Chromium";

const FULL = "--full";
/**
 * Marks a journey that only the full run makes, or whoever names its file. `npm test` makes one through each feature, and those in which data, privacy or money could be
 * lost; side paths, whose rules the server's and the components' tests check, wait.
 */
const FULL_ONLY = "@full";
const OTHER_BROWSERS = "e2e/other-browsers.ts";
const VITEST_FILES = "{domain,content,figure,contract,scripts,server,bench,web}/**/*.test.{ts,tsx}";
const JOURNEYS = "e2e/**/*.spec.ts";

/** The test files that a pattern finds and that one of the words is part of; all of them where there are no words. */
function findFiles(pattern: string, words: readonly string[]): string[] {
  const files = globSync(pattern, { cwd: ROOT, exclude: (path) => /(^|[\\/])(node_modules|build)$/.test(path) });
  const paths = files.map((file) => file.replaceAll("\\", "/"));
  return words.length === 0 ? paths : paths.filter((path) => words.some((word) => path.includes(word)));
}

/** Unit, server and simulated-document tests, in one run of vitest. */
async function runVitest(report: string, files: readonly string[]): Promise<Count> {
  const code = await runTool("node_modules/vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...files,
  ]);
  const result = await readReport(report);
  if (result === null) return ONE_FAILED;
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numFailedTestSuites = 0,
  } = result as Record<string, number>;
  // A file that can't be loaded has no failed test of its own, yet it has failed; so has a run that ends badly for any other reason.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0);
  return { ...NOTHING, passed: numPassedTests, failed, skipped: numPendingTests };
}

/** The browser's journeys, in real Chromium against a real server. */
async function runJourneys(report: string, files: readonly string[], isWhole: boolean, print: Print): Promise<Count> {
  if ((await ensureChromium()) === null) {
    process.stderr.write(
      "The browser tests need Chromium: install Debian's `chromium` (as root: apt-get install chromium) and run this again.\n",
    );
    return ONE_FAILED;
  }
  const chosen = isWhole ? files : ["--grep-invert", FULL_ONLY, "--pass-with-no-tests", ...files];
  const code = await runTool(
    "node_modules/@playwright/test/cli.js",
    ["test", "--config", "e2e/playwright.config.ts", ...chosen],
    {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      print,
    },
  );
  const result = await readReport(report);
  if (result === null) return ONE_FAILED;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (result as { stats?: Record<string, number> }).stats ?? {};
  return { ...NOTHING, passed: expected + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1), skipped };
}

/** The main journeys in other browsers, where those are installed. */
async function runOtherBrowsers(report: string): Promise<Count> {
  const code = await runTool(OTHER_BROWSERS, [`--report=${report}`]);
  const count = (await readReport(report)) as Count | null;
  if (count === null) return ONE_FAILED;
  return { ...count, failed: Math.max(count.failed, code === 0 ? 0 : 1) };
}

async function readReport(file: string): Promise<object | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as object;
  } catch {
    return null;
  }
}

/**
 * Runs journeys beside the tests: neither keeps two cores busy alone. What the journeys print waits until the tests have ended, so that the two don't mix.
 */
async function runBeside(runTests: () => Promise<Count>, runAll: (print: Print) => Promise<Count>): Promise<Count> {
  const held: string[] = [];
  let isHeld = true;
  const journeys = runAll((text) => (isHeld ? void held.push(text) : printNow(text)));
  const tests = await runTests();
  printNow(`\n== ${JOURNEYS_STEP}\n${held.join("")}`);
  isHeld = false;
  return add(tests, await journeys);
}

/** A program that counts as one test. */
async function runProgram(entry: string, args: readonly string[]): Promise<Count> {
  return (await runTool(entry, args)) === 0 ? ONE_PASSED : ONE_FAILED;
}

function planSteps(reports: string, isFull: boolean, words: readonly string[]): Step[] {
  const tests = findFiles(VITEST_FILES, words);
  const journeys = findFiles(JOURNEYS, words);
  // vitest and Playwright find all files themselves.
  const named = (files: readonly string[]): readonly string[] => (words.length === 0 ? [] : files);
  const steps: Step[] = [];
  if (journeys.length > 0 || tests.some((file) => file.startsWith("server/")))
    steps.push({ name: "the pages", run: () => buildWeb().then(() => NOTHING) });
  const runTests = (): Promise<Count> => runVitest(join(reports, "vitest.json"), named(tests));
  const isWhole = isFull || words.some((word) => journeys.includes(word));
  const runAll = (print: Print): Promise<Count> => runJourneys(join(reports, "playwright.json"), named(journeys), isWhole, print);
  if (tests.length > 0 && journeys.length > 0)
    steps.push({ name: `${TESTS}, with the journeys beside them`, run: () => runBeside(runTests, runAll) });
  else if (tests.length > 0) steps.push({ name: TESTS, run: runTests });
  else if (journeys.length > 0) steps.push({ name: JOURNEYS_STEP, run: () => runAll(printNow) });
  if (isFull && words.length === 0) {
    if (existsSync(join(ROOT, OTHER_BROWSERS)))
      steps.push({ name: "journeys in Firefox and WebKit", run: () => runOtherBrowsers(join(reports, "other-browsers.json")) });
    for (const planner of ["training", "meals"])
      steps.push({
        name: `every choice of the ${planner} planner`,
        run: () => runProgram("scripts/sweep/main.ts", ["--only", planner]),
      });
  }
  return steps;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const isFull = args.includes(FULL);
  const words = args.filter((arg) => arg !== FULL).map((word) => word.replaceAll("\\", "/").replace(/^\.\//, ""));
  // vitest, Playwright and what they start read it.
  process.env["LOCKSTEP_TESTS"] = isFull ? "full" : "sample";
  const reports = await mkdtemp(join(tmpdir(), "lockstep-test-"));
  let total = NOTHING;
  try {
    const steps = planSteps(reports, isFull, words);
    if (steps.length === 0) process.stderr.write(`No test file has ${words.join(" or ")} in its path.\n`);
    for (const [at, { name, run }] of steps.entries()) {
      process.stdout.write(`\n== ${at + 1} of ${steps.length}: ${name}\n`);
      total = add(total, await run());
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    total = add(total, ONE_FAILED);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  process.stdout.write(`\n${summarize(total)}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.exit(await main());
