import { HINT_KEY, THEME_KEY } from "../ui/theme.ts";

export const BANNER_KEY = "lockstep.banner-dismissed";
/** In the browser's storage once the offer to install was accepted or dismissed: it isn't made again. */
export const INSTALL_KEY = "lockstep.install-dismissed";
export const VOICE_KEY = "lockstep.voice";
export const WORKOUT_SETTINGS_KEY = "lockstep.workout-settings";
/** Whose notifications and cached answers are here: each is removed once those are gone. */
export const PUSH_OWNER_KEY = "lockstep.pushed-to";
export const CACHE_OWNER_KEY = "lockstep.cached-person";
/** Followed by whose draft it is: what waits here for someone else is theirs. */
export const DRAFT_PREFIX = "lockstep.draft.";

const OURS = "lockstep.";
const OF_THE_DEVICE: ReadonlySet<string> = new Set([
  THEME_KEY,
  HINT_KEY,
  BANNER_KEY,
  INSTALL_KEY,
  VOICE_KEY,
  WORKOUT_SETTINGS_KEY,
  PUSH_OWNER_KEY,
  CACHE_OWNER_KEY,
]);

/** Forgets what the browser's storage has of a person, at sign-out: all of ours but what's named here, so that a new key can't be left behind. */
export function forgetStored(userId: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    for (const key of keys) {
      const isOthers = key.startsWith(DRAFT_PREFIX) && !key.startsWith(`${DRAFT_PREFIX}${userId}.`);
      if (key.startsWith(OURS) && !OF_THE_DEVICE.has(key) && !isOthers) localStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
  }
}
