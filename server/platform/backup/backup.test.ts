import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { sampleSize } from "../../../scripts/test-sample.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/shared-cluster.ts";
import { startTestServer, TEST_PASSWORD, type Person, type TestServer } from "../../testing/start-server.ts";
import { StartupError } from "../config/startup-error.ts";
import { createLogger } from "../logging/logger.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { applyMigrations, readMigrations } from "../database/migrate.ts";
import { createFileStore, filesFolder } from "../storage/file-store.ts";
import { isFilePath, readFiles, receiveFiles, type FilesUnderWay } from "./files.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const log = createLogger("silent");
const BIO = "Tab\there, line\nbreak, back\\slash, \\. alone:\n\\.\nquote ' and ünïcödé 🏋️";
/** Pictures hold every byte there is, and what looks like the backup's own lines. */
const FILES = {
  "post-images/a/1.png": Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256)),
  "avatars/a/avatar-1.png": Buffer.from('\\.\n{"name":"users","columns":["id"]}\n\\.\n'),
  "groups/group-covers/a/1.png": Buffer.alloc(0),
};
const NO_FILES = { now: new Date(), filesFolder: null };
let server: TestServer;
let person: Person;
let file: string;
/** The backup, restored into an empty database: tests begin with copies, because a restore runs every migration. */
let restored: string;
const copies: TestDatabase[] = [];

beforeAll(async () => {
  server = await startTestServer();
  person = await server.person("Kept Person");
  await person.call("PATCH", "/api/profile", { bio: BIO, equipment: ["band", "mat"], healthConcerns: [] });
  const other = await server.person("Another");
  // A group and the post pinned in it refer to each other.
  const [groupId, postId] = [randomUUID(), randomUUID()];
  const { pool } = server.database;
  await pool.query("insert into groups (id, name, description) values ($1, 'Runners', 'We run.')", [groupId]);
  await pool.query("insert into group_members (group_id, user_id) values ($1, $2)", [groupId, other.id]);
  await pool.query("insert into posts (id, user_id, content, group_id) values ($1, $2, 'Hello', $3)", [
    postId,
    other.id,
    groupId,
  ]);
  await pool.query("update groups set pinned_post_id = $1 where id = $2", [postId, groupId]);
  for (const [path, data] of Object.entries(FILES)) await server.platform.files.put(path, data, "image/png");
  file = join(server.dataDir, "backup.gz");
  await writeBackup(pool, file, {
    now: new Date("2026-06-01T00:00:00Z"),
    filesFolder: filesFolder(server.platform.config),
  });
  const target = await emptyDatabase();
  await restore(target, file);
  restored = (await target.pool.query<{ name: string }>("select current_database() as name")).rows[0]?.name ?? "";
  await target.close();
});
afterAll(async () => {
  for (const copy of copies) await copy.drop();
  await server.stop();
});

async function emptyDatabase(): Promise<Database> {
  return openDatabase({ databaseUrl: await server.emptyDatabase(), dataDir: "unused", log, migrate: false });
}
/** A copy of a database to which nobody is connected. */
async function copyOf(template: string): Promise<Database> {
  const copy = await createTestDatabase(inject("sharedCluster"), template);
  copies.push(copy);
  return openDatabase({ databaseUrl: copy.url, dataDir: "unused", log, migrate: false });
}
/** Files of a restored installation, in their own folder. */
async function restoredFiles(name: string): Promise<{ readonly under: FilesUnderWay; readonly folder: string }> {
  const dataDir = join(server.dataDir, "restored", name);
  const folder = join(dataDir, "files");
  return { under: await receiveFiles(dataDir, { folder, store: createFileStore({ dataDir, s3: null }) }), folder };
}
async function filesIn(folder: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for await (const { path, data } of readFiles(folder)) found[path] = data;
  return found;
}
async function restore(target: Database, from: string, force = false): Promise<void> {
  await readBackup(target.pool, from, { force, files: (await restoredFiles("any")).under });
}

/** Every row of every table, in its own order. */
async function contents(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('schema_migrations', 'live_events') order by 1",
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables.rows)
    all[name] = (await database.pool.query(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)).rows;
  return all;
}

