import type { PostType } from "@lockstep/contract/community.ts";
import { ApiError } from "../api/client.ts";

export const TYPE_NAMES: Readonly<Record<PostType, string>> = {
  general: "General",
  workout: "Workout",
  nutrition: "Nutrition",
  motivation: "Motivation",
};

/** Kept apart from the contract's list, so that a page can show the types without its module; the compiler holds both together. */
export const TYPES = Object.keys(TYPE_NAMES) as PostType[];

/** Most characters of a post, a comment, a picture's description (contract/community.ts). */
export const LONGEST_POST = 5000;
export const LONGEST_COMMENT = 2000;
export const LONGEST_IMAGE_ALT = 300;

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** "48", "1.2K". */
export function countText(count: number): string {
  return compact.format(count);
}

const until = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });
const FOR_GOOD_YEAR = 9999;

/** Why somebody may not write now. */
export function suspensionText(suspendedUntil: string): string {
  const end = new Date(suspendedUntil);
  const time = end.getUTCFullYear() >= FOR_GOOD_YEAR ? "any more" : `until ${until.format(end)}`;
  return `You cannot post, comment or like ${time}. Your notifications say why.`;
}

/** Answers whose own words help more than a general sentence. */
const TELLING = new Set<ApiError["code"]>([
  "SUSPENDED",
  "NEW_MEMBER_LIMIT",
  "RATE_LIMITED",
  "NOT_A_MEMBER",
  "NOT_SIGNED_IN",
  "OFFLINE",
]);

/** What a person is told of a write that failed: the server's reason where it has one, the given sentence otherwise. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (TELLING.has(error.code)) return error.message;
  return error.code === "VALIDATION_FAILED" ? (error.issues[0]?.message ?? otherwise) : otherwise;
}
