import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { isOldEnough } from "@lockstep/domain/accounts/age.ts";
import { isSuspended } from "@lockstep/domain/members/policy.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { violatedConstraint } from "../../platform/database/availability.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { refuseWords } from "../../platform/http/refuse-words.ts";
import type { Platform } from "../../platform/platform.ts";
import { findOwnUpload } from "../../platform/storage/find-own-upload.ts";
import { ensureProfile } from "./ensure-profile.ts";
import { presentProfile } from "./get-profile.ts";
import { knowsTimeZone, updateProfile, updateUser } from "./store.ts";

/** Changes the person's own profile; what the patch doesn't name stays. While suspended, nothing new is put where others see it. */
export async function changeProfile(platform: Platform, actor: SessionActor, patch: ProfilePatch): Promise<Profile> {
  const now = platform.now();
  if (typeof patch.birthYear === "number" && !isOldEnough(patch.birthYear, now.getUTCFullYear()))
    throw new ApiError("AGE_BELOW_MINIMUM");
  const before = await ensureProfile(platform.db, { id: actor.userId, email: actor.email, name: actor.name });
  const suspendedUntil = before.suspendedUntil === null ? null : new Date(before.suspendedUntil);
  if (isSuspended(suspendedUntil, now) && showsOthers(patch))
    throw new ApiError("SUSPENDED", {
      message: "You can't edit your public profile right now. Check your notifications to see why and for how long.",
    });
  const { avatarUrl, fullName, username, bio, fitnessGoals } = patch;
  refuseWords({ username, fullName, bio, fitnessGoals });
  if (patch.timeZone !== undefined && !(await knowsTimeZone(platform.db, patch.timeZone)))
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "timeZone", message: "We don't know that time zone." }] });
  try {
    const row = await platform.write(async (tx, record) => {
      const isNewAvatar = typeof avatarUrl === "string" && avatarUrl !== before.avatarUrl;
      if (isNewAvatar && (await findOwnUpload(tx, "avatars", avatarUrl, actor.userId)) === null)
        throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "avatarUrl", message: "Please choose the picture again." }] });
      await updateUser(tx, actor.userId, { name: fullName, image: avatarUrl });
      const changed = await updateProfile(tx, actor.userId, patch, now);
      await record({ type: "profile.changed", actorId: actor.userId, payload: { fields: Object.keys(patch) } });
      return changed;
    });
    if (row === null) throw new ApiError("NOT_SIGNED_IN");
    return presentProfile(row, actor);
  } catch (error) {
    if (violatedConstraint(error) === "profiles_username_key") {
      throw new ApiError("USERNAME_TAKEN", { issues: [{ path: "username", message: "That username is taken." }] });
    }
    throw error;
  }
}

/** Whether a change puts something where others see it. Taking it away is always possible. */
function showsOthers({ username, fullName, bio, fitnessGoals, avatarUrl }: ProfilePatch): boolean {
  return [username, fullName, bio, fitnessGoals, avatarUrl].some((value) => typeof value === "string" && value !== "");
}
