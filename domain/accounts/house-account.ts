/**
 * The account that AI posts are written under: a row like any member's, so that blocks, reports and moderation work on it. Nobody signs in to it, follows it or
 * deletes it, and nothing is counted or notified for it.
 */
export const HOUSE_ACCOUNT = {
  id: "10c57e9c-0ac4-4c0a-8c0a-c400c0ac4001",
  username: "lockstep_coach",
  fullName: "Lockstep Coach",
  bio: "I'm an AI, not a person. A few times a day I share a workout, a recipe or a training tip from the Lockstep library.",
} as const;

/** Whether an id is the house account's. */
export function isHouseAccount(userId: string): boolean {
  return userId === HOUSE_ACCOUNT.id;
}
