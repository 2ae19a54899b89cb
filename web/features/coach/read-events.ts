/** The longest event that's read: a server that never ends one mustn't fill the memory. */
const LONGEST_EVENT = 1_000_000;

function dataOf(event: string): unknown {
  const data = event
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(line.startsWith("data: ") ? 6 : 5))
    .join("\n");
  if (data === "") return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** The JSON of a stream's server-sent events, one by one. What isn't JSON is left out; `onLife` is called with every piece that comes, comments too. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onLife: () => void): AsyncGenerator<unknown, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onLife();
      // A line end that's cut in two is put together again with the next piece.
      rest = (rest + decoder.decode(value, { stream: !done })).replace(/\r\n|\r(?=[^\n])/g, "\n");
      const events = rest.split("\n\n");
      rest = events.pop() ?? "";
      if (rest.length > LONGEST_EVENT) throw new Error("An event without an end.");
      for (const event of done ? [...events, rest] : events) {
        const data = dataOf(event);
        if (data !== undefined) yield data;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading doesn't want the rest.
    await reader.cancel().catch(() => undefined);
  }
}
