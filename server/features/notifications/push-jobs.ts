import { isQuiet, minuteIn } from "@lockstep/domain/notifications/quiet-hours.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Context } from "./notify.ts";
import { presentNotification } from "./present-notification.ts";
import {
  claimPushes,
  deleteDead,
  findDeviceOf,
  listPushCandidates,
  noteDelivered,
  noteFailed,
  type PushMessage,
} from "./push-store.ts";
import { sendPush } from "./send-push.ts";
import { findNotification } from "./store.ts";

const NOTICES = "push-notices";
const MESSAGES = "push-messages";
const IN_ONE_JOB = 200;
const AT_ONCE = 8;
/** One that grows is pushed once in this time. */
const PAUSE_MS = 10 * 60_000;
const MOST_FAILURES = 20;
const MOST_ATTEMPTS = 5;

/** Pushes notifications of people who have devices, if the transaction commits. */
export async function queuePushes({ tx, platform }: Context, notificationIds: readonly string[]): Promise<void> {
  for (let start = 0; start < notificationIds.length; start += IN_ONE_JOB)
    await platform.jobs.send(NOTICES, { noticeIds: notificationIds.slice(start, start + IN_ONE_JOB) }, tx);
}

export function definePushJobs(platform: Platform): void {
  platform.jobs.define<{ noticeIds: string[] }>({ name: NOTICES, run: ({ noticeIds }) => planPushes(platform, noticeIds) });
  platform.jobs.define<{ messages: PushMessage[]; attempt: number }>({
    name: MESSAGES,
    run: ({ messages, attempt }) => sendMessages(platform, messages, attempt),
  });
}

/** Decides which notifications are pushed now; none during someone's quiet hours. Running it twice pushes nothing twice. */
export async function planPushes(platform: Platform, noticeIds: readonly string[]): Promise<void> {
  const now = platform.now();
  const lastPushed = new Date(now.getTime() - PAUSE_MS);
  await platform.db.transaction(async (tx) => {
    const candidates = await listPushCandidates(tx, noticeIds, lastPushed);
    const wanted = candidates.filter(({ quiet, timeZone }) => !isQuiet(minuteIn(timeZone, now), quiet));
    if (wanted.length === 0) return;
    const messages = await claimPushes(
      tx,
      wanted.map((candidate) => candidate.noticeId),
      lastPushed,
      now,
    );
    if (messages.length > 0) await platform.jobs.send(MESSAGES, { messages, attempt: 1 }, tx);
  });
}

/**
 * Sends messages, a few at a time. What a push service couldn't take is tried again later. If the process dies in between, all are sent again: a message's tag
 * lets it replace itself on the device.
 */
export async function sendMessages(platform: Platform, messages: readonly PushMessage[], attempt: number): Promise<void> {
  const later: PushMessage[] = [];
  const waiting = [...messages];
  const work = async (): Promise<void> => {
    for (let message = waiting.pop(); message !== undefined; message = waiting.pop())
      if ((await sendMessage(platform, message)) === "later") later.push(message);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (later.length === 0 || attempt >= MOST_ATTEMPTS) return;
  await platform.jobs.send(MESSAGES, { messages: later, attempt: attempt + 1 }, undefined, 30 * 4 ** (attempt - 1));
}

async function sendMessage(platform: Platform, message: PushMessage): Promise<"done" | "later"> {
  const { db } = platform;
  // It was read or removed meanwhile, or the device is gone.
  const [device, row] = [await findDeviceOf(db, message), await findNotification(db, message.noticeId)];
  if (device === null || row === null) return "done";
  const { id, title, message: body, path } = presentNotification(row);
  const outcome = await sendPush(platform, device, { id, title, body, path, tag: `notice-${id}` });
  if (outcome === "delivered") await noteDelivered(db, message.deviceId, platform.now());
  else if (outcome === "gone") await deleteDead(db, message.deviceId);
  else await noteFailed(db, message.deviceId, MOST_FAILURES);
  return outcome === "later" ? "later" : "done";
}
