/** Most people a family shares one membership with, its owner included. */
export const FAMILY_SIZE = 5;

/** Most people without an account that a family cooks for. */
export const MOST_GUESTS = 5;

/** Days an invitation can be accepted. */
export const INVITATION_DAYS = 7;

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
