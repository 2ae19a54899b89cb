import type { LiveEvent } from "@lockstep/contract/live.ts";

/** What the stream says at its beginning: whose it is. */
export interface Greeting {
  readonly person: string | null;
}

/** The parts of an `EventSource` that are used. */
export interface EventStream {
  addEventListener(type: "ready" | "message" | "error", listener: (event: StreamMessage) => void): void;
  close(): void;
}
/** Both are missing at an error. */
type StreamMessage = { readonly data: string; readonly lastEventId: string };

export interface LiveStreamOptions {
  readonly open: (url: string) => EventStream;
  readonly schedule: (work: () => void, delayMs: number) => () => void;
  readonly random: () => number;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onGreeting: (greeting: Greeting) => void;
  /** The last position received, for the tab that takes over. */
  readonly onPlace: (place: string) => void;
}

/** The one connection of a browser to `GET /api/events`. */
export interface LiveStream {
  /** Opens it, resuming after a place; does nothing while it's open. */
  connect(after: string | null): void;
  /** Closes it and keeps the place. */
  rest(): void;
  readonly place: string | null;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Reconnects with growing pauses, so that a restarted server doesn't get everyone at once. */
export function createLiveStream(options: LiveStreamOptions): LiveStream {
  let stream: EventStream | null = null;
  let cancelRetry: (() => void) | null = null;
  let place: string | null = null;
  let failures = 0;

  const heard = (lastEventId: string): void => {
    if (lastEventId === "") return;
    place = lastEventId;
    options.onPlace(lastEventId);
  };
  const open = (): void => {
    cancelRetry = null;
    const opened = options.open(place === null ? "/api/events" : `/api/events?after=${encodeURIComponent(place)}`);
    stream = opened;
    opened.addEventListener("ready", ({ data, lastEventId }) => {
      if (stream !== opened) return;
      failures = 0;
      heard(lastEventId);
      const greeting = parse(data);
      if (greeting !== null) options.onGreeting({ person: typeof greeting["person"] === "string" ? greeting["person"] : null });
    });
    opened.addEventListener("message", ({ data, lastEventId }) => {
      if (stream !== opened) return;
      heard(lastEventId);
      const event = parse(data);
      // The server's messages are typed by the contract.
      if (event !== null && typeof event["type"] === "string") options.onEvent(event as LiveEvent);
    });
    opened.addEventListener("error", () => {
      if (stream !== opened) return;
      // The browser's own attempts neither grow apart nor stop when the answer was a refusal.
      opened.close();
      stream = null;
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      cancelRetry = options.schedule(open, pause * (0.5 + options.random() / 2));
    });
  };
  return {
    connect(after) {
      if (stream !== null || cancelRetry !== null) return;
      place ??= after;
      open();
    },
    rest() {
      cancelRetry?.();
      cancelRetry = null;
      stream?.close();
      stream = null;
      failures = 0;
    },
    get place() {
      return place;
    },
  };
}

function parse(data: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
