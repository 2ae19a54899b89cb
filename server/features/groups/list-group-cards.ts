import type { listGroups as route } from "@lockstep/contract/groups.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalidCursor } from "./cursors.ts";
import { listGroups, type GroupCursor } from "./store.ts";

const PAGE_SIZE = 24;

/** A page of groups by name; a visitor is in none, so `mine` is empty for them. */
export async function listGroupCards(
  { db }: Platform,
  actor: Actor | null,
  { query, mine, cursor }: RouteFields<typeof route>,
): Promise<RouteOutput<typeof route>> {
  if (mine !== undefined && actor === null) return { items: [], nextCursor: null };
  const filter = { query, mine: mine !== undefined };
  const rows = await listGroups(db, actor, filter, cursor === undefined ? null : readCursor(cursor), PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    items: page.map(({ card }) => card),
    nextCursor: rows.length > PAGE_SIZE && last !== undefined ? writeCursor(last.cursor) : null,
  };
}

/** The id, then the name: names hold anything, so it is packed. */
function writeCursor({ name, id }: GroupCursor): string {
  return `${id}_${Buffer.from(name).toString("base64url")}`;
}

function readCursor(cursor: string): GroupCursor {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([\w-]+)$/.exec(cursor);
  if (match === null) throw invalidCursor();
  const name = Buffer.from(match[2] ?? "", "base64url").toString();
  // A character that no text of the database holds.
  if (name.includes("\0")) throw invalidCursor();
  return { id: match[1] ?? "", name };
}
