import { isNewMember, mayWriteMore } from "@lockstep/domain/community/new-member.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "../accounts/index.ts";
import { countWritten, lockWritingOf, readWritingContext, type WritingContext, type WritingPlace } from "./store.ts";
import { mapForeignKeyError } from "./map-foreign-key-error.ts";

type KnownContext = WritingContext & { readonly member: NonNullable<WritingContext["member"]> };

/** The context of someone who is about to write; their profile is made where a sign-up was cut off before it. */
export async function contextOf(platform: Platform, actor: SessionActor, place: WritingPlace): Promise<KnownContext> {
  const { db } = platform;
  const known = await readWritingContext(db, actor.userId, place);
  if (known.member !== null) return { ...known, member: known.member };
  const profile = await ensureProfile(db, { id: actor.userId, email: actor.email, name: actor.name }).catch((error: unknown) => {
    throw mapForeignKeyError(error);
  });
  const { username, avatarUrl, createdAt } = profile;
  return { ...known, member: { username, avatarUrl, since: new Date(createdAt) } };
}

/** Whether the limit of new members is meant for someone, were they new. Where limits are switched off, this one is too. */
export function isEverHeldToLimit(platform: Platform, actor: SessionActor): boolean {
  return platform.config.rateLimits && actor.role !== "moderator";
}

/** Whether the limit of new members may hold someone: then what they wrote must be counted. */
export function isHeldToLimit(platform: Platform, actor: SessionActor, memberSince: Date): boolean {
  return isEverHeldToLimit(platform, actor) && isNewMember(memberSince, platform.now());
}

/** Throws NEW_MEMBER_LIMIT when someone new wrote as much as they may. */
export async function refuseTooMuchOfNew(
  platform: Platform,
  tx: Db,
  actor: SessionActor,
  memberSince: Date,
  what: "post" | "comment",
): Promise<void> {
  if (!isHeldToLimit(platform, actor, memberSince)) return;
  await lockWritingOf(tx, actor.userId);
  const written = await countWritten(tx, actor.userId, what, memberSince);
  const who = { isModerator: actor.role === "moderator", memberSince };
  if (!mayWriteMore(who, what, written, platform.now())) throw new ApiError("NEW_MEMBER_LIMIT");
}
