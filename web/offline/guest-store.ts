import { queryOptions } from "@tanstack/react-query";
import type { QueryClient, UseQueryOptions } from "@tanstack/react-query";
import { withStore } from "./database.ts";
import type { StoreName } from "./database.ts";
import { resultOf } from "./indexed-db.ts";
import { notifyTabs } from "./tab-channel.ts";

const GUEST_STORES = ["guest-training", "guest-meals"] as const satisfies StoreName[];
type GuestStoreName = (typeof GUEST_STORES)[number];

/** One thing that someone without an account keeps on this device. */
export interface GuestValue<Kept> {
  readonly options: () => UseQueryOptions<Kept, Error, Kept, readonly [GuestStoreName, string]>;
  readonly nothing: Kept;
  /** Changes it in one step, shows that in every tab and returns it: two changes at once (a hasty thumb, another tab) both count. */
  readonly change: (queryClient: QueryClient, change: (kept: Kept) => Kept) => Promise<Kept>;
}

/** Whether any guest store holds something. */
export async function hasGuestData(): Promise<boolean> {
  const counts = await Promise.all(GUEST_STORES.map((name) => withStore(name, "readonly", (store) => resultOf(store.count()))));
  return counts.some((count) => count > 0);
}

/**
 * What someone without an account keeps on this device. It's in IndexedDB because the mail that confirms a registration opens another tab, and
 * moves into the account at the first sign-in (after asking).
 */
export function guestStore(name: GuestStoreName) {
  return {
    /** A value that isn't what it should be (from an older version, or edited by hand) counts as `nothing`. */
    value<Kept>(key: string, isKept: (value: unknown) => value is Kept & {}, nothing: Kept): GuestValue<Kept> {
      const queryKey = [name, key] as const;
      const read = async (store: IDBObjectStore): Promise<Kept> => {
        const value: unknown = await resultOf(store.get(key));
        return isKept(value) ? value : nothing;
      };
      return {
        // The device answers without a network, and another tab may have written.
        options: () =>
          queryOptions({
            queryKey,
            queryFn: () => withStore(name, "readonly", read),
            networkMode: "always",
            staleTime: 0,
            gcTime: 60_000,
          }),
        nothing,
        async change(queryClient, change) {
          const next = await withStore(name, "readwrite", async (store) => {
            const changed = change(await read(store));
            await resultOf(store.put(changed, key));
            return changed;
          });
          queryClient.setQueryData(queryKey, next);
          notifyTabs({ type: "stale", queryKey });
          return next;
        },
      };
    },
    /** Drops everything: after it moved into an account, or when asked to. */
    async clear(queryClient: QueryClient) {
      await withStore(name, "readwrite", (store) => resultOf(store.clear()));
      await queryClient.resetQueries({ queryKey: [name] });
    },
  };
}
