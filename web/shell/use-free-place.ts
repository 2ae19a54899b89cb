import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import "./free-note.css";

/** Scrolling is over when nothing has moved for so long. */
const SCROLLED_MS = 120;

/**
 * What a note mustn't cover: at the foot the page's main acts, the bar that adds to a list and the field that's typed into; under the header, where a page
 * has its small buttons, nothing that can be pressed.
 */
const KEPT_FREE = {
  foot: "main .btn-primary, main .btn-lg, main .grocery-add, main :is(input, select, textarea):focus",
  head: "main a[href], main button",
} as const;

/** Puts a note where it covers nothing that it mustn't: at the foot, else under the header; out of sight while both are taken. */
function placeFreely(box: HTMLElement): void {
  for (const place of ["foot", "head"] as const) {
    box.dataset["place"] = place;
    const own = box.getBoundingClientRect();
    const isTaken = [...document.querySelectorAll(KEPT_FREE[place])].some((control) => {
      const { width, left, right, top, bottom } = control.getBoundingClientRect();
      return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    });
    if (!isTaken) return;
  }
  box.dataset["place"] = "away";
}

/** Keeps a `.free-note` off the page's main acts, whatever moves them. */
export function useFreePlace(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => (box.current ? placeFreely(box.current) : undefined);
    place();
    // Safari before 26.2 has no `scrollend`, and a composer that opens moves buttons without any scrolling.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(place, SCROLLED_MS);
    };
    const grown = new ResizeObserver(placeSoon);
    for (const part of document.querySelectorAll("main, main > *")) grown.observe(part);
    window.addEventListener("scroll", placeSoon, { passive: true });
    window.addEventListener("resize", placeSoon);
    document.addEventListener("focusin", placeSoon);
    return () => {
      clearTimeout(timer);
      grown.disconnect();
      window.removeEventListener("scroll", placeSoon);
      window.removeEventListener("resize", placeSoon);
      document.removeEventListener("focusin", placeSoon);
    };
  }, [box]);
}
