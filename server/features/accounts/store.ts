import { and, eq, sql } from "drizzle-orm";
import type { ProfilePatch } from "@lockstep/contract/accounts.ts";
import { accounts, sessions, users } from "../../platform/auth/tables.ts";
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

export async function renameUser(db: Db, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
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
