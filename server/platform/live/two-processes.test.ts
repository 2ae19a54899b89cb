import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assemble, type Assembled } from "../../main/assemble.ts";
import { openStream } from "../../testing/event-stream.ts";
import { startTestServer, TEST_ORIGIN, type Person, type TestServer } from "../../testing/start-server.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { listen } from "../http/listen.ts";
import { publishLive } from "./publish-live.ts";

let first: TestServer;
let database: Database;
let second: Assembled;
let person: Person;

beforeAll(async () => {
  first = await startTestServer({ works: true });
  person = await first.person("Mara Lind");
  const { config, log } = first.platform;
  database = await openDatabase({ databaseUrl: first.databaseUrl, dataDir: first.dataDir, log });
  second = await assemble({ config: { ...config, jobs: false }, database, log, port: 3000, checkOutput: true, evenMs: 0 });
  await second.start({ works: false });
});
afterAll(async () => {
  await second.stop();
  await database.close();
  await first.stop();
});
const atSecond = async (path: string, init?: RequestInit): Promise<Response> =>
  second.app.fetch(new Request(new URL(path, TEST_ORIGIN), init));

test("what is written through one process arrives at the other, and a position works at both", async () => {
  const streams = [await openStream(first.fetch, person), await openStream(atSecond, person), await openStream(atSecond, null)];
  const postId = randomUUID();
  await first.platform.write((tx) =>
    publishLive(tx, {
      event: { type: "post.created", postId, groupId: null, authorId: person.id },
      audience: { kind: "public" },
      actorId: person.id,
    }),
  );
  const heard = await Promise.all(streams.map((stream) => stream.next()));
  expect(heard.map((message) => message?.data["postId"])).toEqual([postId, postId, postId]);
  const next = randomUUID();
  await streams[0]?.close();
  await second.platform.write((tx) =>
    publishLive(tx, {
      event: { type: "post.removed", postId: next, groupId: null },
      audience: { kind: "public" },
      actorId: null,
    }),
  );
  const resumed = await openStream(atSecond, person, heard[0]?.id);
  expect((await resumed.next())?.data["postId"]).toBe(next);
  await Promise.all([...streams, resumed].map((stream) => stream.close()));
});

test("what an event's handler publishes is received, too", async () => {
  first.events.on("test.tell", ["test.happened"], async (events, { tx }) => {
    for (const { actorId } of events)
      await publishLive(tx, {
        event: { type: "streaks.changed" },
        audience: { kind: "person", userId: String(actorId) },
        actorId: null,
      });
  });
  const stream = await openStream(atSecond, person);
  await second.platform.write((_, record) => record({ type: "test.happened", actorId: person.id, payload: {} }));
  expect((await stream.next())?.data).toEqual({ type: "streaks.changed" });
  await stream.close();
});

test("signing out at one process ends the stream at the other", async () => {
  const leaver = await first.signIn(person.email, "Test!47quince");
  const stream = await openStream(atSecond, leaver);
  await leaver.call("POST", "/api/auth/sign-out");
  expect(await stream.next()).toBeNull();
});

test("over a port: it is forgotten when the browser leaves, and closing ends it before requests are waited for", async () => {
  const listening = await listen(0, "127.0.0.1", getRequestListener(second.app.fetch));
  const connect = () =>
    new Promise<{ readonly ended: Promise<void>; leave(): void }>((resolve, reject) => {
      const call = request({ port: listening.port, host: "127.0.0.1", path: "/api/events" }, (answer) => {
        const ended = new Promise<void>((done) => answer.on("close", done));
        answer.on("error", () => undefined);
        answer.once("data", () => resolve({ ended, leave: () => call.destroy() }));
      });
      call.on("error", reject);
      call.end();
    });
  const [leaves, stays] = [await connect(), await connect()];
  expect(second.live.size).toBe(2);
  leaves.leave();
  while (second.live.size > 1) await pause(5);
  second.live.close();
  await stays.ended;
  await listening.close();
  expect((await atSecond("/api/events")).status).toBe(503);
});
