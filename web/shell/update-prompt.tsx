import { useEffect, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { Button } from "../ui/button.tsx";

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

/** Registers the service worker once the page has settled, and asks before a new version takes over. */
export function UpdatePrompt() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    let reloading = false;
    // The first worker of a visit takes over silently; only a change of worker means new content.
    let hadController = navigator.serviceWorker.controller !== null;
    const onChange = () => {
      if (!hadController) {
        hadController = true;
        keepStills();
      } else if (!reloading) reload();
    };
    const reload = () => {
      reloading = true;
      window.location.reload();
    };
    const watch = (registration: ServiceWorkerRegistration) => {
      const offer = () => {
        if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
      };
      offer();
      registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
    };
    const register = () => {
      navigator.serviceWorker
        .register("/sw.js", { scope: "/" })
        .then(watch)
        .catch((error: unknown) => logFailure("The service worker was not registered", error));
    };
    navigator.serviceWorker.addEventListener("controllerchange", onChange);
    // The first visit's line belongs to the page itself: the worker fetches its files when the page has all of its own.
    if (document.readyState === "complete") register();
    else window.addEventListener("load", register, { once: true });
    return () => {
      window.removeEventListener("load", register);
      navigator.serviceWorker.removeEventListener("controllerchange", onChange);
    };
  }, []);
  if (!waiting) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds buttons, which <output> may not
    <div className="toasts toasts-patient no-print" role="status">
      <div className="toast">
        <p>New content available. Reload?</p>
        <button type="button" onClick={() => setWaiting(null)}>
          Later
        </button>
        {/* oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin */}
        <Button look="volt" size="sm" className="no-underline!" onClick={() => waiting.postMessage("SKIP_WAITING")}>
          Reload
        </Button>
      </div>
    </div>
  );
}
