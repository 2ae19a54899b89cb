import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.ts";
import { act, bell, followNotice, leave, newMember, postOf, publish, unique } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";
import { startServer } from "./server.ts";

// Only the whole browser asks for permissions.
test.use({ serviceWorkers: "allow", launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS } });

/** What this browser shows of ours now, as the service worker knows it. */
const shownNotes = (page: Page): Promise<readonly { readonly title: string; readonly body: string; readonly tag: string }[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

type Setting = "granted" | "denied" | "prompt";

/** Sets what the browser answers when a page of ours asks for notifications, as someone would in its settings. It holds as long as the session that said it. */
async function settingsOf(browser: Browser, page: Page, url: string): Promise<(setting: Setting) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { browserContextId } = (await session.send("Target.getTargetInfo")).targetInfo;
  await session.detach();
  const whole = await browser.newBrowserCDPSession();
  return async (setting) => {
    await whole.send("Browser.setPermission", {
      permission: { name: "notifications" },
      setting,
      origin: url,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
  };
}

/** The browser's own delivery of pushed messages to the service worker of a page's origin. */
async function pushTo(page: Page): Promise<(data: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  return async (data) => {
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(data) });
  };
}

/** What of a service worker's inside is used here; its types aren't those of a page. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, "getNotifications">;
  readonly dispatchEvent: (event: Event) => boolean;
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
}

/** The service worker of a context. */
async function workerOf(context: BrowserContext) {
  const [running] = context.serviceWorkers();
  return running ?? context.waitForEvent("serviceworker");
}

