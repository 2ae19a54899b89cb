import { findChallengeKind } from "@lockstep/content/challenges/index.ts";
import { addDays, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import { completeEntry, completeShared, listRunningEntries, updateProgress, type RunningEntry } from "./challenge-store.ts";
import { gatherWeek } from "./gather-week.ts";
import type { Person } from "./person.ts";
import type { Run } from "./run.ts";
import { tellChallenges } from "./tell-browsers.ts";
import { TOPICS_OF_WEEK_FACT, type Topic } from "./topics.ts";

/** What was logged on Sunday may arrive on Monday: last week's entries are counted too. */
export function firstCountedMonday({ monday }: Person): CalendarDay {
  return addDays(monday, -7);
}

/**
 * Counts a person's running challenges that some topics feed anew; tells which moved. One that is completed is told in the same transaction, once, and
 * stays completed. Call under the person's lock and that of the shared challenges.
 */
export async function recountChallenges(
  tx: Db,
  person: Person,
  topics: readonly Topic[],
  run: Run,
): Promise<readonly RunningEntry[]> {
  const entries = await listRunningEntries(tx, person.userId, firstCountedMonday(person));
  const fed = entries.filter(({ kind }) => topicsOf(kind).some((topic) => topics.includes(topic)));
  const changed: RunningEntry[] = [];
  for (const week of new Set(fed.map(({ weekStart }) => weekStart))) {
    const ofWeek = fed.filter(({ weekStart }) => weekStart === week);
    const facts = await gatherWeek(tx, person, week, new Set(ofWeek.flatMap(({ kind }) => topicsOf(kind))));
    for (const entry of ofWeek) {
      const fact = findChallengeKind(entry.kind)?.fact;
      if (fact === undefined) continue;
      const progress = facts[fact];
      const moved = await updateProgress(tx, entry.id, progress, run.now);
      const completed = await complete(tx, person.userId, { ...entry, progress }, run);
      if (moved || completed) changed.push(entry);
    }
  }
  return changed;
}

/** Topics that feed a kind; one that left the content is counted no more. */
export function topicsOf(kindId: string): readonly Topic[] {
  const kind = findChallengeKind(kindId);
  return kind === undefined ? [] : TOPICS_OF_WEEK_FACT[kind.fact];
}

async function complete(tx: Db, userId: string, entry: RunningEntry, run: Run): Promise<boolean> {
  if (!entry.isShared) {
    if (entry.progress < entry.goal || !(await completeEntry(tx, entry.id, run.now))) return false;
    await tellCompleted(tx, userId, entry, run);
    return true;
  }
  const done = await completeShared(tx, entry.challengeId, run.now);
  for (const member of done) {
    await tellCompleted(tx, member, entry, run);
    if (member !== userId) await tellChallenges(tx, member);
  }
  return done.includes(userId);
}

async function tellCompleted(
  tx: Db,
  userId: string,
  { challengeId, kind, groupId }: RunningEntry,
  { record }: Run,
): Promise<void> {
  const name = findChallengeKind(kind)?.name ?? kind;
  await record({ type: "challenge.completed", actorId: userId, payload: { challengeId, name, groupId } });
}
