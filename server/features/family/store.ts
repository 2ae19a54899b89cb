import type { FamilyMember } from "@lockstep/contract/family.ts";
import type { MemberCard } from "@lockstep/contract/members.ts";
import type { ProgressItem } from "@lockstep/domain/family/policy.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { memberCard } from "../members/index.ts";

/** A family, paid for or not. */
export interface FamilyRow {
  readonly id: string;
  readonly ownerId: string;
}

/** The family that someone is in. */
export async function findFamilyRow(db: Db, userId: string): Promise<FamilyRow | null> {
  return db.first<FamilyRow>(sql`
    select f.id, f.owner_id as "ownerId" from family_members m join families f on f.id = m.family_id
    where m.user_id = ${userId}`);
}

export async function findFamily(db: Db, familyId: string): Promise<FamilyRow | null> {
  return db.first<FamilyRow>(sql`select id, owner_id as "ownerId" from families where id = ${familyId}`);
}

/** Holds a family for whoever changes who is in it. The person who does is held before: docs/decisions/0018. */
export async function lockFamily(tx: Db, familyId: string): Promise<FamilyRow | null> {
  return tx.first<FamilyRow>(sql`select id, owner_id as "ownerId" from families where id = ${familyId} for update`);
}

/** Holds a person against their account's deletion and against joining two families at once. */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select 1 from users where id = ${userId} for no key update`);
}

export async function insertFamily(tx: Db, ownerId: string, now: Date): Promise<FamilyRow> {
  const made = await tx.first<FamilyRow>(sql`
    insert into families (owner_id, created_at) values (${ownerId}, ${now}) returning id, owner_id as "ownerId"`);
  if (made === null) throw new Error("A family was inserted and isn't there.");
  await insertMember(tx, made.id, ownerId, now);
  return made;
}

export async function updateOwner(tx: Db, familyId: string, ownerId: string): Promise<void> {
  await tx.run(sql`update families set owner_id = ${ownerId} where id = ${familyId}`);
}

/** All that only the family had goes with it: invitations, eaters. */
export async function deleteFamilyRow(tx: Db, familyId: string): Promise<void> {
  await tx.run(sql`delete from families where id = ${familyId}`);
}

/** Call under `lockFamily`. */
export async function insertMember(tx: Db, familyId: string, userId: string, now: Date): Promise<void> {
  await tx.run(sql`insert into family_members (family_id, user_id, joined_at) values (${familyId}, ${userId}, ${now})`);
}

/** False when they weren't in it. */
export async function deleteMember(tx: Db, familyId: string, userId: string): Promise<boolean> {
  return (await tx.run(sql`delete from family_members where family_id = ${familyId} and user_id = ${userId}`)) === 1;
}

export async function listMemberIds(db: Db, familyId: string): Promise<readonly string[]> {
  const rows = await db.rows<{ user_id: string }>(sql`
    select user_id from family_members where family_id = ${familyId} order by joined_at, user_id`);
  return rows.map((row) => row.user_id);
}

/** Whether an address, in lower case, is that of someone in a family. */
export async function hasAddress(db: Db, familyId: string, email: string): Promise<boolean> {
  const found = await db.first(sql`
    select 1 from family_members m join users u on u.id = m.user_id where m.family_id = ${familyId} and lower(u.email) = ${email}`);
  return found !== null;
}

/** Someone in a family, with what they share. */
export interface ListedMember {
  readonly card: MemberCard;
  readonly joinedAt: FamilyMember["joinedAt"];
  readonly shares: readonly ProgressItem[];
}

/** The owner first. */
export async function listMembers(db: Db, familyId: string): Promise<readonly ListedMember[]> {
  return db.rows<ListedMember>(sql`
    select ${memberCard("p")} as card, m.joined_at as "joinedAt", m.shares
    from family_members m join families f on f.id = m.family_id join profiles p on p.id = m.user_id
    where m.family_id = ${familyId} order by m.user_id <> f.owner_id, m.joined_at, m.user_id`);
}

export async function updateShares(db: Db, userId: string, shares: readonly ProgressItem[]): Promise<void> {
  await db.run(sql`update family_members set shares = ${shares}::text[] where user_id = ${userId}`);
}

export async function findPersonNames(db: Db, userId: string): Promise<{ readonly name: string; readonly email: string } | null> {
  return db.first<{ name: string; email: string }>(sql`
    select coalesce(p.full_name, u.name) as name, lower(u.email) as email
    from users u left join profiles p on p.id = u.id where u.id = ${userId}`);
}

/** Everything of a person's family that is about them, for their own file. */
export async function exportFamily(db: Db, userId: string): Promise<unknown> {
  const [membership, eats, guests, invitations] = await Promise.all([
    db.first(sql`
      select f.id as "familyId", f.owner_id = m.user_id as "isOwner", m.joined_at as "joinedAt", m.shares
      from family_members m join families f on f.id = m.family_id where m.user_id = ${userId}`),
    db.first(sql`select diet, allergies, portion from family_eaters where user_id = ${userId}`),
    db.rows(sql`
      select e.name, e.diet, e.allergies, e.portion, e.created_at as "createdAt"
      from family_eaters e join families f on f.id = e.family_id
      where f.owner_id = ${userId} and e.user_id is null order by e.created_at`),
    db.rows(sql`
      select i.email, i.created_at as "createdAt", i.expires_at as "expiresAt", i.used_at as "usedAt"
      from family_invitations i join families f on f.id = i.family_id where f.owner_id = ${userId} order by i.created_at`),
  ]);
  return { membership, eats, guests, invitations };
}
