import { createHash } from "node:crypto";
import { request } from "node:https";
import type { Platform } from "../../platform/platform.ts";
import type { Device } from "./push-store.ts";

/** What the service worker gets (web/offline/push.ts). */
export interface PushContent {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path of the site; null opens nothing in particular. */
  readonly path: string | null;
  /** Two messages with one tag are one on the device. */
  readonly tag: string;
}

/** `gone`: there's no such device anymore. `refused`: this message isn't taken, another may be. `later`: not now. */
export type PushOutcome = "delivered" | "gone" | "refused" | "later";

/** How long a push service keeps a message for a device that is off: news from this morning need not ring tonight. */
const KEEP_SECONDS = 4 * 3600;
const PATIENCE_MS = 10_000;

/** Encrypts a message for one device (RFC 8291) and hands it to the device's push service (RFC 8030), signed with the installation's key (RFC 8292). */
export async function sendPush({ push, log }: Platform, device: Device, content: PushContent): Promise<PushOutcome> {
  if (!(await push.network.allows(device.endpoint))) return "refused";
  try {
    // Loaded with the first message: many installations never send one.
    const { default: webPush } = await import("web-push");
    const details = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(content),
      {
        vapidDetails: push.keys,
        TTL: KEEP_SECONDS,
        urgency: "normal",
        topic: createHash("sha256").update(content.tag).digest("base64url").slice(0, 32),
      },
    );
    return readStatus(await post(details.endpoint, details.headers, details.body, push.network.agent));
  } catch (error) {
    // The address is a secret of the device: its host is enough to know what is wrong.
    const { message } = error instanceof Error ? error : new Error(String(error));
    log.warn({ host: URL.parse(device.endpoint)?.host, reason: message }, "a message could not be pushed");
    return "later";
  }
}

function readStatus(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "delivered";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

/** Redirects aren't followed, and what the service says beside its status isn't read. */
function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer | null,
  agent: Platform["push"]["network"]["agent"],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(endpoint, { method: "POST", headers, agent, signal: AbortSignal.timeout(PATIENCE_MS) }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    call.on("error", reject);
    call.end(body ?? undefined);
  });
}
