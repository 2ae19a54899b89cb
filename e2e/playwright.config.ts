import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findJourneyBrowser } from "../scripts/chromium.ts";
import { ZONE } from "./zone.ts";

/** Journeys in real Chromium against a real server that each worker starts for itself (see fixtures.ts). No time is asserted. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./template.ts",
  workers: 2,
  // Every test brings its own people and data, so the workers share them out evenly.
  fullyParallel: true,
  // Long journeys on a machine that has other work.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  retries: process.env["CI"] ? 1 : 0,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findJourneyBrowser() ?? undefined, args: CHROMIUM_ARGS },
    viewport: { width: 390, height: 844 },
    timezoneId: ZONE,
    // Where a page's requests go through the worker, `page.route` doesn't see them, and each new browser fetches the whole app for it. Journeys of the worker allow it.
    serviceWorkers: "block",
    locale: "en-US",
    // Recording what passes too costs a quarter of the run.
    trace: "on-first-retry",
    // What can't be pressed within this isn't there: a journey that has a quarter of an hour must not spend it on that.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
