import { useEffect, useState } from "react";

/** `held`: the screen stays on. `asking`: not yet. `refused`: the device said no (low battery, a hidden page). `missing`: it can't. */
export type WakeState = "asking" | "held" | "refused" | "missing";

/** Keeps the screen on while `on`. The device lets go of it when the page is hidden: it's asked again when the tab returns. */
export function useWakeLock(on: boolean): WakeState {
  const [state, setState] = useState<WakeState>(() => ("wakeLock" in navigator ? "asking" : "missing"));
  useEffect(() => {
    if (!on || !("wakeLock" in navigator)) return;
    let gone = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (gone || document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
      try {
        const got = await navigator.wakeLock.request("screen");
        if (gone) {
          await got.release();
          return;
        }
        lock = got;
        setState("held");
        got.addEventListener("release", () => {
          if (!gone) setState("asking");
        });
      } catch {
        if (!gone) setState("refused");
      }
    };
    void ask();
    const again = () => void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, [on]);
  return state;
}
