import { sql, type Db } from "../platform/database/sql.ts";
import type { ProfilePatch } from "@lockstep/contract/accounts.ts";
import type { Role } from "@lockstep/domain/accounts/actor.ts";
import type { Logger } from "../platform/logging/logger.ts";

export const SAMPLE_PASSWORD = "Lockstep!2026";

export interface SamplePerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Said beside the sign-in when the program starts. */
  readonly what: string;
  readonly role: Role;
  readonly priceId: "price_premium_monthly" | "price_family_monthly" | null;
  readonly profile: ProfilePatch & { readonly username: string };
}

/** The people a new local installation starts with. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    id: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1a01",
    email: "alex@example.com",
    name: "Alex Rivers",
    what: "free",
    role: "member",
    priceId: null,
    profile: {
      username: "alex_rivers",
      bio: "Desk by day, dumbbells by night. Back at it after two years off.",
      fitnessGoals: "Three sessions a week until summer, and a first clean pull-up.",
      goal: "build-strength",
      skillLevel: "beginner",
      units: "kg",
      birthYear: 1994,
      equipment: ["dumbbell", "mat"],
      healthConcerns: [],
    },
  },
  {
    id: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1a02",
    email: "priya@example.com",
    name: "Priya Raman",
    what: "premium",
    role: "member",
    priceId: "price_premium_monthly",
    profile: {
      username: "priya_lifts",
      bio: "Physics teacher. Squats before coffee.",
      fitnessGoals: "Deadlift twice my body weight by the end of the year.",
      goal: "build-muscle",
      skillLevel: "intermediate",
      units: "kg",
      birthYear: 1988,
      healthConcerns: [],
    },
  },
  {
    id: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1a03",
    email: "sam@example.com",
    name: "Sam Okafor",
    what: "family",
    role: "member",
    priceId: "price_family_monthly",
    profile: {
      username: "sam_and_co",
      bio: "Father of three, runner when the stroller allows it.",
      fitnessGoals: "Move together as a family, and keep my knee happy.",
      goal: "feel-healthy",
      skillLevel: "intermediate",
      units: "lb",
      birthYear: 1981,
      avoid: ["knee"],
      equipment: ["band", "kettlebell", "mat"],
      healthConcerns: ["bone-or-joint"],
    },
  },
  {
    id: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1a04",
    email: "admin@example.com",
    name: "Robin Vale",
    what: "site moderator",
    role: "moderator",
    priceId: null,
    profile: {
      username: "robin_vale",
      bio: "I look after the community. Message me when something's not right.",
      fitnessGoals: "Stay strong enough to carry everything in one trip.",
      goal: "feel-healthy",
      skillLevel: "advanced",
      units: "kg",
      birthYear: 1979,
    },
  },
];

const IDS: ReadonlySet<string> = new Set(SAMPLE_PEOPLE.map(({ id }) => id));
const ids = sql`any(${[...IDS]}::uuid[])`;

/** Whether someone can sign in with the published password, as long as the installation is reached from this machine alone. */
export function isSamplePerson(userId: string): boolean {
  return IDS.has(userId);
}

/** Whether this database has sample people. */
export async function hasSamplePeople(db: Db): Promise<boolean> {
  return (await db.rows(sql`select 1 from users where id = ${ids} limit 1`)).length > 0;
}

/** Ends the sample people's sessions, and says once that they stay out: for an installation that others reach. */
export async function shutOutSamplePeople(db: Db, log: Logger): Promise<void> {
  if (!(await hasSamplePeople(db))) return;
  await db.run(sql`delete from sessions where user_id = ${ids}`);
  log.warn(
    "this database holds the sample people, whose password is published, and HOST or APP_URL let others in: the sample people cannot sign in here",
  );
}
