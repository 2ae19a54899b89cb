import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";

/** How the tabs of one browser tell each other that something kept has changed. */
export interface TabChannel {
  /** After a change: what other tabs show is old now. */
  readonly tell: () => void;
  /** Reads these again when another tab changed something, so that two open tabs never contradict each other. Keep `keys` constant. */
  readonly useReread: (keys: readonly QueryKey[]) => void;
}

export function tabChannel(name: string): TabChannel {
  const channel = typeof window === "undefined" ? null : new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    tell: () => channel?.postMessage("changed"),
    useReread(keys) {
      const queryClient = useQueryClient();
      useEffect(() => {
        const readAgain = () => {
          for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
        };
        channel?.addEventListener("message", readAgain);
        return () => channel?.removeEventListener("message", readAgain);
      }, [queryClient, keys]);
    },
  };
}
