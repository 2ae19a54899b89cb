import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run, runTool } from "./process.ts";

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Start options that keep Chromium off the network and let it run as root. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-dev-shm-usage",
];

/** The browser to drive, or null when none is there. */
export function findChromium(): string | null {
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system !== undefined) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/**
 * The browser of the journeys, or null when none is there: Chromium's headless shell, which spends a fifth less processor time than the whole browser, but knows no
 * permissions.
 */
export function findJourneyBrowser(): string | null {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Finds Chromium, or installs it: Debian's package where this user may, Playwright's own build otherwise. Null when neither works. */
export async function ensureChromium(): Promise<string | null> {
  const present = findChromium();
  if (present !== null) return present;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Debian's chromium for the browser tests ...\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    // Liberation Sans stands in until our own fonts have arrived (web/ui/fonts.css), as Arial or Roboto do on people's devices.
    const packages = ["chromium", "chromium-headless-shell", "fonts-liberation"];
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  process.stdout.write("Installing Playwright's chromium for the browser tests ...\n");
  await runTool("node_modules/@playwright/test/cli.js", ["install", "chromium"]);
  return findChromium();
}
