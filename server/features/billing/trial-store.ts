import { sql, type Db } from "../../platform/database/sql.ts";

/** Remembers that whoever reads an address has had their trial, beyond their account. */
export async function insertUsedTrial(tx: Db, addressHash: string): Promise<void> {
  await tx.run(sql`insert into used_trials (address_hash) values (${addressHash}) on conflict do nothing`);
}

export async function isTrialUsed(db: Db, addressHash: string): Promise<boolean> {
  return (await db.first(sql`select 1 from used_trials where address_hash = ${addressHash}`)) !== null;
}
