import { parentPort } from "node:worker_threads";

/** The worker's half of a queue of PDFs: one task, one document. */
export function workOnPdfs(draw: (task: unknown) => Promise<Uint8Array<ArrayBuffer>>): void {
  const port = parentPort;
  if (port === null) throw new Error("This file is a worker that makes PDFs.");
  port.on("message", (task: unknown) => {
    // A fault ends the thread, which tells the queue.
    void draw(task).then((bytes) => port.postMessage(bytes));
  });
}
