import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Opens a dialog over everything while it's shown, and gives the focus back when it goes. */
export function useFullScreen(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Open before the first screen puts the focus on its main act.
  useLayoutEffect(() => {
    const box = dialog.current;
    const before = document.activeElement;
    if (box && !box.open) box.showModal();
    // Another one may be open below it.
    const overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = overflow;
      box?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
