import { ApiError } from "./api-error.ts";

/** Where a page ended: the moment its list is ordered by, and the id that decides between equal ones. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Reads what {@link cutPage} wrote; null for the first page. Anything else is refused. */
export function readPageCursor(cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor);
  if (match === null)
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "cursor", message: "That isn't a cursor for this list." }] });
  return { createdAt: new Date(Number(match[1])), id: match[2] ?? "" };
}

/** Cuts `size` rows out of those read (one more than that means a next page). Moments are kept in milliseconds, so they compare equal again. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => PageCursor,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  if (rows.length <= size || last === undefined) return { rows: page, nextCursor: null };
  const { createdAt, id } = placeOf(last);
  // Joined for the sake of JSON, see `isoTime`.
  return { rows: page, nextCursor: [createdAt.getTime(), id].join("_") };
}
