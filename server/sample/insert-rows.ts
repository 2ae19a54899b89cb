import { sql, type Db } from "../platform/database/sql.ts";

/** Writes many rows at once. `columns` are names with their types, as PostgreSQL writes them; a row's fields have the columns' names. */
export async function insertRows(
  tx: Db,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns).join(", ");
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ");
  // Names and types are written in this folder; only the rows are values.
  await tx.run(
    sql`insert into ${sql.raw(table)} (${sql.raw(names)}) select ${sql.raw(names)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(typed)})`,
  );
}
