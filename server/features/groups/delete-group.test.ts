import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { groupCalls } from "./group-calls.fixture.ts";

let server: TestServer;
const { newPerson, found } = groupCalls(() => server);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  ["deleted", (owner: Person, id: string) => owner.call("DELETE", `/api/groups/${id}`)],
  ["left by its last member", (owner: Person, id: string) => owner.call("DELETE", `/api/groups/${id}/membership`)],
])("a group is %s even while a member's work on its challenges is being counted", async (_way, ends) => {
  const owner = await newPerson("Ola Owner");
  const { id } = await found(owner);
  const { pool } = server.database;
  const [first, second] = [randomUUID(), randomUUID()];
  const challenge = "insert into challenges (id, kind, group_id, week_start, goal) values ($1, $2, $3, '2026-03-02', 3)";
  await pool.query(challenge, [first, "training-days", id]);
  await pool.query(challenge, [second, "training-minutes", id]);
  const other = await pool.connect();
  try {
    // Holds what the deletion comes to last, and wants what it has by then.
    await other.query("begin");
    await other.query("select 1 from challenges where id = $1 for update", [second]);
    const ending = ends(owner, id);
    const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    while ((await pool.query(waits)).rowCount === 0);
    // Whichever of the two the database stops.
    await other.query("select 1 from challenges where id = $1 for update", [first]).catch(() => undefined);
    await other.query("rollback");
    expect((await ending).status).toBe(200);
  } finally {
    other.release();
  }
  expect((await pool.query("select 1 from groups where id = $1", [id])).rowCount).toBe(0);
});
