import { useEffect, useRef } from "react";

/** Another plan takes the place of the one before, and of the button that was pressed: the keyboard goes on at the page's beginning. */
export function useFocusOnOther(id: string | null): void {
  const before = useRef(id);
  useEffect(() => {
    const changed = before.current !== null && before.current !== id;
    before.current = id ?? before.current;
    if (!changed) return;
    // After the dialog has given the focus back to a button that's no longer there.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
    }, 400);
    return () => clearTimeout(timer);
  }, [id]);
}
