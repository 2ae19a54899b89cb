import { logFailure } from "../api/log-failure.ts";
import { CACHE_OWNER_KEY } from "./device-keys.ts";

/** Deletes the answers that the service worker keeps about a person (offline/sw.ts). */
export async function dropPersonCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("lockstep-person")).map((name) => caches.delete(name)));
}

/** Whose answers the caches hold: null when nobody's, undefined when nobody knows, because there's no storage. */
function readOwner(): string | null | undefined {
  try {
    return localStorage.getItem(CACHE_OWNER_KEY);
  } catch {
    return undefined;
  }
}

function writeOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(CACHE_OWNER_KEY);
    else localStorage.setItem(CACHE_OWNER_KEY, userId);
  } catch {
    // Without storage nobody knows whose they are: they go at every check.
  }
}

/**
 * Says whose answers the caches hold from now on; null for nobody, once the server has said so. A session can end without a sign-out (it expired,
 * it was ended from another device): whoever is next on this device, signed in or not, must not be shown, without a connection, what was kept for
 * the one before. What nobody read (recipes, exercises) stays for nobody.
 */
export async function keepPersonCaches(userId: string | null): Promise<void> {
  if (readOwner() === userId) return;
  try {
    await dropPersonCaches();
    // Only after that: a device that could not let go tries again at the next check.
    writeOwner(userId);
  } catch (error) {
    logFailure("Data kept for another person wasn't deleted", error);
  }
}
