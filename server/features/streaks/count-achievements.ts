import { ACHIEVEMENTS } from "@lockstep/content/achievements/index.ts";
import { countAchievement, progressOf } from "@lockstep/domain/streaks/achievement.ts";
import type { Db } from "../../platform/database/database.ts";
import { listAchievementRows, saveAchievement } from "./achievement-store.ts";
import { gatherFacts } from "./gather-facts.ts";
import type { Run } from "./run.ts";
import { TOPIC_OF_FACT, type Topic } from "./topics.ts";

/**
 * Counts a person's open achievements of some topics anew; true when one moved. A completed one is told in the same transaction, once. What somebody
 * has completely is not counted any more. Call under the person's lock.
 */
export async function recountAchievements(tx: Db, userId: string, topics: readonly Topic[], run: Run): Promise<boolean> {
  const rows = new Map((await listAchievementRows(tx, userId)).map((row) => [row.achievementId, row]));
  const open = ACHIEVEMENTS.filter(({ id, fact }) => topics.includes(TOPIC_OF_FACT[fact]) && rows.get(id)?.completed !== true);
  const facts = await gatherFacts(
    tx,
    userId,
    open.map(({ fact }) => TOPIC_OF_FACT[fact]),
  );
  let isNew = false;
  for (const kind of open) {
    const before = rows.get(kind.id) ?? null;
    const state = countAchievement(kind, before, progressOf(kind, facts) ?? before?.progress ?? 0);
    if (state.progress === (before?.progress ?? 0) && !state.completed) continue;
    isNew = true;
    if (await saveAchievement(tx, userId, { achievementId: kind.id, ...state }, run.now))
      await run.record({
        type: "achievement.earned",
        actorId: userId,
        payload: { achievementId: kind.id, name: kind.name },
      });
  }
  return isNew;
}
