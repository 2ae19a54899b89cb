import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("an account goes although someone's work on its rows is in the way", async () => {
  const person = await server.person("Ann Away");
  await person.call("GET", "/api/profile");
  const other = await server.database.pool.connect();
  try {
    // Holds a row that goes with the account, and wants the account itself only when the deletion waits for that row.
    await other.query("begin");
    await other.query("select 1 from profiles where id = $1 for update", [person.id]);
    const deletion = person.call("DELETE", "/api/account", { password: TEST_PASSWORD });
    const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    while ((await server.database.pool.query(waits)).rowCount === 0);
    const wish = other.query("select 1 from users where id = $1 for key share", [person.id]);
    // Whichever of the two the database stops.
    await wish.catch(() => undefined);
    await other.query("rollback");
    expect((await deletion).status).toBe(200);
  } finally {
    other.release();
  }
  expect((await server.database.pool.query("select 1 from users where id = $1", [person.id])).rowCount).toBe(0);
});
