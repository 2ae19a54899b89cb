import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../scripts/process.ts";
import { PHONE } from "./screens.ts";
import { freePort } from "./server.ts";
import { openHttpSession, openMarionetteSession } from "./webdriver.ts";
import type { Session } from "./webdriver.ts";
import { ZONE } from "./zone.ts";

/** A browser that runs, in a window as wide as a phone. */
export interface LaunchedBrowser {
  readonly session: Session;
  readonly stop: () => Promise<void>;
}

/** A browser other than Chromium, from Debian's packages. */
export interface OtherBrowser {
  readonly name: "Firefox" | "WebKit";
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
  readonly launch: () => Promise<LaunchedBrowser>;
}

const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/bin/openbox"];
const MINI_BROWSER = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];

export const OTHER_BROWSERS: readonly OtherBrowser[] = [
  { name: "Firefox", packages: ["firefox-esr"], isInstalled: () => existsSync(FIREFOX), launch: launchFirefox },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb", "openbox"],
    isInstalled: () => WEBKIT.every((path) => existsSync(path)) && MINI_BROWSER.some((path) => existsSync(path)),
    launch: launchWebKit,
  },
];

/** Whether the browser is there, or could be installed: from Debian's packages, where this user may. */
export async function ensureInstalled({ name, packages, isInstalled }: OtherBrowser): Promise<boolean> {
  if (isInstalled() || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return isInstalled();
  process.stdout.write(`Installing ${packages.join(", ")} for the tests in ${name} ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
  return isInstalled();
}

/** Tries again until it succeeds or the program has ended: a browser takes its time to listen. */
async function onceItListens<T>(program: ChildProcess, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (program.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function start(command: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "ignore"] });
}

async function end(...programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    const ended = new Promise((resolve) => program.once("exit", resolve));
    program.kill();
    await ended;
  }
}

async function launchFirefox(): Promise<LaunchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "lockstep-firefox-"));
  const port = await freePort();
  const settings = {
    "marionette.port": port,
    "toolkit.legacyUserProfileCustomizations.stylesheets": true,
    "ui.prefersReducedMotion": 0,
    "ui.useOverlayScrollbars": 1,
    "intl.accept_languages": "en-US",
    "app.normandy.enabled": false,
    "app.update.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  await mkdir(join(profile, "chrome"));
  // Firefox's own window is never as narrow as a phone.
  await writeFile(join(profile, "chrome/userChrome.css"), ":root { min-width: 0 !important; }");
  const browser = start(FIREFOX, ["--headless", "--marionette", "--kiosk", "--no-remote", "--profile", profile, "about:blank"], {
    HOME: profile,
    TZ: ZONE,
    MOZ_HEADLESS_WIDTH: String(PHONE.width),
    MOZ_HEADLESS_HEIGHT: String(PHONE.height),
  });
  const session = await onceItListens(browser, () => openMarionetteSession(port));
  return {
    session,
    stop: async () => {
      await end(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A screen of a phone's size without anyone in front of it; answers its number. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", `${PHONE.width}x${PHONE.height}x24`], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once("data", (line: Buffer) => resolve(`:${line.toString().trim()}`));
    screen.once("exit", () => reject(new Error("Xvfb ended before it showed anything.")));
  });
  return { screen, display };
}

async function launchWebKit(): Promise<LaunchedBrowser> {
  const { screen, display } = await startScreen();
  const home = await mkdtemp(join(tmpdir(), "lockstep-webkit-"));
  const env = {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: "C.UTF-8",
    TZ: ZONE,
    GTK_A11Y: "none",
    NO_AT_BRIDGE: "1",
  };
  const windows = start("/usr/bin/openbox", [], env);
  const port = await freePort();
  const driver = start("/usr/bin/WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    ...env,
    // Root can't make the sandbox's namespaces in a container; the only pages are the product's own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  });
  const binary = MINI_BROWSER.find((path) => existsSync(path));
  const session = await onceItListens(driver, () =>
    openHttpSession(`http://127.0.0.1:${port}`, {
      "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] },
    }),
  );
  return {
    session,
    stop: async () => {
      await session("quit").catch(() => undefined);
      await end(driver, windows, screen);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
