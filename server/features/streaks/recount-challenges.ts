import { findChallengeKind } from "@lockstep/content/challenges/index.ts";
import { addDays, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { LiveMessage } from "../../platform/live/publish-live.ts";
import { completeEntries, completeShared, listRunningEntries, updateProgress, type RunningEntry } from "./challenge-store.ts";
import { collectWeeks, type WeekRequest } from "./collect-week.ts";
import type { Person } from "./person.ts";
import { changedFor, changedForGroups } from "./publish-changes.ts";
import type { TouchedPerson } from "./recount.ts";
import type { Run } from "./run.ts";
import { CHALLENGE_TOPICS, TOPICS_OF_WEEK_FACT, type Topic } from "./topics.ts";

/** What was logged on Sunday may arrive on Monday: last week's entries are counted too. */
export function firstCountedMonday({ monday }: Person): CalendarDay {
  return addDays(monday, -7);
}

/**
 * Counts people's running challenges that some topics feed; answers the messages about those that changed. A completed one is recorded in the same
 * transaction, once, and stays completed. Call under the people's locks and those of the shared challenges.
 */
export async function recountChallenges(tx: Db, touched: readonly TouchedPerson[], run: Run): Promise<readonly LiveMessage[]> {
  const entries = await countedEntries(tx, touched);
  if (entries.length === 0) return [];
  const moved = new Set(await updateProgress(tx, entries, run.now));
  const own = entries.filter(({ isShared, progress, goal }) => !isShared && progress >= goal);
  const shared = entries.filter(({ isShared }) => isShared);
  const completed = [
    ...(await completeEntries(
      tx,
      own.map(({ id }) => id),
      run.now,
    )),
    ...(await completeShared(tx, [...new Set(shared.map(({ challengeId }) => challengeId))], run.now)),
  ];
  const challenges = new Map(entries.map((entry) => [entry.challengeId, entry]));
  for (const { userId, challengeId } of completed) {
    const { kind = challengeId, groupId = null } = challenges.get(challengeId) ?? {};
    const name = findChallengeKind(kind)?.name ?? kind;
    await run.record({ type: "challenge.completed", actorId: userId, payload: { challengeId, name, groupId } });
  }
  const done = new Set(completed.map(({ userId, challengeId }) => `${userId} ${challengeId}`));
  const changed = entries.filter(({ id, userId, challengeId }) => moved.has(id) || done.has(`${userId} ${challengeId}`));
  return [
    ...[...changed, ...completed].map(({ userId }) => changedFor(userId, "challenges.changed")),
    ...changed.flatMap(({ userId, groupId }) => changedForGroups(userId, [groupId])),
  ];
}

/** People's running entries that their topics feed, each with its progress as counted now. */
async function countedEntries(tx: Db, touched: readonly TouchedPerson[]): Promise<readonly RunningEntry[]> {
  const feeding = touched.filter(({ topics }) => topics.some((topic) => CHALLENGE_TOPICS.has(topic)));
  if (feeding.length === 0) return [];
  const people = new Map(feeding.map((one) => [one.person.userId, one]));
  const running = await listRunningEntries(
    tx,
    feeding.map(({ person }) => ({ userId: person.userId, from: firstCountedMonday(person) })),
  );
  const weeks = new Map<string, WeekRequest & { readonly topics: Set<Topic> }>();
  const fed = running.filter(({ userId, kind, weekStart }) => {
    const one = people.get(userId);
    const topics = topicsOf(kind);
    if (one === undefined || !topics.some((topic) => one.topics.includes(topic))) return false;
    const key = `${userId} ${weekStart}`;
    const week = weeks.get(key) ?? { person: one.person, monday: weekStart, topics: new Set<Topic>() };
    weeks.set(key, week);
    for (const topic of topics) week.topics.add(topic);
    return true;
  });
  const facts = await collectWeeks(tx, [...weeks.values()]);
  const counted = new Map([...weeks.keys()].map((key, at) => [key, facts[at]]));
  return fed.flatMap((entry) => {
    const fact = findChallengeKind(entry.kind)?.fact;
    const week = counted.get(`${entry.userId} ${entry.weekStart}`);
    return fact === undefined || week === undefined ? [] : [{ ...entry, progress: week[fact] }];
  });
}

/** Topics that feed a kind; one that left the content is no longer counted. */
export function topicsOf(kindId: string): readonly Topic[] {
  const kind = findChallengeKind(kindId);
  return kind === undefined ? [] : TOPICS_OF_WEEK_FACT[kind.fact];
}
