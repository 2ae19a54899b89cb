import { ACHIEVEMENTS } from "@lockstep/content/achievements/index.ts";
import { countAchievement, progressOf } from "@lockstep/domain/streaks/achievement.ts";
import type { Db } from "../../platform/database/sql.ts";
import { listAchievementsOf, saveAchievements, type AchievementRow, type NewAchievementState } from "./achievement-store.ts";
import { collectFacts } from "./collect-facts.ts";
import type { Touched } from "./recount.ts";
import type { Run } from "./run.ts";
import { TOPIC_OF_FACT } from "./topics.ts";

const NAMES = new Map(ACHIEVEMENTS.map(({ id, name }) => [id, name]));

/**
 * Counts people's open achievements of some topics; answers for whom one changed. A completed one is recorded in the same transaction, once, and not
 * counted anymore. Call under the people's locks.
 */
export async function recountAchievements(tx: Db, touched: readonly Touched[], run: Run): Promise<ReadonlySet<string>> {
  const counted = new Set(touched.flatMap(({ topics }) => topics));
  const known = new Map<string, Map<string, AchievementRow>>();
  for (const { userId, ...row } of await listAchievementsOf(
    tx,
    touched.map(({ userId }) => userId),
    ACHIEVEMENTS.filter(({ fact }) => counted.has(TOPIC_OF_FACT[fact])).map(({ id }) => id),
  ))
    known.set(userId, (known.get(userId) ?? new Map()).set(row.achievementId, row));
  const open = touched.map(({ userId, topics }) => ({
    userId,
    kinds: ACHIEVEMENTS.filter(
      ({ id, fact }) => topics.includes(TOPIC_OF_FACT[fact]) && known.get(userId)?.get(id)?.completed !== true,
    ),
  }));
  const facts = await collectFacts(
    tx,
    open.map(({ userId, kinds }) => ({ userId, topics: new Set(kinds.map(({ fact }) => TOPIC_OF_FACT[fact])) })),
  );
  const states: NewAchievementState[] = [];
  for (const { userId, kinds } of open) {
    for (const kind of kinds) {
      const before = known.get(userId)?.get(kind.id) ?? null;
      const state = countAchievement(kind, before, progressOf(kind, facts.get(userId) ?? {}) ?? before?.progress ?? 0);
      if (state.progress === (before?.progress ?? 0) && !state.completed) continue;
      states.push({ userId, achievementId: kind.id, ...state });
    }
  }
  for (const { userId, achievementId } of await saveAchievements(tx, states, run.now))
    await run.record({
      type: "achievement.earned",
      actorId: userId,
      payload: { achievementId, name: NAMES.get(achievementId) ?? achievementId },
    });
  return new Set(states.map(({ userId }) => userId));
}
