import { sql } from "drizzle-orm";
import type { LiveEvent } from "@lockstep/contract/live.ts";
import type { Db } from "../database/database.ts";

/** Whom a live message is for. */
export type Audience =
  | { readonly kind: "public" }
  | { readonly kind: "group"; readonly groupId: string }
  | { readonly kind: "person"; readonly userId: string };

export interface LiveMessage {
  readonly event: Exclude<LiveEvent, { type: "reset" }>;
  readonly audience: Audience;
  /** Whose doing it is: people who blocked each other hear nothing of one another. Null for the system's. */
  readonly actorId: string | null;
}

/** Transactions that told something, by their session: those nested in one share it. */
const told = new WeakSet<object>();

/** Whether a message was written in this transaction, or in one nested in it. */
export function hasPublished(tx: Db): boolean {
  return told.has(tx._.session);
}

/** Writes a message for open browsers in the transaction of what it tells of; they are told after the commit. */
export async function publishLive(tx: Db, { event, audience, actorId }: LiveMessage): Promise<void> {
  const { type, ...payload } = event;
  const audienceId = audience.kind === "public" ? null : audience.kind === "group" ? audience.groupId : audience.userId;
  await tx.execute(sql`
    insert into live_events (type, audience, audience_id, actor_id, payload)
    values (${type}, ${audience.kind}, ${audienceId}, ${actorId}, ${JSON.stringify(payload)}::jsonb)`);
  told.add(tx._.session);
}
