import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";

/** A secret this installation made for itself at its first start; all its machines find the same one in the database. */
export async function installationSecret(
  db: Db,
  name: string,
  make: () => string = () => randomBytes(48).toString("base64url"),
): Promise<string> {
  await db.execute(sql`insert into installation_secrets (name, value) values (${name}, ${make()}) on conflict (name) do nothing`);
  const found = await db.execute<{ value: string }>(sql`select value from installation_secrets where name = ${name}`);
  const value = found.rows[0]?.value;
  if (value === undefined) throw new Error(`The secret ${name} is missing.`);
  return value;
}
