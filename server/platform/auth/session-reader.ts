import { asLists, batch } from "../database/batch.ts";
import { sql, type Db, type Sql } from "../database/sql.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { SessionActor } from "./session-actor.ts";

export const roleOf = (role: unknown): Actor["role"] => (role === "moderator" ? "moderator" : "member");

interface Found extends Omit<SessionActor, "role"> {
  readonly role: string;
}

/** As many as share a statement; ended sessions are rare enough to be asked for once more. */
const MOST_SESSIONS = 16;

/**
 * Reads the person of a session as the database knows them now; null when it has ended. Those asked for while one is being read share the next
 * statement: with thousands of sessions in use, every second or third request has to ask.
 */
export function createSessionReader(db: Db, now: () => Date): (sessionId: string) => Promise<SessionActor | null> {
  const read = async (isAskedFor: Sql): Promise<readonly SessionActor[]> => {
    const rows = await db.rows<Found>(sql`
      select u.id as "userId", u.role, s.id as "sessionId", u.email, u.email_verified as "emailVerified", u.name
      from sessions s join users u on u.id = s.user_id where ${isAskedFor} and s.expires_at > ${now()}::timestamptz`);
    return rows.map((row) => ({ ...row, role: roleOf(row.role) }));
  };
  return batch<string, SessionActor | null>({
    maxSize: MOST_SESSIONS,
    async runTogether(ids) {
      if (ids.length === 1) return read(sql`s.id = ${ids[0] ?? ""}::uuid`);
      const { id } = asLists(ids, MOST_SESSIONS, { id: (asked) => asked });
      const actors = new Map((await read(sql`s.id = any(${id}::uuid[])`)).map((actor) => [actor.sessionId, actor]));
      return ids.map((asked) => actors.get(asked));
    },
    runAlone: async (id) => (await read(sql`s.id = ${id}::uuid`))[0] ?? null,
  });
}
