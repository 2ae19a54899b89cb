import { z } from "zod";
import { vouchesForText } from "@lockstep/domain/moderation/policy.ts";
import { MemberCard, MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { ClientId, Done, freeText, page } from "./shared.ts";

export const REPORT_SUBJECTS = ["post", "comment", "member", "group"] as const;
export const REPORT_REASONS = [
  "spam",
  "harassment",
  "hate",
  "unsafe_advice",
  "sexual",
  "violence",
  "self_harm",
  "other",
] as const;
/** Within what time a report is looked at (SPEC 9); shown where people report. */
export const REVIEW_TIME = "24 to 48 hours";

/** One report a person and subject; repeating changes nothing. What the caller can't see is NOT_FOUND, their own FORBIDDEN. */
export const createReport = defineRoute({
  id: "createReport",
  method: "POST",
  path: "/api/reports",
  summary: "Report a post, comment, member or group",
  feature: "moderation",
  session: "required",
  status: 201,
  body: z.object({
    id: ClientId.optional(),
    subjectType: z.enum(REPORT_SUBJECTS),
    subjectId: z.uuid(),
    reason: z.enum(REPORT_REASONS),
    note: freeText(1000).default(""),
  }),
  output: Done,
});

export const MODERATION_ACTIONS = [
  "hide",
  "restore",
  "approve",
  "dismiss",
  "warn",
  "suspend",
  "unsuspend",
  "clear_name",
  "clear_text",
] as const;

/** Something that waits for a moderator: reported, or held by the word filter. */
export const QueueItem = z.object({
  /** `{subjectType}:{subjectId}`. */
  id: z.string(),
  subjectType: z.enum(REPORT_SUBJECTS),
  subjectId: z.uuid(),
  state: z.enum(["visible", "held", "hidden", "deleted"]),
  /** The text of the post or comment, the member's bio, the group's description. */
  text: z.string(),
  imageUrl: z.string().nullable(),
  /** What its author says a post's picture shows. */
  imageAlt: z.string().nullable(),
  /** Names the text and the picture as they are here; another once they are changed. */
  version: z.string(),
  /** Who wrote it, who it is, who founded it; null when the account is gone. */
  member: MemberCard.nullable(),
  memberWarnings: z.number().int(),
  memberSuspendedUntil: z.string().nullable(),
  /** Its path on the site. */
  path: z.string(),
  /** The group a post or comment is in. */
  groupName: z.string().nullable(),
  /** It's in a private group, or is one. */
  isPrivate: z.boolean(),
  since: z.iso.datetime(),
  /** What the caller may do about it now. */
  actions: z.array(z.enum(MODERATION_ACTIONS)),
  reportCount: z.number().int(),
  /** The open reports, the earliest first, 20 at most. */
  reports: z.array(
    z.object({
      id: z.uuid(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      reporter: MemberSummary.nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** FORBIDDEN for all but moderators, as every route below. */
export const listModerationQueue = defineRoute({
  id: "listModerationQueue",
  method: "GET",
  path: "/api/moderation/queue",
  summary: "The moderation queue, oldest first",
  feature: "moderation",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(QueueItem),
});

/** How long a suspension lasts: days, or for good. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;

/**
 * Hides or restores a post, comment or group, takes away a member's or group's name (`clear_name`) or what they say of themselves (`clear_text`), approves what was held, dismisses reports, warns or suspends the member behind the subject (nobody suspends
 * a moderator, nobody judges their own case while another moderator can). Open reports of the subject are resolved by every action but `unsuspend`. CONFLICT
 * when another moderator has dealt with it in the meantime, or its author has changed what would be let stand.
 */
export const moderate = defineRoute({
  id: "moderate",
  method: "POST",
  path: "/api/moderation/actions",
  summary: "Act on a subject, as a moderator",
  feature: "moderation",
  session: "required",
  body: z
    .object({
      action: z.enum(MODERATION_ACTIONS),
      subjectType: z.enum(REPORT_SUBJECTS),
      subjectId: z.uuid(),
      /** What was read, as queue or log named it; needed to approve, restore and dismiss. */
      version: z.string().max(100).optional(),
      /** Told to the member with a warning or suspension. */
      reason: freeText(1000).default(""),
      /** For `suspend`; null is for good. */
      days: z
        .union([z.literal(1), z.literal(7), z.literal(30)])
        .nullable()
        .default(7),
      /** With `warn` and `suspend`: hides the post, comment or group as well. */
      alsoHide: z.boolean().default(false),
    })
    .refine(({ action, version }) => !vouchesForText(action) || version !== undefined, {
      path: ["version"],
      error: "Please say which version you saw.",
    }),
  output: Done,
});

export const LogEntry = z.object({
  id: z.uuid(),
  action: z.enum(MODERATION_ACTIONS),
  subjectType: z.enum(REPORT_SUBJECTS),
  subjectId: z.uuid(),
  path: z.string().nullable(),
  /** As in the queue, of what the subject says now; null when nothing is left of it. */
  version: z.string().nullable(),
  moderator: MemberSummary.nullable(),
  member: MemberSummary.nullable(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  /** The opposite of what was done is open to the caller now: `restore` after `hide`, `unsuspend` after `suspend`. */
  undo: z.enum(["restore", "unsuspend"]).nullable(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const listModerationLog = defineRoute({
  id: "listModerationLog",
  method: "GET",
  path: "/api/moderation/log",
  summary: "The moderation log, latest first",
  feature: "moderation",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(LogEntry),
});
