import { CHALLENGES } from "@lockstep/content/challenges/index.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import {
  challengesOfGroup,
  challengesOfWeek,
  goalOfChallenge,
  type ChosenChallenge,
} from "@lockstep/domain/streaks/challenge.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findGroup } from "../groups/index.ts";
import { insertChallenges, listChallengesOfWeek, type ChallengeRow, type NewChallenge } from "./challenge-store.ts";

/**
 * A week's challenges for a person who is in some groups. Whoever looks first makes them: who comes at the same moment makes the same ones, and they are
 * stored once.
 */
export async function readWeek(
  db: Db,
  userId: string,
  monday: CalendarDay,
  groupIds: readonly string[],
): Promise<readonly ChallengeRow[]> {
  const known = await listChallengesOfWeek(db, userId, monday, groupIds);
  const missing = await listMissing(db, known, monday, groupIds);
  if (missing.length === 0) return known;
  await insertChallenges(db, missing);
  return listChallengesOfWeek(db, userId, monday, groupIds);
}

/** A scope (everyone, or one group) that has a week's challenges keeps them, whatever the content says since. */
async function listMissing(
  db: Db,
  known: readonly ChallengeRow[],
  monday: CalendarDay,
  groupIds: readonly string[],
): Promise<readonly NewChallenge[]> {
  const made = new Set(known.map(({ group }) => group?.id ?? null));
  const told = (chosen: readonly ChosenChallenge[], groupId: string | null, members: number): readonly NewChallenge[] =>
    chosen.map((each) => ({
      kind: each.kind.id,
      weekStart: monday,
      groupId,
      goal: goalOfChallenge(each, members),
      isShared: each.isShared,
    }));
  const missing = made.has(null) ? [] : [...told(challengesOfWeek(monday, CHALLENGES), null, 0)];
  for (const groupId of groupIds.filter((id) => !made.has(id))) {
    const group = await findGroup(db, groupId);
    if (group !== null && !group.isHidden)
      missing.push(...told(challengesOfGroup(monday, groupId, CHALLENGES), groupId, group.memberCount));
  }
  return missing;
}
