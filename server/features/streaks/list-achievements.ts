import { ACHIEVEMENTS } from "@lockstep/content/achievements/index.ts";
import type { Achievement } from "@lockstep/contract/streaks.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/database.ts";
import { listAchievementRows } from "./achievement-store.ts";
import { getReadableMember } from "./readable-member.ts";

const MOST = 100;

/** All there are: the newest completed first, then the nearest. */
export async function listAchievements(db: Db, actor: Actor): Promise<Achievement[]> {
  return (await present(db, actor.userId)).slice(0, MOST);
}

/** What a member completed, for whoever may see what they do; a visitor is null. */
export async function listMemberAchievements(db: Db, actor: Actor | null, username: string): Promise<Achievement[]> {
  const { id } = await getReadableMember(db, actor, username);
  return (await present(db, id)).filter(({ completed }) => completed).slice(0, MOST);
}

async function present(db: Db, userId: string): Promise<Achievement[]> {
  const rows = await listAchievementRows(db, userId);
  const kinds = new Map(ACHIEVEMENTS.map((kind) => [kind.id, kind]));
  const begun = rows.flatMap(({ achievementId, progress, completed, completedAt }) => {
    const kind = kinds.get(achievementId);
    kinds.delete(achievementId);
    if (kind === undefined) return [];
    const { id, icon, name, description, requirementCount } = kind;
    const currentProgress = Math.min(requirementCount, progress);
    return [
      {
        ...{ id, icon, name, description, requirementCount, currentProgress, completed },
        completedAt: completedAt?.toISOString() ?? null,
      },
    ];
  });
  const open = [...kinds.values()].map(({ id, icon, name, description, requirementCount }) => ({
    ...{ id, icon, name, description, requirementCount, currentProgress: 0, completed: false },
    completedAt: null,
  }));
  return [
    ...begun.filter(({ completed }) => completed),
    ...[...begun.filter(({ completed }) => !completed), ...open].toSorted((a, b) => nearness(b) - nearness(a)),
  ];
}

function nearness({ currentProgress, requirementCount }: Achievement): number {
  return currentProgress / requirementCount;
}
