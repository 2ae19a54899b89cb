import { z } from "zod";
import { CONTACT_SUBJECTS, LONGEST_CONTACT_MESSAGE, LONGEST_CONTACT_NAME, SPAM_SIGNS } from "@lockstep/domain/help/contact.ts";
import { MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { ClientId, Done, IdParam, neededText, page } from "./shared.ts";

/** A line goes into an email's header: it has no breaks and no other signs that control anything. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** What the form sends; the same id again changes nothing. */
export const ContactMessage = z.object({
  id: ClientId.optional(),
  name: neededText(
    LONGEST_CONTACT_NAME,
    "Please enter your name.",
    `Please use at most ${LONGEST_CONTACT_NAME} characters.`,
  ).refine(isOneLine, "Please enter your name in one line."),
  email: z
    .string()
    .trim()
    .min(1, "Please enter your email.")
    .max(254, "Please enter a valid email address.")
    .pipe(z.email("Please enter a valid email address.")),
  subject: z.enum(CONTACT_SUBJECTS, "Please choose a subject.").default("General Inquiry"),
  message: neededText(
    LONGEST_CONTACT_MESSAGE,
    "Please enter a message.",
    `Please use at most ${LONGEST_CONTACT_MESSAGE.toLocaleString("en")} characters.`,
  ).transform((text) => text.replaceAll(/\r\n?/g, "\n")),
  /** A field that people don't see. */
  website: z.string().max(2000).optional(),
  /** Milliseconds since the form was first seen. */
  elapsedMs: z.number().nonnegative().optional(),
});

/** Writes to support, with or without an account. The answer is the same whether or not the filter took the message for spam. */
export const sendContactMessage = defineRoute({
  id: "sendContactMessage",
  method: "POST",
  path: "/api/contact",
  summary: "Send a message to support",
  feature: "help",
  session: "none",
  status: 201,
  body: ContactMessage,
  output: Done,
});

/** The lists of the inbox. */
export const CONTACT_VIEWS = ["unanswered", "answered", "spam"] as const;
export type ContactView = (typeof CONTACT_VIEWS)[number];

/** A message as moderators see it. */
export const ContactSubmission = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string(),
  /** Its writer's membership had priority support when they wrote. */
  isPriority: z.boolean(),
  isSpam: z.boolean(),
  /** Why the filter took it for spam. */
  signs: z.array(z.enum(SPAM_SIGNS)),
  /** Who wrote it; null for visitors. */
  member: MemberSummary.nullable(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Null too when that moderator's account is gone. */
  answeredBy: MemberSummary.nullable(),
});
export type ContactSubmission = z.infer<typeof ContactSubmission>;

/** Messages to support. Unanswered ones: priority first, then the oldest; all others: the latest first. FORBIDDEN for all but moderators, as below. */
export const listContactMessages = defineRoute({
  id: "listContactMessages",
  method: "GET",
  path: "/api/moderation/contact",
  summary: "Messages to support",
  feature: "help",
  session: "required",
  query: z.object({
    view: z.enum(CONTACT_VIEWS).default("unanswered"),
    subject: z.enum(CONTACT_SUBJECTS).optional(),
    cursor: z.string().max(200).optional(),
  }),
  /** How many wait for an answer, and how many the filter kept. */
  output: page(ContactSubmission).extend({ unansweredCount: z.number().int(), spamCount: z.number().int() }),
});

/** Marks a message as answered or as spam, or takes that back. */
export const changeContactMessage = defineRoute({
  id: "changeContactMessage",
  method: "PATCH",
  path: "/api/moderation/contact/{id}",
  summary: "Mark a message to support",
  feature: "help",
  session: "required",
  params: IdParam,
  body: z.object({ isAnswered: z.boolean().optional(), isSpam: z.boolean().optional() }),
  output: ContactSubmission,
});