test("the settings follow what the browser permits; an open page shows notices on the device, a pushed one too, and its press opens what it is about", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Alerted");
  const ben = await newMember(browser, server.url, "Ben Liker");
  const { page } = ana;
  await page.goto("/notifications-settings");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  // Denied, asked, granted: each is shown, even while the page is open.
  const permit = await settingsOf(browser, page, server.url);
  await permit("denied");
  await page.reload();
  await expect(
    page.getByRole("alert").getByText("Notifications are blocked. Please enable them in your browser settings."),
  ).toBeVisible();
  await permit("prompt");
  await page.reload();
  const enable = page.getByRole("button", { name: "Enable Notifications" });
  await expect(enable).toBeEnabled();
  await permit("granted");
  await expect(page.getByText("Notifications Enabled", { exact: true })).toBeVisible();
  await expect(enable).toHaveCount(0);

  // What happens while she is here, the device shows as well.
  await page.goto("/community");
  const content = unique("Rings and squats");
  const postId = (await (await publish(page, content)).getAttribute("data-post")) ?? "";
  await ben.page.goto(`/posts/${postId}`);
  await ben.page.getByRole("button", { name: /^Like/ }).click();
  await expect(async () =>
    expect(await shownNotes(page)).toContainEqual(
      expect.objectContaining({ title: "New like", body: `${ben.username} liked your post` }),
    ),
  ).toPass();
  await page.evaluate(async () => {
    for (const note of await (await navigator.serviceWorker.ready).getNotifications()) note.close();
  });

  // Nobody looks: what is pushed is shown by the service worker, once, and what isn't ours isn't.
  const worker = await workerOf(ana.context);
  const push = await pushTo(page);
  await page.goto("about:blank");
  const pushed = {
    id: crypto.randomUUID(),
    title: "New comment",
    body: `${ben.username} commented on your post`,
    tag: "notice-pushed",
  };
  const shown = () =>
    worker.evaluate(async () => {
      const self = globalThis as unknown as WorkerScope;
      return (await self.registration.getNotifications()).map(
        ({ body, tag, icon }) => `${tag}: ${body} ${new URL(icon).pathname}`,
      );
    });
  await push({ unknown: true });
  await push({ ...pushed, path: `/posts/${postId}` });
  await push({ ...pushed, path: `/posts/${postId}` });
  await expect(async () => expect(await shown()).toEqual([`notice-pushed: ${pushed.body} /icon-192.png`])).toPass();

  // Pressed while a page is open: that page goes there.
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The notification goes to the bell.
  await expect(bell(page)).toHaveAccessibleName(/unread$/);
  await worker.evaluate(async () => {
    const self = globalThis as unknown as WorkerScope;
    const [notification] = await self.registration.getNotifications();
    if (notification) self.dispatchEvent(new self.NotificationEvent("notificationclick", { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`/posts/${postId}$`));
  await expect(postOf(page, content)).toBeVisible();
  expect(await shown()).toEqual([]);
  await leave(ana, ben);
});

test("with every window closed a pressed notification opens the page that it's about, and counts as read @full", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Asleep");
  const ben = await newMember(browser, server.url, "Ben Awake");
  const { page } = ana;
  const permit = await settingsOf(browser, page, server.url);
  await permit("granted");
  const { id: postId } = (await act(ana, "POST", "/api/posts", { content: unique("Before bed") })) as { id: string };
  await act(ben, "PUT", `/api/posts/${postId}/like`);
  const likeNotice = async () => {
    const answer = await page.request.get("/api/notifications");
    const { items } = (await answer.json()) as { items: { id: string; title: string; path: string; isRead: boolean }[] };
    return items.find(({ title }) => title === "New like");
  };
  await expect.poll(async () => (await likeNotice())?.isRead).toBe(false);
  const notice = await likeNotice();

  await page.goto("/exercises");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = await workerOf(ana.context);
  const push = await pushTo(page);
  await page.goto("about:blank");
  await push({ id: notice?.id, title: "New like", body: "liked", path: notice?.path, tag: `notice-${notice?.id ?? ""}` });
  // A browser opens windows only for a real press: this one notes what it's asked for.
  const opened = await worker.evaluate(async () => {
    const self = globalThis as unknown as WorkerScope & { clients: { openWindow: (url: string) => Promise<null> } };
    const asked = new Promise<string>((resolve) => {
      self.clients.openWindow = (url) => {
        resolve(url);
        return Promise.resolve(null);
      };
    });
    let [notification] = await self.registration.getNotifications();
    while (notification === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      [notification] = await self.registration.getNotifications();
    }
    self.dispatchEvent(new self.NotificationEvent("notificationclick", { notification }));
    return asked;
  });
  expect(opened).toBe(`${server.url}/posts/${postId}`);
  await expect.poll(async () => (await likeNotice())?.isRead).toBe(true);
  await leave(ana, ben);
});

test("while the browser asks, the button says so; its answer is shown, and a browser without notifications is only logged @full", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Asked");
  const { page } = ana;
  const permit = await settingsOf(browser, page, server.url);
  await permit("prompt");
  // The browser's own question can't be answered from here: it stays open until its setting is changed.
  await page.addInitScript(() => {
    if ("Notification" in window)
      Notification.requestPermission = () =>
        new Promise((resolve) => Object.assign(window, { answer: () => resolve(Notification.permission) }));
  });
  await page.goto("/notifications-settings");
  await page.getByRole("button", { name: "Enable Notifications" }).click();
  const asking = page.getByRole("button", { name: "Requesting..." });
  await expect(asking).toBeVisible();
  await permit("denied");
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expect(
    page.getByRole("alert").getByText("Notifications are blocked. Please enable them in your browser settings."),
  ).toBeVisible();
  await expect(asking).toHaveCount(0);

  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.addInitScript(() => Reflect.deleteProperty(window, "Notification"));
  await page.reload();
  await expect(page.getByText(/This browser can't show notifications\./)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(logged.some((line) => line.includes("This browser can't show notifications"))).toBe(true);
  await leave(ana);
});

test("two processes on one database: what is posted at one is live at the other, in the feed and in the bell @full", async ({
  browser,
  server,
}) => {
  const other = await startServer({ dataDir: server.dataDir });
  try {
    const ana = await newMember(browser, server.url, "Ana Here");
    const ben = await newMember(browser, other.url, "Ben There");
    await ben.page.goto("/community");
    await expect(ben.page.getByRole("article").first()).toBeVisible();
    await ana.page.goto("/community");
    const content = unique("Written on one side");
    await publish(ana.page, content);
    await ben.page.getByRole("button", { name: "1 new post", exact: true }).click();
    const seen = postOf(ben.page, content);
    await seen.getByRole("button", { name: /^Like/ }).click();
    await followNotice(ana.page, `${ben.username} liked your post`);
    await expect(ana.page).toHaveURL(/\/posts\//);
    await expect(postOf(ana.page, content).getByRole("button", { name: "Like 1" })).toBeVisible();

    // And the other way round, by a member's name.
    await act(ben, "PUT", `/api/profiles/${ana.username}/follow`);
    await followNotice(ana.page, `${ben.username} followed you`);
    await expect(ana.page.getByRole("heading", { level: 1, name: "Ben There" })).toBeVisible();
    await leave(ana, ben);
  } finally {
    await other.stop();
  }
});
