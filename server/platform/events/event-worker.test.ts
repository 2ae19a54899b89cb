import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { sql, type Db } from "../database/sql.ts";
import { EventWorker, type StoredEvent } from "./event-worker.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ works: true });
  await server.database.pool.query("create table seen (event_id uuid, handler text)");
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const newWorker = (): EventWorker => new EventWorker(server.database.db, server.platform.log);

async function noteSeen(tx: Db, events: readonly StoredEvent[], handler: string): Promise<void> {
  for (const { id } of events) await tx.run(sql`insert into seen values (${id}, ${handler})`);
}

const seen = async (type: string): Promise<unknown> =>
  (
    await query(
      `select count(*)::int as rows, count(distinct (event_id, handler))::int as different
      from seen join domain_events on id = event_id where type = $1`,
      [type],
    )
  ).rows[0];
const waiting = async (type: string): Promise<number> =>
  (await query("select 1 from domain_events where type = $1 and processed_at is null", [type])).rows.length;
/** As if the time until the next attempt had passed. */
const makeDue = () => query("update domain_events set next_attempt_at = now() where processed_at is null");

const happened = (type: string) => ({ type, actorId: null, payload: { n: 1 } });

describe("events", () => {
  test("keeps an event only if what caused it's kept", async () => {
    await expect(
      server.platform.write(async (_tx, record) => {
        await record(happened("test.undone"));
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await server.platform.write(async (_tx, record) => record(happened("test.kept")));
    const found = await server.database.pool.query("select type from domain_events where type like 'test.%'");
    expect(found.rows).toEqual([{ type: "test.kept" }]);
  });

  test("handles events in batches, each once per handler, however many workers there are", async () => {
    const sizes: number[] = [];
    const workers = Array.from({ length: 4 }, () => {
      const worker = newWorker();
      for (const name of ["counts", "mails"]) {
        worker.on(name, ["test.counted"], async (events, { tx }) => {
          sizes.push(events.length);
          await noteSeen(tx, events, name);
        });
      }
      return worker;
    });
    // The server's own worker has no handlers for these events and would finish them, so it is stopped before they exist.
    await server.events.stop();
    for (let n = 0; n < 25; n += 1) await server.platform.write(async (_tx, record) => record(happened("test.counted")));
    await Promise.all(workers.map((worker) => worker.workAll()));
    expect(await seen("test.counted")).toEqual({ rows: 50, different: 50 });
    expect(await waiting("test.counted")).toBe(0);
    expect(Math.max(...sizes)).toBeGreaterThan(1);
  });

  test("hands over events in the order they were recorded", async () => {
    const order: unknown[] = [];
    const worker = newWorker();
    worker.on("order", ["test.ordered.a", "test.ordered.b"], async (events) => {
      order.push(...events.map(({ payload }) => payload["n"]));
    });
    await server.platform.write(async (_tx, record) => {
      for (let n = 0; n < 6; n += 1) await record({ ...happened(`test.ordered.${n % 2 === 0 ? "a" : "b"}`), payload: { n } });
    });
    await worker.workAll();
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("records what follows from events, with their batch or not at all", async () => {
    const worker = newWorker();
    let fails = true;
    worker.on("follows", ["test.first"], async (events, { record }) => {
      for (const _ of events) await record(happened("test.second"));
      if (fails) throw new Error("not yet");
    });
    for (let n = 0; n < 3; n += 1) await server.platform.write(async (_tx, record) => record(happened("test.first")));
    await worker.workAll();
    const second = async () => (await query("select 1 from domain_events where type = 'test.second'")).rows.length;
    expect(await second()).toBe(0);
    fails = false;
    await makeDue();
    await worker.workAll();
    expect(await second()).toBe(3);
  });

  test("an event that fails holds up no other, and is tried again later", async () => {
    const worker = newWorker();
    worker.on("poisoned", ["test.poisoned"], async (events, { tx }) => {
      await noteSeen(tx, events, "poisoned");
      if (events.some(({ payload }) => payload["n"] === 2)) throw new Error("poison");
    });
    worker.on("healthy", ["test.poisoned"], async (events, { tx }) => noteSeen(tx, events, "healthy"));
    await server.platform.write(async (_tx, record) => {
      for (let n = 0; n < 5; n += 1) await record({ ...happened("test.poisoned"), payload: { n } });
    });
    await worker.workAll();
    expect(await seen("test.poisoned")).toEqual({ rows: 9, different: 9 });
    const failed =
      "select attempts, last_error, next_attempt_at > now() as later from domain_events where last_error is not null";
    expect((await query(failed)).rows).toEqual([{ attempts: 1, last_error: "poisoned: poison", later: true }]);
    // The handler that did its part isn't asked again, also when the event is in a batch with others.
    await server.platform.write(async (_tx, record) => record(happened("test.poisoned")));
    await makeDue();
    await worker.workAll();
    expect(await seen("test.poisoned")).toEqual({ rows: 11, different: 11 });
    expect((await query(failed)).rows).toMatchObject([{ attempts: 2, last_error: "poisoned: poison" }]);
    await query("delete from domain_events where type = 'test.poisoned'");
  });

  test("tries again after a failure, and repeats nothing of what was done", async () => {
    const done: string[] = [];
    let failures = 1;
    const worker = newWorker();
    worker.on("first", ["test.failing"], async (events, { tx }) => noteSeen(tx, events, "first"));
    worker.on("second", ["test.failing"], async (events) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error("not yet");
      }
      done.push(...events.map(({ id }) => id));
    });
    await server.platform.write(async (_tx, record) => record(happened("test.failing")));
    await worker.workAll();
    expect(done).toEqual([]);
    const failed = await query(
      "select attempts, last_error, next_attempt_at > now() as later from domain_events where type = 'test.failing'",
    );
    expect(failed.rows).toEqual([{ attempts: 1, last_error: "second: not yet", later: true }]);
    expect(await seen("test.failing")).toEqual({ rows: 1, different: 1 });
    await makeDue();
    await worker.workAll();
    expect(done).toHaveLength(1);
    expect(await seen("test.failing")).toEqual({ rows: 1, different: 1 });
  });

  test("wakes its worker", async () => {
    const other = await startTestServer({ works: true });
    const heard = new Promise<string>((resolve) =>
      other.events.on("hears", ["test.heard"], async ([event]) => resolve(event?.type ?? "")),
    );
    await other.platform.write(async (_tx, record) => record(happened("test.heard")));
    expect(await heard).toBe("test.heard");
    await other.stop();
  });
});

test("a job is queued with the transaction that asks for it, or not at all", async () => {
  const count = async (): Promise<number> =>
    (await server.database.pool.query("select 1 from pgboss.job where name = 'housekeeping' and data->>'mark' = 'x'")).rows
      .length;
  await expect(
    server.platform.db.transaction(async (tx) => {
      await server.platform.jobs.send("housekeeping", { mark: "x" }, tx);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await count()).toBe(0);
  await server.database.pool.query(
    "insert into rate_limits values ('old', now() - interval '1 hour', 1, now() - interval '1 minute')",
  );
  await server.platform.db.transaction((tx) => server.platform.jobs.send("housekeeping", { mark: "x" }, tx));
  expect(await count()).toBe(1);
  let left = 1;
  while (left > 0) left = (await server.database.pool.query("select 1 from rate_limits where key = 'old'")).rows.length;
  expect(left).toBe(0);
});

test("jobs that are queued at once are done one after the other, however many one signal was for", async () => {
  await server.platform.db.transaction(async (tx) => {
    for (let at = 0; at < 20; at += 1) await server.platform.jobs.send("housekeeping", { mark: "many" }, tx);
  });
  let left = 20;
  while (left > 0)
    left = (await query("select 1 from pgboss.job where data->>'mark' = 'many' and state in ('created', 'retry', 'active')")).rows
      .length;
  expect(left).toBe(0);
});
