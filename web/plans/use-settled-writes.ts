import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { fromServer } from "../api/client.ts";
import { outbox } from "../offline/browser-outbox.ts";
import type { PendingStore } from "./pending-store.ts";

/** A feature's waiting writes, and where the server's answers to them show. Keep it constant. */
export interface Settling<Write> {
  readonly pending: PendingStore<Write>;
  /** Which of the store's writes are meant; all of them unless it is given. */
  readonly isOurs?: (write: Write) => boolean;
  /** Under which keys they wait in the outbox. */
  readonly outboxKeys: readonly string[];
  /** What is read again once they were sent. The page that lays them over something shows a query of the first key. */
  readonly keys: readonly [QueryKey, ...QueryKey[]];
  readonly tellOtherTabs: () => void;
}

/** So long after a reading that failed it is tried again, ms. */
const READ_AGAIN_MS = 15_000;

/** Reads anew what the pages show of these keys; tells whether the server has answered all of it since. */
async function readAnew(queryClient: QueryClient, keys: Settling<unknown>["keys"]): Promise<boolean> {
  const shown = keys.map((queryKey) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey, type: "active" })
      .filter((query) => !query.isDisabled()),
  );
  // What no page shows was laid over nothing here: the page that shows it lets go of it.
  if (shown[0]?.length === 0) return false;
  await fromServer(async () => {
    // A first reading that is under way is joined, not begun anew: it may have been asked before the writes arrived.
    await Promise.all(
      keys.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })),
    );
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: "all" })));
  });
  // One that failed or broke off has the older answer still, and is marked as old.
  return shown.flat().every(({ state }) => !state.isInvalidated);
}

/** Once the server has the writes: reads it again, and only then lets go of what was laid over it. False when it was not read. */
async function settle<Write extends { owner: string }>(
  queryClient: QueryClient,
  userId: string,
  { pending, isOurs = () => true, keys, tellOtherTabs }: Settling<Write>,
): Promise<boolean> {
  const done = pending.stored().filter((write) => write.owner === userId && isOurs(write));
  if (done.length === 0) return true;
  const isRead = await readAnew(queryClient, keys).catch(() => false);
  if (!isRead) return false;
  await pending.drop(done);
  tellOtherTabs();
  return true;
}

/** Lets go of a person's waiting writes when the server has them all and was read since; loads those of an earlier page first. */
export function useSettledWrites<Write extends { owner: string }>(userId: string | null, settling: Settling<Write>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const check = async () => {
      await settling.pending.load();
      if (isGone || (await outbox?.hasWaiting(userId, settling.outboxKeys))) return;
      const isSettled = await settle(queryClient, userId, settling);
      clearTimeout(again);
      if (!isSettled && !isGone) again = setTimeout(go, READ_AGAIN_MS);
    };
    const go = () => void check();
    go();
    const stops = [settling.pending.subscribe(go), outbox?.subscribe(go)];
    window.addEventListener("online", go);
    return () => {
      isGone = true;
      clearTimeout(again);
      for (const stop of stops) stop?.();
      window.removeEventListener("online", go);
    };
  }, [userId, queryClient, settling]);
}
