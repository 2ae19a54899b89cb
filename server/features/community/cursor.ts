import { ApiError } from "../../platform/http/api-error.ts";

/** Where a page of posts or comments ended. */
export interface WritingCursor {
  readonly createdAt: Date;
  readonly id: string;
}

export function readCursor(cursor: string | undefined): WritingCursor | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor);
  if (match === null)
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "cursor", message: "Not a cursor of this list." }] });
  return { createdAt: new Date(Number(match[1])), id: match[2] ?? "" };
}

/** Cuts a list that was read one longer than the page, and says where the next begins. */
export function cutPage<Row extends { readonly id: string; readonly createdAt: Date }>(
  rows: readonly Row[],
  size: number,
): { readonly items: readonly Row[]; readonly nextCursor: string | null } {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const nextCursor = rows.length > size && last !== undefined ? `${last.createdAt.getTime()}_${last.id}` : null;
  return { items, nextCursor };
}
