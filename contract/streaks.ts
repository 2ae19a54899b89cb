import { z } from "zod";
import { Username } from "./accounts.ts";
import { MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, page } from "./shared.ts";

/** What is counted in days without a gap (SPEC 3). */
export const STREAK_TYPES = ["workout", "nutrition", "nutrition_logging", "meditation", "others"] as const;

/** Days in a row up to today or yesterday, and the most there ever were. */
export const Streak = z.object({
  id: z.uuid(),
  streakType: z.enum(STREAK_TYPES),
  currentCount: z.number().int(),
  longestCount: z.number().int(),
  lastDay: CalendarDay.nullable(),
  /** Days of the last two weeks that a freeze kept. */
  frozenDays: z.array(CalendarDay),
  /** This week's freeze is still there. */
  hasFreeze: z.boolean(),
});
export type Streak = z.infer<typeof Streak>;

export const listStreaks = defineRoute({
  id: "listStreaks",
  method: "GET",
  path: "/api/streaks",
  summary: "Your streaks",
  feature: "streaks",
  session: "required",
  output: z.object({ items: z.array(Streak), nextCursor: z.null() }),
});

// Achievements

/** Something to be proud of, and how far the person is. */
export const Achievement = z.object({
  id: z.string(),
  icon: z.string(),
  name: z.string(),
  description: z.string(),
  requirementCount: z.number().int(),
  /** Never above the requirement. */
  currentProgress: z.number().int(),
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

/** All there are, the newest completed first, then by how near they are; at most 100. */
export const listAchievements = defineRoute({
  id: "listAchievements",
  method: "GET",
  path: "/api/achievements",
  summary: "Your achievements",
  feature: "streaks",
  session: "required",
  output: z.object({ items: z.array(Achievement), nextCursor: z.null() }),
});

/** Completed ones only; NOT_FOUND where privacy or a block keeps activity from the caller. */
export const listMemberAchievements = defineRoute({
  id: "listMemberAchievements",
  method: "GET",
  path: "/api/profiles/{username}/achievements",
  summary: "A member's achievements",
  feature: "streaks",
  session: "none",
  params: z.object({ username: Username }),
  output: z.object({ items: z.array(Achievement), nextCursor: z.null() }),
});

// Stats

const WeekCount = z.object({ weekStart: CalendarDay, count: z.number().int() });

/** What someone did, counted from what they logged; in their own calendar. */
export const MemberStats = z.object({
  /** Days since the profile was made. */
  daysActive: z.number().int(),
  /** This month against the goal of ten (SPEC 2). */
  postsThisMonth: z.number().int(),
  postsGoal: z.literal(10),
  /** Days with training in the last 30 days, of those that the plan meant for training or that were trained beside it; `planned` is null without a plan. */
  workouts: z.object({ done: z.number().int(), planned: z.number().int().nullable(), total: z.number().int() }),
  /** Days of the last 30 with something logged, and those of them kept to the plan. */
  nutrition: z.object({ kept: z.number().int(), logged: z.number().int(), days: z.literal(30) }),
  /** The last twelve weeks, earliest first. */
  workoutWeeks: z.array(WeekCount),
  postWeeks: z.array(WeekCount),
  likesReceived: z.number().int(),
  commentsWritten: z.number().int(),
});
export type MemberStats = z.infer<typeof MemberStats>;

/** NOT_FOUND where privacy or a block keeps activity from the caller. */
export const getMemberStats = defineRoute({
  id: "getMemberStats",
  method: "GET",
  path: "/api/profiles/{username}/stats",
  summary: "A member's stats",
  feature: "streaks",
  session: "none",
  params: z.object({ username: Username }),
  output: MemberStats,
});

// Challenges

/** A week's challenge as the caller is in it. */
export const Challenge = z.object({
  id: z.uuid(),
  kind: z.string(),
  icon: z.string(),
  name: z.string(),
  description: z.string(),
  /** What is counted, in the plural: "workouts". */
  unit: z.string(),
  goal: z.number().int(),
  weekStart: CalendarDay,
  /** The week's last day. */
  weekEnd: CalendarDay,
  /** Null: everyone for themselves. In a group the goal is each member's own, or all members' together. */
  group: z.object({ id: z.uuid(), name: z.string(), icon: z.string() }).nullable(),
  /** True when the group's members fill one goal together. */
  isShared: z.boolean(),
  isJoined: z.boolean(),
  /** The caller's own; of a shared one also all members' together in `groupProgress`, null for who is no longer in the group. */
  progress: z.number().int(),
  groupProgress: z.number().int().nullable(),
  completedAt: z.iso.datetime().nullable(),
  onLeaderboard: z.boolean(),
  participants: z.number().int(),
  /** It is this week's, and the caller may take part. */
  canJoin: z.boolean(),
  /** What is completed stays, and so does what is over. */
  canLeave: z.boolean(),
});
export type Challenge = z.infer<typeof Challenge>;

/** This week's: the personal ones, and those of the caller's groups. */
export const listChallenges = defineRoute({
  id: "listChallenges",
  method: "GET",
  path: "/api/challenges",
  summary: "This week's challenges",
  feature: "streaks",
  session: "required",
  query: z.object({ groupId: z.uuid().optional() }),
  output: z.object({ items: z.array(Challenge), nextCursor: z.null(), weekStart: CalendarDay, weekEnd: CalendarDay }),
});

const ChallengeParam = z.object({ id: z.uuid() });

/** What the person did this week before joining counts too. */
export const joinChallenge = defineRoute({
  id: "joinChallenge",
  method: "PUT",
  path: "/api/challenges/{id}/entry",
  summary: "Join a challenge, or change whether you're on its leaderboard",
  feature: "streaks",
  session: "required",
  params: ChallengeParam,
  body: z.object({ onLeaderboard: z.boolean().optional() }).optional(),
  output: Challenge,
});

export const leaveChallenge = defineRoute({
  id: "leaveChallenge",
  method: "DELETE",
  path: "/api/challenges/{id}/entry",
  summary: "Leave a challenge",
  feature: "streaks",
  session: "required",
  params: ChallengeParam,
  output: Challenge,
});

/** Only who chose to be there, the furthest first; at most 50. A group's is its members' alone. */
export const getLeaderboard = defineRoute({
  id: "getLeaderboard",
  method: "GET",
  path: "/api/challenges/{id}/leaderboard",
  summary: "A challenge's leaderboard",
  feature: "streaks",
  session: "required",
  params: ChallengeParam,
  output: z.object({
    items: z.array(
      z.object({
        place: z.number().int(),
        member: MemberSummary,
        progress: z.number().int(),
        completedAt: z.iso.datetime().nullable(),
        isOwn: z.boolean(),
      }),
    ),
    nextCursor: z.null(),
  }),
});

/** Past weeks' challenges the caller had joined, the latest first. */
export const listPastChallenges = defineRoute({
  id: "listPastChallenges",
  method: "GET",
  path: "/api/challenges/history",
  summary: "Challenges of past weeks",
  feature: "streaks",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(Challenge),
});
