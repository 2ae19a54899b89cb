import type {
  ENERGY_UNITS,
  FOOD_UNITS,
  GOALS,
  HEALTH_QUESTIONS,
  ProfilePatch,
  THEMES,
  UNITS,
  VISIBILITIES,
} from "@lockstep/contract/accounts.ts";
import type { AVOIDANCES, HOME_EQUIPMENT, LEVELS } from "@lockstep/domain/training/exercise.ts";
import type { DurationMinutes } from "@lockstep/domain/training/plan.ts";
import { errorCode } from "../../platform/database/availability.ts";
import { sql, type Db, type Value } from "../../platform/database/sql.ts";

type OneOf<List extends readonly unknown[]> = List[number];

/** One row a person, as the API shows it to them, and what moderators decided. */
export interface ProfileRow {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly bio: string;
  readonly fitnessGoals: string;
  readonly avatarUrl: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly goal: OneOf<typeof GOALS> | null;
  readonly skillLevel: OneOf<typeof LEVELS> | null;
  readonly workoutMinutes: DurationMinutes | null;
  readonly units: OneOf<typeof UNITS>;
  readonly timeZone: string;
  readonly theme: OneOf<typeof THEMES>;
  readonly birthYear: number | null;
  readonly equipment: OneOf<typeof HOME_EQUIPMENT>[];
  readonly avoid: OneOf<typeof AVOIDANCES>[];
  /** Null until the person has answered. */
  readonly healthConcerns: OneOf<typeof HEALTH_QUESTIONS>[] | null;
  readonly hideCalories: boolean;
  /** Null until the person has chosen. */
  readonly hideMeasurements: boolean | null;
  readonly energyUnit: OneOf<typeof ENERGY_UNITS>;
  readonly foodUnits: OneOf<typeof FOOD_UNITS>;
  readonly profileVisibility: OneOf<typeof VISIBILITIES>;
  readonly activityVisibility: OneOf<typeof VISIBILITIES>;
  /** A suspension without an end lasts until the year 9999. */
  readonly suspendedUntil: string | null;
  readonly warnings: number;
}

const COLUMNS: Readonly<Record<keyof ProfileRow, string>> = {
  id: "id",
  username: "username",
  fullName: "full_name",
  bio: "bio",
  fitnessGoals: "fitness_goals",
  avatarUrl: "avatar_url",
  createdAt: "created_at",
  updatedAt: "updated_at",
  goal: "goal",
  skillLevel: "skill_level",
  workoutMinutes: "workout_minutes",
  units: "units",
  timeZone: "time_zone",
  theme: "theme",
  birthYear: "birth_year",
  equipment: "equipment",
  avoid: "avoid",
  healthConcerns: "health_concerns",
  hideCalories: "hide_calories",
  hideMeasurements: "hide_measurements",
  energyUnit: "energy_unit",
  foodUnits: "food_units",
  profileVisibility: "profile_visibility",
  activityVisibility: "activity_visibility",
  suspendedUntil: "suspended_until",
  warnings: "warnings",
};
const PROFILE = sql.raw(
  Object.entries(COLUMNS)
    .map(([key, column]) => `${column} as "${key}"`)
    .join(", "),
);

export function findProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  return db.first<ProfileRow>(sql`select ${PROFILE} from profiles where id = ${userId}`);
}

/** False when the username is taken or the person has a profile already. */
export async function insertProfile(
  db: Db,
  row: { readonly id: string; readonly username: string; readonly fullName: string; readonly avatarUrl: string | null },
): Promise<boolean> {
  const made = await db.run(sql`
    insert into profiles (id, username, full_name, avatar_url) values (${row.id}, ${row.username}, ${row.fullName}, ${row.avatarUrl})
    on conflict do nothing`);
  return made === 1;
}

/** Inserts the house account and its profile; false when its username belongs to someone else. True when it's there already. */
export async function insertHouseAccount(
  db: Db,
  row: {
    readonly id: string;
    readonly email: string;
    readonly username: string;
    readonly fullName: string;
    readonly bio: string;
  },
): Promise<boolean> {
  await db.run(sql`
    insert into users (id, email, name, email_verified) values (${row.id}, ${row.email}, ${row.fullName}, true) on conflict (id) do nothing`);
  await db.run(sql`
    insert into profiles (id, username, full_name, bio) values (${row.id}, ${row.username}, ${row.fullName}, ${row.bio}) on conflict do nothing`);
  return (await findProfile(db, row.id)) !== null;
}

