import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { ProfilePatch } from "@lockstep/contract/accounts.ts";
import { accounts, sessions, users, verifications } from "../../platform/auth/tables.ts";
import { errorCode } from "../../platform/database/availability.ts";
import type { Db } from "../../platform/database/database.ts";
import { profiles } from "./tables.ts";

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId)).limit(1);
  return row ?? null;
}

/** False when the username is taken or the person has a profile already. */
export async function insertProfile(
  db: Db,
  row: { readonly id: string; readonly username: string; readonly fullName: string; readonly avatarUrl: string | null },
): Promise<boolean> {
  const made = await db.insert(profiles).values(row).onConflictDoNothing();
  return made.rowCount === 1;
}

export async function updateProfile(db: Db, userId: string, patch: ProfilePatch, now: Date): Promise<ProfileRow | null> {
  const [row] = await db
    .update(profiles)
    .set({ ...patch, updatedAt: now })
    .where(eq(profiles.id, userId))
    .returning();
  return row ?? null;
}

/** Keeps what the session shows of a person in step with the profile; what is undefined stays. */
export async function updateUser(
  db: Db,
  userId: string,
  change: { readonly name: string | undefined; readonly image: string | null | undefined },
): Promise<void> {
  if (change.name === undefined && change.image === undefined) return;
  await db.update(users).set(change).where(eq(users.id, userId));
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
    .limit(1);
  return row?.password ?? null;
}

/** Everything that belongs to the person goes with the row. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

export async function deleteResetTokens(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from verifications where value = ${userId} and identifier like 'reset-password:%'`);
}

/** What is kept about signing in, without what would open the account. */
export async function readAccountForExport(db: Db, userId: string): Promise<object> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).limit(1);
  const open = await db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return { user: user ?? null, sessions: open };
}

const pendingEmail = (userId: string): string => `change-email:${userId}`;

/** Remembers the address a person wants to move to; one that waited before does so no longer. */
export async function putPendingEmail(db: Db, userId: string, newEmail: string, expiresAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await deletePendingEmail(tx, userId);
    await tx.insert(verifications).values({ identifier: pendingEmail(userId), value: newEmail, expiresAt });
  });
}

export async function deletePendingEmail(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, pendingEmail(userId)));
}

export async function isEmailPending(db: Db, oldEmail: string, newEmail: string, now: Date): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, oldEmail)).limit(1);
  if (user === undefined) return false;
  const found = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, pendingEmail(user.id)),
        eq(verifications.value, newEmail),
        gt(verifications.expiresAt, now),
      ),
    );
  return found.length > 0;
}

export async function isEmailFree(db: Db, email: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)).length === 0;
}

/** Ends a person's sessions, all but the one to keep. */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string | null): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.id, keptId)));
}

const INVALID_PARAMETER = "22023";

/** Whether the database can reckon in a time zone: an older one need not have heard of the newest. */
export async function knowsTimeZone(db: Db, timeZone: string): Promise<boolean> {
  try {
    await db.execute(sql`select now() at time zone ${timeZone}::text`);
    return true;
  } catch (error) {
    if (errorCode(error) === INVALID_PARAMETER) return false;
    throw error;
  }
}
