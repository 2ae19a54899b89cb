import { ApiError } from "../../platform/http/api-error.ts";
import type { MemberCursor } from "./membership-store.ts";

const CURSOR = /^([01])_(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function invalidCursor(): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path: "cursor", message: "That isn't a cursor for this list." }] });
}

/** Where a page of people ended: rank, moment, row. Lists without a rank write 0. */
export function writeCursor(last: { readonly isAdmin?: boolean; readonly at: Date; readonly id: string }): string {
  return `${last.isAdmin === true ? 1 : 0}_${last.at.getTime()}_${last.id}`;
}

export function readCursor(cursor: string | undefined): MemberCursor | null {
  if (cursor === undefined) return null;
  const match = CURSOR.exec(cursor);
  if (match === null) throw invalidCursor();
  return { isAdmin: match[1] === "1", joinedAt: new Date(Number(match[2])), id: match[3] ?? "" };
}
