import type { Actor, Role } from "../accounts/actor.ts";

/** What can be reported. */
export type ReportSubject = "post" | "comment" | "member" | "group";
/** A subject's state; members and groups are visible or hidden, never held. `gone`: nothing is left of it but its reports. */
export type SubjectState = "visible" | "held" | "hidden" | "deleted" | "gone";
/** What a moderator does about a subject, or about the member behind it. */
export type ModerationAction =
  | "hide"
  | "restore"
  | "approve"
  | "dismiss"
  | "warn"
  | "suspend"
  | "unsuspend"
  | "clear_name"
  | "clear_text";

/** What decides about a subject in the hands of a moderator. */
export interface SubjectFacts {
  readonly type: ReportSubject;
  readonly state: SubjectState;
  /** Open reports, or held by the word filter. */
  readonly isWaiting: boolean;
  /** Who wrote it, who it is, who founded it; null when the account is gone. */
  readonly member: { readonly id: string; readonly role: Role; readonly isSuspended: boolean } | null;
}

/** Who looks after what others write: nobody else sees the queue or the log. */
export function mayModerate(actor: Actor): boolean {
  return actor.role === "moderator";
}

/** Whether someone may report what is whose: everyone but its own author. `ownerId` is null when the account is gone. */
export function mayReport(actor: Actor, ownerId: string | null): boolean {
  return ownerId !== actor.userId;
}

/** Whether an action is about the member behind a subject rather than the subject. */
export function isAboutMember(action: ModerationAction): boolean {
  return action === "warn" || action === "suspend" || action === "unsuspend";
}

/** Whether an action takes away what a member or group is called, or says of itself, and nothing else. */
export function isAgainstWords(action: ModerationAction): action is "clear_name" | "clear_text" {
  return action === "clear_name" || action === "clear_text";
}

/** Whether an action lets a text stand as it was read: it may not be another by then. */
export function vouchesForText(action: ModerationAction): boolean {
  return action === "approve" || action === "restore" || action === "dismiss";
}

/**
 * Whether an action is a moderator's to do at all, whatever the state. Nobody acts against a moderator's account, their own included; and nobody judges
 * their own case while there is another moderator who can.
 */
export function mayAct(actor: Actor, action: ModerationAction, subject: SubjectFacts, isOnlyModerator: boolean): boolean {
  if (!mayModerate(actor)) return false;
  if ((isAboutMember(action) || (isAgainstWords(action) && subject.type === "member")) && subject.member?.role === "moderator")
    return false;
  return subject.member?.id !== actor.userId || isOnlyModerator;
}

/** Whether an action still means something: another moderator may have been quicker. */
export function isOpenTo(action: ModerationAction, { type, state, isWaiting, member }: SubjectFacts): boolean {
  const canBeHidden = type !== "member";
  switch (action) {
    case "hide":
      // Also what its author deleted: they could take that back.
      return canBeHidden && (state === "visible" || state === "held" || state === "deleted");
    case "restore":
      return canBeHidden && state === "hidden";
    case "approve":
      return state === "held";
    case "dismiss":
      return isWaiting && state !== "held";
    case "warn":
    case "suspend":
      return isWaiting && member !== null;
    case "clear_name":
    case "clear_text":
      return isWaiting && (type === "member" || type === "group");
    case "unsuspend":
      return member !== null && member.isSuspended;
  }
}

const ACTIONS: readonly ModerationAction[] = [
  "approve",
  "hide",
  "restore",
  "clear_text",
  "clear_name",
  "dismiss",
  "warn",
  "suspend",
  "unsuspend",
];

/** All that a moderator may do about a subject now, in the order it is offered. */
export function openActions(actor: Actor, subject: SubjectFacts, isOnlyModerator: boolean): ModerationAction[] {
  return ACTIONS.filter((action) => mayAct(actor, action, subject, isOnlyModerator) && isOpenTo(action, subject));
}

/** "For good" in a database that needs a date: 9999-12-31T00:00:00Z, in milliseconds since 1970. */
export const FOR_GOOD_MS = 253_402_214_400_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment a suspension ends, in milliseconds since 1970: `days` from now, for good when null. One that lasts longer already stays as long; who wants it
 * shorter lifts it first.
 */
export function suspensionEnd(days: number | null, nowMs: number, currentEndMs: number | null): number {
  const end = days === null ? FOR_GOOD_MS : nowMs + days * DAY_MS;
  return Math.max(end, currentEndMs ?? 0);
}
