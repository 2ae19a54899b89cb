import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import type { CoachView } from "../../shell/coach-view.ts";

const PHONE = "(max-width: 639px)";

function subscribePhone(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

const isTouched = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** A phone's keyboard covers the window: the panel takes the room that's left above it. */
function useRoomAboveKeyboard(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = box.current;
    if (!isOn || !viewport || !element) return;
    const fit = () => {
      element.style.setProperty("--coach-top", `${viewport.offsetTop}px`);
      element.style.setProperty("--coach-height", `${viewport.height}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
      element.style.removeProperty("--coach-top");
      element.style.removeProperty("--coach-height");
    };
  }, [box, isOn]);
}

/**
 * Opens and closes the panel's dialog: on a phone it has the screen and the focus to itself, beside a page it leaves both alone. The focus goes to the question,
 * and back to where it came from.
 */
export function usePanelDialog(
  view: CoachView,
  { area, expand, launcher }: Readonly<Record<"area" | "expand" | "launcher", RefObject<HTMLElement | null>>>,
): { readonly dialog: RefObject<HTMLDialogElement | null>; readonly isPhone: boolean } {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const shown = useRef<CoachView>("closed");
  const isPhone = useSyncExternalStore(subscribePhone, () => window.matchMedia(PHONE).matches);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const before = shown.current;
    const focusedBefore = document.activeElement;
    shown.current = view;
    const isModal = view === "open" && isPhone;
    if (box.open && (view === "closed" || box.matches(":modal") !== isModal)) box.close();
    if (view !== "closed" && !box.open) {
      if (isModal) box.showModal();
      else box.show();
    }
    if (before === view) return;
    if (before === "closed") opener.current = focusedBefore;
    // A touch screen's keyboard would cover what there's to read first.
    if (view === "open") (isTouched() ? box : area.current)?.focus();
    else if (view === "minimized") expand.current?.focus();
    else {
      const from = opener.current;
      const goBack = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : launcher.current;
      goBack?.focus();
    }
  }, [view, isPhone, area, expand, launcher]);
  useRoomAboveKeyboard(dialog, view === "open" && isPhone);
  return { dialog, isPhone };
}
