import { z } from "zod";
import { isReadableName, LONGEST_NAME, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { isReservedUsername, USERNAME_RESERVED } from "@lockstep/domain/accounts/username.ts";
import { GOALS } from "@lockstep/domain/training/goal.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS } from "@lockstep/domain/training/exercise.ts";
import { defineRoute } from "./route.ts";
import { Done, freeText, isDistinct, WorkoutMinutes } from "./shared.ts";

export { GOALS };
/** Loads and weights are stored metric and shown in these units. */
export const UNITS = ["kg", "lb"] as const;
/** How energy is shown; it is stored in kcal. */
export const ENERGY_UNITS = ["kcal", "kJ"] as const;
/** How amounts of food are shown; they are stored in grams. */
export const FOOD_UNITS = ["metric", "us"] as const;
/** Who may see a profile, or what its owner does. */
export const VISIBILITIES = ["everyone", "members", "only_me"] as const;
export const THEMES = ["system", "light", "dark"] as const;

/** The questions of the health check, each answered yes or no (after the PAR-Q: heart, chest pain, dizziness, bone or joint, medicine, other reason). */
export const HEALTH_QUESTIONS = ["heart", "chest-pain", "dizziness", "bone-or-joint", "medicine", "other-reason"] as const;

/**
 * An IANA time zone that this runtime knows; an offset is none. A short name (`CET`, `IST`) becomes the place it stands for here, because others, PostgreSQL among
 * them, read many of these otherwise.
 */
export const TimeZone = z
  .string()
  .max(64)
  .refine((name) => zoneOf(name) !== null, "We don't know that time zone.")
  .transform((name) => (name.includes("/") ? name : (zoneOf(name) ?? name)));

/** A zone by the name that this runtime has for it; null for offsets (`+05:00`) and what it doesn't know. */
function zoneOf(name: string): string | null {
  if (/^[+-]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** 3 to 30 lower-case letters, digits and underscores, starting with a letter. */
export const Username = z
  .string()
  .regex(/^[a-z][a-z0-9_]{2,29}$/, "3 to 30 lowercase letters, numbers or underscores, starting with a letter.");

/** Your profile and settings. */
export const Profile = z.object({
  id: z.uuid(),
  username: Username,
  fullName: z.string(),
  bio: z.string(),
  fitnessGoals: z.string(),
  avatarUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(["member", "moderator"]),
  goal: z.enum(GOALS).nullable(),
  skillLevel: z.enum(LEVELS).nullable(),
  /** How long a workout usually is. */
  workoutMinutes: WorkoutMinutes.nullable(),
  units: z.enum(UNITS),
  timeZone: z.string(),
  theme: z.enum(THEMES),
  birthYear: z.number().int().nullable(),
  equipment: z.array(z.enum(HOME_EQUIPMENT)),
  avoid: z.array(z.enum(AVOIDANCES)),
  /** The questions answered with yes; null while the check wasn't done. */
  healthConcerns: z.array(z.enum(HEALTH_QUESTIONS)).nullable(),
  /** Calories and kilojoules are shown nowhere while this is set. */
  hideCalories: z.boolean(),
  /** Body measurements are shown nowhere while this is set, and nothing is estimated from them; null while the person hasn't chosen: then it's as for calories. */
  hideMeasurements: z.boolean().nullable(),
  energyUnit: z.enum(ENERGY_UNITS),
  foodUnits: z.enum(FOOD_UNITS),
  profileVisibility: z.enum(VISIBILITIES),
  activityVisibility: z.enum(VISIBILITIES),
  /** Until when the person may not write what others see; null while they may. */
  suspendedUntil: z.string().nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** A change of the own profile; what is missing stays as it is. */
export const ProfilePatch = z
  .object({
    username: Username.refine((name) => !isReservedUsername(name), USERNAME_RESERVED),
    fullName: z.string().trim().min(1, "Please enter your name.").max(LONGEST_NAME).refine(isReadableName, NAME_REFUSED),
    bio: freeText(500),
    fitnessGoals: freeText(500),
    goal: z.enum(GOALS).nullable(),
    skillLevel: z.enum(LEVELS).nullable(),
    workoutMinutes: WorkoutMinutes.nullable(),
    units: z.enum(UNITS),
    timeZone: TimeZone,
    theme: z.enum(THEMES),
    /** Refused with AGE_BELOW_MINIMUM under 16. */
    birthYear: z.number().int().min(1900).max(2100).nullable(),
    equipment: z.array(z.enum(HOME_EQUIPMENT)).max(HOME_EQUIPMENT.length).refine(isDistinct, "Please choose each only once."),
    avoid: z.array(z.enum(AVOIDANCES)).max(AVOIDANCES.length).refine(isDistinct, "Please choose each only once."),
    healthConcerns: z
      .array(z.enum(HEALTH_QUESTIONS))
      .max(HEALTH_QUESTIONS.length)
      .refine(isDistinct, "Please choose each only once.")
      .nullable(),
    hideCalories: z.boolean(),
    hideMeasurements: z.boolean().nullable(),
    energyUnit: z.enum(ENERGY_UNITS),
    foodUnits: z.enum(FOOD_UNITS),
    /** A picture that was sent in by the person themselves, or null for none. */
    avatarUrl: z
      .string()
      .regex(/^\/files\/avatars\/[A-Za-z0-9/_.-]+$/, "Please choose the picture again.")
      .nullable(),
    profileVisibility: z.enum(VISIBILITIES),
    activityVisibility: z.enum(VISIBILITIES),
  })
  .partial()
  .strict();
export type ProfilePatch = z.infer<typeof ProfilePatch>;

export const getProfile = defineRoute({
  id: "getProfile",
  method: "GET",
  path: "/api/profile",
  summary: "Your profile and settings",
  feature: "accounts",
  session: "required",
  output: Profile,
});

export const patchProfile = defineRoute({
  id: "patchProfile",
  method: "PATCH",
  path: "/api/profile",
  summary: "Change your profile or settings",
  feature: "accounts",
  session: "required",
  body: ProfilePatch,
  output: Profile,
});

/** Passwords that are guessed first, in lower case: forms check against them before anything is sent. */
export const listCommonPasswords = defineRoute({
  id: "listCommonPasswords",
  method: "GET",
  path: "/api/common-passwords",
  summary: "Passwords too common to use",
  feature: "accounts",
  session: "none",
  output: z.object({ passwords: z.array(z.string()) }),
});

/** Everything stored about the person, as one JSON file. */
export const exportAccount = defineRoute({
  id: "exportAccount",
  method: "GET",
  path: "/api/account/export",
  summary: "Download everything stored about you",
  feature: "accounts",
  session: "required",
  output: z.object({ exportedAt: z.iso.datetime(), account: z.record(z.string(), z.unknown()) }).loose(),
});

/** Delete the account and all that belongs to it, after the password was given once more. */
export const deleteAccount = defineRoute({
  id: "deleteAccount",
  method: "DELETE",
  path: "/api/account",
  summary: "Delete your account",
  feature: "accounts",
  session: "required",
  body: z.object({ password: z.string().min(1, "Please enter your password.").max(128) }),
  output: Done,
});

/** What the browser needs to know of this installation. The public key identifies no one. */
export const Config = z.object({
  publicKey: z.string(),
  appUrl: z.string(),
  /** True when a sign-in needs a verified address (real mail is configured). */
  emailVerificationRequired: z.boolean(),
  /** Where mails can be read on a local installation, or null. */
  mailboxUrl: z.string().nullable(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  vapidPublicKey: z.string().nullable(),
  /** Where support is reached by email, or null. */
  supportEmail: z.string().nullable(),
});
export type Config = z.infer<typeof Config>;

export const getConfig = defineRoute({
  id: "getConfig",
  method: "GET",
  path: "/api/config",
  summary: "Public settings of this installation",
  feature: "accounts",
  session: "none",
  output: Config,
});
