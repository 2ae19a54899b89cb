import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { DRAFT_PREFIX } from "../../offline/device-keys.ts";

/** What the form of the own profile holds. */
export interface ProfileDraft {
  readonly fullName: string;
  readonly username: string;
  readonly bio: string;
  readonly fitnessGoals: string;
  readonly avatarUrl: string | null;
}

const FIELDS = ["fullName", "username", "bio", "fitnessGoals", "avatarUrl"] as const;

export const draftOf = ({ fullName, username, bio, fitnessGoals, avatarUrl }: ProfileDraft | Profile): ProfileDraft => ({
  fullName,
  username,
  bio,
  fitnessGoals,
  avatarUrl,
});

/** What differs from the profile: only that is sent, so that a change made on another device meanwhile stays. */
export function changesOf(draft: ProfileDraft, profile: ProfileDraft): ProfilePatch {
  const changed = FIELDS.filter((field) => trimmed(draft[field]) !== profile[field]);
  return Object.fromEntries(changed.map((field) => [field, trimmed(draft[field])]));
}

const trimmed = (value: string | null): string | null => value?.trim() ?? null;

// The sign-out forgets everything with this beginning (offline/device-keys.ts).
const keyOf = (owner: string): string => `${DRAFT_PREFIX}${owner}.profile`;

/** What was changed and not saved, on this device; whatever doesn't look like it is none. */
export function readProfileDraft(owner: string): Partial<ProfileDraft> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const entries = Object.entries(kept).filter(
      ([field, value]) =>
        FIELDS.some((each) => each === field) && (typeof value === "string" || (field === "avatarUrl" && value === null)),
    );
    return entries.length === 0 ? null : Object.fromEntries(entries);
  } catch {
    return null;
  }
}

/** Keeps the changes until they are saved or thrown away; none forgets them. */
export function keepProfileDraft(owner: string, changes: ProfilePatch): void {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(keyOf(owner));
    else localStorage.setItem(keyOf(owner), JSON.stringify(changes));
  } catch {
    // Without storage the changes live as long as the page.
  }
}
