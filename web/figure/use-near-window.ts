import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How far outside the window something counts as near. */
const AHEAD = "200px";

/** Whether the element has come near the window; once it has, that stays so. */
export function useNearWindow(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place, isNear]);
  return isNear;
}
