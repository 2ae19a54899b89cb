import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type Person, type TestServer } from "../../testing/start-server.ts";
import { createLogger } from "../logging/logger.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const log = createLogger("silent");
const BIO = "Tab\there, line\nbreak, back\\slash, \\. alone:\n\\.\nquote ' and ünïcödé 🏋️";
let server: TestServer;
let person: Person;
let file: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.person("Kept Person");
  await person.call("PATCH", "/api/profile", { bio: BIO, equipment: ["band", "mat"], healthConcerns: [] });
  await server.person("Another");
  file = join(server.dataDir, "backup.gz");
  await writeBackup(server.database.pool, file, new Date("2026-06-01T00:00:00Z"));
});
afterAll(() => server.stop());

async function emptyDatabase(name: string): Promise<Database> {
  await server.database.pool.query(`create database ${name}`);
  const host = encodeURIComponent(String(server.database.connection.host));
  return openDatabase({
    databaseUrl: `postgres://lockstep@localhost/${name}?host=${host}`,
    dataDir: "unused",
    log,
    migrate: false,
  });
}
/** Every row of every table, in an order of its own. */
async function contents(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1",
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables.rows)
    all[name] = (await database.pool.query(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)).rows;
  return all;
}

describe("a backup", () => {
  test("brings everything back into an empty database", async () => {
    const target = await emptyDatabase("restored");
    await readBackup(target.pool, file, { force: false });
    expect(await contents(target)).toEqual(await contents(server.database));
    expect(await target.problem()).toBeNull();
    const bio = await target.pool.query("select bio from profiles where id = $1", [person.id]);
    expect(bio.rows).toEqual([{ bio: BIO }]);
    // Numbers that count up go on behind those that were restored.
    await target.pool.query("insert into domain_events (id, type, payload) values (gen_random_uuid(), 'test.after', '{}')");
    await target.close();
  });

  test("is as everything was at one moment, while others write", async () => {
    const during = join(server.dataDir, "during.gz");
    const [written] = await Promise.all([
      writeBackup(server.database.pool, during, new Date()),
      server.person("Late"),
      server.person("Later"),
    ]);
    expect(written.tables).toBeGreaterThan(5);
    const target = await emptyDatabase("during");
    await readBackup(target.pool, during, { force: false });
    const orphans = await target.pool.query("select 1 from accounts a left join users u on u.id = a.user_id where u.id is null");
    expect(orphans.rows).toEqual([]);
    await target.close();
  });

  test("replaces what a database holds only when it is told to", async () => {
    const target = await emptyDatabase("occupied");
    await readBackup(target.pool, file, { force: false });
    await target.pool.query("update profiles set bio = 'changed since'");
    await expect(readBackup(target.pool, file, { force: false })).rejects.toThrow(/not empty.*--force/);
    expect((await target.pool.query("select bio from profiles where id = $1", [person.id])).rows).toEqual([
      { bio: "changed since" },
    ]);
    await readBackup(target.pool, file, { force: true });
    expect((await target.pool.query("select bio from profiles where id = $1", [person.id])).rows).toEqual([{ bio: BIO }]);
    await target.close();
  });

  test("that is cut off or damaged changes nothing", async () => {
    const target = await emptyDatabase("untouched");
    await readBackup(target.pool, file, { force: false });
    const before = await contents(target);
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString("utf8");
    const broken: readonly [Buffer, RegExp][] = [
      [whole.subarray(0, Math.floor(whole.length / 2)), /no whole backup/],
      [gzipSync(text.slice(0, text.indexOf("Kept Person"))), /cut off/],
      [Buffer.from("no backup at all"), /no whole backup/],
      [gzipSync(""), /no whole backup/],
      [gzipSync(text.split("\n")[0] ?? ""), /cut off/],
      [gzipSync(text.replace(/"migration":\d+/, '"migration":9999')), /another release/],
      [gzipSync(text.replace(person.id, "no-uuid")), /uuid/],
    ];
    for (const [index, [data, reason]] of broken.entries()) {
      const path = join(server.dataDir, `broken-${index}.gz`);
      await writeFile(path, data);
      await expect(readBackup(target.pool, path, { force: true })).rejects.toThrow(reason);
      expect(await contents(target)).toEqual(before);
    }
    await expect(readBackup(target.pool, join(server.dataDir, "missing.gz"), { force: true })).rejects.toThrow(
      /There is no file/,
    );
    await target.close();
  });

  test("is not restored under a running Lockstep", async () => {
    await server.database.pool.query("select 1");
    const tool = await openDatabase({ databaseUrl: null, dataDir: server.dataDir, log, migrate: false });
    await expect(readBackup(tool.pool, file, { force: true })).rejects.toThrow(/stop it first/);
    await tool.close();
    await server.signIn(person.email, TEST_PASSWORD);
  });

  test("leaves no half file where it cannot be written", async () => {
    const nowhere = join(server.dataDir, "no-such-folder", "backup.gz");
    await expect(writeBackup(server.database.pool, nowhere, new Date())).rejects.toThrow(/ENOENT/);
    expect((await readdir(server.dataDir)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});
