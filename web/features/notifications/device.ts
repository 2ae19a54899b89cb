import { request } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { PUSH_OWNER_KEY } from "../../offline/device-keys.ts";
import { shownAs, subscriptionBody } from "../../offline/push.ts";
import { canNotify, mayNotify } from "./may-notify.ts";
import type { Notice } from "./queries.ts";

/** The page's service worker, once it's at work; null where none was registered. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!canNotify() || (await navigator.serviceWorker.getRegistration()) === undefined) return null;
  return navigator.serviceWorker.ready;
}

async function subscription(): Promise<PushSubscription | null> {
  const found = await registration();
  return found !== null && "pushManager" in found ? found.pushManager.getSubscription() : null;
}

/** Whether messages are pushed to this browser, also while Lockstep is closed. */
export async function isRegistered(): Promise<boolean> {
  return (await subscription().catch(() => null)) !== null;
}

/**
 * Shows a notice on the device when that is permitted. While nobody looks at this page, a browser that is registered gets it pushed; the same
 * notice from two tabs, or pushed and shown, takes its own place.
 */
export async function showOnDevice({ id, title, message, path }: Notice): Promise<void> {
  if (!mayNotify()) return;
  try {
    const worker = await registration();
    if (worker === null || (!document.hasFocus() && (await isRegistered()))) return;
    await worker.showNotification(...shownAs({ id, title, body: message, path, tag: `notice-${id}` }));
  } catch (error) {
    logFailure("A notification was not shown by the device", error);
  }
}

/** Registers this browser for pushed messages. Throws when the browser or its push service won't. */
export async function registerDevice(userId: string): Promise<void> {
  const worker = await registration();
  if (worker === null || !("pushManager" in worker)) throw new Error("This browser doesn't support push notifications.");
  const { vapidPublicKey } = await request<{ vapidPublicKey: string | null }>("GET", "/api/config");
  if (vapidPublicKey === null) throw new Error("Push notifications are turned off on this server.");
  const key = bytesOf(vapidPublicKey);
  const old = await worker.pushManager.getSubscription();
  // Made for other keys, it would never get through.
  if (old !== null && !isSame(old.options.applicationServerKey, key)) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await request("PUT", "/api/push-subscriptions", { body: subscriptionBody(made) });
  keepOwner(userId);
}

/** Nothing is pushed to this browser anymore. */
export async function unregisterDevice(): Promise<void> {
  const old = await subscription();
  keepOwner(null);
  if (old === null) return;
  await old.unsubscribe();
  await request("DELETE", "/api/push-subscriptions", { body: { endpoint: old.endpoint } });
}

/** After a sign-out, with which the server forgot the device: the browser forgets it too. */
export async function forgetDevice(): Promise<void> {
  keepOwner(null);
  await (await subscription().catch(() => null))?.unsubscribe().catch(() => false);
}

/** Re-registers this browser for the same person's new session; someone else's registration is dropped. */
export async function keepDevice(userId: string): Promise<void> {
  if (!mayNotify()) return;
  if ((await subscription()) === null) return;
  if (owner() === userId) await registerDevice(userId);
  else await forgetDevice();
}

/** Whose messages are pushed to this browser: the next person here didn't ask for it. */
function owner(): string | null {
  try {
    return localStorage.getItem(PUSH_OWNER_KEY);
  } catch {
    return null;
  }
}

function keepOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(PUSH_OWNER_KEY);
    else localStorage.setItem(PUSH_OWNER_KEY, userId);
  } catch {
    // Without storage the device is registered again by hand.
  }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

function isSame(kept: ArrayBuffer | null, key: Uint8Array): boolean {
  if (kept === null) return false;
  const bytes = new Uint8Array(kept);
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at]);
}
