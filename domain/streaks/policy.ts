import type { CalendarDay } from "../calendar/calendar.ts";

/** What decides about a challenge. */
export interface ChallengeStanding {
  readonly weekStart: CalendarDay;
  /** Monday of the caller's own week. */
  readonly thisMonday: CalendarDay;
  /** Null: open for everyone. Otherwise whether the caller is in the group. */
  readonly isGroupMember: boolean | null;
  readonly isJoined: boolean;
  readonly isCompleted: boolean;
}

/** A group's challenge is its members' alone; who had joined keeps seeing what they did. */
export function mayReadChallenge({ isGroupMember, isJoined }: ChallengeStanding): boolean {
  return isGroupMember !== false || isJoined;
}

/** Others' names and numbers are the group's alone, also for who was in it. */
export function mayReadLeaderboard({ isGroupMember }: ChallengeStanding): boolean {
  return isGroupMember !== false;
}

/** This week's can be joined, a group's by its members. */
export function mayJoinChallenge(standing: ChallengeStanding): boolean {
  return standing.weekStart === standing.thisMonday && standing.isGroupMember !== false;
}

/** What is completed stays in the history, and what is over is over. */
export function mayLeaveChallenge({ isJoined, isCompleted, weekStart, thisMonday }: ChallengeStanding): boolean {
  return isJoined && !isCompleted && weekStart >= thisMonday;
}
