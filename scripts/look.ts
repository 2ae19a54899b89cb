import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { PAGES } from "../e2e/pages.ts";
import type { PageToSee } from "../e2e/pages.ts";
import { enterAs, preparePlan } from "../e2e/people.ts";
import { startServer } from "../e2e/server.ts";
import { buildWeb } from "./build-web.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { ROOT } from "./process.ts";

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const THEMES = ["light", "dark"] as const;

/** `npm run look [page names]`: a picture of every page, phone and desktop, light and dark, into `look/`. */
async function look(only: readonly string[]): Promise<void> {
  await buildWeb();
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error("Chromium is needed for pictures: install Debian's `chromium`.");
  const folder = join(ROOT, "look");
  if (only.length === 0) await rm(join(folder, "pages"), { recursive: true, force: true });
  await mkdir(join(folder, "pages"), { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    await preparePlan(server.url);
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const theme of THEMES) {
        for (const viewer of ["visitor", "guest", "member"] as const) {
          const pages = PAGES.filter((page) => page.viewer === viewer && (only.length === 0 || only.includes(page.name)));
          if (pages.length > 0)
            await takePictures(browser, server.url, pages, { size, viewport, theme, folder: join(folder, "pages") });
        }
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  process.stdout.write(`The pictures are in ${join(folder, "pages")}.\n`);
}

interface Shot {
  readonly size: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: "light" | "dark";
  readonly folder: string;
}

async function takePictures(browser: Browser, url: string, pages: readonly PageToSee[], shot: Shot): Promise<void> {
  const context: BrowserContext = await browser.newContext({
    viewport: shot.viewport,
    colorScheme: shot.theme,
    baseURL: url,
    reducedMotion: "reduce",
    isMobile: shot.size === "phone",
    hasTouch: shot.size === "phone",
  });
  const page: Page = await context.newPage();
  await enterAs(page, pages[0]?.viewer ?? "visitor");
  for (const { name, path } of pages) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.screenshot({ path: join(shot.folder, `${name}-${shot.size}-${shot.theme}.png`), fullPage: true });
    process.stdout.write(`${name} ${shot.size} ${shot.theme}\n`);
  }
  await context.close();
}

await look(process.argv.slice(2));
