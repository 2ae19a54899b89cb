import type { LiveEvent } from "@lockstep/contract/live.ts";
import { useEffect } from "react";

/** Calls back with what the event stream tells. */
export function useLive(listener: (event: LiveEvent) => void): void {
  useEffect(() => {
    const source = new EventSource("/api/events");
    source.addEventListener("message", (message: MessageEvent<string>) => listener(JSON.parse(message.data) as LiveEvent));
    return () => source.close();
  }, [listener]);
}
