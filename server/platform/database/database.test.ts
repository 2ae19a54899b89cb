import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWeb } from "../../main/start-web.ts";
import { createTestDatabase } from "../../testing/shared-cluster.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { signSessionToken } from "../auth/session-tokens.ts";
import { parseConfig } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";
import { createLogger } from "../logging/logger.ts";
import { isDatabaseUnavailable } from "./availability.ts";
import { openDatabase } from "./database.ts";
import { readMigrations } from "./migrate.ts";
import { sql } from "./sql.ts";
import { withFolderLock } from "./with-folder-lock.ts";

const log = createLogger("silent");
let server: TestServer;
let socketFolder: string;
/** The name of a migrated database, which is copied. */
let migrated: string;
beforeAll(async () => {
  server = await startTestServer({ ownCluster: true });
  socketFolder = String(server.database.connection.host);
  const databaseUrl = await server.emptyDatabase();
  migrated = new URL(databaseUrl).pathname.slice(1);
  await (await openDatabase({ databaseUrl, dataDir: "unused", log })).close();
});
afterAll(() => server.stop());

/** The URL of a migrated database of the test's own. */
const migratedDatabase = async (): Promise<string> => (await createTestDatabase(socketFolder, migrated)).url;

describe("migrations", () => {
  test("several processes starting together run each once", async () => {
    const databaseUrl = await server.emptyDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: "unused", log })));
    const expected = await readMigrations();
    const found = await opened[0]?.pool.query<{ version: number }>("select version from schema_migrations order by version");
    expect(found?.rows.map((row) => row.version)).toEqual(expected.map((migration) => migration.version));
    for (const database of opened) expect(await database.problem()).toBeNull();
    await Promise.all(opened.map((database) => database.close()));
  });

  test("one that was changed after it ran stops the start", async () => {
    const databaseUrl = await migratedDatabase();
    const database = await openDatabase({ databaseUrl, dataDir: "unused", log });
    await database.pool.query("update schema_migrations set checksum = 'another' where version = 1");
    expect(await database.problem()).toContain("0001_platform.sql");
    await database.close();
    await expect(openDatabase({ databaseUrl, dataDir: "unused", log })).rejects.toThrow(/0001_platform\.sql was changed/);
  });

  test("a database of a newer release stops the start", async () => {
    const databaseUrl = await migratedDatabase();
    const database = await openDatabase({ databaseUrl, dataDir: "unused", log });
    await database.pool.query("insert into schema_migrations (version, name, checksum) values (9999, 'later', 'x')");
    await database.close();
    await expect(openDatabase({ databaseUrl, dataDir: "unused", log })).rejects.toThrow(/newer Lockstep/);
  });
});

