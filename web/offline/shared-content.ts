/** Where another app's share arrives: the manifest's share target, and the page that puts it into the composer. */
export const SHARE_PATH = "/share";

/** What was shared waits here between the share and the composer, through a sign-in too. */
const CACHE = "lockstep-shared";
const TEXT = `${SHARE_PATH}/text`;
const PICTURE = `${SHARE_PATH}/picture`;

/** Names a shared picture has no name of its own for. */
const UNNAMED = "shared-picture";

/** One text from what an app shares: many repeat the address or the title in the text. */
export function sharedText(read: (name: "title" | "text" | "url") => unknown): string {
  const parts = (["title", "text", "url"] as const).map(read).filter((part) => typeof part === "string");
  const said = [...new Set(parts.map((part) => part.trim()))].filter(Boolean);
  return said.filter((part) => !said.some((other) => other !== part && other.includes(part))).join("\n");
}

/** Keeps what an app shared until the composer takes it. The next share takes its place. */
export async function keepShared(form: FormData): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([cache.delete(TEXT), cache.delete(PICTURE)]);
  await cache.put(TEXT, new Response(sharedText((name) => form.get(name))));
  const picture = form.get("picture");
  if (!(picture instanceof File) || picture.size === 0) return;
  const headers = { "content-type": picture.type, "x-name": encodeURIComponent(picture.name || UNNAMED) };
  await cache.put(PICTURE, new Response(picture, { headers }));
}

async function take(path: string): Promise<Response | null> {
  if (!("caches" in globalThis) || !(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(path)) ?? null;
  // Taken once: of two tabs, the one that deletes it has it.
  return kept !== null && (await cache.delete(path)) ? kept : null;
}

/** The shared text, once; null when nothing was shared. */
export async function takeSharedText(): Promise<string | null> {
  return (await (await take(TEXT))?.text()) ?? null;
}

/** The shared picture, once. */
export async function takeSharedPicture(): Promise<File | null> {
  const kept = await take(PICTURE);
  if (kept === null) return null;
  const name = decodeURIComponent(kept.headers.get("x-name") ?? UNNAMED);
  return new File([await kept.blob()], name, { type: kept.headers.get("content-type") ?? "" });
}

/** Forgets what nobody took: at sign-out. */
export async function dropShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
