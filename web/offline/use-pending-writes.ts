import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { fromServer } from "../api/client.ts";
import { logFailure } from "../api/log-failure.ts";
import { newId } from "../api/new-id.ts";
import { outbox } from "./browser-outbox.ts";
import { kindOf } from "./outbox.ts";
import type { OutboxEntry, Write } from "./outbox.ts";

/** One kind of write: what it changes, and where that shows. Keep it constant. */
export interface WriteKind<Change> {
  readonly kind: string;
  /** What is refetched once the server has them. The page that lays them over something shows a query of the first key. */
  readonly refetch: readonly [QueryKey, ...QueryKey[]];
  /** Narrows what the outbox holds under this kind; only {@link writeKind} makes one. */
  readonly isOurs: (entry: OutboxEntry) => entry is OutboxEntry<Change>;
}

export function writeKind<Change>(kind: string, refetch: WriteKind<Change>["refetch"]): WriteKind<Change> {
  return { kind, refetch, isOurs: (entry): entry is OutboxEntry<Change> => entry.change !== null && kindOf(entry) === kind };
}

/** Shows a change at once and sends it to the server, now or when there's a connection. Rejects when the device can't store it. */
export async function addWrite<Change>({ kind }: WriteKind<Change>, write: Omit<Write<Change>, "id" | "key">): Promise<void> {
  await outbox?.add({ ...write, id: newId(), key: kind });
}

const NONE: ReadonlyArray<OutboxEntry> = [];
const never = () => () => undefined;

/** Every entry of the outbox, live, from all tabs. */
export function useOutboxEntries(): ReadonlyArray<OutboxEntry> {
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.entries ?? (() => NONE), () => NONE);
}

/**
 * What a member changed that the data the page read doesn't have yet: lay it over that, in this order. Each change goes when the server has it and the
 * page has refetched since.
 */
export function usePendingWrites<Change>(kind: WriteKind<Change>, owner: string | null): ReadonlyArray<Change> {
  const entries = useOutboxEntries();
  useSettling(kind, owner);
  return useMemo(
    () =>
      entries
        .filter(kind.isOurs)
        .filter((entry) => entry.owner === owner && entry.state !== "refused")
        .map(({ change }) => change),
    [entries, kind, owner],
  );
}

/** How long after a refetch that failed the next one comes, ms. */
const REFETCH_AFTER_MS = 15_000;

/** Refetches what the pages show of these keys; resolves to whether the server has answered all of it since. */
async function refetch(queryClient: QueryClient, keys: WriteKind<unknown>["refetch"]): Promise<boolean> {
  const shown = keys.map((queryKey) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey, type: "active" })
      .filter((query) => !query.isDisabled()),
  );
  // What no page shows was laid over nothing here: the page that shows it settles it.
  if (shown[0]?.length === 0) return false;
  await fromServer(async () => {
    // A first fetch that is under way may have been asked before the writes arrived: it's cancelled, lest the refetch joins it.
    await Promise.all(
      keys.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })),
    );
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: "all" })));
  });
  // A query whose refetch failed keeps the older data and is marked as stale.
  return shown.flat().every(({ state }) => !state.isInvalidated);
}

/** Refused entries whose data has been refetched: the page shows what the server has. */
const refetchedRefusals = new Set<string>();
const settling = new Map<string, Promise<boolean>>();

/** Refetches once the server has answered every write of the kind, and only then drops the changes. False when that has to be tried again. */
async function settle({ refetch: keys, isOurs }: WriteKind<unknown>, owner: string, queryClient: QueryClient): Promise<boolean> {
  const own = outbox?.entries().filter((entry) => entry.owner === owner && isOurs(entry)) ?? [];
  const answered = own.filter(({ place, state }) => state === "sent" || (state === "refused" && !refetchedRefusals.has(place)));
  if (answered.length === 0 || own.some(({ state }) => state === "waiting")) return true;
  if (!(await refetch(queryClient, keys).catch(() => false))) return false;
  for (const { place, state } of answered) if (state === "refused") refetchedRefusals.add(place);
  await outbox?.settle(answered.filter(({ state }) => state === "sent").map(({ place }) => place));
  return true;
}

function useSettling(kind: WriteKind<unknown>, owner: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (owner === null || outbox === null) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const check = async () => {
      await outbox?.load();
      if (isGone) return;
      // Several parts of a page may show the same data: one refetch is enough.
      const running = settling.get(kind.kind) ?? settle(kind, owner, queryClient).finally(() => settling.delete(kind.kind));
      settling.set(kind.kind, running);
      const isSettled = await running;
      clearTimeout(again);
      if (!isSettled && !isGone) again = setTimeout(go, REFETCH_AFTER_MS);
    };
    const go = () => void check().catch((error: unknown) => logFailure("What waits on this device wasn't read", error));
    go();
    const stop = outbox.subscribe(go);
    window.addEventListener("online", go);
    return () => {
      isGone = true;
      clearTimeout(again);
      stop();
      window.removeEventListener("online", go);
    };
  }, [owner, queryClient, kind]);
}
