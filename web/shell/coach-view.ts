import type { CoachPage } from "@lockstep/contract/coach.ts";
import { useEffect, useSyncExternalStore } from "react";

/** How the coach's panel is shown: not at all, as a line at the foot of the window, or open. */
export type CoachView = "closed" | "minimized" | "open";

interface CoachState {
  readonly view: CoachView;
  /** What someone asked outside of the panel; the panel takes it over. */
  readonly question: string;
}

/** What a tab remembers across reloads; the panel keeps it. */
export const COACH_VIEW_KEY = "lockstep.coach";

const CLOSED: CoachState = { view: "closed", question: "" };

let state = CLOSED;
const listeners = new Set<() => void>();

/** Opens or closes the panel, on every page; with a question, asks it. */
export function showCoach(view: CoachView, question = ""): void {
  state = { view, question };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCoachState(): CoachState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
}

let shownDay: CoachPage | null = null;

/** Says which day a plan's page shows, so that "this exercise" means something to the coach. Null when it's no day. */
export function useCoachPage(page: CoachPage | null): void {
  useEffect(() => {
    shownDay = page;
    return () => {
      shownDay = null;
    };
  });
}

export function readShownDay(): CoachPage | null {
  return shownDay;
}
