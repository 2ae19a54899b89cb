import pg from "pg";

/** A table as a backup names it. */
export interface BackupTable {
  readonly name: string;
  /** Columns that hold data of their own; generated ones are made again. */
  readonly columns: readonly string[];
}

/** All tables of the product, each after those it refers to. */
export async function listTables(client: pg.ClientBase): Promise<readonly BackupTable[]> {
  const columns = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname`);
  const references = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`);
  const waiting = new Map(columns.rows.map((row) => [row.table, { name: row.table, columns: row.columns }]));
  const sorted: BackupTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(
      (table) => !references.rows.some((reference) => reference.from === table.name && waiting.has(reference.to)),
    );
    if (next === undefined) throw new Error(`These tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}.`);
    sorted.push(next);
    waiting.delete(next.name);
  }
  return sorted;
}

/** `"name" ("column", ...)` as COPY takes it. */
export function copyTarget(table: BackupTable): string {
  return `public.${pg.escapeIdentifier(table.name)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;
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
