import { useCallback, useEffect, useRef } from "react";

/**
 * Moves now, or once nothing is pressed anymore: what slides away under a finger isn't clicked. A later move takes the place of one that waits; null drops it.
 */
export function useMoveAfterPress(): (move: (() => void) | null) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // The click comes right after the pointer is up, and may drop the move.
    const release = () => {
      isPressed.current = false;
      setTimeout(() => {
        if (isPressed.current) return;
        waiting.current?.();
        waiting.current = null;
      });
    };
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("pointerup", release, true);
      removeEventListener("pointercancel", release, true);
      waiting.current = null;
    };
  }, []);
  return useCallback((move) => {
    waiting.current = isPressed.current ? move : null;
    if (!isPressed.current) move?.();
  }, []);
}
