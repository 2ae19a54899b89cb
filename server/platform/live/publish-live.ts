import type { LiveEvent } from "@lockstep/contract/live.ts";
import { sql, type Db } from "../database/sql.ts";

/** Whom a live message is for. */
export type Audience =
  | { readonly kind: "public" }
  | { readonly kind: "group"; readonly groupId: string }
  | { readonly kind: "person"; readonly userId: string };

export interface LiveMessage {
  readonly event: Exclude<LiveEvent, { type: "reset" }>;
  readonly audience: Audience;
  /** Who did it: people who blocked each other get no messages about one another. Null for the system. */
  readonly actorId: string | null;
}

/** Transactions that published something. */
const published = new WeakSet<object>();

/** Says that a message was written in this transaction. */
export function notePublished(tx: Db): void {
  published.add(tx.scope);
}

/** Whether a message was written in this transaction, or in one nested in it. */
export function hasPublished(tx: Db): boolean {
  return published.has(tx.scope);
}

/** Writes messages for open browsers in the transaction of what they are about; they are delivered after the commit. Equal ones are written once. */
export async function publishLive(tx: Db, ...messages: readonly LiveMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = new Set(
    messages.map(({ event: { type, ...payload }, audience, actorId }) =>
      JSON.stringify({
        type,
        audience: audience.kind,
        audience_id: audience.kind === "public" ? null : audience.kind === "group" ? audience.groupId : audience.userId,
        actor_id: actorId,
        payload,
      }),
    ),
  );
  await tx.run(sql`
    insert into live_events (type, audience, audience_id, actor_id, payload)
    select type, audience, audience_id, actor_id, payload
    from jsonb_to_recordset(${`[${[...rows].join(",")}]`}::jsonb) as each (type text, audience text, audience_id uuid, actor_id uuid, payload jsonb)`);
  notePublished(tx);
}
