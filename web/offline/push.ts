/// <reference lib="webworker" />

/** What the server pushes (server/features/notifications/send-push.ts), and what the page gives a notification it shows itself. */
export interface PushedNotification {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  readonly tag: string;
}

const ICON = "/icon-192.png";
/** Where a press leads that leads nowhere in particular, when no window is open. */
const HOME = "/community";
/** How long a window has to say that it opens what it was asked to. */
const PATIENCE_MS = 1000;

/** The page of a first visit isn't in the worker's hands yet, and looked at all the same. */
const WINDOWS = { type: "window", includeUncontrolled: true } as const;

/** What was pushed, if it is ours; anything else isn't shown. */
export function readPushed(value: unknown): PushedNotification | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, title, body, path, tag } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== "string" || typeof title !== "string" || typeof body !== "string" || typeof tag !== "string") return null;
  return { id, title, body, tag, path: typeof path === "string" ? path : null };
}

/** A path of this site as a whole address; null for everything else, such as `//elsewhere`. */
export function ownAddress(path: string | null, origin: string): string | null {
  if (path === null || !path.startsWith("/") || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : null;
}

/** How a notice is shown by the device. The same notice again takes its own place. */
export function shownAs(notice: PushedNotification): [title: string, options: NotificationOptions] {
  const { title, body, tag } = notice;
  return [title, { body, tag, icon: ICON, badge: ICON, data: notice }];
}

/** Shows push messages while no page is visible, opens their target, and registers again when the browser changes its address. */
export function handlePush(self: ServiceWorkerGlobalScope): void {
  self.addEventListener("push", (event) => {
    event.waitUntil(
      (async () => {
        const notice = readPushed(parse(event.data));
        if (notice === null) return;
        const windows = await self.clients.matchAll(WINDOWS);
        // A visible page gets it live and shows it itself.
        if (windows.some((client) => client.focused)) return;
        await self.registration.showNotification(...shownAs(notice));
      })(),
    );
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const notice = readPushed(event.notification.data);
    if (notice !== null) event.waitUntil(open(self, notice));
  });
  self.addEventListener("pushsubscriptionchange", (event) => {
    const { oldSubscription, newSubscription } = event as ExtendableEvent & {
      readonly oldSubscription?: PushSubscription | null;
      readonly newSubscription?: PushSubscription | null;
    };
    (event as ExtendableEvent).waitUntil(renew(self, oldSubscription ?? null, newSubscription ?? null));
  });
}

function parse(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Brings a window to the front and has it open the notice; without one that answers, a new window opens it. */
async function open(self: ServiceWorkerGlobalScope, notice: PushedNotification): Promise<void> {
  const address = ownAddress(notice.path, self.location.origin);
  const windows = await self.clients.matchAll(WINDOWS);
  const front = windows.find((client) => client.focused) ?? windows.find((client) => client.visibilityState === "visible");
  const window = front ?? windows[0];
  if (window !== undefined) {
    const focused = await window.focus().catch(() => window);
    if (await asked(focused, notice)) return;
  }
  await Promise.all([
    self.clients.openWindow(address ?? HOME),
    send("PATCH", `/api/notifications/${encodeURIComponent(notice.id)}`, { isRead: true }),
  ]);
}

/** Asks a window to open a notice; true when it says that it does. It then marks it as read, too. */
function asked(client: WindowClient, notice: PushedNotification): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), PATIENCE_MS);
    client.postMessage({ type: "open-notice", notice }, [port2]);
  });
}

async function renew(
  self: ServiceWorkerGlobalScope,
  old: PushSubscription | null,
  given: PushSubscription | null,
): Promise<void> {
  const fresh = given ?? (old === null ? null : await self.registration.pushManager.subscribe(old.options).catch(() => null));
  if (fresh !== null) await send("PUT", "/api/push-subscriptions", subscriptionBody(fresh));
  if (old !== null) await send("DELETE", "/api/push-subscriptions", { endpoint: old.endpoint });
}

/** A subscription as the server takes it. */
export function subscriptionBody(subscription: PushSubscription): object {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] } };
}

/** The session's cookie goes along; should there be no session or no connection anymore, nothing is lost. */
async function send(method: string, path: string, body: object): Promise<void> {
  await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
}
