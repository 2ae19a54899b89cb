import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

export const THEME_KEY = "lockstep.theme";
/** What the last visit knew, so that the first paint reserves the right room: `member` when a session was there, `nobanner` when none was shown. */
export const HINT_KEY = "lockstep.hint";

/**
 * Runs before the first paint, in the document itself: puts the chosen theme and the hints on <html>. Its hash stands in the page's
 * security policy, so it is one constant text.
 */
export const BOOT_SCRIPT = `(function(){var e=document.documentElement;try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")e.dataset.theme=t;e.dataset.hint=localStorage.getItem("${HINT_KEY}")||"";var d=+localStorage.getItem("lockstep.banner-dismissed");if(d&&Date.now()-d<864e5)e.dataset.hint+=" nobanner"}catch(_){}})()`;

const listeners = new Set<() => void>();

function read(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Applies a theme at once and keeps it on this device; other tabs follow. */
export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    const value = event.newValue;
    if (value === "light" || value === "dark") document.documentElement.dataset["theme"] = value;
    else delete document.documentElement.dataset["theme"];
    listener();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The chosen theme; "system" while prerendering. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => "system");
}
