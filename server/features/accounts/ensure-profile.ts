import { randomInt } from "node:crypto";
import { usernameFromName } from "@lockstep/domain/accounts/username.ts";
import type { AuthUser } from "../../platform/auth/auth.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findProfile, insertProfile, type ProfileRow } from "./store.ts";

/** The person's profile; made when it is missing, which heals a sign-up that was cut off between its account and its profile. */
export async function ensureProfile(db: Db, user: AuthUser): Promise<ProfileRow> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const found = await findProfile(db, user.id);
    if (found !== null) return found;
    const suffix = attempt === 0 ? "" : String(randomInt(10 ** Math.min(9, attempt + 1)));
    await insertProfile(db, {
      id: user.id,
      username: usernameFromName(user.name, suffix),
      fullName: user.name.trim().slice(0, 80),
      // Nobody has uploaded a picture before there's a profile.
      avatarUrl: null,
    });
  }
  throw new Error("No free username was found.");
}
