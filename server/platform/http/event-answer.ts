/** An answer that comes in pieces, as server-sent events. What fails before the first piece is answered as any other error. */
export class EventAnswer<Event extends object = object> {
  /** Does the work and sends what it has; over when it's done. */
  readonly work: (send: (event: Event) => void) => Promise<void>;

  constructor(work: (send: (event: Event) => void) => Promise<void>) {
    this.work = work;
  }
}

/** Headers of every event stream. */
export const EVENT_STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  // Proxies pass it on as it comes.
  "X-Accel-Buffering": "no",
};

export interface EventStreamOptions {
  /** The reader has gone. */
  readonly onCancel: () => void;
  /** What is sent in place of what failed after the first piece. */
  readonly describe: (error: unknown) => object;
}

/** Starts the work; resolves with the stream once there's a first piece, and rejects when it fails before. */
export async function openEventStream(
  answer: EventAnswer,
  { onCancel, describe }: EventStreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start: (made) => {
      controller = made;
    },
    cancel: () => {
      controller = null;
      onCancel();
    },
  });
  let hasBegun = false;
  await new Promise<void>((begin, fail) => {
    const send = (event: object): void => {
      hasBegun = true;
      controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      begin();
    };
    const finish = (): void => {
      controller?.close();
      controller = null;
      begin();
    };
    answer.work(send).then(finish, (error: unknown) => {
      if (!hasBegun) return fail(error);
      send(describe(error));
      finish();
    });
  });
  return stream;
}
