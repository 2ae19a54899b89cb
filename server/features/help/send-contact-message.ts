import { createHash, randomUUID } from "node:crypto";
import type { sendContactMessage as route } from "@lockstep/contract/help.ts";
import type { RouteParsed } from "@lockstep/contract/route.ts";
import { isSpam, spamSigns } from "@lockstep/domain/help/contact.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { addressToCount } from "../../platform/config/trusted-proxies.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement } from "../billing/index.ts";
import { countCopies, findSameMessage, insertContactMessage } from "./store.ts";

const MESSAGES_OF_A_PERSON = 10;
const MESSAGES_OF_AN_ADDRESS = 20;
/** On an installation of one machine everyone comes from one address. */
const MESSAGES_OF_A_LOCAL_ADDRESS = 200;
const HOUR_SECONDS = 3600;
const COPIES_WITHIN_MS = 7 * 24 * HOUR_SECONDS * 1000;

type Message = RouteParsed<typeof route>["body"] & {
  /** Where the request comes from; counted, never stored with the message. */
  readonly clientAddress: string;
};

/** Takes a message to support. What the filter takes for spam is kept for the moderators too, and its sender gets the same answer. */
export async function sendContactMessage(
  platform: Platform,
  actor: SessionActor | null,
  { id = randomUUID(), name, email, subject, message, website = "", elapsedMs, clientAddress }: Message,
): Promise<{ ok: true }> {
  const { db } = platform;
  const userId = actor?.userId ?? null;
  const sent = { id, userId, name, email, subject, message };
  const known = await findSameMessage(db, sent);
  if (known === "same") return { ok: true };
  if (known === "other") throw new ApiError("ID_TAKEN");
  await countSending(platform, userId ?? createHash("sha256").update(email.toLowerCase()).digest("base64url"), clientAddress);
  const now = platform.now();
  const copies = await countCopies(db, message, email, new Date(now.getTime() - COPIES_WITHIN_MS));
  const signs = spamSigns({ name, message, trap: website, elapsedMs: elapsedMs ?? null, copies, ownOrigin: platform.appUrl });
  const stored = {
    ...sent,
    signs,
    isSpam: isSpam(signs, userId !== null),
    isPriority: await hasEntitlement(platform, actor, "prioritySupport"),
  };
  const isNew = await platform.write(async (tx, record) => {
    if (!(await insertContactMessage(tx, stored, now))) return false;
    if (!stored.isSpam) await record({ type: "contact.received", actorId: userId, payload: { submissionId: id } });
    return true;
  });
  // The same message arrived twice at once, or someone else chose the same id in that moment.
  if (!isNew && (await findSameMessage(db, sent)) === "other") throw new ApiError("ID_TAKEN");
  return { ok: true };
}

async function countSending(platform: Platform, person: string, clientAddress: string): Promise<void> {
  const { limiter, isLocalInstallation } = platform;
  const ofAddress = isLocalInstallation ? MESSAGES_OF_A_LOCAL_ADDRESS : MESSAGES_OF_AN_ADDRESS;
  await limiter.take(`contact:${addressToCount(clientAddress)}`, ofAddress, HOUR_SECONDS);
  await limiter.take(`contact:${person}`, MESSAGES_OF_A_PERSON, HOUR_SECONDS);
}
