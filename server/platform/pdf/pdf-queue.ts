import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ApiError } from "../http/api-error.ts";
import { createBoundedQueue } from "../images/bounded-queue.ts";

/** Documents being made or waiting in one process; the largest takes a few seconds. */
const MOST_AT_ONCE = 12;
/** So long the process waits for another document. Its libraries, fonts and drawings aren't worth keeping longer. */
const REST_MS = 30_000;

/** Makes documents in a process that is there only while they're asked for: a thread's memory stayed with the server. */
export interface PdfQueue<Task> {
  /** The finished document. Never ask for it inside a transaction. */
  make(task: Task): Promise<Uint8Array<ArrayBuffer>>;
}

/** A queue for one kind of worker: a file that calls {@link workOnPdfs}. */
export function createPdfQueue<Task>(file: URL): PdfQueue<Task> {
  const line = createBoundedQueue(MOST_AT_ONCE);
  let worker: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;

  const begin = (): ChildProcess => {
    const begun = fork(fileURLToPath(file), { serialization: "advanced", execArgv: [] });
    begun.on("error", () => undefined);
    begun.on("exit", () => {
      if (worker === begun) worker = null;
    });
    return begun;
  };
  const endLater = (): void => {
    rest = setTimeout(() => {
      worker?.kill();
      worker = null;
    }, REST_MS).unref();
  };
  const hand = (task: Task): Promise<Uint8Array<ArrayBuffer>> => {
    clearTimeout(rest);
    const working = (worker ??= begin());
    working.ref();
    working.channel?.ref();
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        working.off("message", onMessage).off("error", onEnd).off("exit", onEnd).unref();
        working.channel?.unref();
        endLater();
        end();
      };
      const onMessage = (bytes: unknown): void => settle(() => resolve(bytes as Uint8Array<ArrayBuffer>));
      const onEnd = (cause: unknown): void => {
        if (worker === working) worker = null;
        settle(() => reject(new Error("The process that makes PDFs ended.", { cause })));
      };
      working.on("message", onMessage).on("error", onEnd).on("exit", onEnd);
      working.send(task as object);
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
