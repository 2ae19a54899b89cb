import type { TestServer } from "./start-server.ts";

/** A message as a browser's EventSource would have it. */
export interface StreamMessage {
  readonly id: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An open event stream of a test. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next message; null at the stream's end. Comments are passed over. */
  next(): Promise<StreamMessage | null>;
  /** The types of the next messages, up to and with one of this type. */
  upTo(type: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Opens `GET /api/events` and takes the greeting off unless the server refused. */
export async function openStream(
  fetch: TestServer["fetch"],
  who: { readonly cookie: string } | null,
  after?: string,
): Promise<OpenStream & { readonly greeting: StreamMessage | null }> {
  const answer = await fetch("/api/events", {
    headers: { ...(who === null ? {} : { Cookie: who.cookie }), ...(after === undefined ? {} : { "Last-Event-ID": after }) },
  });
  const stream = readStream(answer);
  return { ...stream, greeting: answer.status === 200 ? await stream.next() : null };
}

function readStream(answer: Response): OpenStream {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<StreamMessage | null> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const message = parseBlock(block);
        if (message !== null) return message;
        continue;
      }
      const read = await reader?.read();
      if (read === undefined || read.done) return null;
      text += read.value;
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    async upTo(type) {
      const types: string[] = [];
      for (let message = await next(); message !== null; message = await next()) {
        types.push(String(message.data["type"]));
        if (message.data["type"] === type) return types;
      }
      return [...types, "the end"];
    },
    close: async () => reader?.cancel(),
  };
}

function parseBlock(block: string): StreamMessage | null {
  const fields = new Map(block.split("\n").flatMap((line) => (line.startsWith(":") ? [] : [splitField(line)])));
  const data = fields.get("data");
  if (data === undefined) return null;
  return {
    id: fields.get("id") ?? "",
    event: fields.get("event") ?? "message",
    data: JSON.parse(data) as Readonly<Record<string, unknown>>,
  };
}

function splitField(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
