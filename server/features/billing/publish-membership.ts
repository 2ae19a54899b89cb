import { sql, type Db } from "../../platform/database/sql.ts";
import { publishLive, type LiveMessage } from "../../platform/live/publish-live.ts";

/** Makes open pages read the membership again: those of whoever pays, and of everyone in their family. */
export async function publishMembership(tx: Db, userId: string): Promise<void> {
  const covered = await tx.rows<{ user_id: string }>(sql`select user_id from family_payers where payer_id = ${userId}`);
  const messageTo = (to: string): LiveMessage => ({
    event: { type: "membership.changed" },
    audience: { kind: "person", userId: to },
    actorId: null,
  });
  await publishLive(tx, messageTo(userId), ...covered.map(({ user_id: to }) => messageTo(to)));
}
