import type { Bucket } from "@lockstep/contract/uploads.ts";
import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import { isReadableBy } from "../community/index.ts";

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
  const made = await db.run(sql`
    insert into uploads (user_id, bucket, key, url, width, height, bytes, created_at)
    values (${row.userId}, ${row.bucket}, ${row.key}, ${row.url}, ${row.width}, ${row.height}, ${row.bytes}, ${now})
    on conflict do nothing`);
  return made === 1;
}

export async function deleteUpload(db: Db, { bucket, key }: UploadKey): Promise<void> {
  await db.run(sql`delete from uploads where bucket = ${bucket} and key = ${key}`);
}

export async function listOwnUploads(db: Db, userId: string): Promise<readonly unknown[]> {
  return db.rows(sql`
    select url, width, height, bytes, created_at as "createdAt" from uploads where user_id = ${userId} order by created_at, id`);
}

/** Who sent a picture in; null when it's gone. */
export async function findUploader(db: Db, { bucket, key }: UploadKey): Promise<string | null> {
  const found = await db.first<{ userId: string }>(sql`
    select user_id as "userId" from uploads where bucket = ${bucket} and key = ${key}`);
  return found?.userId ?? null;
}

export async function isShownAsAvatar(db: Db, url: string): Promise<boolean> {
  return (await db.first(sql`select 1 from profiles where avatar_url = ${url} limit 1`)) !== null;
}

/** Posts that show a picture, and whether everyone may read each. */
export function findPostsShowing(db: Db, url: string): Promise<readonly { readonly id: string; readonly isOpen: boolean }[]> {
  return db.rows(sql`
    select p.id, ${isReadableBy(null)} as "isOpen" from posts p where p.image_url = ${url} order by p.created_at desc limit 20`);
}

/** A post that was deleted shows its picture no more once that can't be undone. */
const unused = (deletedBefore: Date) => sql`
  not exists (select 1 from posts where image_url = uploads.url and (state <> 'deleted' or deleted_at > ${deletedBefore}))
  and not exists (select 1 from profiles where avatar_url = uploads.url)
  and not exists (select 1 from groups where cover_image = uploads.url)`;

/** Which unused pictures are removed: those that are old enough, all of one person's, some that are named, or those of posts that were deleted before a moment. */
export type Unused =
  | { readonly sentBefore: Date; readonly deletedBefore: Date }
  | { readonly userId: string; readonly deletedBefore: Date }
  | { readonly urls: readonly string[]; readonly deletedBefore: Date }
  | { readonly deletedBefore: Date };

/**
 * Removes rows of pictures that nothing shows, at most `most` of them. They are locked first and looked at again: a post that takes one at this moment has
 * either been counted, or doesn't find it anymore.
 */
export async function deleteUnused(tx: Db, which: Unused, most: number): Promise<readonly UploadKey[]> {
  const picked = await tx.rows<{ id: string }>(sql`
    select id from uploads where ${chosenBy(which)} and ${unused(which.deletedBefore)} order by created_at, id limit ${most} for update skip locked`);
  if (picked.length === 0) return [];
  const ids = picked.map(({ id }) => id);
  return tx.rows<UploadKey>(sql`
    delete from uploads where id = any(${ids}::uuid[]) and ${unused(which.deletedBefore)} returning bucket, key`);
}

function chosenBy(which: Unused): Sql {
  if ("userId" in which) return sql`user_id = ${which.userId}`;
  if ("urls" in which) return sql`url = any(${which.urls}::text[])`;
  if ("sentBefore" in which) return sql`created_at < ${which.sentBefore}`;
  return sql`url in (select image_url from posts where state = 'deleted' and deleted_at <= ${which.deletedBefore})`;
}

/** Those of the keys that a row knows. */
export async function listKnownKeys(db: Db, bucket: Bucket, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db.rows<{ key: string }>(sql`
    select key from uploads where bucket = ${bucket} and key = any(${keys}::text[])`);
  return new Set(found.map(({ key }) => key));
}
