import type { listContactMessages as route } from "@lockstep/contract/help.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayReadContact } from "@lockstep/domain/help/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { countContactMessages, listContactMessages, type ContactPlace } from "./store.ts";

const PAGE_SIZE = 20;

/** What people wrote to support, for moderators. */
export async function readContactMessages(
  platform: Platform,
  actor: Actor,
  { view, subject, cursor }: RouteFields<typeof route>,
): Promise<RouteOutput<typeof route>> {
  if (!mayReadContact(actor)) throw new ApiError("FORBIDDEN");
  const { db } = platform;
  const read = await listContactMessages(db, view, { subject: subject ?? null, after: readPlace(cursor), limit: PAGE_SIZE + 1 });
  const { rows, nextCursor } = cutPage(read, PAGE_SIZE, ({ createdAt, id }) => ({ createdAt: new Date(createdAt), id }));
  const { unanswered, spam } = await countContactMessages(db);
  const last = rows.at(-1);
  return {
    items: [...rows],
    nextCursor: nextCursor === null || last === undefined ? null : (last.isPriority ? PRIORITY : "") + nextCursor,
    unansweredCount: unanswered,
    spamCount: spam,
  };
}

/** Before the cursor of a page that ended among the messages with priority. */
const PRIORITY = "p";

function readPlace(cursor: string | undefined): ContactPlace | null {
  const isPriority = cursor?.startsWith(PRIORITY) === true;
  const place = readPageCursor(isPriority ? cursor?.slice(PRIORITY.length) : cursor);
  return place === null ? null : { ...place, isPriority };
}
