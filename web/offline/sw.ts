/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { WorkboxPlugin } from "workbox-core";
import { CACHED_ANSWER, PERSON_ANSWERS, READ_OFFLINE } from "../api/cached-answer.ts";
import { handlePush } from "./push.ts";
import { keepShared, SHARE_PATH, sharedText } from "./shared-content.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] };

/** The page asks before a new version takes over (shell/update-prompt.tsx). */
self.addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") void self.skipWaiting();
});

/** Sessions are never kept: versions before November 2026 did. */
async function dropAuthAnswers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("lockstep-person"));
  for (const cache of await Promise.all(names.map((name) => caches.open(name)))) {
    const auth = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/api/auth"));
    await Promise.all(auth.map((request) => cache.delete(request)));
  }
}

// The first visit works offline too: open pages are served from now on. What they read before they kept themselves (api/cached-answer.ts), and they name
// the stills they loaded (shell/update-prompt.tsx).
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), dropAuthAnswers()])));

handlePush(self);

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** Without a connection every page is the application's own document; what it shows comes from the caches below and from the device. */
const shell = createHandlerBoundToURL("/offline");
const SERVER_PAGES = /^\/(api|functions|files|dev|healthz|readyz|metrics)(\/|$)/;
registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.origin === self.location.origin && !SERVER_PAGES.test(url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: 8 }),
);

/** Another app shared something: it waits on the device until the page behind the sign-in takes it. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    const form = await request.formData();
    try {
      await keepShared(form);
      return Response.redirect(SHARE_PATH, 303);
    } catch {
      // A device without room: the words fit into the address.
      return Response.redirect(`${SHARE_PATH}?${new URLSearchParams({ text: sharedText((name) => form.get(name)) })}`, 303);
    }
  },
  "POST",
);

/** Pictures of a build carry their hash in the name. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "lockstep-assets",
    plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 60 * 24 * 60 * 60 })],
  }),
);

/** Stills of the figure: their addresses name the edition. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith("/api/figures/"),
  new CacheFirst({
    cacheName: "lockstep-figures",
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 180 * 24 * 60 * 60, purgeOnQuotaError: true })],
  }),
);

/** Callers that need the server's own state can recognise such an answer. */
const tellKept: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return undefined;
    const { status, statusText, headers: kept, body } = cachedResponse;
    const headers = new Headers(kept);
    headers.set(CACHED_ANSWER, "1");
    return new Response(body, { status, statusText, headers });
  },
};

/**
 * What a person needs in a gym, a kitchen or a shop without a signal: the last answers about their own plans, the exercises, the recipes and the
 * posts they read. The server always has the first word; signing out deletes this cache (names beginning with `lockstep-person`).
 */
registerRoute(
  ({ request, url }) => request.method === "GET" && url.origin === self.location.origin && READ_OFFLINE.test(url.pathname),
  new NetworkFirst({
    cacheName: PERSON_ANSWERS,
    networkTimeoutSeconds: 8,
    plugins: [new ExpirationPlugin({ maxEntries: 300 }), tellKept],
  }),
);

/** Pictures of people and posts that were seen already. They are someone's: they go with the answers at sign-out. */
registerRoute(
  ({ request, url }) =>
    request.destination === "image" && url.origin === self.location.origin && url.pathname.startsWith("/files/"),
  new NetworkFirst({
    cacheName: "lockstep-person-pictures",
    networkTimeoutSeconds: 8,
    plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * 24 * 60 * 60, purgeOnQuotaError: true })],
  }),
);

setCatchHandler(async (options) => (options.request.mode === "navigate" ? shell(options) : Response.error()));
