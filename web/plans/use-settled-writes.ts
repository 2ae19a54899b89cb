import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { outbox, useOutbox } from "../offline/browser-outbox.ts";
import type { PendingStore } from "./pending-store.ts";

/** A feature's waiting writes, and where the server's answers to them show. Keep it constant. */
export interface Settling<Write> {
  readonly pending: PendingStore<Write>;
  /** What is read again once everything was sent. */
  readonly keys: readonly QueryKey[];
  readonly tellOtherTabs: () => void;
}

/** Once the outbox is empty, the server knows everything: read it again, and only then let go of what was laid over it. */
async function settle<Write extends { owner: string }>(
  queryClient: QueryClient,
  userId: string,
  { pending, keys, tellOtherTabs }: Settling<Write>,
): Promise<void> {
  const done = pending.stored().filter((write) => write.owner === userId);
  if (done.length === 0) return;
  try {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { throwOnError: true })));
  } catch {
    // Not read yet: what was laid over the older answer stays until the next time.
    return;
  }
  await pending.drop(done);
  tellOtherTabs();
}

/** Lets go of a person's waiting writes when the server has them all; loads those of an earlier page first. */
export function useSettledWrites<Write extends { owner: string }>(userId: string | null, settling: Settling<Write>): void {
  const queryClient = useQueryClient();
  const { unsent } = useOutbox(userId);
  useEffect(() => {
    if (userId === null) return;
    const check = async () => {
      await settling.pending.load();
      if (unsent > 0) return;
      await outbox?.refresh();
      if (outbox?.state(userId).unsent === 0) await settle(queryClient, userId, settling);
    };
    void check();
    // A write of another tab may have come and gone before this one counted it among the unsent.
    return settling.pending.subscribe(() => void check());
  }, [userId, unsent, queryClient, settling]);
}
