import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { isOldEnough } from "@lockstep/domain/accounts/age.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { violatedConstraint } from "../../platform/database/availability.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "./ensure-profile.ts";
import { presentProfile } from "./get-profile.ts";
import { renameUser, updateProfile } from "./store.ts";

/** Changes the person's own profile; what the patch does not name stays. */
export async function changeProfile(platform: Platform, actor: SessionActor, patch: ProfilePatch): Promise<Profile> {
  const now = platform.now();
  if (typeof patch.birthYear === "number" && !isOldEnough(patch.birthYear, now.getUTCFullYear()))
    throw new ApiError("AGE_BELOW_MINIMUM");
  await ensureProfile(platform.db, { id: actor.userId, email: actor.email, name: actor.name });
  try {
    const row = await platform.write(async (tx, record) => {
      if (patch.fullName !== undefined) await renameUser(tx, actor.userId, patch.fullName);
      const changed = await updateProfile(tx, actor.userId, patch, now);
      await record({ type: "profile.changed", actorId: actor.userId, payload: { fields: Object.keys(patch) } });
      return changed;
    });
    if (row === null) throw new ApiError("NOT_SIGNED_IN");
    return presentProfile(row, actor);
  } catch (error) {
    if (violatedConstraint(error) === "profiles_username_key") {
      throw new ApiError("USERNAME_TAKEN", { issues: [{ path: "username", message: "This username is taken." }] });
    }
    throw error;
  }
}
