import { randomBytes } from "node:crypto";
import { sql, type Db } from "../database/sql.ts";

/** A secret this installation made for itself at its first start; all its machines find the same one in the database. */
export async function installationSecret(
  db: Db,
  name: string,
  make: () => string | Promise<string> = () => randomBytes(48).toString("base64url"),
): Promise<string> {
  const find = async (): Promise<string | undefined> =>
    (await db.rows<{ value: string }>(sql`select value from installation_secrets where name = ${name}`))[0]?.value;
  const kept = await find();
  if (kept !== undefined) return kept;
  const made = await make();
  // Of two machines that start together, one inserts and both read.
  await db.run(sql`insert into installation_secrets (name, value) values (${name}, ${made}) on conflict (name) do nothing`);
  const value = await find();
  if (value === undefined) throw new Error(`The secret ${name} is missing.`);
  return value;
}
