import { useSyncExternalStore } from "react";
import { VOICE_KEY } from "../../offline/device-keys.ts";

const listeners = new Set<() => void>();
/** What was chosen here, for browsers that keep nothing. */
let chosen: boolean | null = null;

/** Whether this browser can speak at all. */
export function canSpeak(): boolean {
  return typeof window !== "undefined" && "speechSynthesis" in window;
}

function isOn(): boolean {
  if (!canSpeak()) return false;
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(VOICE_KEY) !== "off";
  } catch {
    return true;
  }
}

/** Stops in the middle of a word. */
export function hush(): void {
  // A cancelled queue that was empty swallows the next words in some browsers.
  if (canSpeak() && (speechSynthesis.speaking || speechSynthesis.pending)) speechSynthesis.cancel();
}

/** Turns the coach's voice on or off on this device, for this and later sessions. */
export function setVoice(on: boolean): void {
  chosen = on;
  if (!on) hush();
  try {
    localStorage.setItem(VOICE_KEY, on ? "on" : "off");
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Says it at once, in place of what is being said. Silent where the voice is off or there's none: the screen shows everything too. */
export function say(text: string): void {
  if (!isOn()) return;
  hush();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = "en-US";
  speechSynthesis.speak(words);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the coach speaks here. */
export function useVoice(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => false);
}
