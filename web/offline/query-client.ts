import { QueryClient, onlineManager } from "@tanstack/react-query";
import { ApiError } from "../api/client.ts";
import { onTabMessage } from "./tab-channel.ts";

// A resumed mutation with a wrong online flag loses writes: the flag is set before any provider mounts.
if (typeof navigator !== "undefined") onlineManager.setOnline(navigator.onLine);

/** What the server refused stays refused: only what never arrived, or a server in trouble, is tried again. */
function mayRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Kept a day. A timer takes 24.8 days at most: more is forgotten at once.
    queries: { staleTime: 30_000, gcTime: 24 * 60 * 60 * 1000, retry: mayRetry },
    mutations: { retry: false },
  },
});

onTabMessage("stale", ({ queryKey }) => void queryClient.invalidateQueries({ queryKey }));
