import { hash } from "node:crypto";
import { sql, type Db } from "../../platform/database/sql.ts";

export interface InvitationRow {
  readonly id: string;
  readonly familyId: string;
  /** Null for a link that whoever has it may use. */
  readonly email: string | null;
  readonly expiresAt: string;
  readonly usedAt: string | null;
}

const COLUMNS = sql.raw(`id, family_id as "familyId", email, expires_at as "expiresAt", used_at as "usedAt"`);

/** Whoever reads the database finds no link that lets them in. */
const hashOf = (token: string): string => hash("sha256", token, "base64url");

export async function insertInvitation(
  tx: Db,
  invitation: {
    readonly familyId: string;
    readonly token: string;
    readonly email: string | null;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const made = await tx.first<{ id: string }>(sql`
    insert into family_invitations (family_id, token_hash, email, created_at, expires_at)
    values (${invitation.familyId}, ${hashOf(invitation.token)}, ${invitation.email}, ${invitation.now}, ${invitation.expiresAt})
    returning id`);
  if (made === null) throw new Error("An invitation was inserted and isn't there.");
  return made.id;
}

export async function findInvitation(db: Db, token: string): Promise<InvitationRow | null> {
  return db.first<InvitationRow>(sql`select ${COLUMNS} from family_invitations where token_hash = ${hashOf(token)}`);
}

/** Those that nobody has used, the newest first. */
export async function listUnused(db: Db, familyId: string): Promise<readonly InvitationRow[]> {
  return db.rows<InvitationRow>(sql`
    select ${COLUMNS} from family_invitations
    where family_id = ${familyId} and used_at is null order by created_at desc, id`);
}

export async function markUsed(tx: Db, id: string, now: Date): Promise<void> {
  await tx.run(sql`update family_invitations set used_at = ${now} where id = ${id}`);
}

/** False when it isn't there, or was used. */
export async function deleteUnused(tx: Db, familyId: string, id: string): Promise<boolean> {
  return (
    (await tx.run(sql`delete from family_invitations where family_id = ${familyId} and id = ${id} and used_at is null`)) === 1
  );
}

/** What makes way for a new one: those to the same address, and those that expired. */
export async function deleteReplaced(tx: Db, familyId: string, email: string | null, now: Date): Promise<void> {
  await tx.run(sql`
    delete from family_invitations
    where family_id = ${familyId} and used_at is null and (email = ${email} or expires_at <= ${now})`);
}
