import type { Streak } from "@lockstep/contract/streaks.ts";
import { nextMilestone } from "@lockstep/domain/streaks/milestones.ts";
import { Snowflake } from "lucide-react";
import { Steps } from "../../ui/steps.tsx";
import { streakUnit } from "./streak-words.ts";
import { formatDate } from "../../ui/formatters.ts";

/** A person's streaks side by side: the number first, the way to the next mark as steps. One that never began isn't shown. */
export function StreakStrip({ streaks, isOwn = true }: { streaks: readonly Streak[]; isOwn?: boolean }) {
  const begun = streaks.filter(({ longestCount }) => longestCount > 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <ul className="flex flex-wrap gap-x-9 gap-y-6">
      {begun.map((streak) => (
        <li key={streak.id} className="min-w-36 flex-1 basis-40 sm:max-w-60">
          <StreakNumber streak={streak} isOwn={isOwn} />
        </li>
      ))}
    </ul>
  );
}

const ORDER: readonly Streak["streakType"][] = ["workout", "nutrition", "nutrition_logging", "others", "meditation"];

function placeOf({ streakType }: Streak): number {
  return ORDER.indexOf(streakType);
}

function StreakNumber({ streak, isOwn }: { streak: Streak; isOwn: boolean }) {
  const { streakType, currentCount, longestCount } = streak;
  const next = nextMilestone(currentCount);
  const total = next === null ? 1 : Math.min(7, next);
  // Counted from the first day: a streak of three is three steps, not none towards the next milestone.
  const share = next === null ? 1 : currentCount / next;
  return (
    <>
      <p>
        <span className="n block text-64">{currentCount}</span>
        <span className="mt-2 block font-semibold">{streakUnit(streakType, currentCount)}</span>
      </p>
      <Steps total={total} done={share * total} height={10} className="my-3" />
      <p className="text-14 text-fg-2">
        {next === null ? `Best: ${longestCount}` : `Next milestone: ${next} · Best: ${longestCount}`}
      </p>
      {isOwn ? <Freeze streak={streak} /> : null}
    </>
  );
}

/** What keeps the streak when a day goes by. Nothing is said of one that rests. */
function Freeze({ streak: { currentCount, hasFreeze, frozenDays } }: { streak: Streak }) {
  const kept = frozenDays.at(-1);
  if (currentCount === 0) return null;
  const words =
    !hasFreeze && kept !== undefined
      ? `A freeze saved ${formatDate(new Date(kept), "weekday", "utc")}.`
      : "This week's freeze is ready.";
  return (
    <p className="mt-1 flex items-center gap-2 text-14 text-fg-2">
      <Snowflake aria-hidden="true" className="size-4 flex-none" />
      {words}
    </p>
  );
}
