import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { StartupError } from "../config/startup-error.ts";
import type { Logger } from "../logging/logger.ts";

/** Any number that no other user of the same server takes. */
const LOCK = 7_145_201;
const FOLDER = fileURLToPath(new URL("../../migrations/", import.meta.url));

const REGISTER =
  "create table if not exists schema_migrations (version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())";

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migrations of this release, oldest first: files named `0001_what_it_does.sql`. */
export async function readMigrations(folder: string = FOLDER): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const migrations: Migration[] = [];
  for (const name of names) {
    const version = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
    if (!Number.isInteger(version)) throw new Error(`The migration ${name} is not named like 0001_what_it_does.sql.`);
    if (migrations.some((other) => other.version === version)) throw new Error(`Two migrations have the number ${version}.`);
    const sql = await readFile(`${folder}/${name}`, "utf8");
    migrations.push({ version, name, sql, checksum: createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex") });
  }
  return migrations;
}

/** Runs what is missing, each migration in its own transaction, while no other process does. */
export async function migrate(pool: pg.Pool, log: Logger): Promise<void> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await refuseStrangersDatabase(client);
    await client.query(REGISTER);
    const done = await appliedMigrations(client);
    refuseNewerDatabase(done, migrations);
    for (const migration of migrations) {
      const applied = done.get(migration.version);
      if (applied !== undefined) {
        if (applied !== migration.checksum) {
          throw new StartupError(
            `The migration ${migration.name} was changed after it ran on this database: put it back and write a new one.`,
          );
        }
        continue;
      }
      await client.query("begin");
      try {
        await applyMigration(client, migration);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
      log.debug({ migration: migration.name }, "migration applied");
    }
  } finally {
    // Closing the connection gives the lock back, whatever state it's in.
    client.release(true);
  }
}

/** Runs migrations inside the caller's transaction on an empty database. */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
  await client.query(REGISTER);
  for (const migration of migrations) await applyMigration(client, migration);
}

async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query("insert into schema_migrations (version, name, checksum) values ($1, $2, $3)", [
    migration.version,
    migration.name,
    migration.checksum,
  ]);
}

/** Null when the database has exactly this release's migrations, else what differs. */
export async function migrationState(pool: pg.Pool): Promise<string | null> {
  const done = await appliedMigrations(pool);
  const missing = (await readMigrations()).filter((migration) => done.get(migration.version) !== migration.checksum);
  return missing.length === 0 ? null : `migrations are missing: ${missing.map((migration) => migration.name).join(", ")}`;
}

async function appliedMigrations(client: pg.Pool | pg.PoolClient): Promise<ReadonlyMap<number, string>> {
  const found = await client.query<{ version: number; checksum: string }>("select version, checksum from schema_migrations");
  return new Map(found.rows.map((row) => [row.version, row.checksum]));
}

/** A database in use by something else is left as it is: before the first migration there's nothing in it, or our own register. */
async function refuseStrangersDatabase(client: pg.PoolClient): Promise<void> {
  // What an extension brought (PostGIS has tables) belongs to nobody.
  const found = await client.query<{ name: string; is_register: boolean }>(`
    select relname as name, relname = 'schema_migrations' and exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'checksum' and not attisdropped
    ) as is_register
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by name`);
  if (found.rows.length === 0 || found.rows.some((row) => row.is_register)) return;
  const names = found.rows.slice(0, 3).map((row) => row.name);
  const rest = found.rows.length > names.length ? ", ..." : "";
  throw new StartupError(
    `DATABASE_URL: this database holds tables of something else (${names.join(", ")}${rest}): give Lockstep an empty one.`,
  );
}

function refuseNewerDatabase(done: ReadonlyMap<number, string>, migrations: readonly Migration[]): void {
  const newest = Math.max(0, ...migrations.map((migration) => migration.version));
  const beyond = [...done.keys()].filter((version) => version > newest);
  if (beyond.length > 0) {
    throw new StartupError(
      `This database was used by a newer Lockstep (migration ${Math.max(...beyond)}, this release knows ${newest}): start the newer one.`,
    );
  }
}
