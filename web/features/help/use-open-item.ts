import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";

interface Item {
  readonly id: string;
}

/** Whether an element is in sight, below the header. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= header && bottom <= window.innerHeight;
}

/** What someone opened before the scripts arrived: the browser itself does that. */
function findOpened(): string | null {
  return document.querySelector('details[name="faq"][open] .faq-answer')?.id ?? null;
}

/**
 * The open question. The address decides with every arrival (a link, the back button, a reload): its question is opened and shown, without the
 * search or category that would hide it. Opening one writes it into the address, without a new place in the history.
 */
export function useOpenItem(items: readonly Item[], listed: readonly Item[]) {
  const { hash, key, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const named = hydrated ? (items.find(({ id }) => hash === `#${id}`)?.id ?? null) : null;
  const [openId, setOpenId] = useState<string | null>(null);
  const [arrival, setArrival] = useState<string | null>(null);
  if (hydrated && arrival !== key) {
    setArrival(key);
    if (named !== null) setOpenId(named);
    else if (arrival === null) setOpenId(findOpened());
  }
  const isHidden = named !== null && !listed.some(({ id }) => id === named);
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    if (named === null || shownFor.current === key) return;
    shownFor.current = key;
    if (isHidden) {
      void navigate({ hash: `#${named}` }, { replace: true, preventScrollReset: true });
      return;
    }
    // Once it's open, and after the page has gone where it was left.
    requestAnimationFrame(() => {
      const answer = document.getElementById(named);
      const row = answer?.closest("details");
      if (row && !isInSight(row)) answer?.scrollIntoView();
      row?.querySelector("summary")?.focus({ preventScroll: true });
    });
  }, [named, isHidden, key, navigate]);
  const setOpen = (id: string, open: boolean) => {
    // The one that was open says that it closed after the next has opened.
    if (!open && openId !== id) return;
    setOpenId(open ? id : null);
    const { search } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${search}${open ? `#${id}` : ""}`);
  };
  return { openId, setOpen };
}