describe("a DATABASE_URL that doesn't work", () => {
  test("a database that isn't there", async () => {
    const databaseUrl = `postgres://lockstep:secret@localhost/missing?host=${encodeURIComponent(socketFolder)}`;
    const refused = openDatabase({ databaseUrl, dataDir: "unused", log });
    await expect(refused).rejects.toThrow(/^DATABASE_URL: cannot use localhost\/missing: this database does not exist\.$/);
  });

  test("something that's no PostgreSQL", async () => {
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

  test("another application's database is left as it is", async () => {
    const databaseUrl = await server.emptyDatabase();
    const stranger = new pg.Client(databaseUrl);
    await stranger.connect();
    await stranger.query("create table customers (id int); create table schema_migrations (version text)");
    await expect(openDatabase({ databaseUrl, dataDir: "unused", log })).rejects.toThrow(
      /^DATABASE_URL: this database holds tables of something else \(customers, schema_migrations\): give Lockstep an empty one\.$/,
    );
    const tables = await stranger.query("select from pg_tables where schemaname = 'public'");
    expect(tables.rowCount).toBe(2);
    await stranger.end();
  });

  test("one that can only be read", async () => {
    const databaseUrl = await server.emptyDatabase();
    await server.database.pool.query(
      `alter database ${new URL(databaseUrl).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    await expect(openDatabase({ databaseUrl, dataDir: "unused", log })).rejects.toThrow(
      /^DATABASE_URL: this database can only be read[^\n]*$/,
    );
  });

  test("a user who may not make the job queue's schema is told so when everything else is there", async () => {
    const databaseUrl = (await server.emptyDatabase()).replace("lockstep@", "narrow@");
    await server.database.pool.query("create role narrow login");
    const owner = new pg.Client(databaseUrl.replace("narrow@", "lockstep@"));
    await owner.connect();
    await owner.query("grant all on schema public to narrow");
    await owner.end();
    const refused = startWeb(parseConfig({ PORT: "0", LOG_LEVEL: "silent", DATABASE_URL: databaseUrl }), false);
    await expect(refused).rejects.toThrow(/^DATABASE_URL: this user may not read, change or create [^\n]*$/);
    await expect(refused).rejects.toBeInstanceOf(StartupError);
  });
});

describe("a database that says nothing any more", () => {
  test("waiting work and probes learn that it can't be reached, and closing ends", async () => {
    let isFrozen = false;
    const halves: Socket[] = [];
    const way = createServer((near) => {
      const far = connect(join(socketFolder, ".s.PGSQL.5432"));
      halves.push(near, far);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on("data", (data) => void (isFrozen || to.write(data)));
        from.on("error", () => undefined);
        from.on("close", () => void (isFrozen || to.destroy()));
      }
    });
    way.listen(0, "127.0.0.1");
    await once(way, "listening");
    await server.database.pool.query(`create database frozen template ${migrated}`);
    const databaseUrl = `postgres://lockstep@127.0.0.1:${(way.address() as AddressInfo).port}/frozen`;
    const database = await openDatabase({ databaseUrl, dataDir: "unused", log, silenceMs: 1500 });
    expect(await database.problem()).toBeNull();

    isFrozen = true;
    const [plain, inTransaction] = await Promise.all([
      database.db.run(sql`select 1`).catch((error: unknown) => error),
      database.db.transaction((tx) => tx.run(sql`select 1`)).catch((error: unknown) => error),
    ]);
    expect(isDatabaseUnavailable(plain)).toBe(true);
    expect(isDatabaseUnavailable(inTransaction)).toBe(true);
    expect(await database.problem()).toMatch(/^the database (cannot be reached|does not answer)$/);
    await database.close();
    way.close();
    for (const half of halves) half.destroy();
  });

  test("a register that is gone is a problem, not a fault", async () => {
    const database = await openDatabase({ databaseUrl: await migratedDatabase(), dataDir: "unused", log });
    await database.pool.query("drop table schema_migrations");
    expect(await database.problem()).toBe("the migrations of the database cannot be read");
    await database.close();
  });

  test("a full disk is no fault of the request", () => {
    expect(isDatabaseUnavailable(Object.assign(new Error("could not extend file"), { code: "53100" }))).toBe(true);
  });
});

test("the embedded server's log holds no values of a refused row", async () => {
  const { pool } = server.database;
  await pool.query("create table told (email text primary key)");
  await pool.query("insert into told values ('secret@example.com')");
  await expect(pool.query("insert into told values ('secret@example.com')")).rejects.toThrow(/duplicate key/);
  await pool.query("drop table told");
  const written = await readFile(join(server.dataDir, "postgres", "server.log"), "utf8");
  expect(written).toContain("duplicate key");
  expect(written).not.toContain("Key (email)");
});

test("a connection that breaks before its transaction begins goes back to the pool", async () => {
  const database = await openDatabase({ databaseUrl: await migratedDatabase(), dataDir: "unused", log });
  const breakIt = (client: object): void => void (client as { connection: { stream: Socket } }).connection.stream.destroy();
  database.pool.on("acquire", breakIt);
  // More often than there are connections.
  for (let n = 0; n < 25; n += 1)
    await expect(database.db.transaction((tx) => tx.run(sql`select 1`))).rejects.toThrow(/begin|terminated/);
  database.pool.off("acquire", breakIt);
  expect(await database.db.transaction((tx) => tx.rows(sql`select 1 as one`))).toEqual([{ one: 1 }]);
  await database.close();
});

test("a database that goes away gives 503, and comes back on its own", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lockstep-away-"));
  const own = await startTestServer({ environment: { DATA_DIR: dataDir }, ownCluster: true });
  try {
    const person = await own.person();
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
    expect((await own.visitor.call("GET", "/readyz")).status).toBe(200);
    const kept = await own.database.db.first<{ value: string }>(
      sql`select value from installation_secrets where name = 'session'`,
    );
    // While someone else holds the folder nobody starts the server again, so that it stays away until all of this is asked.
    await withFolderLock(await realpath(own.dataDir), async () => {
      const pid = Number((await readFile(join(own.dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
      process.kill(pid, "SIGKILL");
      // A session that nobody remembers: while the database is away it is unknown, not over.
      const ask = (token: number) =>
        own.visitor.call("GET", "/api/profile", undefined, {
          Authorization: `Bearer ${signSessionToken(`unknown${token}`, kept?.value ?? "")}`,
        });
      // The killed server's connections answer until each has noticed.
      let unknown = await ask(0);
      for (let token = 1; unknown.status === 401; token += 1) {
        await pause(20);
        unknown = await ask(token);
      }
      expect(unknown.status).toBe(503);
      let answer = await person.call("GET", "/api/profile");
      while (answer.status === 200) answer = await person.call("GET", "/api/profile");
      expect(answer).toMatchObject({ status: 503, body: { error: { code: "SERVICE_UNAVAILABLE" } } });
      expect(
        await own.visitor.call("POST", "/api/auth/sign-in/email", { email: person.email, password: "Wrong!2026" }),
      ).toMatchObject({ status: 503 });
      expect((await own.visitor.call("GET", "/healthz")).status).toBe(200);
    });
    while ((await own.visitor.call("GET", "/readyz")).status !== 200) await pause(50);
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
  } finally {
    await own.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
