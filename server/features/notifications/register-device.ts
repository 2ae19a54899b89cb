import { createPublicKey } from "node:crypto";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteDevice, putDevice, trimDevices } from "./push-store.ts";

const MOST_DEVICES = 20;
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** Registers the browser of this session for pushed messages. Doing so again is fine; it ends with the session. */
export async function registerDevice(
  platform: Platform,
  actor: SessionActor,
  subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
): Promise<void> {
  const { endpoint, keys } = subscription;
  if (!(await platform.push.network.allows(endpoint))) throw refused("endpoint", "That isn't a push service.");
  if (!isPoint(keys.p256dh)) throw refused("keys.p256dh", "That isn't a browser's key.");
  if (Buffer.from(keys.auth, "base64url").length !== SECRET_BYTES) throw refused("keys.auth", "That isn't a browser's key.");
  await platform.db.transaction(async (tx) => {
    if (!(await putDevice(tx, actor, { endpoint, ...keys }))) throw new ApiError("ID_TAKEN");
    await trimDevices(tx, actor.userId, MOST_DEVICES);
  });
}

/** Removes one of the person's browsers; one that is gone is fine. */
export async function removeDevice({ db }: Platform, actor: Actor, { endpoint }: { readonly endpoint: string }): Promise<void> {
  await deleteDevice(db, actor.userId, endpoint);
}

/** Whether a text is a point of the curve that browsers make their keys on: what is none could never be encrypted for. */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== POINT_BYTES || bytes[0] !== 4) return false;
  try {
    const [x, y] = [bytes.subarray(1, 33).toString("base64url"), bytes.subarray(33).toString("base64url")];
    createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
    return true;
  } catch {
    return false;
  }
}

function refused(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message }] });
}
