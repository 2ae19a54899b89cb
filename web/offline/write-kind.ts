import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isFromServer } from "../api/client.ts";
import { newId } from "../api/new-id.ts";
import { outbox } from "./browser-outbox.ts";
import { kindOf } from "./outbox.ts";
import type { OutboxEntry, Write } from "./outbox.ts";
import { noteSettled } from "./settled-meanwhile.ts";

/** One kind of write: how it reaches the server, and how pages come to show what became of it. {@link writeKind} declares it. */
export interface WriteKind<Change> extends Pick<Write, "replacesWaiting" | "dropRefused"> {
  readonly kind: string;
  request(change: Change, id: string): Pick<Write, "method" | "path" | "body">;
  /** What a change is about: changes of different things don't wait for each other, all others are sent in order. */
  about?(change: Change, id: string): string;
  /** The kind and subject of changes that this one needs on the server first, each as {@link keyOfWrite} makes it. */
  after?(change: Change): readonly string[];
  /**
   * Shows what the server has instead of what was laid over it, once for each entry that it has answered; `isSending` while it hasn't answered
   * others of the kind. False when that has to be tried again, which it is in a while.
   */
  settle(queryClient: QueryClient, answered: ReadonlyArray<OutboxEntry<Change>>, isSending: boolean): Promise<boolean>;
}

/** Under which key the outbox has the changes of one thing. */
export function keyOfWrite(kind: string, about: string): string {
  return `${kind}:${about}`;
}

const kinds = new Set<WriteKind<unknown>>();

/** Declares a kind of write, at the top of a module. */
export function writeKind<Kind extends WriteKind<never>>(kind: Kind): Kind {
  kinds.add(kind);
  return kind;
}

/** Stores a change, shows it, and sends it to the server, now or when there's a connection. Rejects when the device can't store it. */
export async function addWrite<Change>(write: WriteKind<Change>, owner: string, change: Change, id = newId()): Promise<void> {
  const { kind, replacesWaiting = false, dropRefused = false } = write;
  const about = write.about?.(change, id);
  const key = about === undefined ? kind : keyOfWrite(kind, about);
  const after = write.after?.(change) ?? [];
  await outbox?.add({ id, key, owner, ...write.request(change, id), change, replacesWaiting, dropRefused, after });
}

/** Of these entries the member's own of one kind. */
export function entriesOf<Change>(
  { kind }: Pick<WriteKind<Change>, "kind">,
  owner: string | null,
  entries: ReadonlyArray<OutboxEntry>,
): ReadonlyArray<OutboxEntry<Change>> {
  const isOurs = (entry: OutboxEntry): entry is OutboxEntry<Change> =>
    entry.owner === owner && entry.change !== null && kindOf(entry) === kind;
  return entries.filter(isOurs);
}

/** Sends what waits of a kind; false while the server doesn't have it. */
export async function sendWaiting(kind: Pick<WriteKind<unknown>, "kind">, owner: string): Promise<boolean> {
  const isWaiting = () => entriesOf(kind, owner, outbox?.entries() ?? []).some(({ state }) => state === "waiting");
  await outbox?.load();
  if (isWaiting()) await outbox?.flush(owner);
  return !isWaiting();
}

/** Refetches these once the server has answered every write of the kind. The page that lays them over something shows a query of the first key. */
export function refetching(...keys: [QueryKey, ...QueryKey[]]): WriteKind<unknown>["settle"] {
  return async (queryClient, _answered, isSending) => {
    const shown = keys.map((queryKey) =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey, type: "active" })
        .filter((query) => !query.isDisabled()),
    );
    // What no page shows was laid over nothing here: the page that shows it settles it.
    if (isSending || shown[0]?.length === 0) return false;
    const isReached = await isFromServer(async () => {
      // A first fetch that is under way may have been asked before the writes arrived: it's cancelled, lest the refetch joins it.
      await Promise.all(
        keys.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })),
      );
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: "all" })));
    });
    // A query whose refetch failed keeps the older data and is marked as stale.
    return isReached && shown.flat().every(({ state }) => !state.isInvalidated);
  };
}

/** Refused entries that the pages show no longer: they stay in the outbox until they're discarded or sent again. */
const settledRefusals = new Set<string>();
const settling = new Set<WriteKind<unknown>>();

async function settleKind(kind: WriteKind<unknown>, owner: string, queryClient: QueryClient): Promise<void> {
  const own = entriesOf(kind, owner, outbox?.entries() ?? []);
  const answered = own.filter(({ place, state }) => state !== "waiting" && !settledRefusals.has(place));
  if (answered.length === 0 || settling.has(kind)) return;
  settling.add(kind);
  try {
    const isSending = own.some(({ state }) => state === "waiting");
    if (!(await kind.settle(queryClient, answered, isSending))) return;
  } finally {
    settling.delete(kind);
  }
  for (const { place, state } of answered) if (state === "refused") settledRefusals.add(place);
  noteSettled();
  await outbox?.settle(answered.filter(({ state }) => state === "sent").map(({ place }) => place));
}

/** Lets go of what the server has answered, where this tab can show what became of it. */
export async function settleWrites(owner: string, queryClient: QueryClient): Promise<void> {
  await outbox?.load();
  await Promise.all([...kinds].map((kind) => settleKind(kind, owner, queryClient)));
}
