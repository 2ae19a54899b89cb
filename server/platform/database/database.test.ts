import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profiles } from "../../features/accounts/tables.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import * as authTables from "../auth/tables.ts";
import { createLogger } from "../logging/logger.ts";
import { openDatabase } from "./database.ts";
import { readMigrations } from "./migrate.ts";

const log = createLogger("silent");
let server: TestServer;
let socketFolder: string;
beforeAll(async () => {
  server = await startTestServer();
  socketFolder = String(server.database.connection.host);
});
afterAll(() => server.stop());

/** Another database on the same server, as DATABASE_URL would name it. */
async function outside(name: string): Promise<string> {
  await server.database.pool.query(`create database ${name}`);
  return `postgres://lockstep@localhost/${name}?host=${encodeURIComponent(socketFolder)}`;
}

describe("migrations", () => {
  test("several processes starting together run each once", async () => {
    const databaseUrl = await outside("together");
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: "unused", log })));
    const expected = await readMigrations();
    const found = await opened[0]?.pool.query<{ version: number }>("select version from schema_migrations order by version");
    expect(found?.rows.map((row) => row.version)).toEqual(expected.map((migration) => migration.version));
    for (const database of opened) expect(await database.problem()).toBeNull();
    await Promise.all(opened.map((database) => database.close()));
  });

  test("one that was changed after it ran stops the start", async () => {
    const databaseUrl = await outside("changed");
    const database = await openDatabase({ databaseUrl, dataDir: "unused", log });
    await database.pool.query("update schema_migrations set checksum = 'another' where version = 1");
    expect(await database.problem()).toContain("0001_platform.sql");
    await database.close();
    await expect(openDatabase({ databaseUrl, dataDir: "unused", log })).rejects.toThrow(/0001_platform\.sql was changed/);
  });

  test("a database of a newer release stops the start", async () => {
    const databaseUrl = await outside("newer");
    const database = await openDatabase({ databaseUrl, dataDir: "unused", log });
    await database.pool.query("insert into schema_migrations (version, name, checksum) values (9999, 'later', 'x')");
    await database.close();
    await expect(openDatabase({ databaseUrl, dataDir: "unused", log })).rejects.toThrow(/newer Lockstep/);
  });

  test("the tables in the code are those of the database", async () => {
    const tables: readonly PgTable[] = [profiles, ...Object.values(authTables)];
    for (const table of tables) {
      const found = await server.database.pool.query<{ column_name: string }>(
        "select column_name from information_schema.columns where table_name = $1 order by 1",
        [getTableName(table)],
      );
      const inCode = Object.values(getTableColumns(table)).map((column) => column.name);
      expect({ [getTableName(table)]: found.rows.map((row) => row.column_name) }).toEqual({
        [getTableName(table)]: inCode.sort(),
      });
    }
  });
});

describe("a DATABASE_URL that does not work", () => {
  test("a database that is not there", async () => {
    const databaseUrl = `postgres://lockstep:secret@localhost/missing?host=${encodeURIComponent(socketFolder)}`;
    const refused = openDatabase({ databaseUrl, dataDir: "unused", log });
    await expect(refused).rejects.toThrow(/^DATABASE_URL: cannot use localhost\/missing: this database does not exist\.$/);
  });

  test("something that is no PostgreSQL", async () => {
    const stranger = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    stranger.listen(0, "127.0.0.1");
    await once(stranger, "listening");
    const address = stranger.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const refused = openDatabase({ databaseUrl: `postgres://a:secret@127.0.0.1:${port}/x`, dataDir: "unused", log });
    await expect(refused).rejects.toThrow(/^DATABASE_URL: cannot use 127\.0\.0\.1:\d+\/x: [^\n]*$/);
    await refused.catch((error: Error) => expect(error.message).not.toContain("secret"));
    stranger.close();
  });
});

test("a connection that breaks before its transaction begins goes back to the pool", async () => {
  const database = await openDatabase({ databaseUrl: await outside("breaking"), dataDir: "unused", log });
  const breakIt = (client: object): void => void (client as { connection: { stream: Socket } }).connection.stream.destroy();
  database.pool.on("acquire", breakIt);
  // More often than there are connections.
  for (let n = 0; n < 25; n += 1)
    await expect(database.db.transaction((tx) => tx.execute("select 1"))).rejects.toThrow(/begin|terminated/);
  database.pool.off("acquire", breakIt);
  expect((await database.db.transaction((tx) => tx.execute("select 1 as one"))).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("a database that goes away gives 503, and comes back by itself", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lockstep-away-"));
  const own = await startTestServer({ environment: { DATA_DIR: dataDir } });
  try {
    const person = await own.person();
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
    expect((await own.visitor.call("GET", "/readyz")).status).toBe(200);
    const pid = Number((await readFile(join(own.dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
    process.kill(pid, "SIGKILL");
    // A session that nobody remembers: while the database is away it is unknown, not over.
    const ask = (token: number) =>
      own.visitor.call("GET", "/api/profile", undefined, { Authorization: `Bearer unknown${token}` });
    // The killed server answers until the signal has reached it.
    let unknown = await ask(0);
    for (let token = 1; unknown.status === 401 && token < 50; token += 1) unknown = await ask(token);
    expect(unknown.status).toBe(503);
    let answer = await person.call("GET", "/api/profile");
    while (answer.status === 200) answer = await person.call("GET", "/api/profile");
    expect(answer).toMatchObject({ status: 503, body: { error: { code: "SERVICE_UNAVAILABLE" } } });
    expect(
      await own.visitor.call("POST", "/api/auth/sign-in/email", { email: person.email, password: "Wrong!2026" }),
    ).toMatchObject({ status: 503 });
    expect((await own.visitor.call("GET", "/healthz")).status).toBe(200);
    while ((await own.visitor.call("GET", "/readyz")).status !== 200) await pause(50);
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
  } finally {
    await own.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
