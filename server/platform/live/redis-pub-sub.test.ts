import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { connectRedis, type RedisPubSub } from "./redis-pub-sub.ts";

const log = createLogger("silent");

/** As much of a Redis as speaks its protocol: HELLO is unknown to old ones, the rest is answered. */
async function startRedis(
  port = 0,
): Promise<{ readonly port: number; readonly subscribers: () => number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const subscribed = new Map<Socket, { readonly channel: string; readonly protocol: number }>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let protocol = 2;
    let text = "";
    const push = (...parts: readonly string[]) => `${protocol === 3 ? ">" : "*"}${parts.length}\r\n${parts.join("")}`;
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      subscribed.delete(socket);
    });
    socket.on("data", (data) => {
      text += data.toString("utf8");
      for (let call = takeCall(); call !== null; call = takeCall()) socket.write(answer(call));
    });
    const takeCall = (): readonly string[] | null => {
      const [head = "", ...lines] = text.split("\r\n");
      const count = Number(head.slice(1));
      if (head === "" || lines.length < count * 2 + 1) return null;
      text = lines.slice(count * 2).join("\r\n");
      return lines.slice(0, count * 2).filter((_, index) => index % 2 === 1);
    };
    const answer = ([name = "", channel = "", payload = ""]: readonly string[]): string => {
      switch (name.toUpperCase()) {
        case "HELLO":
          protocol = Number(channel) || 2;
          return `%3\r\n${bulk("server")}${bulk("redis")}${bulk("version")}${bulk("8.0.0")}${bulk("proto")}:${protocol}\r\n`;
        case "SUBSCRIBE":
          subscribed.set(socket, { channel, protocol });
          return push(bulk("subscribe"), bulk(channel), ":1\r\n");
        case "PUBLISH": {
          let heard = 0;
          for (const [other, { channel: wanted, protocol: spoken }] of subscribed) {
            if (wanted !== channel) continue;
            heard += 1;
            other.write(`${spoken === 3 ? ">" : "*"}3\r\n${bulk("message")}${bulk(channel)}${bulk(payload)}`);
          }
          return `:${heard}\r\n`;
        }
        default:
          return "+OK\r\n";
      }
    };
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    subscribers: () => subscribed.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const open: RedisPubSub[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((line) => line.stop()));
});
async function connect(port: number, onSignal: () => void): Promise<RedisPubSub> {
  const line = await connectRedis(`redis://127.0.0.1:${port}`, "live_events", onSignal, log);
  open.push(line);
  return line;
}
/** Waits for something to become true; the test's own limit ends a wait for nothing. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

test("a signal of one process reaches all of them", async () => {
  const redis = await startRedis();
  let [first, second] = [0, 0];
  const line = await connect(redis.port, () => (first += 1));
  await connect(redis.port, () => (second += 1));
  await until(() => redis.subscribers() === 2);
  const before = { first, second };
  await until(() => line.publish("live_events"));
  await until(() => first > before.first && second > before.second);
  expect(await line.publish("another_channel")).toBe(true);
  await redis.stop();
});

test("a Redis that is away says so at once, and works again when it is back", async () => {
  const redis = await startRedis();
  let heard = 0;
  const line = await connect(redis.port, () => (heard += 1));
  await until(() => redis.subscribers() === 1);
  await redis.stop();
  await until(async () => !(await line.publish("live_events")));
  const back = await startRedis(redis.port);
  await until(() => back.subscribers() === 1);
  const before = heard;
  await until(() => line.publish("live_events"));
  await until(() => heard > before);
  expect(heard).toBeGreaterThan(before);
  await back.stop();
});

test("one that is away from the beginning stops nothing", async () => {
  const redis = await startRedis();
  await redis.stop();
  let heard = 0;
  const line = await connect(redis.port, () => (heard += 1));
  expect(await line.publish("live_events")).toBe(false);
  const back = await startRedis(redis.port);
  await until(() => back.subscribers() === 1);
  const before = heard;
  await until(() => line.publish("live_events"));
  await until(() => heard > before);
  await back.stop();
});
