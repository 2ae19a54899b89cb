import { CHALLENGES, findChallengeKind } from "@lockstep/content/challenges/index.ts";
import type { Challenge } from "@lockstep/contract/streaks.ts";
import { addDays } from "@lockstep/domain/calendar/calendar.ts";
import { describeChallenge, ownGoal, type WeekFacts } from "@lockstep/domain/streaks/challenge.ts";
import {
  mayJoinChallenge,
  mayLeaveChallenge,
  mayReadLeaderboard,
  type ChallengeStanding,
} from "@lockstep/domain/streaks/policy.ts";
import type { ChallengeRow } from "./challenge-store.ts";
import type { Person } from "./person.ts";

/** What decides about a challenge for a person. `isMember` says whether they are in its group; it doesn't matter where there is none. */
export function standingOf(row: ChallengeRow, person: Person, isMember: boolean): ChallengeStanding {
  return {
    weekStart: row.weekStart,
    thisMonday: person.monday,
    isGroupMember: row.group === null ? null : isMember,
    isJoined: row.entry !== null,
    isCompleted: row.entry !== null && row.entry.completedAt !== null,
  };
}

/** A challenge as a person is in it; `facts` tell what someone who hasn't joined would have already. */
export function presentChallenge(row: ChallengeRow, person: Person, isMember: boolean, facts: WeekFacts | null): Challenge {
  const { id, weekStart, isShared, participants, group, groupProgress, entry } = row;
  const kind = findChallengeKind(row.kind);
  const goal = goalFor(row, person);
  const standing = standingOf(row, person, isMember);
  const words = {
    icon: kind?.icon ?? "medal",
    name: kind?.name ?? row.kind,
    description: kind === undefined ? "" : describeChallenge(kind, goal),
    unit: kind?.unit ?? "",
  };
  return {
    id,
    kind: row.kind,
    ...words,
    goal,
    group,
    isShared,
    // The others' actions are shown as long as there is one.
    groupProgress: mayReadLeaderboard(standing) ? groupProgress : null,
    participants,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    isJoined: entry !== null,
    progress: entry?.progress ?? (kind === undefined ? 0 : (facts?.[kind.fact] ?? 0)),
    completedAt: entry === null || entry.completedAt === null ? null : new Date(entry.completedAt).toISOString(),
    onLeaderboard: entry?.onLeaderboard ?? false,
    canJoin: mayJoinChallenge(standing),
    canLeave: mayLeaveChallenge(standing),
  };
}

/** In the order of the content, those open for everyone first. */
export function inOrder(rows: readonly ChallengeRow[]): readonly ChallengeRow[] {
  const place = ({ kind }: ChallengeRow): number => CHALLENGES.findIndex(({ id }) => id === kind);
  return rows.toSorted(
    (a, b) =>
      (a.group?.name ?? "").localeCompare(b.group?.name ?? "") || Number(a.isShared) - Number(b.isShared) || place(a) - place(b),
  );
}

/** The goal that counts for a person: a shared one is everyone's, otherwise the one they joined with or that of their level now. */
export function goalFor({ isShared, goal, kind, entry }: ChallengeRow, person: Person): number {
  const found = findChallengeKind(kind);
  if (isShared || found === undefined) return goal;
  return entry === null ? ownGoal(found, person.level) : (entry.goal ?? goal);
}
