import { useLayoutEffect } from "react";

/** Scrolling is over when nothing has moved for so long. */
const SCROLLED_MS = 120;

const MOVING_FIGURE = "main .stage-picture";
/**
 * What a note mustn't cover: at the foot the moving figure, the page's main acts, the bar that adds to a list and the field that's typed into; under the
 * header, where a page has its small buttons, nothing that can be pressed.
 */
const KEPT_FREE = {
  foot: `${MOVING_FIGURE}, main .btn-primary, main .btn-lg, main .grocery-add, main :is(input, select, textarea):focus`,
  head: `${MOVING_FIGURE}, main a[href], main button`,
} as const;

function lieOver(box: Element, what: string): boolean {
  const others = [...document.querySelectorAll(what)];
  // Most pages have none, and measuring would lay them out at once.
  if (others.length === 0) return false;
  const own = box.getBoundingClientRect();
  return others.some((each) => {
    const { width, left, right, top, bottom } = each.getBoundingClientRect();
    return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}

/** Puts a note where it covers nothing that it mustn't: at the foot, else under the header; out of sight while both are taken. */
function placeNote(note: HTMLElement, coach: HTMLElement | null): void {
  for (const place of ["foot", "head"] as const) {
    note.dataset["place"] = place;
    // A note at the foot lifts the coach's button.
    if (!lieOver(note, KEPT_FREE[place]) && !(coach && lieOver(coach, MOVING_FIGURE))) return;
  }
  note.dataset["place"] = "away";
}

function placeAll(): void {
  const coach = document.querySelector<HTMLElement>("button.coach-button");
  for (const note of document.querySelectorAll<HTMLElement>(".free-note")) placeNote(note, coach);
  if (!coach) return;
  if (coach !== document.activeElement && lieOver(coach, MOVING_FIGURE)) coach.dataset["place"] = "away";
  else delete coach.dataset["place"];
}

/** For whatever floats over a page, its notes and the coach's button: keeps them off the moving figure and the page's main acts, whatever moves these. */
export function useFreePlace(): void {
  useLayoutEffect(() => {
    placeAll();
    // Safari before 26.2 has no `scrollend`, and a composer that opens moves buttons without any scrolling.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(placeAll, SCROLLED_MS);
    };
    const grown = new ResizeObserver(placeSoon);
    // The body stays when another page comes.
    for (const part of document.querySelectorAll("body, main, main > *")) grown.observe(part);
    window.addEventListener("scroll", placeSoon, { passive: true });
    window.addEventListener("resize", placeSoon);
    document.addEventListener("focusin", placeSoon);
    return () => {
      clearTimeout(timer);
      grown.disconnect();
      window.removeEventListener("scroll", placeSoon);
      window.removeEventListener("resize", placeSoon);
      document.removeEventListener("focusin", placeSoon);
      // What's left has more room.
      setTimeout(placeAll);
    };
  }, []);
}
