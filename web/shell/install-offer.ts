import { useSyncExternalStore } from "react";

/** Chromium's event: the browser would install the page, and lets the page choose the moment. */
export interface InstallEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** The browser's offer, if it came before the scripts did. */
    installEvent?: InstallEvent;
  }
}

/** In the browser's storage once the offer was accepted or dismissed: it isn't made again. */
const DISMISSED_KEY = "lockstep.install-dismissed";
const EVENT = "beforeinstallprompt";

/** Runs in the document itself: the browser makes its offer once, maybe before the scripts are there. */
export const INSTALL_SCRIPT = `addEventListener("${EVENT}",function(e){e.preventDefault();window.installEvent=e})`;

/** Safari on an iPhone or iPad installs from its Share menu and offers nothing; other browsers there call themselves something else. */
export function isInstallableSafari(agent: string, touchPoints: number): boolean {
  const isTouchMac = agent.includes("Macintosh") && touchPoints > 1;
  return (
    (/iPhone|iPad|iPod/.test(agent) || isTouchMac) &&
    /Version\/[\d.]+.* Safari\//.test(agent) &&
    !/CriOS|FxiOS|EdgiOS/.test(agent)
  );
}

const listeners = new Set<() => void>();
let isOver = false;

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

function readOffer(): "browser" | "safari" | null {
  if (isOver || isDismissed() || matchMedia("(display-mode: standalone)").matches) return null;
  if (window.installEvent) return "browser";
  const { userAgent, maxTouchPoints } = navigator;
  return isInstallableSafari(userAgent, maxTouchPoints) && !("standalone" in navigator && navigator.standalone === true)
    ? "safari"
    : null;
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** It was accepted or dismissed, here or in another tab: it isn't made again. */
export function endInstallOffer(): void {
  isOver = true;
  try {
    localStorage.setItem(DISMISSED_KEY, "1");
  } catch {
    // Then it's gone until the page is left.
  }
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The document's own listener has kept the event by then.
  for (const name of [EVENT, "storage"]) window.addEventListener(name, listener);
  window.addEventListener("appinstalled", endInstallOffer);
  return () => {
    listeners.delete(listener);
    for (const name of [EVENT, "storage"]) window.removeEventListener(name, listener);
    window.removeEventListener("appinstalled", endInstallOffer);
  };
}

/** How this browser can install Lockstep: by its own question, or from Safari's Share menu. Null when it can't, it's installed, or the answer was given. */
export function useInstallOffer(): "browser" | "safari" | null {
  return useSyncExternalStore(subscribe, readOffer, () => null);
}
