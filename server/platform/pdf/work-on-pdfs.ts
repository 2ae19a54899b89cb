/** The worker's half of a queue of PDFs: one task, one document. */
export function workOnPdfs(draw: (task: unknown) => Promise<Uint8Array<ArrayBuffer>>): void {
  process.on("message", (task) => {
    // A fault ends the process, which tells the queue.
    void draw(task).then((bytes) => process.send?.(bytes));
  });
  // The server is gone.
  process.on("disconnect", () => process.exit());
}
