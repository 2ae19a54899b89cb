import type { LogEntry, QueueItem } from "@lockstep/contract/moderation.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isOpenTo, mayAct, mayModerate, type ModerationAction } from "@lockstep/domain/moderation/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { factsOf, pathOf, presentWaiting, versionOf } from "./present-subject.ts";
import { isOnlyModerator, listLog, listWaiting, type LogRow } from "./store.ts";

const PAGE_SIZE = 20;

interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** What waits for a moderator, the oldest first. */
export async function listQueue(platform: Platform, actor: Actor, cursor: string | undefined): Promise<Page<QueueItem>> {
  if (!mayModerate(actor)) throw new ApiError("FORBIDDEN");
  const { db } = platform;
  const read = await listWaiting(db, readPageCursor(cursor), PAGE_SIZE + 1);
  const { rows, nextCursor } = cutPage(read, PAGE_SIZE, ({ place }) => place);
  const isOnly = await isOnlyModerator(db, actor.userId);
  return { items: rows.map((row) => presentWaiting(row, actor, isOnly, platform.now())), nextCursor };
}

/** What moderators did, the latest first. */
export async function listModerationLog(platform: Platform, actor: Actor, cursor: string | undefined): Promise<Page<LogEntry>> {
  if (!mayModerate(actor)) throw new ApiError("FORBIDDEN");
  const { db } = platform;
  const read = await listLog(db, readPageCursor(cursor), PAGE_SIZE + 1);
  const { rows, nextCursor } = cutPage(read, PAGE_SIZE, (row) => row);
  const isOnly = await isOnlyModerator(db, actor.userId);
  return {
    items: rows.map(({ subject, createdAt, ...row }) => ({
      ...row,
      path: subject === null ? null : pathOf(subject),
      version: subject === null ? null : versionOf(subject),
      undo: undoOf({ subject, action: row.action }, actor, isOnly, platform.now()),
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  };
}

const OPPOSITES = { hide: "restore", suspend: "unsuspend" } as const;

/** The opposite of a line of the log, while it's open to the moderator. */
function undoOf(
  { subject, action }: Pick<LogRow, "subject" | "action">,
  actor: Actor,
  isOnly: boolean,
  now: Date,
): LogEntry["undo"] {
  const opposite = hasOpposite(action) ? OPPOSITES[action] : null;
  if (opposite === null || subject === null) return null;
  const facts = factsOf(subject, now);
  return mayAct(actor, opposite, facts, isOnly) && isOpenTo(opposite, facts) ? opposite : null;
}

function hasOpposite(action: ModerationAction): action is keyof typeof OPPOSITES {
  return action in OPPOSITES;
}
