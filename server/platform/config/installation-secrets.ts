import { randomBytes } from "node:crypto";
import { sql, type Db } from "../database/sql.ts";

/** A secret this installation made for itself at its first start; all its machines find the same one in the database. */
export async function installationSecret(
  db: Db,
  name: string,
  make: () => string = () => randomBytes(48).toString("base64url"),
): Promise<string> {
  await db.run(sql`insert into installation_secrets (name, value) values (${name}, ${make()}) on conflict (name) do nothing`);
  const found = await db.rows<{ value: string }>(sql`select value from installation_secrets where name = ${name}`);
  const value = found[0]?.value;
  if (value === undefined) throw new Error(`The secret ${name} is missing.`);
  return value;
}
