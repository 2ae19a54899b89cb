import type {
  Challenge,
  getLeaderboard,
  listChallenges as contract,
  listPastChallenges as past,
} from "@lockstep/contract/streaks.ts";
import type { RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays } from "@lockstep/domain/calendar/calendar.ts";
import { mayReadChallenge, mayReadLeaderboard } from "@lockstep/domain/streaks/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMembership, listGroupIdsOf } from "../groups/index.ts";
import { findChallenge, listLeaders, listPastChallenges as listPastRows, type ChallengeRow } from "./challenge-store.ts";
import { readWeek } from "./read-week.ts";
import { topicsOf } from "./recount-challenges.ts";
import { collectWeek } from "./collect-week.ts";
import { findPerson, type Person } from "./person.ts";
import { inOrder, presentChallenge, standingOf } from "./present-challenge.ts";

const PAGE_SIZE = 20;
const LEADERS_SHOWN = 50;

/** This week's challenges of the caller's own calendar: the open ones and those of their groups, or only those of one group. */
export async function listChallenges(
  { db, now }: Platform,
  actor: Actor,
  { groupId }: RouteParsed<typeof contract>["query"],
): Promise<RouteOutput<typeof contract>> {
  const person = await findPerson(db, actor.userId, now());
  const groups = await listGroupIdsOf(db, actor.userId);
  if (groupId !== undefined && !groups.includes(groupId)) throw new ApiError("NOT_FOUND");
  const rows = await readWeek(db, actor.userId, person.monday, groupId === undefined ? groups : [groupId]);
  const asked = groupId === undefined ? rows : rows.filter(({ group }) => group?.id === groupId);
  const open = asked.filter(({ entry }) => entry === null);
  const facts = await collectWeek(db, person, person.monday, new Set(open.flatMap(({ kind }) => topicsOf(kind))));
  return {
    items: inOrder(asked).map((row) => presentChallenge(row, person, true, facts)),
    nextCursor: null,
    weekStart: person.monday,
    weekEnd: addDays(person.monday, 6),
  };
}

/** A challenge the caller may see, and whether they are in its group; any other is as missing as one that never was. */
export async function getReadableChallenge(
  db: Db,
  person: Person,
  id: string,
): Promise<{ readonly row: ChallengeRow; readonly isMember: boolean }> {
  const row = await findChallenge(db, person.userId, id);
  if (row === null) throw new ApiError("NOT_FOUND");
  const isMember = row.group !== null && (await findMembership(db, row.group.id, person.userId)) !== null;
  if (!mayReadChallenge(standingOf(row, person, isMember))) throw new ApiError("NOT_FOUND");
  return { row, isMember };
}

/** A challenge for the caller, counted now where they have no entry. */
export async function readChallenge(db: Db, person: Person, id: string): Promise<Challenge> {
  const { row, isMember } = await getReadableChallenge(db, person, id);
  const facts = row.entry === null ? await collectWeek(db, person, row.weekStart, new Set(topicsOf(row.kind))) : null;
  return presentChallenge(row, person, isMember, facts);
}

/** Who chose to be seen, the furthest first. */
export async function listLeaderboard(
  { db, now: clock }: Platform,
  actor: Actor,
  id: string,
): Promise<RouteOutput<typeof getLeaderboard>> {
  const now = clock();
  const person = await findPerson(db, actor.userId, now);
  const { row, isMember } = await getReadableChallenge(db, person, id);
  if (!mayReadLeaderboard(standingOf(row, person, isMember))) throw new ApiError("NOT_FOUND");
  const leaders = await listLeaders(db, id, actor.userId, now, LEADERS_SHOWN);
  return {
    items: leaders.map(({ member, progress, completedAt }, index) => ({
      place: index + 1,
      member,
      progress,
      completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
      isOwn: member.id === actor.userId,
    })),
    nextCursor: null,
  };
}

/** Past weeks' challenges the caller had joined, the latest first. */
export async function listPast({ db, now }: Platform, actor: Actor, cursor?: string): Promise<RouteOutput<typeof past>> {
  const person = await findPerson(db, actor.userId, now());
  const rows = await listPastRows(db, actor.userId, person.monday, readPageCursor(cursor), PAGE_SIZE + 1);
  const page = cutPage(rows, PAGE_SIZE, ({ id, entry }) => ({ id: entry?.id ?? id, createdAt: new Date(entry?.joinedAt ?? 0) }));
  const groups = await listGroupIdsOf(db, actor.userId);
  const isMember = ({ group }: ChallengeRow): boolean => group !== null && groups.includes(group.id);
  return { items: page.rows.map((row) => presentChallenge(row, person, isMember(row), null)), nextCursor: page.nextCursor };
}
