import { useSyncExternalStore } from "react";

/** Seven columns need the room of a desk (the `lg` breakpoint). */
const QUERY = "(min-width: 1200px)";

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the week is in seven columns. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
