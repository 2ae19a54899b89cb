import { INSTALL_KEY } from "../offline/device-keys.ts";

/** How a browser installs Lockstep: by its own question, or from Safari's Share menu. */
export type Installable = "browser" | "safari";

/** Safari on an iPhone or iPad installs from its Share menu and offers nothing; other browsers there call themselves something else. */
export function isInstallableSafari(agent: string, touchPoints: number): boolean {
  const isTouchMac = agent.includes("Macintosh") && touchPoints > 1;
  return (
    (/iPhone|iPad|iPod/.test(agent) || isTouchMac) &&
    /Version\/[\d.]+.* Safari\//.test(agent) &&
    !/CriOS|FxiOS|EdgiOS/.test(agent)
  );
}

let isOver = false;

function isDismissed(): boolean {
  try {
    return localStorage.getItem(INSTALL_KEY) !== null;
  } catch {
    return false;
  }
}

const listeners = new Set<() => void>();

/** The offer was accepted or dismissed: it isn't made again. */
export function endInstallOffer(): void {
  isOver = true;
  try {
    localStorage.setItem(INSTALL_KEY, "1");
  } catch {
    // Then it's gone until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the offer ends here, in another tab, or because the browser has installed Lockstep from its own menu. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  window.addEventListener("appinstalled", endInstallOffer);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    window.removeEventListener("appinstalled", endInstallOffer);
  };
}

/** Null when this browser can't install it, it's the installed app, or the answer was given. */
export function readInstallable(): Installable | null {
  if (isOver || isDismissed() || matchMedia("(display-mode: standalone)").matches) return null;
  if ("standalone" in navigator && navigator.standalone === true) return null;
  if (window.installEvent) return "browser";
  return isInstallableSafari(navigator.userAgent, navigator.maxTouchPoints) ? "safari" : null;
}
