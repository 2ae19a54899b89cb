import { withStore } from "./database.ts";
import type { StoreName } from "./database.ts";
import { resultOf } from "./indexed-db.ts";

type IsKept<Kept> = (value: unknown) => value is Kept;

/**
 * What someone without an account keeps on this device. It's in IndexedDB because the mail that confirms a registration opens another tab, and
 * moves into the account at the first sign-in (after asking). A value that isn't what it should be (from an older version, or edited by hand) counts
 * as missing.
 */
export interface GuestStore {
  read<Kept>(key: string, isKept: IsKept<Kept>): Promise<Kept | null>;
  put(key: string, value: unknown): Promise<void>;
  /** Changes a value in one step and returns it: two changes at once (a hasty thumb, another tab) both count. */
  update<Kept>(key: string, isKept: IsKept<Kept>, change: (kept: Kept | null) => Kept): Promise<Kept>;
  /** Drops everything: after it moved into an account, or when asked to. */
  clear(): Promise<void>;
}

type GuestStoreName = Exclude<StoreName, "outbox">;

const GUEST_STORES: readonly GuestStoreName[] = ["guest-training", "guest-meals"];

/** Whether any guest store holds something. */
export async function hasGuestData(): Promise<boolean> {
  const counts = await Promise.all(GUEST_STORES.map((name) => withStore(name, "readonly", (store) => resultOf(store.count()))));
  return counts.some((count) => count > 0);
}

export function guestStore(name: GuestStoreName): GuestStore {
  return {
    async read(key, isKept) {
      const value: unknown = await withStore(name, "readonly", (store) => resultOf(store.get(key)));
      return isKept(value) ? value : null;
    },
    async put(key, value) {
      await withStore(name, "readwrite", (store) => resultOf(store.put(value, key)));
    },
    update: (key, isKept, change) =>
      withStore(name, "readwrite", async (store) => {
        const value: unknown = await resultOf(store.get(key));
        const next = change(isKept(value) ? value : null);
        await resultOf(store.put(next, key));
        return next;
      }),
    async clear() {
      await withStore(name, "readwrite", (store) => resultOf(store.clear()));
    },
  };
}
