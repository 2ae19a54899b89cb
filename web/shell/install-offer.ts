import { useEffect, useState } from "react";

/** Chromium's event: the browser would install the page, and lets the page choose the moment. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer, if it came. */
    installEvent?: InstallEvent;
  }
}

const EVENT = "beforeinstallprompt";

/** Runs in the document itself: the browser makes its offer once, maybe before the scripts are there. */
export const INSTALL_SCRIPT = `addEventListener("${EVENT}",function(e){e.preventDefault();window.installEvent=e})`;

/** Whether this browser may be able to install Lockstep: it says so, or it's Apple's, which never does. The prompt looks closer (install-prompt.tsx). */
export function useMayInstall(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    // The document's own listener has kept the event by then.
    const look = () => setMay(window.installEvent !== undefined || /iP(?:hone|ad|od)|Macintosh/.test(navigator.userAgent));
    look();
    window.addEventListener(EVENT, look);
    return () => window.removeEventListener(EVENT, look);
  }, []);
  return may;
}
