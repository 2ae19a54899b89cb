/** Most people a family shares one membership with, its owner included. */
export const FAMILY_SIZE = 5;

/** Most people without an account that a family cooks for. */
export const MOST_GUESTS = 5;

/** Days an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** Portions of eaters, as shares of an adult's. */
export const SMALLEST_PORTION = 0.25;
export const LARGEST_PORTION = 2;

/** Most invitations that wait at once. */
export const MOST_INVITATIONS = 10;

/** Someone's place in a family: the owner pays for it. */
export type FamilyRole = "owner" | "member";

/** Whether someone invites people and withdraws invitations. */
export function mayInviteToFamily(role: FamilyRole): boolean {
  return role === "owner";
}

/** Whether someone ends the whole family. */
export function mayEndFamily(role: FamilyRole): boolean {
  return role === "owner";
}

/** Whether someone takes a member out. The owner removes others, and members leave; the owner can't leave, because they pay: they end the family. */
export function mayTakeOut(role: FamilyRole, member: { readonly isOwner: boolean; readonly isSelf: boolean }): boolean {
  return !member.isOwner && (role === "owner" || member.isSelf);
}

/** Whether someone changes or removes what is known about an eater: a member's own entry is theirs, a guest's is everyone's in the family. */
export function mayChangeEater(userId: string, eater: { readonly userId: string | null }): boolean {
  return eater.userId === null || eater.userId === userId;
}

/** What a member can show the family of their progress; each is shared on its own, and nothing is at first. */
export const PROGRESS_ITEMS = ["workouts", "minutes", "streak", "achievements"] as const;
export type ProgressItem = (typeof PROGRESS_ITEMS)[number];

/** Why an invitation can't be accepted. `already-in` is none: whoever accepts twice is in. */
export type InvitationProblem = "expired" | "used" | "full" | "lapsed" | "not-yours" | "other-family" | "already-in";

/** What decides whether an invitation can be accepted. */
export interface InvitationFacts {
  readonly invitation: { readonly email: string | null; readonly isUsed: boolean; readonly isExpired: boolean };
  readonly family: { readonly id: string; readonly size: number; readonly isPaidFor: boolean };
  /** Null: a visitor. */
  readonly person: { readonly email: string; readonly familyId: string | null } | null;
}

/** The first thing that's in the way of accepting an invitation; null when nothing is. Addresses are compared in lower case. */
export function invitationProblem({ invitation, family, person }: InvitationFacts): InvitationProblem | null {
  if (person?.familyId === family.id) return "already-in";
  if (invitation.isUsed) return "used";
  if (invitation.isExpired) return "expired";
  if (person !== null && invitation.email !== null && invitation.email !== person.email) return "not-yours";
  if (person !== null && person.familyId !== null) return "other-family";
  if (!family.isPaidFor) return "lapsed";
  return family.size >= FAMILY_SIZE ? "full" : null;
}
