import { ACHIEVEMENTS } from "@lockstep/content/achievements/index.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Achievement, listAchievements as route } from "@lockstep/contract/streaks.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { AchievementKind } from "@lockstep/domain/streaks/achievement.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { listAchievementRows, type AchievementRow } from "./achievement-store.ts";
import { getReadableMember } from "./get-readable-member.ts";

const MOST = 100;

/** All there are: the newest completed first, then the nearest. */
export async function listAchievements({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof route>> {
  return { items: (await present(db, actor.userId)).slice(0, MOST), nextCursor: null };
}

/** What a member completed, for whoever may see what they do; a visitor is null. */
export async function listMemberAchievements(
  { db }: Platform,
  actor: Actor | null,
  username: string,
): Promise<RouteOutput<typeof route>> {
  const { id } = await getReadableMember(db, actor, username);
  const items = (await present(db, id)).filter(({ completed }) => completed).slice(0, MOST);
  return { items, nextCursor: null };
}

async function present(db: Db, userId: string): Promise<Achievement[]> {
  const rows = await listAchievementRows(db, userId);
  const kinds = new Map(ACHIEVEMENTS.map((kind) => [kind.id, kind]));
  const begun = rows.flatMap(({ achievementId, progress, completed, completedAt }) => {
    const kind = kinds.get(achievementId);
    kinds.delete(achievementId);
    if (kind === undefined) return [];
    return [presentAchievement(kind, { progress, completed, completedAt })];
  });
  const open = [...kinds.values()].map((kind) => presentAchievement(kind, { progress: 0, completed: false, completedAt: null }));
  return [
    ...begun.filter(({ completed }) => completed),
    ...[...begun.filter(({ completed }) => !completed), ...open].toSorted((a, b) => nearness(b) - nearness(a)),
  ];
}

function presentAchievement(kind: AchievementKind, state: Omit<AchievementRow, "achievementId">): Achievement {
  const { id, icon, name, description, requirementCount } = kind;
  const { completed, completedAt, progress } = state;
  return {
    id,
    icon,
    name,
    description,
    requirementCount,
    currentProgress: Math.min(requirementCount, progress),
    completed,
    completedAt: completedAt?.toISOString() ?? null,
  };
}

function nearness({ currentProgress, requirementCount }: Achievement): number {
  return currentProgress / requirementCount;
}
