import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

/** A rest that runs: until when (ms of the epoch), and how long it was meant to be. */
export interface Rest {
  readonly workoutId: string;
  readonly endsAt: number;
  readonly seconds: number;
}

const KEY = "lockstep.rest";
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastRest: Rest | null = null;

function readRest(): Rest | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return lastRest;
  }
  if (text === lastText) return lastRest;
  lastText = text;
  lastRest = parseRest(text);
  return lastRest;
}

function parseRest(text: string | null): Rest | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { workoutId, endsAt, seconds } = kept as Partial<Record<keyof Rest, unknown>>;
    return typeof workoutId === "string" && typeof endsAt === "number" && typeof seconds === "number"
      ? { workoutId, endsAt, seconds }
      : null;
  } catch {
    return null;
  }
}

/** Starts a rest, moves its end, or ends it (null). Kept on the device, so that a reload or a restart goes on with it; other tabs show the same. */
export function setRest(rest: Rest | null): void {
  lastRest = rest;
  lastText = rest === null ? null : JSON.stringify(rest);
  try {
    if (lastText === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, lastText);
  } catch {
    // Without storage it lives as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Later than this, a rest's end is no news: the tab slept through it. */
const NEWS_MS = 5000;

/** The rest of a workout and its seconds left, by the clock and not by ticks: a tab that slept is right again at once. `onEnd` is called when it ends in front of the person. */
export function useRest(workoutId: string, onEnd: () => void): { rest: Rest | null; secondsLeft: number } {
  const kept = useSyncExternalStore(subscribe, readRest, () => null);
  const rest = kept?.workoutId === workoutId ? kept : null;
  const [now, setNow] = useState(() => Date.now());
  const tick = useCallback(() => {
    const at = Date.now();
    setNow(at);
    if (rest === null || at < rest.endsAt) return;
    setRest(null);
    if (at - rest.endsAt < NEWS_MS) onEnd();
  }, [rest, onEnd]);
  useEffect(() => {
    if (rest === null) return;
    const timer = setInterval(tick, 250);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [rest, tick]);
  return { rest, secondsLeft: rest === null ? 0 : Math.min(rest.seconds, Math.max(0, Math.ceil((rest.endsAt - now) / 1000))) };
}
