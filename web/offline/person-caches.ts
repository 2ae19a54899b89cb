const OWNER_KEY = "lockstep.cached-person";

/** Deletes the answers that the service worker keeps about a person (offline/sw.ts). */
export async function dropPersonCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("lockstep-person")).map((name) => caches.delete(name)));
}

/**
 * Says whose answers the caches hold from now on. A session can end without a sign-out (it expired, it was ended from another device): the next
 * person on this device must not be shown, without a connection, what was kept for the one before.
 */
export async function keepPersonCaches(userId: string): Promise<void> {
  let before: string | null = null;
  try {
    before = localStorage.getItem(OWNER_KEY);
    localStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Without storage nobody knows whose they are: they go.
  }
  if (before !== userId) await dropPersonCaches();
}
