import { Worker } from "node:worker_threads";
import { ApiError } from "../http/api-error.ts";
import { createBoundedQueue } from "../images/bounded-queue.ts";

/** Documents being made or waiting in one process; the largest takes a few seconds. */
const MOST_AT_ONCE = 12;
/** So long the thread waits for another document. Its libraries, fonts and drawings aren't worth keeping longer. */
const REST_MS = 30_000;

/** Makes documents in a thread that is there only while they're asked for. */
export interface PdfQueue<Task> {
  /** The finished document. Never ask for it inside a transaction. */
  make(task: Task): Promise<Uint8Array<ArrayBuffer>>;
}

/** A queue for one kind of worker: a file that calls {@link workOnPdfs}. */
export function createPdfQueue<Task>(file: URL): PdfQueue<Task> {
  const line = createBoundedQueue(MOST_AT_ONCE);
  let thread: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;

  const begin = (): Worker => {
    const begun = new Worker(file);
    begun.on("error", () => undefined);
    begun.on("exit", () => {
      if (thread === begun) thread = null;
    });
    return begun;
  };
  const endLater = (): void => {
    rest = setTimeout(() => {
      void thread?.terminate();
      thread = null;
    }, REST_MS).unref();
  };
  const hand = (task: Task): Promise<Uint8Array<ArrayBuffer>> => {
    clearTimeout(rest);
    const worker = (thread ??= begin());
    worker.ref();
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        worker.off("message", onMessage).off("error", onEnd).off("exit", onEnd).unref();
        endLater();
        end();
      };
      const onMessage = (bytes: Uint8Array<ArrayBuffer>): void => settle(() => resolve(bytes));
      const onEnd = (cause: unknown): void => {
        if (thread === worker) thread = null;
        settle(() => reject(new Error("The thread that makes PDFs ended.", { cause })));
      };
      worker.on("message", onMessage).on("error", onEnd).on("exit", onEnd);
      worker.postMessage(task, []);
    });
  };
  return {
    make(task) {
      const made = line.run(() => hand(task));
      if (made !== null) return made;
      throw new ApiError("SERVICE_UNAVAILABLE", {
        message: "A lot of PDFs are being made right now. Please try again in a moment.",
        headers: { "Retry-After": "5" },
      });
    },
  };
}
