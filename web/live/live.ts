import { matchQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { LiveEvent } from "@lockstep/contract/live.ts";
import { useEffect, useRef } from "react";
import { isFromServer } from "../api/client.ts";
import { browserPorts } from "./browser-ports.ts";
import { joinLive } from "./live-tab.ts";
import { refetchShown } from "./refetch-shown.ts";

export type { LiveEvent } from "@lockstep/contract/live.ts";
export type LiveType = LiveEvent["type"];
type EventOf<T extends LiveType> = Extract<LiveEvent, { type: T }>;

const listeners = new Set<(event: LiveEvent) => void>();
let person: string | null | undefined;
/** The last event this tab received for that person, to resume from after a page that doesn't listen. */
let place: string | null = null;
let onOtherPerson: () => void = () => undefined;
let leave: (() => void) | null = null;
/** The last reset that only marks the start of the stream. */
let beginning: LiveEvent | null = null;

/** Connected while someone listens and it is known who sits here. */
function settle(): void {
  leave?.();
  leave = null;
  const ports = browserPorts();
  if (ports === null || person === undefined || listeners.size === 0) return;
  const tell = (event: LiveEvent): void => [...listeners].forEach((listener) => listener(event));
  leave = joinLive(ports, {
    person,
    after: place,
    onEvent: tell,
    onPlace(heard) {
      place = heard;
    },
    // The page was fetched before the stream was open, and events in between were missed.
    onBegin() {
      beginning = { type: "reset" };
      tell(beginning);
    },
    onOtherPerson: () => onOtherPerson(),
  });
}

function listen(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) settle();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) settle();
  };
}

/**
 * Sets whose events this tab receives, once for the whole application (routes/site.tsx): an id, null for a visitor, undefined until that is known. With another
 * person the stream is made again. `refreshSession` is called when the server takes this browser for someone else.
 */
export function useLivePerson(userId: string | null | undefined, refreshSession: () => void): void {
  useEffect(() => {
    onOtherPerson = refreshSession;
  }, [refreshSession]);
  useEffect(() => {
    if (person === userId) return;
    person = userId;
    place = null;
    settle();
  }, [userId]);
}

/**
 * Calls back with live events of these types while the component is shown. Whatever it shows must be read through the API: an event only names what changed.
 * `reset` (something was missed and can't be resent) must be requested explicitly; {@link useLiveQueries} handles it.
 */
export function useLive<T extends LiveType>(types: readonly T[], handler: (event: EventOf<T>) => void): void {
  const latest = useRef({ types, handler });
  useEffect(() => {
    latest.current = { types, handler };
  });
  useEffect(
    () =>
      listen((event) => {
        const wanted: readonly string[] = latest.current.types;
        if (wanted.includes(event.type)) latest.current.handler(event as EventOf<T>);
      }),
    [],
  );
}

/** Which queries an event makes old; with null, all that such events may make old. */
export type LiveQueries = { readonly [T in Exclude<LiveType, "reset">]?: (event: EventOf<T> | null) => readonly QueryKey[] };

/**
 * Reads queries again when an event says that they are old, and all that the page shows after a `reset`. Many events at once are one reading. What was read
 * before the stream began is read once more.
 * Example: `useLiveQueries({ "streaks.changed": () => [["streaks"]] })`.
 */
export function useLiveQueries(queries: LiveQueries): void {
  const queryClient = useQueryClient();
  const latest = useRef(queries);
  useEffect(() => {
    latest.current = queries;
  });
  useEffect(() => {
    const old = new Map<string, QueryKey>();
    let timer: ReturnType<typeof setTimeout> | null = null;
    let hasLeft = false;
    const readIn = (delayMs: number): void => {
      timer ??= setTimeout(() => void readOld(), delayMs);
    };
    const readOld = async (): Promise<void> => {
      timer = null;
      const read = [...old];
      old.clear();
      const isFresh = await isFromServer(() =>
        refetchShown(queryClient, { predicate: (query) => read.some(([, queryKey]) => matchQuery({ queryKey }, query)) }),
      );
      if (isFresh || hasLeft) return;
      for (const [name, queryKey] of read) old.set(name, queryKey);
      readIn(AGAIN_MS);
    };
    const stop = listen((event) => {
      for (const key of keysOf(latest.current, event)) old.set(JSON.stringify(key), key);
      if (old.size > 0) readIn(FOLD_MS);
    });
    return () => {
      hasLeft = true;
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [queryClient]);
}

function keysOf(queries: LiveQueries, event: LiveEvent): readonly QueryKey[] {
  if (event.type === "reset")
    return event === beginning ? Object.values(queries).flatMap((find) => find(null)) : keysOfReset(event);
  // The map's function for a type takes that type's event.
  const find = queries[event.type] as ((event: LiveEvent) => readonly QueryKey[]) | undefined;
  return find?.(event) ?? [];
}

/** Every part of a page gets the reset, and the first one refetches for all. */
let lastReset: LiveEvent | null = null;

function keysOfReset(reset: LiveEvent): readonly QueryKey[] {
  if (reset === lastReset) return [];
  lastReset = reset;
  // The beginning of every key.
  return [[]];
}

/** Events within this time are one reading. */
const FOLD_MS = 100;
/** When the device's kept answer came instead of the server's, as it may just after the connection returned, it's read again in so long. */
const AGAIN_MS = 2000;
