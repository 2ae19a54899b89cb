import { connect, type Socket } from "node:net";
import { isBlockedBetween, sessionToken } from "./fill.ts";
import type { Target } from "./servers.ts";
import type { Size } from "./sizes.ts";
import { usageOf } from "./usage.ts";
import { quantile } from "../scripts/sweep/quantile.ts";

export interface StreamResult {
  readonly streams: number;
  readonly memoryMb: number;
  /** Of the time from the post's answer until a stream had it, ms; negative when a stream was told before the answer came. */
  readonly medianMs: number;
  readonly lastMs: number;
}

const ROUNDS = 5;
/** Whoever is in a block with the author hears nothing of them. */
const AUTHOR = 1;

/** Opens streams on one process, publishes posts, and sees how long until every stream was told. */
export async function measureStreams(target: Target, size: Size, most: number): Promise<StreamResult> {
  const listeners = Array.from({ length: most }, (_, n) => n).filter((n) => !isBlockedBetween(AUTHOR, n % size.members, size));
  const streams = listeners.length;
  const sockets: Socket[] = [];
  const arrivals: number[] = [];
  let opened = 0;
  /** A stream that breaks would be waited for forever. */
  let onBroken: (error: Error) => void = () => undefined;
  const broken = new Promise<never>((_, fail) => (onBroken = fail));
  broken.catch(() => undefined);
  let allOpen = (): void => undefined;
  const open = new Promise<void>((done) => (allOpen = done));
  let waitsFor: { id: string; done: () => void } | null = null;
  for (const n of listeners) {
    const socket = connect({ port: target.port, host: "127.0.0.1" });
    sockets.push(socket);
    let isOpen = false;
    socket.on("data", (chunk: Buffer) => {
      const text = chunk.toString("latin1");
      if (!isOpen && text.startsWith("HTTP/1.1 200")) {
        isOpen = true;
        opened += 1;
        if (opened === streams) allOpen();
      }
      if (waitsFor !== null && text.includes(waitsFor.id)) {
        arrivals.push(performance.now());
        if (arrivals.length === streams) waitsFor.done();
      }
    });
    socket.on("error", onBroken);
    socket.write(
      `GET /api/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${sessionToken(n)}\r\n\r\n`,
    );
    if (n % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await Promise.race([open, broken]);
  const medians: number[] = [];
  const lasts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    arrivals.length = 0;
    const id = crypto.randomUUID();
    const all = new Promise<void>((done) => (waitsFor = { id, done }));
    const answer = await fetch(`http://127.0.0.1:${target.port}/api/posts`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: `http://localhost:${target.port}`,
        Authorization: `Bearer ${sessionToken(AUTHOR)}`,
      },
      body: JSON.stringify({ id, content: "Told to everybody at once." }),
    });
    if (!answer.ok) throw new Error(`The post was refused: ${await answer.text()}`);
    const answered = performance.now();
    await Promise.race([all, broken]);
    medians.push(quantile(arrivals, 0.5) - answered);
    lasts.push(Math.max(...arrivals) - answered);
  }
  const { memoryMb } = await usageOf(target.process.pid);
  for (const socket of sockets) socket.destroy();
  return { streams, memoryMb, medianMs: quantile(medians, 0.5), lastMs: Math.max(...lasts) };
}
