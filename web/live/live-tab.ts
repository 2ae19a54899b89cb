import type { LiveEvent } from "@lockstep/contract/live.ts";
import type { LiveMessage } from "../offline/tab-channel.ts";
import { createLiveStream, type EventStream, type LiveStream } from "./live-stream.ts";

/** The browser's parts a tab works with. */
export interface LiveTabPorts {
  readonly openStream: (url: string) => EventStream;
  /** Sends to the other tabs of a stream. */
  readonly notifyTabs: (stream: string, message: LiveMessage) => void;
  /** Calls back with what they send. Returns how to stop. */
  readonly onTabMessage: (stream: string, listener: (message: LiveMessage) => void) => () => void;
  /** Runs `lead` while this tab is the one that holds the name; without Web Locks every tab leads itself. Answers how to let go. */
  readonly holdLock: (name: string, lead: () => () => void) => () => void;
  readonly hasLocks: boolean;
  readonly isOnline: () => boolean;
  readonly isHidden: () => boolean;
  /** Calls back when the connection or the tab's visibility changes. Answers how to stop. */
  readonly onCircumstances: (listener: () => void) => () => void;
  readonly schedule: (work: () => void, delayMs: number) => () => void;
  readonly random: () => number;
}

export interface LiveTabOptions {
  readonly person: string | null;
  /** The last position this tab received; null before the first. */
  readonly after: string | null;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onPlace: (place: string) => void;
  /** Everything from here on is received, nothing before was: what was read until now may be stale. */
  readonly onBegin: () => void;
  /** The server takes this browser for someone else: the session has changed. */
  readonly onOtherPerson: () => void;
}

/** A tab that's been hidden for this long stops listening; when it's shown again, it gets what it missed. */
const HIDDEN_REST_MS = 5 * 60_000;

/** Joins a person's live events until stopped: one tab holds the stream, all tabs receive it. */
export function joinLive(ports: LiveTabPorts, options: LiveTabOptions): () => void {
  const name = `lockstep-live-${options.person ?? "visitor"}`;
  // Known to every tab, so that whoever leads next goes on where the last one was.
  let place = options.after;
  let leads = false;
  let hears = false;
  const notify = (message: LiveMessage): void => {
    if (ports.hasLocks) ports.notifyTabs(name, message);
  };
  const hear = (heard: string, begins: boolean): void => {
    place = heard;
    hears = true;
    options.onPlace(heard);
    if (begins) options.onBegin();
  };
  const receive = (message: LiveMessage): void => {
    if (message.kind === "event") options.onEvent(message.event);
    else if (message.kind === "place") hear(message.place, message.begins || (!hears && message.place !== place));
    else if (leads && place !== null) notify({ kind: "place", place, begins: false });
  };
  const stopListening = ports.hasLocks ? ports.onTabMessage(name, receive) : () => undefined;

  const lead = (): (() => void) => {
    leads = true;
    const line = createLiveStream({
      open: ports.openStream,
      schedule: ports.schedule,
      random: ports.random,
      onEvent(event) {
        options.onEvent(event);
        notify({ kind: "event", event });
      },
      onGreeting({ person }) {
        if (person !== options.person) options.onOtherPerson();
      },
      onPlace(heard) {
        const begins = place === null;
        notify({ kind: "place", place: heard, begins });
        hear(heard, begins);
      },
    });
    const stop = keepConnected(line, ports, () => place);
    return () => {
      leads = false;
      stop();
    };
  };
  notify({ kind: "hello" });

  // A tab that isn't looked at for long gives the lead away too: another may be in front.
  const membership = whileAwake(ports, () => ports.holdLock(name, lead));
  return () => {
    membership();
    stopListening();
  };
}

/** Connected while the browser is online. */
function keepConnected(line: LiveStream, ports: LiveTabPorts, place: () => string | null): () => void {
  const settle = (): void => {
    if (ports.isOnline()) line.connect(place());
    else line.rest();
  };
  const stop = ports.onCircumstances(settle);
  settle();
  return () => {
    stop();
    line.rest();
  };
}

/** Begins something, ends it when the tab was hidden for long, begins it again when it is looked at. */
function whileAwake(ports: LiveTabPorts, begin: () => () => void): () => void {
  let end: (() => void) | null = begin();
  let cancelRest: (() => void) | null = null;
  const stop = ports.onCircumstances(() => {
    if (!ports.isHidden()) {
      cancelRest?.();
      cancelRest = null;
      end ??= begin();
      return;
    }
    cancelRest ??= ports.schedule(() => {
      cancelRest = null;
      end?.();
      end = null;
    }, HIDDEN_REST_MS);
  });
  return () => {
    stop();
    cancelRest?.();
    end?.();
  };
}
