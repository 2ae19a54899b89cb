import { pageAt } from "@lockstep/contract/pages.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { NO_ANSWER, openNextVersion } from "./next-version.ts";
import { makeProfile } from "./own-profile.ts";
import { OWN_GROUP } from "./pages.ts";
import { ALEX, lookAround, prepareGroup, registerByApi, signIn, signInByApi } from "./people.ts";

test.use({ serviceWorkers: "allow" });

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly id: string;
  readonly scope: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}

const workerIsReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test("Chromium would install it, and everything that its manifest names is there", async ({ server }) => {
  const profile = await makeProfile(server.url);
  const { context, page } = await profile.open();
  try {
    await page.goto("/");
    await workerIsReady(page);
    const session = await context.newCDPSession(page);
    expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
    const { errors, data = "" } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as Manifest;
    expect(manifest).toMatchObject({ id: "/", scope: "/", display: "standalone", short_name: "Lockstep" });
    const registered = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(registered).pathname).toBe("/");

    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes, type } of pictures) {
      const answer = await page.request.get(src);
      expect([src, answer.status(), answer.headers()["content-type"]?.split(";")[0]]).toEqual([src, 200, type]);
      if (sizes === "any") continue;
      const body = await answer.body();
      const { width, height } = await sharp(body).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
      expect(body.length, `bytes of ${src}`).toBeLessThan(150_000);
    }
    const sizesFor = (purpose: string) => manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(sizesFor("any")).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(sizesFor("maskable")).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(["narrow", "wide"]));
    for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }])
      expect(pageAt(url.split("?")[0] ?? ""), url).toBeDefined();
  } finally {
    await context.close();
    await profile.remove();
  }
});

/** The browser offers to install the page, as it does on its own outside of tests; answers what became of the offer. */
async function offerInstall(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const asked = { times: 0 };
    const prompt = () => {
      asked.times += 1;
      return Promise.resolve({ outcome: "accepted" });
    };
    Object.assign(window, { asked });
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  });
  return () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
}

const installPrompt = (page: Page) => page.getByRole("complementary", { name: "Install Lockstep" });

for (const answer of ["Install", "Dismiss the install prompt"]) {
  test(`what the browser offers is shown until it's answered with "${answer}", then never again @full`, async ({ page }) => {
    await lookAround(page);
    await page.goto("/exercises");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(installPrompt(page)).toHaveCount(0);
    const timesAsked = await offerInstall(page);
    await expect(installPrompt(page)).toBeVisible();
    await page.getByRole("link", { name: "Community" }).last().click();
    await expect(page).toHaveURL(/\/community$/);
    await installPrompt(page).getByRole("button", { name: answer, exact: true }).click();
    await expect(installPrompt(page)).toHaveCount(0);
    expect(await timesAsked()).toBe(answer === "Install" ? 1 : 0);
    for (const path of ["/exercises", "/"]) {
      await page.goto(path);
      await page.locator('html[data-live="1"]').waitFor({ state: "attached" });
      await offerInstall(page);
      // The page has had its rest when its own parts are there.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(installPrompt(page)).toHaveCount(0);
    }
  });
}

test("the installed app offers nothing @full", async ({ page }) => {
  await lookAround(page);
  // No command of the browser's puts a page into an installed app's window: its answer to this one question is all that differs.
  await page.addInitScript(() => {
    const matches = window.matchMedia.bind(window);
    window.matchMedia = (query) => matches(query === "(display-mode: standalone)" ? "all" : query);
  });
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await offerInstall(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(installPrompt(page)).toHaveCount(0);
});

test.describe("Safari on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });

  test("is shown the steps, once @full", async ({ page }) => {
    await lookAround(page);
    await page.goto("/exercises");
    await installPrompt(page).getByRole("button", { name: "How to" }).click();
    const steps = page.getByRole("dialog", { name: "Install on iPhone or iPad" });
    await expect(steps).toContainText("Add to Home Screen");
    await steps.getByRole("button", { name: "Got it" }).click();
    await expect(steps).toHaveCount(0);
    await expect(installPrompt(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(installPrompt(page)).toHaveCount(0);
  });
});

/** Another app shares something with Lockstep: the request is the one that the manifest asks for. */
async function share(page: Page, shared: Readonly<Record<string, string>>, withPicture: boolean): Promise<void> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c00000" } })
    .png()
    .toBuffer();
  await page.evaluate(
    ([fields, bytes]) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement("textarea");
        Object.assign(field, { name, value });
        form.append(field);
      }
      if (bytes !== null) {
        const field = document.createElement("input");
        Object.assign(field, { type: "file", name: "picture" });
        const files = new DataTransfer();
        files.items.add(new File([Uint8Array.from(bytes)], "view.png", { type: "image/png" }));
        field.files = files.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [shared, withPicture ? [...picture] : null] as const,
  );
}

const composer = (page: Page) => page.getByRole("form", { name: "Write a post" });
const draft = (page: Page) => composer(page).getByRole("textbox", { name: "Your post" });

test("what another app shares is a post's draft, with its picture, below what was begun already @full", async ({ page }) => {
  await registerByApi(page, "Sue Sharing");
  await page.goto("/community");
  await workerIsReady(page);
  await page.reload();
  await draft(page).fill("Begun before.");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), "the draft is kept").toContain("Begun before.");
  await share(page, { title: "A long run", text: "Ten miles", url: "https://example.com/run" }, true);
  await expect(page).toHaveURL(/\/community$/);
  await expect(draft(page)).toHaveValue("Begun before.\n\nA long run\nTen miles\nhttps://example.com/run");
  await expect(composer(page).getByRole("img", { name: "Preview of view.png" })).toBeVisible();
  await composer(page).getByRole("button", { name: "Post", exact: true }).click();
  const post = page.getByRole("article").filter({ hasText: "Begun before." });
  await expect(post.locator("img[src^='/files/post-images/']")).toBeVisible();
  // It was taken once.
  await page.reload();
  await expect(draft(page)).toHaveValue("");
  await expect(composer(page).getByRole("img", { name: "Preview of view.png" })).toHaveCount(0);
});

