import { QueryClient, onlineManager, timeoutManager } from "@tanstack/react-query";
import { ApiError } from "../api/client.ts";
import { queryTimers } from "./query-timers.ts";
import { onTabMessage } from "./tab-channel.ts";

// A resumed mutation with a wrong online flag loses writes: the flag is set before any provider mounts.
if (typeof navigator !== "undefined") onlineManager.setOnline(navigator.onLine);
if (typeof document !== "undefined") timeoutManager.setTimeoutProvider(queryTimers);

/** What the server refused stays refused: only what never arrived, or a server in trouble, is tried again. */
function mayRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Answers are kept a day in a browser. A timer takes 24.8 days at most: more is forgotten at once. On the server a page's go with the page, without a timer. */
const KEPT_MS = typeof document === "undefined" ? Number.POSITIVE_INFINITY : 24 * 60 * 60 * 1000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, gcTime: KEPT_MS, retry: mayRetry }, mutations: { retry: false } },
  });
}

/** The tab's one client. */
const queryClient = createQueryClient();

/** The same; on the server every page that's rendered has its own. */
export function queryClientForPage(): QueryClient {
  return typeof document === "undefined" ? createQueryClient() : queryClient;
}

onTabMessage("stale", ({ queryKey }) => void queryClient.invalidateQueries({ queryKey }));
