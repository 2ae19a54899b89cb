import { lazy, useEffect, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { LazyPart } from "../ui/lazy-part.tsx";

/** Only when there's a new version. */
const UpdateOffer = lazy(() => import("./update-offer.tsx"));

/** As in typed-text.ts, which comes only when something was typed. */
const TYPED_KEY = "lockstep.typed";

/** An app that stays open asks for a new version when someone comes back to it, at most this often, ms. */
const CHECK_EVERY_MS = 3_600_000;

/** How long a first visit's page keeps line and processor to itself before the worker fetches the app's files, ms. */
const FIRST_WORKER_AFTER_MS = 3000;

/** Has the first worker of a visit keep the stills that this page loaded before it was there, so that the visit goes on without a connection. */
function keepStills(): void {
  const urlsToCache = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/api/figures/`));
  // Workbox answers this message; it keeps what one of its routes takes.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

/** Brings back what was typed before a reload for a new version. */
async function restoreTyped(): Promise<void> {
  if (sessionStorage.getItem(TYPED_KEY) !== null) (await import("./typed-text.ts")).restoreTyped();
}

/** Registers the service worker once the page has settled, and asks before a new version takes over (update-offer.tsx). */
export function UpdatePrompt() {
  const [updated, setUpdated] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    restoreTyped().catch((error: unknown) => logFailure("What was typed wasn't brought back", error));
    const gone = new AbortController();
    const { signal } = gone;
    const watch = (registration: ServiceWorkerRegistration) => {
      const offer = () => {
        if (registration.waiting && navigator.serviceWorker.controller) setUpdated(registration);
      };
      offer();
      registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
      let checkedAt = performance.now();
      const checkAgain = () => {
        if (document.visibilityState !== "visible" || performance.now() - checkedAt < CHECK_EVERY_MS) return;
        checkedAt = performance.now();
        // Without a connection it's asked again later.
        registration.update().catch(() => undefined);
      };
      document.addEventListener("visibilitychange", checkAgain, { signal });
    };
    const register = () => {
      navigator.serviceWorker
        .register("/sw.js", { scope: "/" })
        .then(watch)
        .catch((error: unknown) => logFailure("The service worker was not registered", error));
    };
    const isFirst = navigator.serviceWorker.controller === null;
    // The first worker of a visit takes over silently; only a change of worker means new content.
    if (isFirst) navigator.serviceWorker.addEventListener("controllerchange", keepStills, { signal, once: true });
    const start = () => {
      const timer = setTimeout(register, isFirst ? FIRST_WORKER_AFTER_MS : 0);
      signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true, signal });
    return () => gone.abort();
  }, []);
  return updated === null ? null : (
    <LazyPart>
      <UpdateOffer registration={updated} />
    </LazyPart>
  );
}
