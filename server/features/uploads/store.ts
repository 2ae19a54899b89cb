import { sql } from "drizzle-orm";
import type { Bucket } from "@lockstep/contract/uploads.ts";
import type { Db } from "../../platform/database/database.ts";

/** Where a picture lies. */
export interface UploadKey {
  readonly bucket: Bucket;
  readonly key: string;
}

export interface NewUpload extends UploadKey {
  readonly userId: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** False when another picture has the key. */
export async function insertUpload(db: Db, row: NewUpload, now: Date): Promise<boolean> {
  const made = await db.execute(sql`
    insert into uploads (user_id, bucket, key, url, width, height, bytes, created_at)
    values (${row.userId}, ${row.bucket}, ${row.key}, ${row.url}, ${row.width}, ${row.height}, ${row.bytes}, ${now})
    on conflict do nothing`);
  return made.rowCount === 1;
}

export async function deleteUpload(db: Db, { bucket, key }: UploadKey): Promise<void> {
  await db.execute(sql`delete from uploads where bucket = ${bucket} and key = ${key}`);
}

export async function listOwnUploads(db: Db, userId: string): Promise<readonly unknown[]> {
  const found = await db.execute(sql`
    select url, width, height, bytes, created_at as "createdAt" from uploads where user_id = ${userId} order by created_at, id`);
  return found.rows;
}

/** A post that was deleted shows its picture no more once that cannot be undone. */
const unused = (deletedBefore: Date) => sql`
  not exists (select 1 from posts where image_url = uploads.url and (state <> 'deleted' or deleted_at > ${deletedBefore}))
  and not exists (select 1 from profiles where avatar_url = uploads.url)
  and not exists (select 1 from groups where cover_image = uploads.url)`;

/** Whose unused pictures are removed: everybody's that are old enough, or all of one person's. */
export type Unused =
  | { readonly sentBefore: Date; readonly deletedBefore: Date }
  | { readonly userId: string; readonly deletedBefore: Date };

/**
 * Removes rows of pictures that nothing shows, at most `most` of them. They are locked first and looked at again: a post that takes one at this moment has
 * either been counted, or does not find it any more.
 */
export async function deleteUnused(tx: Db, which: Unused, most: number): Promise<readonly UploadKey[]> {
  const chosen = "userId" in which ? sql`user_id = ${which.userId}` : sql`created_at < ${which.sentBefore}`;
  const picked = await tx.execute<{ id: string }>(sql`
    select id from uploads where ${chosen} and ${unused(which.deletedBefore)} order by created_at, id limit ${most} for update skip locked`);
  if (picked.rows.length === 0) return [];
  const ids = sql.param(picked.rows.map(({ id }) => id));
  const gone = await tx.execute<{ bucket: Bucket; key: string }>(sql`
    delete from uploads where id = any(${ids}::uuid[]) and ${unused(which.deletedBefore)} returning bucket, key`);
  return gone.rows;
}

/** Those of the keys that a row knows. */
export async function listKnownKeys(db: Db, bucket: Bucket, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db.execute<{ key: string }>(sql`
    select key from uploads where bucket = ${bucket} and key = any(${sql.param([...keys])}::text[])`);
  return new Set(found.rows.map(({ key }) => key));
}
