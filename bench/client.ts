import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** One request as it goes over the wire. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** What a load came to. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  /** Times of single requests, ms, sorted. */
  readonly times: readonly number[];
}

/** A keep-alive connection that knows just enough HTTP, so that the client costs little beside the server. */
class Connection {
  readonly #socket: Socket;
  #buffer: Buffer = Buffer.alloc(0);
  #done: ((error: Error | null) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (chunk: Buffer) => {
      this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
      this.#read();
    });
    this.#socket.on("error", (error) => this.#done?.(error));
    this.#socket.on("close", () => this.#done?.(new Error("the server closed the connection")));
  }

  send(shot: Shot): Promise<void> {
    const body = shot.body === undefined ? "" : JSON.stringify(shot.body);
    const headers = { Host: "localhost", Connection: "keep-alive", ...shot.headers };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (body !== "") lines.push(`Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`);
    return new Promise((resolve, reject) => {
      this.#done = (error) => {
        this.#done = null;
        if (error === null) resolve();
        else reject(error);
      };
      this.#socket.write(`${shot.method} ${shot.path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
    });
  }

  close(): void {
    this.#done = null;
    this.#socket.destroy();
  }

  #read(): void {
    const end = this.#buffer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.#buffer.toString("latin1", 0, end).toLowerCase();
    const length = /content-length: (\d+)/.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? this.#buffer.subarray(end).toString("latin1").endsWith("0\r\n\r\n")
        : this.#buffer.length >= end + 4 + Number(length);
    if (!isWhole) return;
    const status = Number(head.slice(9, 12));
    const answer = this.#buffer;
    this.#buffer = Buffer.alloc(0);
    this.#done?.(status < 300 ? null : new Error(`answered ${answer.toString("utf8").slice(0, 600)}`));
  }
}

/** Sends shots over so many connections at once, each the next as soon as the last is answered, for so long. */
export async function load(port: number, connections: number, seconds: number, next: () => Shot): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(port);
      for (let now = performance.now(); now < until;) {
        await connection.send(next());
        const then = performance.now();
        times.push(then - now);
        now = then;
      }
      connection.close();
    }),
  );
  return { requests: times.length, seconds: (performance.now() - started) / 1000, times: times.toSorted((a, b) => a - b) };
}

/** Sends shots at an even rate over so many connections, for so long; one that finds no connection free goes out late. */
export async function loadAtRate(
  port: number,
  connections: number,
  perSecond: number,
  seconds: number,
  next: () => Shot,
): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  let taken = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(port);
      while (taken < perSecond * seconds) {
        const due = started + (taken * 1000) / perSecond;
        taken += 1;
        const early = due - performance.now();
        if (early > 1) await sleep(early);
        const sent = performance.now();
        await connection.send(next());
        times.push(performance.now() - sent);
      }
      connection.close();
    }),
  );
  return { requests: times.length, seconds: (performance.now() - started) / 1000, times: times.toSorted((a, b) => a - b) };
}
