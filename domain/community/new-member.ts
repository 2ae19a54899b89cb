/** How long someone is new, in milliseconds: a day. */
export const NEW_FOR_MS = 24 * 60 * 60 * 1000;
/** What a new member may write in that time. */
export const NEW_MEMBER_LIMITS = { post: 5, comment: 20 } as const;

/** Whether a member is new at a moment; both are moments in time. */
export function isNewMember(memberSince: Date, now: Date): boolean {
  return now.getTime() - memberSince.getTime() < NEW_FOR_MS;
}

/**
 * Whether someone new may write one more, having written so many since they joined. Moderators and who has been a member for a day aren't held by it.
 */
export function mayWriteMore(
  who: { readonly isModerator: boolean; readonly memberSince: Date },
  what: keyof typeof NEW_MEMBER_LIMITS,
  written: number,
  now: Date,
): boolean {
  return who.isModerator || !isNewMember(who.memberSince, now) || written < NEW_MEMBER_LIMITS[what];
}
