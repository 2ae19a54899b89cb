import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { PAGES, VIEWERS } from "../e2e/pages.ts";
import type { PageToSee } from "../e2e/pages.ts";
import { storageStateOf } from "../e2e/people.ts";
import { DESKTOP, LAPTOP, PHONE, THEMES } from "../e2e/screens.ts";
import type { Screen, Theme } from "../e2e/screens.ts";
import { startServer } from "../e2e/server.ts";
import { openSettled, settled, sheetAppears } from "../e2e/settled.ts";
import { buildWeb } from "./build-web.ts";
import { STATES, shareWeek } from "./look-states.ts";
import type { StateToSee } from "./look-states.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { ROOT } from "./process.ts";

const SMALL: Screen = { name: "small", width: 320, height: 640 };

/**
 * `npm run look [names]`: a picture of every page and of the states worth seeing on phone, laptop and desktop, light and dark, and of every
 * page on the smallest phone in light, into `look/pages`. Names choose some of them (see e2e/pages.ts and look-states.ts).
 */
async function look(only: readonly string[]): Promise<void> {
  await buildWeb();
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error("Chromium is needed for pictures: install Debian's `chromium`.");
  const folder = join(ROOT, "look", "pages");
  if (only.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const missed: string[] = [];
  try {
    // The member's state brings the plan that is shared.
    await storageStateOf(browser, server.url, "member");
    const sharedPath = await shareWeek(server.url);
    const wanted = [...PAGES.map(asState), ...STATES].filter(({ name }) => only.length === 0 || only.includes(name));
    for (const viewer of VIEWERS) {
      const states = wanted.filter((state) => state.viewer === viewer);
      for (const screen of [PHONE, LAPTOP, DESKTOP])
        for (const theme of THEMES)
          missed.push(...(await takePictures(browser, states, { screen, theme, folder, sharedPath, url: server.url })));
      const small = { screen: SMALL, theme: "light", folder, sharedPath, url: server.url } as const;
      missed.push(...(await takePictures(browser, states.filter(isPage), small)));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  process.stdout.write(`The pictures are in ${folder}.\n`);
  if (missed.length > 0) throw new Error(`Not reached:\n${missed.join("\n")}`);
}

const asState = ({ name, path, viewer }: PageToSee): StateToSee => ({ name, path, viewer, reach: async () => {} });
const isPage = ({ name }: StateToSee): boolean => PAGES.some((page) => page.name === name);

interface Shot {
  readonly screen: Screen;
  readonly theme: Theme;
  readonly folder: string;
  readonly url: string;
  readonly sharedPath: string;
}

/** One person's pages and states at one size in one theme; answers which weren't reached, so that one of them doesn't cost the others. */
async function takePictures(browser: Browser, states: readonly StateToSee[], shot: Shot): Promise<string[]> {
  const [first] = states;
  if (first === undefined) return [];
  const isPhone = shot.screen.width <= PHONE.width;
  const context: BrowserContext = await browser.newContext({
    viewport: shot.screen,
    colorScheme: shot.theme,
    baseURL: shot.url,
    storageState: await storageStateOf(browser, shot.url, first.viewer),
    reducedMotion: "reduce",
    // Answers are put in their place below, which a worker would get past.
    serviceWorkers: "block",
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  context.setDefaultTimeout(60_000);
  const page: Page = await context.newPage();
  const missed: string[] = [];
  for (const state of states) {
    try {
      if (state.path !== undefined) await openSettled(page, state.path);
      await state.reach({ page, isPhone, sharedPath: shot.sharedPath });
      await settle(page, state.over);
      const path = join(shot.folder, `${state.name}-${shot.screen.name}-${shot.theme}.png`);
      await page.screenshot({ path, fullPage: state.over === undefined });
      process.stdout.write(`${state.name} ${shot.screen.name} ${shot.theme}\n`);
    } catch (error) {
      missed.push(
        `${state.name} ${shot.screen.name} ${shot.theme}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
      );
    }
    await context.setOffline(false);
    await page.emulateMedia({ media: null });
  }
  await context.close();
  return missed;
}

/** Goes through a page from top to bottom and back, so that what is drawn late is in the picture. */
async function goThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Waits until what was asked for has drawn itself; a whole page is gone through twice, as what comes near may itself bring something that's drawn late. */
async function settle(page: Page, over: StateToSee["over"]): Promise<void> {
  if (over === "sheet") await sheetAppears(page);
  if (over === undefined) {
    // What a browser leaves undrawn outside the window would be missing in a picture of the whole page.
    await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
    await goThrough(page);
    await settled(page);
    await goThrough(page);
  }
  await settled(page);
  // React shows a part whose file has just loaded 300 ms after its room was, and its pictures are asked for then.
  await page.waitForTimeout(500);
  await settled(page);
}

await look(process.argv.slice(2));
