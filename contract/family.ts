import { z } from "zod";
import { isReadableName, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { LARGEST_PORTION, PROGRESS_ITEMS, SMALLEST_PORTION } from "@lockstep/domain/family/policy.ts";
import { DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { MemberCard } from "./members.ts";
import { Allergies } from "./nutrition-plan.ts";
import { defineRoute } from "./route.ts";
import { Done, IdParam, isDistinct } from "./shared.ts";

export const FamilyMember = MemberCard.extend({
  isOwner: z.boolean(),
  isYou: z.boolean(),
  joinedAt: z.iso.datetime(),
  /** As the owner, or as this person, who leaves. */
  canRemove: z.boolean(),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** An invitation that nobody has used yet. */
export const FamilyInvitation = z.object({
  id: z.uuid(),
  /** Null for a link that whoever has it may use. */
  email: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type FamilyInvitation = z.infer<typeof FamilyInvitation>;

const PORTION_REFUSED = "Portions go from a quarter to double, in steps of a quarter.";
const EaterBody = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Please enter a name.")
    .max(40, "Please use at most 40 characters.")
    .refine((name) => name === "" || isReadableName(name), NAME_REFUSED),
  diet: z.enum(DIETS, { error: `Diets are ${DIETS.join(", ")}.` }),
  allergies: Allergies,
  /** As a share of an adult's: a small child eats half. */
  portion: z
    .number()
    .min(SMALLEST_PORTION, PORTION_REFUSED)
    .max(LARGEST_PORTION, PORTION_REFUSED)
    .multipleOf(0.25, PORTION_REFUSED),
});

/** Someone the family cooks for. */
export const FamilyEater = EaterBody.extend({
  id: z.uuid(),
  /** The member it is; null for someone without an account. */
  userId: z.uuid().nullable(),
  /** Guests are everyone's to change; how a member eats is theirs. */
  canChange: z.boolean(),
});
export type FamilyEater = z.infer<typeof FamilyEater>;

/** The caller's family. */
export const Family = z.object({
  id: z.uuid(),
  role: z.enum(["owner", "member"]),
  /** False while nobody pays for it: its people are still together, but nothing of Family is open to them. */
  isLive: z.boolean(),
  /** When it ends, in seconds since 1970 by the payment provider's clock; null while it goes on. */
  endsAt: z.number().int().nullable(),
  members: z.array(FamilyMember),
  /** How many more can join. */
  freePlaces: z.number().int(),
  /** For the owner; empty for everyone else. */
  invitations: z.array(FamilyInvitation),
  eaters: z.array(FamilyEater),
  canInvite: z.boolean(),
  canEnd: z.boolean(),
  /** Someone who pays for Family themselves continues a family that nobody pays for. */
  canContinue: z.boolean(),
});
export type Family = z.infer<typeof Family>;

/** `null` without one. */
export const getFamily = defineRoute({
  id: "getFamily",
  method: "GET",
  path: "/api/family",
  summary: "Your family, or null",
  feature: "family",
  session: "required",
  output: Family.nullable(),
});

/** Answers the family of someone who already has one. */
export const startFamily = defineRoute({
  id: "startFamily",
  method: "POST",
  path: "/api/family",
  summary: "Start your family, or continue one that nobody pays for",
  feature: "family",
  session: "required",
  output: Family,
});

/** Cancels the owner's membership at the end of its period, and the family ends with it. One that nobody pays for is deleted at once. */
export const endFamily = defineRoute({
  id: "endFamily",
  method: "DELETE",
  path: "/api/family",
  summary: "End the family with the period that's paid for, as its owner",
  feature: "family",
  session: "required",
  output: Family.nullable(),
});

/** Starts the family of an owner who has none yet. An address that was invited before gets a new link; the old one is void. */
export const inviteToFamily = defineRoute({
  id: "inviteToFamily",
  method: "POST",
  path: "/api/family/invitations",
  summary: "Invite someone by email, or make a link for one person",
  feature: "family",
  session: "required",
  status: 201,
  body: z.object({ email: z.email("Please enter a valid email address.").max(254).toLowerCase().optional() }).optional(),
  output: z.object({ id: z.uuid(), url: z.url(), expiresAt: z.iso.datetime() }),
});

export const withdrawInvitation = defineRoute({
  id: "withdrawInvitation",
  method: "DELETE",
  path: "/api/family/invitations/{id}",
  summary: "Withdraw an invitation, as the owner",
  feature: "family",
  session: "required",
  params: IdParam,
  output: Done,
});

const TokenParam = z.object({ token: z.string().min(1).max(100) });

/** What a link offers, and why it can't be accepted, if so. */
export const FamilyOffer = z.object({
  /** Name of the person who invites. */
  ownerName: z.string(),
  expiresAt: z.iso.datetime(),
  problem: z.enum(["expired", "used", "full", "lapsed", "not-yours", "other-family", "already-in"]).nullable(),
});
export type FamilyOffer = z.infer<typeof FamilyOffer>;

export const getInvitation = defineRoute({
  id: "getInvitation",
  method: "GET",
  path: "/api/family/invitations/{token}/offer",
  summary: "What an invitation offers",
  feature: "family",
  session: "none",
  params: TokenParam,
  output: FamilyOffer,
});

/** Joins the family. Their own membership ends with its period. */
export const acceptInvitation = defineRoute({
  id: "acceptInvitation",
  method: "POST",
  path: "/api/family/invitations/{token}/accept",
  summary: "Join the family that an invitation is for",
  feature: "family",
  session: "required",
  params: TokenParam,
  output: Family,
});

export const removeFamilyMember = defineRoute({
  id: "removeFamilyMember",
  method: "DELETE",
  path: "/api/family/members/{userId}",
  summary: "Leave the family, or remove someone as its owner",
  feature: "family",
  session: "required",
  params: z.object({ userId: z.uuid() }),
  output: Done,
});

export const getEater = defineRoute({
  id: "getEater",
  method: "GET",
  path: "/api/family/eaters/{id}",
  summary: "Someone the family cooks for",
  feature: "family",
  session: "required",
  params: IdParam,
  output: FamilyEater,
});

/** An id that's new adds someone. With `isYou` it's how the caller eats, which stays theirs to change, under their own name. */
export const putEater = defineRoute({
  id: "putEater",
  method: "PUT",
  path: "/api/family/eaters/{id}",
  summary: "Add or change someone the family cooks for",
  feature: "family",
  session: "required",
  params: IdParam,
  body: EaterBody.extend({ isYou: z.boolean().optional() }),
  output: FamilyEater,
});

export const deleteEater = defineRoute({
  id: "deleteEater",
  method: "DELETE",
  path: "/api/family/eaters/{id}",
  summary: "Remove someone the family cooks for",
  feature: "family",
  session: "required",
  params: IdParam,
  output: Done,
});

/** What a member shows of this week and of all time; what they don't share isn't in it. */
export const SharedProgress = z.object({
  member: MemberCard,
  isYou: z.boolean(),
  /** Days with training this week. */
  workouts: z.number().int().optional(),
  /** Minutes of training this week. */
  minutes: z.number().int().optional(),
  /** Days of the workout streak that runs. */
  streak: z.number().int().optional(),
  /** Earned so far. */
  achievements: z.number().int().optional(),
});
export type SharedProgress = z.infer<typeof SharedProgress>;

export const FamilyProgress = z.object({
  items: z.array(SharedProgress),
  nextCursor: z.null(),
  /** What the caller shares. */
  shares: z.array(z.enum(PROGRESS_ITEMS)),
});
export type FamilyProgress = z.infer<typeof FamilyProgress>;

export const getFamilyProgress = defineRoute({
  id: "getFamilyProgress",
  method: "GET",
  path: "/api/family/progress",
  summary: "What each member shares of their progress",
  feature: "family",
  session: "required",
  output: FamilyProgress,
});

export const shareProgress = defineRoute({
  id: "shareProgress",
  method: "PUT",
  path: "/api/family/progress",
  summary: "Choose what the family sees of your progress",
  feature: "family",
  session: "required",
  body: z.object({
    shares: z.array(z.enum(PROGRESS_ITEMS)).max(PROGRESS_ITEMS.length).refine(isDistinct, "Please choose each only once."),
  }),
  output: FamilyProgress,
});
