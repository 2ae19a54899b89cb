/** The service worker puts it on an answer that it kept from earlier, because the server's didn't come. */
export const CACHED_ANSWER = "x-lockstep-kept";
/** The cache of what a person reads, by the address of the call; it goes at sign-out with all whose names begin with `lockstep-person`. */
export const PERSON_ANSWERS = "lockstep-person-answers";

/** The calls whose last answers open pages without a connection. The session is never among them, and PDFs aren't either. */
export const READ_OFFLINE =
  /^\/api\/(?![^?]*\/pdf(?:\?|$))(today|profile|config|subscription|exercises|training|workouts|routines|records|measurements|series|nutrition|recipes|notifications|posts|profiles|groups|family\/groceries|foods\/names|coach)([/?]|$)/;

/**
 * Keeps an answer that the service worker didn't see where it keeps those that it does: one that came with the document, with a write, or before
 * the worker took over the page.
 */
export async function cacheAnswer(path: string, answer: unknown): Promise<void> {
  if (!READ_OFFLINE.test(path) || !("caches" in globalThis)) return;
  try {
    const cache = await caches.open(PERSON_ANSWERS);
    await cache.put(path, Response.json(answer));
  } catch {
    // A device without room shows less offline.
  }
}

/** Deletes the kept answers of calls whose paths begin so: the person may no longer read them. */
export async function dropAnswers(path: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const cache = await caches.open(PERSON_ANSWERS);
    const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(path));
    await Promise.all(kept.map((request) => cache.delete(request)));
  } catch {
    // A device without storage kept nothing.
  }
}
