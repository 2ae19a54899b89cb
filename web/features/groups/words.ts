import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { GroupCard } from "@lockstep/contract/groups.ts";
import { ApiError } from "../../api/client.ts";

/** Most characters, as contract/groups.ts takes them. */
export const LONGEST_GROUP_NAME = 80;
export const LONGEST_DESCRIPTION = 1000;
export const LONGEST_RULES = 2000;
export const LONGEST_MESSAGE = 300;

export function membersText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "member" : "members"}`;
}

export function postsText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "post" : "posts"}`;
}

/** What the act of going in is called: a private group is asked. */
export function joinText(asks: boolean): string {
  return asks ? "Ask to Join" : "Join Group";
}

/** Refusals whose own words say what to do. */
const TELLING = new Set<ApiError["code"]>(["SUSPENDED", "RATE_LIMITED", "LAST_ADMIN", "NOT_A_MEMBER"]);

/** Reasons that are no answer: they are said after what didn't come about. */
const WITHOUT_ANSWER = new Set<ApiError["code"]>(["OFFLINE", "UNREACHED"]);

/** The message for a failed action: the server's reason where it helps, otherwise the given sentence. */
export function groupFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (WITHOUT_ANSWER.has(error.code)) return `${otherwise} ${error.message}`;
  return TELLING.has(error.code) ? error.message : otherwise;
}

/** The sentence about who may see what, for cards and pages of private groups. */
export const PRIVATE_NOTE = "Only members can see its posts and who's in it.";

/** Whether pressing the button of a card asks instead of joining; the group's own page knows of invitations too. */
export function asksToJoin(group: GroupCard & { readonly joinAsks?: boolean }): boolean {
  return group.joinAsks ?? group.isPrivate;
}
