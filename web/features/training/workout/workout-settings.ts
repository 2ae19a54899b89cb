import { useSyncExternalStore } from "react";
import { WORKOUT_SETTINGS_KEY } from "../../../offline/device-keys.ts";

/** What someone chose for their workouts on this device. */
export interface WorkoutSettings {
  readonly sound: boolean;
  readonly vibrates: boolean;
  readonly staysOn: boolean;
}

const USUAL: WorkoutSettings = { sound: true, vibrates: true, staysOn: true };
const listeners = new Set<() => void>();
let current: WorkoutSettings | null = null;

function read(): WorkoutSettings {
  if (current !== null) return current;
  try {
    const kept = JSON.parse(localStorage.getItem(WORKOUT_SETTINGS_KEY) ?? "{}") as Partial<WorkoutSettings> | null;
    current = { sound: kept?.sound !== false, vibrates: kept?.vibrates !== false, staysOn: kept?.staysOn !== false };
  } catch {
    current = USUAL;
  }
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWorkoutSettings(): WorkoutSettings {
  return useSyncExternalStore(subscribe, read, () => USUAL);
}

export function setWorkoutSettings(change: Partial<WorkoutSettings>): void {
  current = { ...read(), ...change };
  try {
    localStorage.setItem(WORKOUT_SETTINGS_KEY, JSON.stringify(current));
  } catch {
    // They then last as long as the page.
  }
  for (const listener of listeners) listener();
}

let audio: AudioContext | null = null;

/** Browsers let a page make sounds only after a tap: called on each tick. */
export function prepareSound(): void {
  if (!read().sound || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
}

/** The rest is over: two short tones, a buzz, and a notification where the person can't see the page and allowed it. */
export function announceRestEnd(next: string): void {
  if (read().vibrates && "vibrate" in navigator) navigator.vibrate([200, 100, 200]);
  if (read().sound && audio !== null) {
    for (const [at, pitch] of [
      [0, 880],
      [0.25, 1175],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.25, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.2);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.2);
    }
  }
  if (document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted")
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification("Rest is over", { body: next, tag: "rest" }))
      .catch(() => undefined);
}
