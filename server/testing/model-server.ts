import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a model gets: OpenAI's chat completions, as far as tests look at them. */
export interface ModelRequest {
  readonly authorization: string | undefined;
  readonly text: string;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
  };
  /** Whether the connection was closed from the other side before the answer ended. */
  isBrokenOff: boolean;
}

/** One answer of the model. */
export type ModelTurn = (answer: ServerResponse) => void | Promise<void>;

/** A local OpenAI-compatible endpoint that does what a test tells it to. */
export interface ModelServer {
  readonly environment: Readonly<Record<string, string>>;
  readonly requests: ModelRequest[];
  /** What it answers next, in this order; afterwards the last one again. */
  does(...turns: readonly ModelTurn[]): void;
  stop(): Promise<void>;
}

const HEAD = { "Content-Type": "text/event-stream" };

function chunk(delta: object, finish: string | null = null): string {
  const body = {
    id: "chat-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "test-model",
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

/** Streams a text in these pieces. */
export function says(...pieces: readonly string[]): ModelTurn {
  return (answer) => {
    answer.writeHead(200, HEAD);
    for (const content of pieces) answer.write(chunk({ role: "assistant", content }));
    answer.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };
}

/** Calls tools. */
export function calls(...tools: readonly (readonly [name: string, input: unknown])[]): ModelTurn {
  return (answer) => {
    answer.writeHead(200, HEAD);
    tools.forEach(([name, input], index) => {
      const call = { index, id: `call-${index}`, type: "function", function: { name, arguments: JSON.stringify(input) } };
      answer.write(chunk({ role: "assistant", tool_calls: [call] }));
    });
    answer.end(`${chunk({}, "tool_calls")}data: [DONE]\n\n`);
  };
}

/** Says something, or nothing, and then never goes on. */
export function hangs(...pieces: readonly string[]): ModelTurn {
  return (answer) => {
    answer.writeHead(200, HEAD);
    answer.flushHeaders();
    for (const content of pieces) answer.write(chunk({ role: "assistant", content }));
  };
}

export function fails(status: number): ModelTurn {
  return (answer) => {
    answer.writeHead(status, { "Content-Type": "application/json" });
    answer.end(JSON.stringify({ error: { message: "secret details of the provider" } }));
  };
}

/** Answers something that's no event stream, or one of nonsense. */
export function answersWith(type: string, body: string): ModelTurn {
  return (answer) => {
    answer.writeHead(200, { "Content-Type": type });
    answer.end(body);
  };
}

/** Breaks the connection after these pieces. */
export function breaksOff(...pieces: readonly string[]): ModelTurn {
  return async (answer) => {
    answer.writeHead(200, HEAD);
    for (const content of pieces) answer.write(chunk({ role: "assistant", content }));
    await new Promise((sent) => answer.write(": \n\n", sent));
    answer.destroy();
  };
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let turns: readonly ModelTurn[] = [];
  let at = 0;
  const server = createServer((request: IncomingMessage, answer: ServerResponse) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString("utf8");
      const seen: ModelRequest = {
        authorization: request.headers.authorization,
        text,
        body: JSON.parse(text) as ModelRequest["body"],
        isBrokenOff: false,
      };
      answer.on("close", () => {
        seen.isBrokenOff = !answer.writableFinished;
      });
      requests.push(seen);
      const turn = turns[Math.min(at, turns.length - 1)];
      at += 1;
      await turn?.(answer);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The model's server has no port.");
  return {
    environment: {
      AI_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
      AI_API_KEY: "key-of-the-model",
      AI_MODEL: "test-model",
      AI_TIMEOUT_SECONDS: "1",
    },
    requests,
    does(...given) {
      turns = given;
      at = 0;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
