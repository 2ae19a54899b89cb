import { sql, type Db } from "../database/sql.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { SessionActor } from "./session-actor.ts";

export const roleOf = (role: unknown): Actor["role"] => (role === "moderator" ? "moderator" : "member");

interface Found extends Omit<SessionActor, "role"> {
  readonly role: string;
}

/** The person of a session as the database knows them now; null when it has ended. */
export async function findValidSession(db: Db, sessionId: string, now: Date): Promise<SessionActor | null> {
  const found = await db.first<Found>(sql`
    select u.id as "userId", u.role, s.id as "sessionId", u.email, u.email_verified as "emailVerified", u.name
    from sessions s join users u on u.id = s.user_id where s.id = ${sessionId}::uuid and s.expires_at > ${now}::timestamptz`);
  return found === null ? null : { ...found, role: roleOf(found.role) };
}
