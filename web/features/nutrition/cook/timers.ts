import { useEffect, useSyncExternalStore } from "react";
import { newId } from "../../../api/new-id.ts";

/** A kitchen timer. It runs on while steps are turned, cook mode is left or the page is loaded again; the tab's end is its end. */
export interface KitchenTimer {
  readonly id: string;
  /** What it's for: "Step 3, Red lentil dal". */
  readonly label: string;
  readonly seconds: number;
  /** When it rings, in the clock's milliseconds; null while it is held. */
  readonly endsAt: number | null;
  /** Seconds left when it was held. */
  readonly left: number;
  readonly hasRung: boolean;
}

/** Seconds until a timer rings, never below zero. */
export function secondsLeft({ endsAt, left }: KitchenTimer, now: number): number {
  return endsAt === null ? left : Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** "12:05", "1:02:00". */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Holds a running timer, or lets a held one run on. */
export function heldOrRunning(timer: KitchenTimer, now: number): KitchenTimer {
  if (timer.hasRung) return timer;
  return timer.endsAt === null
    ? { ...timer, endsAt: now + timer.left * 1000 }
    : { ...timer, endsAt: null, left: secondsLeft(timer, now) };
}

/** Marks those whose time has come; the same list when there are none. */
export function rung(timers: readonly KitchenTimer[], now: number): readonly KitchenTimer[] {
  const isDue = (timer: KitchenTimer) => !timer.hasRung && timer.endsAt !== null && timer.endsAt <= now;
  return timers.some(isDue) ? timers.map((timer) => (isDue(timer) ? { ...timer, hasRung: true } : timer)) : timers;
}

const KEY = "lockstep.kitchen-timers";
/** A timer that nobody answers calls again so often, every so many milliseconds. */
const CALLS = 6;
const CALL_MS = 10_000;

let timers: readonly KitchenTimer[] = [];
let loaded = false;
let ticking: ReturnType<typeof setInterval> | null = null;
let now = 0;
let sound: AudioContext | null = null;
const called = new Map<string, number>();
const listeners = new Set<() => void>();
let shown: { readonly timers: readonly KitchenTimer[]; readonly now: number } = { timers, now };

function set(next: readonly KitchenTimer[]): void {
  timers = next;
  shown = { timers, now };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(timers));
  } catch {
    // Without storage they live as long as the page.
  }
  if (timers.length > 0 && ticking === null) ticking = setInterval(tick, 500);
  if (timers.length === 0 && ticking !== null) {
    clearInterval(ticking);
    ticking = null;
  }
  for (const listener of listeners) listener();
}

function isTimer(value: unknown): value is KitchenTimer {
  if (typeof value !== "object" || value === null) return false;
  const { id, label, seconds, endsAt, left, hasRung } = Object.fromEntries(Object.entries(value));
  return (
    typeof id === "string" &&
    typeof label === "string" &&
    typeof seconds === "number" &&
    (endsAt === null || typeof endsAt === "number") &&
    typeof left === "number" &&
    typeof hasRung === "boolean"
  );
}

function load(): void {
  if (loaded || typeof window === "undefined") return;
  loaded = true;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    now = Date.now();
    if (Array.isArray(kept)) set(kept.filter(isTimer));
  } catch {
    // What can't be read is no timer.
  }
}

/** Three short tones and a buzz; silent where the device allows neither, the page shows it anyway. */
function call(): void {
  if (typeof navigator.vibrate === "function") navigator.vibrate([300, 150, 300, 150, 300]);
  if (sound === null) return;
  const at = sound.currentTime;
  for (const beat of [0, 0.35, 0.7]) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.0001, at + beat);
    volume.gain.exponentialRampToValueAtTime(0.4, at + beat + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + beat + 0.28);
    tone.connect(volume).connect(sound.destination);
    tone.start(at + beat);
    tone.stop(at + beat + 0.3);
  }
}

function tick(): void {
  now = Date.now();
  const next = rung(timers, now);
  for (const { id, hasRung, endsAt } of next) {
    if (!hasRung || endsAt === null) continue;
    const times = called.get(id) ?? 0;
    if (times < CALLS && now >= endsAt + times * CALL_MS) {
      called.set(id, times + 1);
      call();
    }
  }
  set(next);
}

/** Starts a timer. Called from a press, so that the device lets it make a sound later. */
export function startTimer(label: string, minutes: number): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
  } catch {
    // No sound on this device: the timer shows and buzzes.
  }
  now = Date.now();
  const seconds = Math.round(minutes * 60);
  set([...timers, { id: newId(), label, seconds, endsAt: now + seconds * 1000, left: seconds, hasRung: false }]);
}

export function holdTimer(id: string): void {
  now = Date.now();
  set(timers.map((timer) => (timer.id === id ? heldOrRunning(timer, now) : timer)));
}

/** A minute more, also for one that has rung. */
export function lengthenTimer(id: string): void {
  now = Date.now();
  called.delete(id);
  set(
    timers.map((timer) => {
      if (timer.id !== id) return timer;
      const left = secondsLeft(timer, now) + 60;
      return { ...timer, left, endsAt: timer.endsAt === null ? null : now + left * 1000, hasRung: false };
    }),
  );
}

export function endTimer(id: string): void {
  called.delete(id);
  set(timers.filter((timer) => timer.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: typeof shown = { timers: [], now: 0 };

/** The running timers and the moment they are read at. */
export function useTimers(): typeof shown {
  useEffect(load, []);
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
}
