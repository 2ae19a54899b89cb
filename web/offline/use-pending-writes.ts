import { useMemo, useSyncExternalStore } from "react";
import { outbox } from "./browser-outbox.ts";
import { NO_ENTRIES, stateOf } from "./outbox.ts";
import type { OutboxEntry, OutboxState } from "./outbox.ts";
import { entriesOf } from "./write-kind.ts";
import type { WriteKind } from "./write-kind.ts";

const never = () => () => undefined;

/** Every entry of the outbox, live, from all tabs. */
export function useOutboxEntries(): ReadonlyArray<OutboxEntry> {
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.entries ?? (() => NO_ENTRIES), () => NO_ENTRIES);
}

/** What waits of this member; nothing for a guest. */
export function useOutbox(owner: string | null): OutboxState {
  const entries = useOutboxEntries();
  return useMemo(() => stateOf(entries, owner), [entries, owner]);
}

/** A member's entries of a kind, until pages show what the server made of them. */
export function usePendingEntries<Change>(kind: WriteKind<Change>, owner: string | null): ReadonlyArray<OutboxEntry<Change>> {
  const entries = useOutboxEntries();
  return useMemo(() => entriesOf(kind, owner, entries), [kind, owner, entries]);
}

/**
 * What a member changed that the data the page read doesn't have yet: lay it over that, in this order. Each change goes when the server has it and the
 * page has refetched since.
 */
export function usePendingWrites<Change>(kind: WriteKind<Change>, owner: string | null): ReadonlyArray<Change> {
  const entries = usePendingEntries(kind, owner);
  return useMemo(() => entries.filter(({ state }) => state !== "refused").map(({ change }) => change), [entries]);
}
