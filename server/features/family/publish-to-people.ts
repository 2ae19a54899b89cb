import type { Db } from "../../platform/database/sql.ts";
import { publishLive, type LiveMessage } from "../../platform/live/publish-live.ts";

/** Makes open pages of people in a family read it again; those who just left are people too. */
export async function publishToPeople(tx: Db, userIds: readonly string[]): Promise<void> {
  const messageTo = (userId: string): LiveMessage => ({
    event: { type: "family.changed" },
    audience: { kind: "person", userId },
    actorId: null,
  });
  await publishLive(tx, ...userIds.map(messageTo));
}
