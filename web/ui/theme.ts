import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

export const THEME_KEY = "lockstep.theme";
/** What the last visit knew, so that the first paint reserves the right room: `member` when a session was there, `nobanner` when none was shown. */
export const HINT_KEY = "lockstep.hint";

/** The browser's bar beside the page, in the ground's colours. The document has both by `prefers-color-scheme`. */
export const THEME_COLORS = { light: "#f3f3ee", dark: "#090f15" } as const;
/** A chosen theme puts its colour before those of the document: the first that applies counts. */
const CHOSEN_COLOR_ID = "chosen-theme-color";

/**
 * Runs before the first paint, in the document itself: puts the chosen theme and the hints on <html>. Its hash is in the page's
 * security policy, so it is one constant text.
 */
export const BOOT_SCRIPT = `(function(){var e=document.documentElement;try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark"){e.dataset.theme=t;var m=document.createElement("meta");m.id="${CHOSEN_COLOR_ID}";m.name="theme-color";m.content=t==="dark"?"${THEME_COLORS.dark}":"${THEME_COLORS.light}";document.head.prepend(m)}e.dataset.hint=localStorage.getItem("${HINT_KEY}")||"";var d=+localStorage.getItem("lockstep.banner-dismissed");if(d&&Date.now()-d<864e5)e.dataset.hint+=" nobanner"}catch(_){}})()`;

const listeners = new Set<() => void>();

function read(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function apply(theme: Theme): void {
  document.getElementById(CHOSEN_COLOR_ID)?.remove();
  if (theme === "system") {
    delete document.documentElement.dataset["theme"];
    return;
  }
  document.documentElement.dataset["theme"] = theme;
  const color = document.createElement("meta");
  color.id = CHOSEN_COLOR_ID;
  color.name = "theme-color";
  color.content = THEME_COLORS[theme];
  document.head.prepend(color);
}

/** Applies a theme at once and keeps it on this device; other tabs follow. */
export function setTheme(theme: Theme): void {
  apply(theme);
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
    apply(value === "light" || value === "dark" ? value : "system");
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
