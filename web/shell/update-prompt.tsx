import { useEffect, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { Button } from "../ui/button.tsx";

/** As in typed-text.ts, which comes only when it's needed. */
const TYPED_KEY = "lockstep.typed";

/** An app that stays open asks for a new version when someone comes back to it, at most this often, ms. */
const CHECK_EVERY_MS = 60 * 60_000;

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

/** What a reload would end: an open dialog (a session that plays, a recipe that's cooked) or a chosen picture. */
function isBusy(): boolean {
  return document.querySelector("dialog[open], .sheet, [role=dialog], form img[src^='blob:']") !== null;
}

/** Brings back what was typed before the reload. */
function useTypedText(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const restore = async (): Promise<void> => {
      if (sessionStorage.getItem(TYPED_KEY) === null) return;
      const { restoreTyped } = await import("./typed-text.ts");
      stop = restoreTyped();
    };
    restore().catch((error: unknown) => logFailure("What was typed wasn't brought back", error));
    return () => stop?.();
  }, []);
}

/**
 * Registers the service worker once the page has settled, and asks before a new version takes over. Then every tab reloads, with what was typed in it; a tab
 * in the middle of something asks for itself.
 */
export function UpdatePrompt() {
  const [accept, setAccept] = useState<(() => void) | null>(null);
  useTypedText();
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    let reloading = false;
    // Loaded while the old version's files are there.
    let loaded: Promise<() => void> | null = null;
    // The first worker of a visit takes over silently; only a change of worker means new content.
    let hadController = navigator.serviceWorker.controller !== null;
    const reload = async () => {
      if (reloading) return;
      reloading = true;
      try {
        const keepTyped = await loaded;
        keepTyped?.();
      } catch (error) {
        logFailure("What was typed wasn't kept", error);
      }
      window.location.reload();
    };
    let isAccepted = false;
    let checkAgain: () => void = () => undefined;
    const onChange = () => {
      if (!hadController) {
        hadController = true;
        keepStills();
      } else if (!isAccepted && isBusy()) setAccept(() => () => void reload());
      else void reload();
    };
    const watch = (registration: ServiceWorkerRegistration) => {
      const offer = () => {
        const { waiting } = registration;
        if (!waiting || !navigator.serviceWorker.controller) return;
        loaded ??= import("./typed-text.ts").then(({ keepTyped }) => keepTyped);
        loaded.catch((error: unknown) => logFailure("What keeps typed text didn't load", error));
        setAccept(() => () => {
          isAccepted = true;
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
          waiting.postMessage("SKIP_WAITING");
        });
      };
      offer();
      let checkedAt = performance.now();
      checkAgain = () => {
        if (document.visibilityState !== "visible" || performance.now() - checkedAt < CHECK_EVERY_MS) return;
        checkedAt = performance.now();
        // Without a connection it's asked again later.
        registration.update().catch(() => undefined);
      };
      document.addEventListener("visibilitychange", checkAgain);
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
      document.removeEventListener("visibilitychange", checkAgain);
      navigator.serviceWorker.removeEventListener("controllerchange", onChange);
    };
  }, []);
  if (accept === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds buttons, which <output> may not
    <div className="toasts toasts-patient no-print" role="status">
      <div className="toast">
        <p>New content available. Reload?</p>
        <button type="button" onClick={() => setAccept(null)}>
          Later
        </button>
        <Button look="volt" size="sm" className="no-underline!" onClick={accept}>
          Reload
        </Button>
      </div>
    </div>
  );
}
