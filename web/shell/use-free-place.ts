import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import "./free-note.css";

/** Scrolling is over when nothing has moved for so long. */
const SCROLLED_MS = 120;

/** Puts a note where it covers no main act of the page: at the foot, else under the header; out of sight while both are taken. */
function placeFreely(box: HTMLElement): void {
  const acts = [...document.querySelectorAll("main .btn-primary, main .btn-lg")].map((act) => act.getBoundingClientRect());
  const isFree = () => {
    const own = box.getBoundingClientRect();
    return !acts.some(
      (act) => act.width > 0 && act.left < own.right && act.right > own.left && act.top < own.bottom && act.bottom > own.top,
    );
  };
  for (const place of ["foot", "head"]) {
    box.dataset["place"] = place;
    if (isFree()) return;
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
