import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { z } from "zod";
import { StartupError } from "../config/startup-error.ts";
import { applyMigrations, readMigrations, type Migration } from "../database/migrate.ts";
import { copyIn } from "./copy-stream.ts";
import { isFilePath, type FilesUnderWay } from "./files.ts";
import { advanceSequences, copyTarget, emptyTables, postponeReferences } from "./tables.ts";
import { END_OF_ROWS } from "./write-backup.ts";

const Header = z.object({
  format: z.literal("lockstep-backup"),
  version: z.literal(1),
  migration: z.number().int(),
  createdAt: z.string(),
});
const Part = z.union([
  z.object({ name: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ file: z.string().refine(isFilePath), bytes: z.int().min(0) }),
]);

/**
 * Puts a backup in place of what the database holds, in one transaction: a file that is cut off or damaged changes nothing. The data is
 * put into the shape it was taken from; newer migrations run over it at the next start.
 */
export async function readBackup(
  pool: pg.Pool,
  file: string,
  options: { readonly force: boolean; readonly files: FilesUnderWay },
): Promise<{ readonly tables: number; readonly files: number; readonly createdAt: string }> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await refuseWhileUsed(client);
    const migrations = await readMigrations();
    if (!options.force) await refuseUnlessEmpty(client, migrations);
    // A pipeline hands an unreadable file's error on to whoever reads the lines.
    const text = pipeline(createReadStream(file), createGunzip(), () => undefined);
    const lines = new LineReader(text);
    const header = parseLine(Header, await lines.next());
    if (!migrations.some((migration) => migration.version === header.migration)) {
      throw new StartupError(`This backup comes from another release (migration ${header.migration}): restore it with that one.`);
    }
    await client.query("drop schema if exists pgboss cascade; drop schema public cascade; create schema public");
    await applyMigrations(
      client,
      migrations.filter((migration) => migration.version <= header.migration),
    );
    // Migrations may have put rows of their own there: the backup holds them, too.
    await emptyTables(client);
    const checkReferences = await postponeReferences(client);
    let tables = 0;
    let files = 0;
    for (let line = await lines.next(); line !== null; line = await lines.next()) {
      const part = parseLine(Part, line);
      if ("file" in part) {
        await options.files.write(part.file, lines.bytes(part.bytes));
        files += 1;
        continue;
      }
      await copyIn(client, `copy ${copyTarget(part)} from stdin`, lines.rows());
      tables += 1;
    }
    if (tables === 0) throw new StartupError("This backup has no tables.");
    await checkReferences();
    await advanceSequences(client);
    // Their names never meant anything else, so they may lie there before the rows do.
    await options.files.keep();
    await client.query("commit");
    client.release();
    return { tables, files, createdAt: header.createdAt };
  } catch (error) {
    client.release(true);
    await options.files.drop();
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT") throw new StartupError(`There is no file ${file}.`);
    if (typeof code === "string" && (code.startsWith("Z_") || code === "EISDIR"))
      throw new StartupError(`The file ${file} isn't a complete backup.`);
    throw error;
  }
}

async function refuseWhileUsed(client: pg.PoolClient): Promise<void> {
  const others = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name in ('lockstep', 'lockstep-listener', 'lockstep-jobs')",
  );
  if ((others.rows[0]?.count ?? 0) > 0) throw new StartupError("Lockstep is running on this database: stop it first.");
}

/** Empty is a database without tables where a backup puts its own, and one of Lockstep's own where nobody has registered. */
async function refuseUnlessEmpty(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  const found = await client.query<{ schema: string; name: string }>(
    "select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1 desc, 2",
  );
  const own = await ownTables(client, migrations);
  const foreign = found.rows.find(({ schema, name }) => (schema === "public" ? !own.has(name) : own.size === 0));
  if (foreign !== undefined) {
    throw new StartupError(
      `This database has tables that aren't Lockstep's (${foreign.schema}.${foreign.name}): choose another, or restore with --force to replace everything in it.`,
    );
  }
  if (!own.has("users")) return;
  const users = await client.query("select 1 from public.users limit 1");
  if (users.rows.length > 0)
    throw new StartupError("This database is not empty: restore with --force to replace everything in it.");
}

/** The tables and views that our migrations made in this database; others have tables named `schema_migrations` or `users`, too. */
async function ownTables(client: pg.PoolClient, migrations: readonly Migration[]): Promise<ReadonlySet<string>> {
  const register = await client.query<{ exists: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as exists",
  );
  if (register.rows[0]?.exists !== true) return new Set();
  const rows = await client.query<{ checksum: string | null }>(
    "select to_jsonb(m) ->> 'checksum' as checksum from public.schema_migrations m",
  );
  const applied = migrations.filter(({ checksum }) => rows.rows.some((row) => row.checksum === checksum));
  if (applied.length === 0) return new Set();
  const made = applied.flatMap(({ sql }) => [...sql.matchAll(/^create (?:table|view) (\w+)/gim)].map(([, name]) => name ?? ""));
  return new Set(["schema_migrations", ...made]);
}

function parseLine<S extends z.ZodType>(schema: S, line: string | null): z.output<S> {
  try {
    return schema.parse(JSON.parse(line ?? ""));
  } catch {
    throw new StartupError("This file isn't a complete Lockstep backup.");
  }
}

/** Reads lines and, between them, blocks of rows. */
class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #isOver = false;

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async next(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf(0x0a);
      if (end >= 0) return this.#take(end);
      if (!(await this.#more())) {
        if (this.#rest.length > 0) throw new StartupError("This backup is incomplete.");
        return null;
      }
    }
  }

  /** The rows up to the end mark, in whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      let start = 0;
      for (let end = this.#rest.indexOf(0x0a, start); end >= 0; end = this.#rest.indexOf(0x0a, start)) {
        if (end - start === END_OF_ROWS.length && this.#rest.toString("latin1", start, end) === END_OF_ROWS) {
          const rows = this.#rest.subarray(0, start);
          this.#rest = this.#rest.subarray(end + 1);
          if (rows.length > 0) yield rows;
          return;
        }
        start = end + 1;
      }
      const rows = this.#rest.subarray(0, start);
      this.#rest = this.#rest.subarray(start);
      if (rows.length > 0) yield rows;
      if (!(await this.#more())) throw new StartupError("This backup is incomplete.");
    }
  }

  /** So many bytes, and the line's end behind them. */
  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.#rest.length === 0 && !(await this.#more())) throw new StartupError("This backup is incomplete.");
      const chunk = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(chunk.length);
      left -= chunk.length;
      yield chunk;
    }
    if ((await this.next()) !== "") throw new StartupError("This file isn't a complete Lockstep backup.");
  }

  #take(end: number): string {
    const line = this.#rest.toString("utf8", 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    return line;
  }

  async #more(): Promise<boolean> {
    if (this.#isOver) return false;
    const next = await this.#chunks.next();
    if (next.done === true) {
      this.#isOver = true;
      return false;
    }
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    return true;
  }
}
