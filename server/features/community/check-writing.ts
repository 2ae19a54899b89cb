import { mayWriteMore } from "@lockstep/domain/community/new-member.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import type { Db } from "../../platform/database/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "../accounts/index.ts";
import { countWritten, lockWritingOf, readWritingContext, type WritingContext } from "./store.ts";
import { toldOfVanished } from "./vanished.ts";

/** The context of somebody who is about to write; their profile is made where a sign-up was cut off before it. */
export async function contextOf(
  platform: Platform,
  actor: SessionActor,
  where: { readonly groupId: string | null; readonly imageUrl: string | null },
): Promise<WritingContext & { readonly memberSince: Date }> {
  const { db } = platform;
  const known = await readWritingContext(db, actor.userId, where);
  if (known.memberSince !== null) return { ...known, memberSince: known.memberSince };
  const profile = await ensureProfile(db, { id: actor.userId, email: actor.email, name: actor.name }).catch((error: unknown) => {
    throw toldOfVanished(error);
  });
  return { ...known, memberSince: profile.createdAt };
}

/** Throws NEW_MEMBER_LIMIT when somebody new wrote as much as they may. Where limits are switched off, this one is too. */
export async function refuseTooMuchOfNew(
  platform: Platform,
  tx: Db,
  actor: SessionActor,
  memberSince: Date,
  what: "post" | "comment",
): Promise<void> {
  if (!platform.config.rateLimits) return;
  const now = platform.now();
  const who = { isModerator: actor.role === "moderator", memberSince };
  if (mayWriteMore(who, what, Number.POSITIVE_INFINITY, now)) return;
  await lockWritingOf(tx, actor.userId);
  if (!mayWriteMore(who, what, await countWritten(tx, actor.userId, what, memberSince), now))
    throw new ApiError("NEW_MEMBER_LIMIT");
}
