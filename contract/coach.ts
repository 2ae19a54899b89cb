import { z } from "zod";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { ERRORS, type ErrorCode } from "./errors.ts";
import { defineRoute } from "./route.ts";
import { ClientId, Done, IdParam, neededText, page } from "./shared.ts";

/** As long as a question may be. */
export const LONGEST_QUESTION = 2000;

/** Who wrote a message (SPEC 3). */
export const COACH_ROLES = ["user", "assistant"] as const;

/** What the coach can suggest to change. */
export const PROPOSAL_KINDS = ["swap-exercise", "build-plan", "log-sets", "log-meal", "add-groceries", "apply-review"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** `open` until it's confirmed; what was undone stays undone. */
export const PROPOSAL_STATES = ["open", "confirmed", "undone"] as const;

/** A change that waits for the person's confirmation: nothing is changed before it. */
export const CoachProposal = z.object({
  id: z.uuid(),
  kind: z.enum(PROPOSAL_KINDS),
  /** One sentence: "Swap Barbell Squat for Leg Press on Monday". */
  summary: z.string(),
  /** More about it, a line each: the sets, the days of a plan. May be empty. */
  details: z.array(z.string()),
  state: z.enum(PROPOSAL_STATES),
  canConfirm: z.boolean(),
  canUndo: z.boolean(),
  /** Where the change is seen, a path of the site. */
  path: z.string(),
});
export type CoachProposal = z.infer<typeof CoachProposal>;

/** A message of the conversation. `content` is Markdown without HTML; its links lead to pages of the site, or call a phone number. */
export const CoachMessage = z.object({
  id: z.uuid(),
  role: z.enum(COACH_ROLES),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Of an answer; empty for questions. */
  proposals: z.array(CoachProposal),
});
export type CoachMessage = z.infer<typeof CoachMessage>;

/** What the person is looking at, so that "this exercise" means something. */
export const CoachPage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("exercise"), exerciseId: z.string().max(80) }),
  z.object({ type: z.literal("recipe"), recipeId: z.string().max(80) }),
  /** `exerciseId` is the day's exercise that's open, when it's one. */
  z.object({ type: z.literal("training-day"), day: z.enum(WEEKDAYS), exerciseId: z.string().max(80).optional() }),
  z.object({ type: z.literal("meal-day"), day: z.enum(WEEKDAYS) }),
]);
export type CoachPage = z.infer<typeof CoachPage>;

/**
 * SPEC 7's body. Who asks is who has the session, whatever `user_id`, `username` and `fitness_goals` say: they're taken from older clients and not read.
 * `id` is the question's; sent again, it gets the same answer. `time_zone` decides for visitors which crisis line they're given.
 */
export const CoachQuestion = z.object({
  query: neededText(LONGEST_QUESTION, "Please type a question.", "Please keep your question under 2,000 characters."),
  user_id: z.string().max(200).nullish(),
  username: z.string().max(200).nullish(),
  fitness_goals: z.union([z.string().max(2000), z.array(z.string().max(200)).max(50)]).nullish(),
  id: ClientId.optional(),
  page: CoachPage.nullish(),
  time_zone: z.string().max(64).nullish(),
});
export type CoachQuestion = z.infer<typeof CoachQuestion>;

/** SPEC 7's answer. `id` is the answer's message; a visitor's is stored nowhere. */
export const CoachAnswer = z.object({ id: z.uuid(), answer: z.string(), proposals: z.array(CoachProposal) });
export type CoachAnswer = z.infer<typeof CoachAnswer>;

const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/**
 * What comes as server-sent events when `Accept` asks for `text/event-stream`, one JSON object per message. `delta` adds to the text; `done` has all of it and
 * replaces what came before. `error` ends an answer that broke off. What goes wrong before the first word has an error's status and body instead.
 */
export const CoachEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("delta"), text: z.string() }),
  CoachAnswer.extend({ type: z.literal("done") }),
  z.object({ type: z.literal("error"), code: z.enum(CODES), message: z.string() }),
]);
export type CoachEvent = z.infer<typeof CoachEvent>;

/** RATE_LIMITED says in words when the next question can be asked. COACH_UNAVAILABLE when the model failed. */
export const askCoach = defineRoute({
  id: "askCoach",
  method: "POST",
  path: "/functions/v1/fitness-chatbot",
  summary: "Ask the coach",
  feature: "coach",
  session: "none",
  body: CoachQuestion,
  output: CoachAnswer,
  events: CoachEvent,
});

/** Newest first: an answer comes before its question. */
export const listCoachMessages = defineRoute({
  id: "listCoachMessages",
  method: "GET",
  path: "/api/coach/messages",
  summary: "Your conversation with the coach, newest first",
  feature: "coach",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(CoachMessage),
});

/** What was confirmed stays done. */
export const clearCoachMessages = defineRoute({
  id: "clearCoachMessages",
  method: "DELETE",
  path: "/api/coach/messages",
  summary: "Clear your conversation with the coach",
  feature: "coach",
  session: "required",
  output: Done,
});

/** Twice is once. CONFLICT when what it's about has changed since; MEMBERSHIP_REQUIRED as the change itself. */
export const confirmCoachProposal = defineRoute({
  id: "confirmCoachProposal",
  method: "POST",
  path: "/api/coach/proposals/{id}/confirm",
  summary: "Make a change that the coach suggested",
  feature: "coach",
  session: "required",
  params: IdParam,
  output: CoachProposal,
});

/** Twice is once. Everything is as it was before; CONFLICT when it was changed in between, and it stays. */
export const undoCoachProposal = defineRoute({
  id: "undoCoachProposal",
  method: "POST",
  path: "/api/coach/proposals/{id}/undo",
  summary: "Undo a change that the coach made",
  feature: "coach",
  session: "required",
  params: IdParam,
  output: CoachProposal,
});
