import type { SessionActor } from "../auth/session-actor.ts";
import { isAfter, type Position } from "./position.ts";
import type { LiveRow } from "./store.ts";

/** Bytes that may wait for a reader: who takes nothing for so long is let go, and resumes when able. */
const MOST_WAITING_BYTES = 256 * 1024;

/** A row serialised once for all its recipients. */
export interface Written {
  readonly row: LiveRow;
  readonly bytes: Uint8Array;
}

export interface LiveStreamOptions {
  readonly actor: SessionActor | null;
  readonly address: string;
  /** In which of the seconds between two heartbeats its own falls. */
  readonly slot: number;
  /** The stream is over, from either side. */
  readonly onEnd: (stream: LiveStream) => void;
  /** Breaks the connection of a reader that takes nothing. */
  readonly abort: () => void;
}

/** One open browser. */
export class LiveStream {
  readonly actor: SessionActor | null;
  readonly address: string;
  readonly slot: number;
  readonly readable: ReadableStream<Uint8Array>;
  readonly #options: LiveStreamOptions;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  /** What arrives while the stream is still catching up. */
  #waiting: Written[] | null = [];

  constructor(options: LiveStreamOptions) {
    this.#options = options;
    this.actor = options.actor;
    this.address = options.address;
    this.slot = options.slot;
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => {
          this.#controller = null;
          options.onEnd(this);
        },
      },
      { highWaterMark: MOST_WAITING_BYTES, size: (chunk) => chunk.byteLength },
    );
  }

  get isOpen(): boolean {
    return this.#controller !== null;
  }

  publish(written: Written): void {
    if (this.#waiting !== null) this.#waiting.push(written);
    else this.send(written.bytes);
  }

  /** From here on messages go out as they come; those up to `after` were already sent. */
  catchUp(after: Position): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const written of waiting) if (isAfter(written.row.at, after)) this.send(written.bytes);
  }

  send(bytes: Uint8Array): void {
    const controller = this.#controller;
    if (controller === null) return;
    if ((controller.desiredSize ?? 0) < bytes.byteLength) {
      this.end();
      this.#options.abort();
      return;
    }
    controller.enqueue(bytes);
  }

  end(): void {
    const controller = this.#controller;
    if (controller === null) return;
    this.#controller = null;
    controller.close();
    this.#options.onEnd(this);
  }
}
