import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { guestKeys } from "./guest-plan.ts";
import { trainingKeys } from "./queries.ts";

const channel = typeof window === "undefined" ? null : new BroadcastChannel("lockstep-training");

/** After a change of the plan, the completions or the favourites: what other tabs show is old now. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  channel?.postMessage("changed");
}

/** Reads the training again when another tab changed it, so that two open tabs never contradict each other. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAgain = () => {
      for (const queryKey of [trainingKeys.all, guestKeys.all]) void queryClient.invalidateQueries({ queryKey });
    };
    channel?.addEventListener("message", readAgain);
    return () => channel?.removeEventListener("message", readAgain);
  }, [queryClient]);
}
