import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { EventWorker } from "./outbox.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ works: true });
  await server.database.pool.query("create table seen (event_id uuid, handler text)");
});
afterAll(() => server.stop());

const happened = (type: string) => ({ type, actorId: null, payload: { n: 1 } });

describe("the outbox", () => {
  test("keeps an event only if what caused it is kept", async () => {
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

  test("hands each event to each handler once, however many workers there are", async () => {
    const workers = Array.from({ length: 4 }, () => {
      const worker = new EventWorker(server.database.db, server.platform.log);
      for (const name of ["counts", "mails"]) {
        worker.on("test.counted", name, async (event, tx) => {
          await tx.execute(sql`insert into seen values (${event.id}, ${name})`);
        });
      }
      return worker;
    });
    // The server's own worker knows no handlers for it, so it may not take these: they are made while it is stopped.
    await server.events.stop();
    for (let n = 0; n < 25; n += 1) await server.platform.write(async (_tx, record) => record(happened("test.counted")));
    await Promise.all(workers.map((worker) => worker.workAll()));
    const found = await server.database.pool.query(
      "select count(*)::int as rows, count(distinct (event_id, handler))::int as different from seen",
    );
    expect(found.rows[0]).toEqual({ rows: 50, different: 50 });
    const waiting = await server.database.pool.query("select 1 from domain_events where processed_at is null");
    expect(waiting.rows).toEqual([]);
  });

  test("tries again after a failure, and repeats nothing of what was done", async () => {
    const done: string[] = [];
    let failures = 1;
    const worker = new EventWorker(server.database.db, server.platform.log);
    worker.on("test.failing", "first", async (event, tx) => {
      await tx.execute(sql`insert into seen values (${event.id}, 'first-of-failing')`);
    });
    worker.on("test.failing", "second", async (event) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error("not yet");
      }
      done.push(event.id);
    });
    await server.platform.write(async (_tx, record) => record(happened("test.failing")));
    await worker.workAll();
    expect(done).toEqual([]);
    const failed = await server.database.pool.query(
      "select attempts, last_error, next_attempt_at > now() as later from domain_events where type = 'test.failing'",
    );
    expect(failed.rows).toEqual([{ attempts: 1, last_error: "second: not yet", later: true }]);
    const kept = await server.database.pool.query("select 1 from seen where handler = 'first-of-failing'");
    expect(kept.rows).toHaveLength(1);
    await server.database.pool.query("update domain_events set next_attempt_at = now() where type = 'test.failing'");
    await worker.workAll();
    expect(done).toHaveLength(1);
    const first = await server.database.pool.query("select 1 from seen where handler = 'first-of-failing'");
    expect(first.rows).toHaveLength(1);
  });

  test("wakes its worker", async () => {
    const other = await startTestServer({ works: true });
    const heard = new Promise<string>((resolve) => other.events.on("test.heard", "hears", async (event) => resolve(event.type)));
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
