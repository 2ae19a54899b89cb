import pg from "pg";

/** A table as a backup names it. */
export interface BackupTable {
  readonly name: string;
  /** Columns that hold data of their own; generated ones are made again. */
  readonly columns: readonly string[];
}

/** What is delivered once and then dropped: messages carry the numbers of one database's transactions, and mean nothing in another. */
const PASSING = ["live_events"];

/** All tables of the product, each after those it refers to as far as that goes: some refer to each other. */
export async function listTables(client: pg.ClientBase): Promise<readonly BackupTable[]> {
  const columns = await client.query<{ table: string; columns: string[] }>(
    `
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> 'schema_migrations' and c.relname <> all ($1)
    group by c.relname order by c.relname`,
    [PASSING],
  );
  const references = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`);
  const waiting = new Map(columns.rows.map((row) => [row.table, { name: row.table, columns: row.columns }]));
  const sorted: BackupTable[] = [];
  const refersToWaiting = ({ name }: BackupTable): boolean =>
    references.rows.some((reference) => reference.from === name && waiting.has(reference.to));
  while (waiting.size > 0) {
    const [first] = waiting.values();
    // In a circle any may be the first: restoring checks references when all rows are there.
    const next = [...waiting.values()].find((table) => !refersToWaiting(table)) ?? first;
    if (next === undefined) break;
    sorted.push(next);
    waiting.delete(next.name);
  }
  return sorted;
}

/** `"name" ("column", ...)` as COPY takes it. */
export function copyTarget(table: BackupTable): string {
  return `public.${pg.escapeIdentifier(table.name)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;
}

interface Reference {
  readonly table: string;
  readonly name: string;
}

/** Lets rows refer to others that come later; answers what checks all of them and makes the references as they were. */
export async function postponeReferences(client: pg.ClientBase): Promise<() => Promise<void>> {
  const found = await client.query<Reference>(`
    select c.relname as table, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and not k.condeferrable and c.relnamespace = 'public'::regnamespace`);
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of found.rows) {
      await client.query(`alter table public.${pg.escapeIdentifier(table)} alter constraint ${pg.escapeIdentifier(name)} ${how}`);
    }
  };
  await alter("deferrable initially deferred");
  return async () => {
    await client.query("set constraints all immediate");
    await alter("not deferrable");
  };
}

/** Empties tables, all at once, because some refer to each other. */
export async function emptyTables(client: pg.ClientBase): Promise<void> {
  const tables = await listTables(client);
  await client.query(`truncate ${tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`).join(", ")} cascade`);
}

/** Sets every counter behind its table's highest number. */
export async function advanceSequences(client: pg.ClientBase): Promise<void> {
  const found = await client.query<{ table: string; column: string; sequence: string }>(`
    select * from (
      select c.relname as table, a.attname as column, pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    ) counters where sequence is not null`);
  for (const { table, column, sequence } of found.rows) {
    await client.query(
      `select setval($1, coalesce((select max(${pg.escapeIdentifier(column)}) from public.${pg.escapeIdentifier(table)}), 0) + 1, false)`,
      [sequence],
    );
  }
}