describe("a backup", () => {
  test("brings everything back into an empty database", async () => {
    const target = await copyOf(restored);
    expect(await contents(target)).toEqual(await contents(server.database));
    expect(await target.problem()).toBeNull();
    const bio = await target.pool.query("select bio from profiles where id = $1", [person.id]);
    expect(bio.rows).toEqual([{ bio: BIO }]);
    // Numbers that count up go on behind those that were restored.
    await target.pool.query("insert into domain_events (id, type, payload) values (gen_random_uuid(), 'test.after', '{}')");
    await target.close();
  });

  test("brings the pictures back, byte by byte, beside what lies there", async () => {
    const target = await emptyDatabase();
    const { under, folder } = await restoredFiles("pictures");
    await mkdir(join(folder, "post-images"), { recursive: true });
    await writeFile(join(folder, "post-images", "other.png"), "other");
    expect(await readBackup(target.pool, file, { force: false, files: under })).toMatchObject({ files: 3 });
    expect(await filesIn(folder)).toEqual({ ...FILES, "post-images/other.png": Buffer.from("other") });
    expect(await readdir(join(folder, ".."))).toEqual(["files"]);
    await target.close();
  });

  test("names no file outside of their folder, and one that fails leaves none", async () => {
    const target = await emptyDatabase();
    const text = gunzipSync(await readFile(file)).toString("latin1");
    const outside = ["../../escape.png", "/tmp/escape.png", "a/../../b.png", ".hidden", "a//b.png"];
    expect(outside.filter(isFilePath)).toEqual([]);
    for (const [index, name] of outside.slice(0, sampleSize(outside.length, 1)).entries()) {
      const path = join(server.dataDir, `outside-${index}.gz`);
      await writeFile(path, gzipSync(Buffer.from(text.replace("post-images/a/1.png", name), "latin1")));
      const { under, folder } = await restoredFiles(`outside-${index}`);
      await expect(readBackup(target.pool, path, { force: true, files: under })).rejects.toThrow(/isn't a complete/);
      expect(await filesIn(join(folder, ".."))).toEqual({});
    }
    await target.close();
  });

  test("is as everything was at one moment, while others write", async () => {
    const during = join(server.dataDir, "during.gz");
    const [written] = await Promise.all([
      writeBackup(server.database.pool, during, NO_FILES),
      server.person("Late"),
      server.person("Later"),
    ]);
    expect(written.tables).toBeGreaterThan(5);
    const target = await emptyDatabase();
    await restore(target, during);
    const orphans = await target.pool.query("select 1 from accounts a left join users u on u.id = a.user_id where u.id is null");
    expect(orphans.rows).toEqual([]);
    await target.close();
  });

  test("replaces what a database holds only when it is told to", async () => {
    const target = await copyOf(restored);
    await target.pool.query("update profiles set bio = 'changed since'");
    await expect(restore(target, file)).rejects.toThrow(/not empty.*--force/);
    expect((await target.pool.query("select bio from profiles where id = $1", [person.id])).rows).toEqual([
      { bio: "changed since" },
    ]);
    await restore(target, file, true);
    expect((await target.pool.query("select bio from profiles where id = $1", [person.id])).rows).toEqual([{ bio: BIO }]);
    await target.close();
  });

  test("takes the place of nothing that is another application's, unless it is told to", async () => {
    const started = await copyOf("lockstep");
    await restore(started, file);
    await started.close();
    const others: Record<string, string> = {
      customers: "create table customers (name text); insert into customers values ('Ann')",
      pictured: "create view pictured as select 1 as one",
      queued: "create schema pgboss; create table pgboss.job (id int)",
      railed: "create table schema_migrations (version text); create table users (id int)",
    };
    for (const [name, sql] of Object.entries(others)) {
      const target = await emptyDatabase();
      await target.pool.query(sql);
      await expect(restore(target, file)).rejects.toThrow(/aren't Lockstep's \((public|pgboss)\.\w+\).*--force/);
      if (name === "customers") expect((await target.pool.query("select * from customers")).rows).toEqual([{ name: "Ann" }]);
      await restore(target, file, true);
      await target.close();
    }
    // As a start of an earlier release left another application's database: our first migration there, then its `users` in the way.
    const shared = await emptyDatabase();
    await shared.pool.query("create table users (id int)");
    const client = await shared.pool.connect();
    await client.query("begin");
    await applyMigrations(client, (await readMigrations()).slice(0, 1));
    await client.query("commit");
    client.release();
    await expect(restore(shared, file)).rejects.toThrow(/aren't Lockstep's \(public\.users\)/);
    await shared.close();
  });

  test("that is cut off or damaged changes nothing", async () => {
    const target = await copyOf(restored);
    const before = await contents(target);
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString("utf8");
    const broken: readonly [Buffer, RegExp][] = [
      [whole.subarray(0, Math.floor(whole.length / 2)), /isn't a complete/],
      [gzipSync(text.slice(0, text.indexOf("Kept Person"))), /incomplete/],
      [Buffer.from("no backup at all"), /isn't a complete/],
      [gzipSync(""), /isn't a complete/],
      [gzipSync(text.split("\n")[0] ?? ""), /incomplete/],
      [gzipSync(text.replace(/"migration":\d+/, '"migration":9999')), /another release/],
      [gzipSync(text.replace(person.id, "no-uuid")), /uuid/],
    ];
    for (const [index, [data, reason]] of broken.entries()) {
      const path = join(server.dataDir, `broken-${index}.gz`);
      await writeFile(path, data);
      await expect(restore(target, path, true)).rejects.toThrow(reason);
      expect(await contents(target)).toEqual(before);
    }
    await expect(restore(target, join(server.dataDir, "missing.gz"), true)).rejects.toThrow(/There is no file/);
    await target.close();
  });

  test("isn't restored under a running Lockstep", async () => {
    await server.database.pool.query("select 1");
    const tool = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: server.dataDir, log, migrate: false });
    await expect(restore(tool, file, true)).rejects.toThrow(/stop it first/);
    await tool.close();
    await server.signIn(person.email, TEST_PASSWORD);
  });

  test("that can't be written is one line, and leaves no half file", async () => {
    const nowhere = join(server.dataDir, "no-such-folder", "backup.gz");
    await expect(writeBackup(server.database.pool, nowhere, NO_FILES)).rejects.toThrow(
      new StartupError(`The backup ${nowhere} cannot be written (ENOENT).`),
    );
    await expect(writeBackup(server.database.pool, server.dataDir, NO_FILES)).rejects.toThrow(
      new StartupError(`${server.dataDir} is a folder: name a file for the backup.`),
    );
    expect((await readdir(server.dataDir)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("of many rows warns of nothing", async () => {
    const { pool } = server.database;
    await pool.query("create table many (text text)");
    await pool.query("insert into many select repeat(md5(n::text), 20) from generate_series(1, 20000) n");
    const warnings: string[] = [];
    const note = (warning: Error): unknown => warnings.push(warning.message);
    process.on("warning", note);
    await writeBackup(pool, join(server.dataDir, "many.gz"), NO_FILES);
    process.off("warning", note);
    await pool.query("drop table many");
    expect(warnings).toEqual([]);
  });
});
