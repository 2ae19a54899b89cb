import type { UploadKey } from "./store.ts";

/** Address of a picture (the smaller one has `?w=` behind it). */
export function fileUrl({ bucket, key }: UploadKey): string {
  return `/files/${bucket}/${key}`;
}

/** Where the large picture is in the store. */
export function largePath({ bucket, key }: UploadKey): string {
  return `${bucket}/${key}`;
}

/** Where its smaller one lies. */
export function smallPath({ bucket, key }: UploadKey): string {
  return `${bucket}/${key}${SMALL}`;
}

const SMALL = ".small.webp";

/** The key that a path in the store belongs to. */
export function keyOfPath(bucket: string, path: string): string {
  const key = path.slice(bucket.length + 1);
  return key.endsWith(SMALL) ? key.slice(0, -SMALL.length) : key;
}
