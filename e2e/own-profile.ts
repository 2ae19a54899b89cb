import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { CHROMIUM_ARGS, findJourneyBrowser } from "../scripts/chromium.ts";
import { PHONE } from "./screens.ts";
import { ZONE } from "./zone.ts";

/** A browser with a profile on the disk, as people have: it can be closed and opened again, and pages can be installed from it. */
export interface OwnProfile {
  /** Starts the browser. */
  readonly open: () => Promise<{ readonly context: BrowserContext; readonly page: Page }>;
  readonly remove: () => Promise<void>;
}

export async function makeProfile(baseURL: string): Promise<OwnProfile> {
  const folder = await mkdtemp(join(tmpdir(), "lockstep-profile-"));
  const executablePath = findJourneyBrowser() ?? undefined;
  return {
    async open() {
      const context = await chromium.launchPersistentContext(folder, {
        ...(executablePath === undefined ? {} : { executablePath }),
        args: CHROMIUM_ARGS,
        baseURL,
        viewport: { width: PHONE.width, height: PHONE.height },
        timezoneId: ZONE,
        locale: "en-US",
      });
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
