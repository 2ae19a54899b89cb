import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { Achievement } from "@lockstep/contract/streaks.ts";
import { Steps } from "../../ui/steps.tsx";
import { KindPlate } from "./kind-icon.tsx";
import { formatDate } from "../../ui/formatters.ts";

/** Completed badges that a compact view shows (SPEC 9). */
export const COMPACT_BADGES = 4;

/** An achievement in a list: what it takes, and how far the person is or since when they have it. */
export function AchievementBadge({ achievement }: { achievement: Achievement }) {
  const { icon, name, description, requirementCount, currentProgress, completed, completedAt } = achievement;
  const share = requirementCount === 0 ? 1 : Math.min(1, currentProgress / requirementCount);
  return (
    <div className="flex min-h-19 items-center gap-4 rounded-card bg-surface p-4">
      <KindPlate name={icon} done={completed} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 font-[650] wrap-break-word">{name}</h3>
          {completed ? null : (
            <span className="flex-none text-14 text-fg-2 tabular-nums">
              <span className="visually-hidden">Progress: </span>
              {formatCount(currentProgress)} of {formatCount(requirementCount)}
            </span>
          )}
        </div>
        <p className="text-14 text-fg-2">{description}</p>
        {completed ? (
          <p className="mt-1 text-13 text-fg-3">
            {completedAt === null ? "Completed" : `Completed ${formatDate(new Date(completedAt), "date")}`}
          </p>
        ) : (
          <Steps total={5} done={share * 5} height={8} className="mt-2 max-w-56" />
        )}
      </div>
    </div>
  );
}

/** The compact view: up to four completed badges, the latest first. */
export function CompactAchievements({ achievements }: { achievements: readonly Achievement[] }) {
  const completed = achievements.filter((each) => each.completed).slice(0, COMPACT_BADGES);
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-4">
      {completed.map(({ id, icon, name }) => (
        <li key={id} className="min-w-0">
          <KindPlate name={icon} done size={68} />
          <p className="mt-2 text-14 font-[650] wrap-break-word">{name}</p>
        </li>
      ))}
    </ul>
  );
}