/** Changes what is given. */
export function updateProfile(db: Db, userId: string, patch: ProfilePatch, now: Date): Promise<ProfileRow | null> {
  const given = Object.entries(patch) as [keyof ProfilePatch, Value | undefined][];
  const sets = given.flatMap(([key, value]) => (value === undefined ? [] : [sql`${sql.raw(COLUMNS[key])} = ${value}`]));
  return db.first<ProfileRow>(sql`
    update profiles set ${sql.join([...sets, sql`updated_at = ${now}`], ", ")} where id = ${userId} returning ${PROFILE}`);
}

/** Keeps what the session shows of a person in step with the profile; what is undefined stays. */
export async function updateUser(
  db: Db,
  userId: string,
  { name, image }: { readonly name: string | undefined; readonly image: string | null | undefined },
): Promise<void> {
  if (name === undefined && image === undefined) return;
  const newImage = image === undefined ? sql`image` : sql`${image}`;
  await db.run(sql`update users set name = coalesce(${name ?? null}, name), image = ${newImage} where id = ${userId}`);
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db.first<{ password: string | null }>(
    sql`select password from accounts where user_id = ${userId} and provider_id = 'credential'`,
  );
  return row?.password ?? null;
}

/** Everything that belongs to the person goes with the row. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.run(sql`delete from users where id = ${userId}`);
}

export async function deleteResetTokens(db: Db, userId: string): Promise<void> {
  // Their names are hashed. Nothing else in this table has a person's id for its value.
  await db.run(sql`delete from verifications where value = ${userId}`);
}

/** What is kept about signing in, without what would open the account. */
export async function readAccountForExport(db: Db, userId: string): Promise<object> {
  const user = await db.first(sql`
    select id, name, email, email_verified as "emailVerified", image, role, created_at as "createdAt", updated_at as "updatedAt"
    from users where id = ${userId}`);
  const sessions = await db.rows(sql`
    select created_at as "createdAt", expires_at as "expiresAt", ip_address as "ipAddress", user_agent as "userAgent"
    from sessions where user_id = ${userId}`);
  return { user, sessions };
}

const pendingEmail = (userId: string): string => `change-email:${userId}`;

/** Remembers the address a person wants to move to; it replaces one that still waited. */
export async function putPendingEmail(db: Db, userId: string, newEmail: string, expiresAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await deletePendingEmail(tx, userId);
    await tx.run(sql`
      insert into verifications (identifier, value, expires_at) values (${pendingEmail(userId)}, ${newEmail}, ${expiresAt})`);
  });
}

export async function deletePendingEmail(db: Db, userId: string): Promise<void> {
  await db.run(sql`delete from verifications where identifier = ${pendingEmail(userId)}`);
}

export async function isEmailPending(db: Db, oldEmail: string, newEmail: string, now: Date): Promise<boolean> {
  const user = await db.first<{ id: string }>(sql`select id from users where email = ${oldEmail}`);
  if (user === null) return false;
  const pending = await db.first(sql`
    select 1 from verifications where identifier = ${pendingEmail(user.id)} and value = ${newEmail} and expires_at > ${now}`);
  return pending !== null;
}

export async function isEmailFree(db: Db, email: string): Promise<boolean> {
  return (await db.first(sql`select 1 from users where email = ${email}`)) === null;
}

/** Ends a person's sessions, all but the one to keep. */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string | null): Promise<void> {
  await db.run(sql`delete from sessions where user_id = ${userId} and id is distinct from ${keptId}::uuid`);
}

const INVALID_PARAMETER = "22023";

/** Whether PostgreSQL knows a time zone: an older version may not know the newest ones. */
export async function knowsTimeZone(db: Db, timeZone: string): Promise<boolean> {
  try {
    await db.run(sql`select now() at time zone ${timeZone}::text`);
    return true;
  } catch (error) {
    if (errorCode(error) === INVALID_PARAMETER) return false;
    throw error;
  }
}
