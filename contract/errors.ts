import { z } from "zod";

/** Every error code the API answers with, its HTTP status and the text a person may be shown. The list is closed. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 422, message: "Some of this does not fit. Please check the marked fields." },
  MALFORMED_JSON: { status: 400, message: "The request could not be read." },
  BODY_TOO_LARGE: { status: 413, message: "That is more than can be sent at once." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Please send JSON." },
  NOT_SIGNED_IN: { status: 401, message: "Please sign in to do this." },
  FORBIDDEN: { status: 403, message: "You may not do this." },
  ORIGIN_REFUSED: { status: 403, message: "This request came from another site and was refused." },
  NOT_FOUND: { status: 404, message: "This does not exist, or no longer does." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not take that method." },
  CONFLICT: { status: 409, message: "This was changed in the meantime. Here is the newer state." },
  ID_TAKEN: { status: 409, message: "This id is already in use." },
  USERNAME_TAKEN: { status: 409, message: "This username is taken." },
  AGE_BELOW_MINIMUM: {
    status: 422,
    message:
      "Lockstep is for people of 16 and older. We are glad that you want to train: please come back when you are 16, and until then ask a coach, a teacher or a parent to train with you.",
  },
  CALORIES_BELOW_FLOOR: {
    status: 422,
    message: "Fewer than 1,200 calories a day should only be eaten under medical supervision.",
  },
  PLAN_IMPOSSIBLE: { status: 422, message: "No exercise is left for these choices." },
  EDIT_REFUSED: { status: 422, message: "This change cannot be made to the plan." },
  TOO_MANY_PLANS: { status: 422, message: "You keep 50 plans already. Delete one you no longer need." },
  LAST_ADMIN: { status: 422, message: "You are the only admin. Please make another member an admin first." },
  NOT_A_MEMBER: { status: 403, message: "Please join the group to post in it." },
  SUSPENDED: { status: 403, message: "You cannot post, comment or like for now. Your notifications say why and until when." },
  NEW_MEMBER_LIMIT: {
    status: 429,
    message: "New members may write a little less on their first day. Please come back tomorrow.",
  },
  IMAGE_TOO_LARGE: { status: 413, message: "Image size must be less than 5MB" },
  IMAGE_REFUSED: { status: 415, message: "Only JPEG, PNG, GIF and WEBP images are supported" },
  MEMBERSHIP_REQUIRED: { status: 403, message: "This opens with Premium." },
  PAYMENTS_UNAVAILABLE: { status: 503, message: "An error occurred during checkout. Please try again." },
  RATE_LIMITED: { status: 429, message: "That was a little fast. Please wait a moment and try again." },
  SERVICE_UNAVAILABLE: { status: 503, message: "Lockstep cannot reach its data right now. Please try again in a moment." },
  INTERNAL: { status: 500, message: "Something went wrong on our side. Please try again." },
} as const satisfies Record<string, { status: number; message: string }>;

/** A code of {@link ERRORS}. */
export type ErrorCode = keyof typeof ERRORS;

const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** One thing that does not fit, and where: `path` is dotted (`muscleGroups.0`), empty for the whole body. */
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
