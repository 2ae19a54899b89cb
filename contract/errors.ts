import { z } from "zod";

/** Every error code the API answers with, its HTTP status and the text a person may be shown. The list is closed. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 422, message: "Please check the highlighted fields." },
  MALFORMED_JSON: { status: 400, message: "We couldn't read that request." },
  BODY_TOO_LARGE: { status: 413, message: "That's too much to send at once." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Please send JSON." },
  NOT_SIGNED_IN: { status: 401, message: "Please sign in to do this." },
  FORBIDDEN: { status: 403, message: "You don't have permission to do that." },
  ORIGIN_REFUSED: { status: 403, message: "This request came from another site and was blocked." },
  HOST_REFUSED: { status: 421, message: "This server doesn't answer for that address." },
  NOT_FOUND: { status: 404, message: "We couldn't find that. It may have been deleted." },
  METHOD_NOT_ALLOWED: { status: 405, message: "That method isn't allowed here." },
  CONFLICT: { status: 409, message: "This has changed in the meantime. Here's the latest version." },
  ID_TAKEN: { status: 409, message: "This id is already in use." },
  USERNAME_TAKEN: { status: 409, message: "That username is taken." },
  AGE_BELOW_MINIMUM: {
    status: 422,
    message:
      "You need to be 16 or older to use Lockstep. We're glad you want to train: come back when you're 16, and until then train with a coach, a teacher or a parent.",
  },
  CALORIES_BELOW_FLOOR: {
    status: 422,
    message: "Only go below 1,200 calories a day under medical supervision.",
  },
  PLAN_IMPOSSIBLE: { status: 422, message: "No exercises match these choices." },
  EDIT_REFUSED: { status: 422, message: "That change doesn't work for this plan." },
  TOO_MANY_PLANS: { status: 422, message: "You already have 50 saved plans. Delete one you no longer need." },
  LAST_ADMIN: { status: 422, message: "You're the only admin. Make another member an admin first." },
  NOT_A_MEMBER: { status: 403, message: "Join the group to post in it." },
  SUSPENDED: {
    status: 403,
    message: "You can't post, comment or like right now. Check your notifications to see why and for how long.",
  },
  NEW_MEMBER_LIMIT: {
    status: 429,
    message: "New members can't post quite as much on their first day. Please come back tomorrow.",
  },
  IMAGE_TOO_LARGE: { status: 413, message: "Image size must be less than 5MB" },
  IMAGE_REFUSED: { status: 415, message: "Only JPEG, PNG, GIF and WEBP images are supported" },
  MEMBERSHIP_REQUIRED: { status: 403, message: "This is included in Premium." },
  NO_MEMBERSHIP: { status: 409, message: "You don't have a membership yet. Choose a plan first." },
  FAMILY_COVERS_YOU: {
    status: 409,
    message: "Your family's membership already includes everything. To buy your own, leave the family first.",
  },
  FAMILY_FULL: { status: 409, message: "A family has up to five people, and this one is full." },
  FAMILY_LAPSED: { status: 409, message: "Nobody pays for this family's membership right now, so nobody can join it." },
  FAMILY_OWNER_STAYS: { status: 409, message: "You pay for this family, so you can't leave it. You can end it instead." },
  ALREADY_IN_FAMILY: { status: 409, message: "You're already in a family. Leave it before you join another." },
  INVITATION_UNKNOWN: { status: 404, message: "This invitation doesn't exist anymore. Ask for a new one." },
  INVITATION_EXPIRED: { status: 410, message: "This invitation has expired. Ask for a new one." },
  INVITATION_USED: { status: 409, message: "This invitation has already been used. Ask for a new one." },
  INVITATION_NOT_YOURS: {
    status: 403,
    message: "This invitation is for another email address. Sign in with that one, or ask for a new invitation.",
  },
  SIGNATURE_REFUSED: { status: 400, message: "This isn't signed by the payment provider, or it's too old." },
  PAYMENTS_UNAVAILABLE: { status: 503, message: "An error occurred during checkout. Please try again." },
  COACH_UNAVAILABLE: { status: 503, message: "Sorry, I encountered an error. Please try again later." },
  RATE_LIMITED: { status: 429, message: "Too many requests. Try again in a moment." },
  SERVICE_UNAVAILABLE: { status: 503, message: "Lockstep can't reach its data right now. Please try again in a moment." },
  INTERNAL: { status: 500, message: "Something went wrong on our side. Please try again." },
} as const satisfies Record<string, { status: number; message: string }>;

/** A code of {@link ERRORS}. */
export type ErrorCode = keyof typeof ERRORS;

const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** One thing that doesn't fit, and where: `path` is dotted (`muscleGroups.0`), empty for the whole body. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** The body of every error answer. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(CODES),
    message: z.string(),
    issues: z.array(Issue).optional(),
  }),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
