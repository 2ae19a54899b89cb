import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { giveMeals } from "../e2e/meal-steps.ts";
import { PRIYA, signInByApi } from "../e2e/people.ts";
import { givePlan } from "../e2e/plan-steps.ts";
import { DESKTOP, PHONE } from "../e2e/screens.ts";
import { startServer } from "../e2e/server.ts";
import { openSettled, settled } from "../e2e/settled.ts";
import { buildWeb } from "./build-web.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { ROOT } from "./process.ts";

/**
 * Takes the pictures that a browser shows when it offers to install Lockstep (`screenshots` in web/public/manifest.webmanifest), from the product itself with a
 * member of the sample. Run by hand when those pages change: `node scripts/run.mjs scripts/install-pictures.ts`.
 */
const PICTURES = [
  { name: "workout", path: "/workout-plan", onPhones: ".exercise-thumb" },
  { name: "meals", path: "/meal-plan", onPhones: ".meal-row" },
  { name: "community", path: "/community", onPhones: null },
] as const;

const SHAPES = [
  { name: "narrow", screen: PHONE, scale: 2 },
  { name: "wide", screen: DESKTOP, scale: 1 },
] as const;

const folder = join(ROOT, "web/public/screenshots");

await buildWeb();
const executablePath = await ensureChromium();
if (executablePath === null) throw new Error("Chromium is needed for pictures: install Debian's `chromium`.");
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  const first = await browser.newPage({ baseURL: server.url });
  await signInByApi(first, PRIYA);
  await givePlan(first, {
    muscleGroups: ["Chest", "Back", "Legs"],
    durationMinutes: 45,
    location: "gym",
    skillLevel: "intermediate",
  });
  await giveMeals(first, server.url);
  const storageState = await first.context().storageState();
  for (const { name: shape, screen, scale } of SHAPES) {
    const context = await browser.newContext({
      baseURL: server.url,
      storageState,
      viewport: screen,
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    for (const { name, path, onPhones } of PICTURES) {
      if (shape === "wide" && name === "community") continue;
      await openSettled(page, path);
      // A phone's first screen is the day's summary: what's in it comes below.
      if (shape === "narrow" && onPhones !== null)
        await page
          .locator(onPhones)
          .first()
          .evaluate((part) => window.scrollTo({ top: part.getBoundingClientRect().top - 240, behavior: "instant" }));
      await settled(page);
      await sharp(await page.screenshot())
        .webp({ quality: 72, effort: 6 })
        .toFile(join(folder, `${name}-${shape}.webp`));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