test("what is shared before the sign-in is there after it @full", async ({ page }) => {
  await page.goto("/exercises");
  await workerIsReady(page);
  await page.reload();
  await share(page, { text: "Worth a try: https://example.com/squat" }, false);
  await expect(page).toHaveURL((url) => url.pathname === "/login" && url.searchParams.get("redirect") === "/share");
  await signIn(page, ALEX);
  await expect(page).toHaveURL(/\/community$/);
  await expect(draft(page)).toHaveValue("Worth a try: https://example.com/squat");
  await draft(page).fill("");
});

test("a new version asks, reloads every tab, and nothing that was typed is lost", async ({ browser, server }) => {
  await prepareGroup(server.url);
  const door = await openNextVersion(server.url);
  const context = await browser.newContext({ baseURL: door.url, serviceWorkers: "allow" });
  try {
    const first = await context.newPage();
    await signInByApi(first, ALEX);
    await first.goto("/community");
    await workerIsReady(first);
    await first.reload();
    const second = await context.newPage();
    await second.goto(`/groups/${OWN_GROUP}/settings`);
    const about = second.getByRole("textbox", { name: "Description" });
    await expect(about).toBeVisible();
    const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const question = (page: Page) => page.getByRole("status").filter({ hasText: "New content available. Reload?" });

    // The same worker is no news.
    await update(first);
    await expect(question(first)).toHaveCount(0);
    await draft(first).fill("Half a thought");
    await about.fill("Five slow miles, then breakfast");
    door.release();
    await update(first);
    await expect(question(first)).toBeVisible();
    await expect(question(second)).toBeVisible();
    await question(second).getByRole("button", { name: "Later" }).click();
    await expect(question(second)).toHaveCount(0);

    for (const page of [first, second]) await page.evaluate(() => Object.assign(window, { isOld: true }));
    await question(first).getByRole("button", { name: "Reload" }).click();
    for (const page of [first, second])
      await expect.poll(() => page.evaluate(() => "isOld" in window).catch(() => true), "the page has reloaded").toBe(false);
    await expect(draft(first)).toHaveValue("Half a thought");
    await expect(about).toHaveValue("Five slow miles, then breakfast");
    await expect(question(first)).toHaveCount(0);
    await draft(first).fill("");

    // A tab in the middle of something isn't reloaded under the person's hands.
    await second.goto("/groups");
    await second.getByRole("button", { name: "Create Group" }).first().click();
    const dialog = second.getByRole("dialog");
    await dialog.getByLabel("Group name").fill("Early birds");
    await second.evaluate(() => Object.assign(window, { isOld: true }));
    door.release();
    await update(first);
    await question(first).getByRole("button", { name: "Reload" }).click();
    await expect(question(second)).toBeAttached();
    expect(await second.evaluate(() => "isOld" in window)).toBe(true);
    await expect(dialog.getByLabel("Group name")).toHaveValue("Early birds");
  } finally {
    await context.close();
    await door.stop();
  }
});

test("on a bad line, a new version is shown although the old worker still waits for an answer @full", async ({
  browser,
  server,
}) => {
  const door = await openNextVersion(server.url);
  const context = await browser.newContext({ baseURL: door.url, serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    await page.goto("/faq");
    await workerIsReady(page);
    await page.reload();
    await page.evaluate((path) => void fetch(path).catch(() => undefined), NO_ANSWER);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    door.release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => page.evaluate(() => "isOld" in window).catch(() => true), "the page has reloaded").toBe(false);
  } finally {
    await context.close();
    await door.stop();
  }
});
