import { sql, type Db } from "../database/sql.ts";
import type { Bucket } from "@lockstep/contract/uploads.ts";

/** A picture that someone sent in and that lies ready. */
export interface Uploaded {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds a person's own picture by its address, for whatever is to show it. Call it with the transaction that stores the address: the picture then stays
 * until that is done, and afterwards because it is referred to.
 */
export async function findOwnUpload(tx: Db, bucket: Bucket, url: string, userId: string): Promise<Uploaded | null> {
  const found = await tx.rows<{ url: string; width: number; height: number }>(sql`
    select url, width, height from uploads where url = ${url} and bucket = ${bucket} and user_id = ${userId} for share`);
  return found[0] ?? null;
}
