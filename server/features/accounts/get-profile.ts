import type { Profile } from "@lockstep/contract/accounts.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "./ensure-profile.ts";
import type { ProfileRow } from "./store.ts";

/** The person's own profile and settings. */
export async function getProfile(platform: Platform, actor: SessionActor): Promise<Profile> {
  return presentProfile(await ensureProfile(platform.db, { id: actor.userId, email: actor.email, name: actor.name }), actor);
}

/** A profile row as its owner sees it. */
export function presentProfile(stored: ProfileRow, actor: SessionActor): Profile {
  const { updatedAt: _updatedAt, warnings: _warnings, ...row } = stored;
  return { ...row, email: actor.email, emailVerified: actor.emailVerified, role: actor.role };
}
