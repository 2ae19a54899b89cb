import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { retryOnDeadlock } from "../../platform/database/retry-on-deadlock.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { deletePendingEmail, deleteResetTokens, deleteUser, findPasswordHash } from "./store.ts";

/** Deletes the account and all that belongs to it, once the password was given again. */
export async function deleteAccount(platform: Platform, actor: SessionActor, password: string): Promise<void> {
  await platform.limiter.take(`delete-account:${actor.userId}`, 10, 600);
  const hash = await findPasswordHash(platform.db, actor.userId);
  if (hash === null || !(await platform.auth.verifyPassword(password, hash))) {
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "password", message: "That's not your password." }] });
  }
  await retryOnDeadlock(() => erase(platform, actor.userId));
  platform.actors.forget(actor.userId);
}

async function erase(platform: Platform, userId: string): Promise<void> {
  await platform.write(async (tx, record) => {
    await record({ type: "account.deleted", actorId: userId, payload: {} });
    await deleteResetTokens(tx, userId);
    await deletePendingEmail(tx, userId);
    await platform.accountErasures.run(tx, userId, record);
    await deleteUser(tx, userId);
  });
}
