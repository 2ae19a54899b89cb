import type { Challenge } from "@lockstep/contract/streaks.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { KindPlate } from "./kind-icon.tsx";
import { formatWeek } from "../../plans/today.ts";
import { Button } from "../../ui/button.tsx";
import { reachedText } from "./challenge-words.ts";
import { pastChallengesOptions } from "./queries.ts";

/** What the person took part in before this week; nothing while there is none. */
export function PastChallenges() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(pastChallengesOptions());
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  const weeks = [...new Set(items.map(({ weekStart }) => weekStart))];
  return (
    <section aria-labelledby="past-heading" className="mt-16 border-t-[1.5px] border-line pt-6">
      <h2 id="past-heading" className="d2 text-26">
        Earlier weeks
      </h2>
      {weeks.map((week) => (
        <section key={week} aria-label={weekName(week)} className="mt-6">
          <h3 className="mb-2 font-label text-fg-2">{weekName(week)}</h3>
          <ul className="grid gap-x-9 md:grid-cols-2">
            {items
              .filter(({ weekStart }) => weekStart === week)
              .map((challenge) => (
                <li key={challenge.id}>
                  <PastRow challenge={challenge} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {hasNextPage ? (
        <Button look="quiet" className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier weeks
        </Button>
      ) : null}
    </section>
  );
}

function PastRow({ challenge }: { challenge: Challenge }) {
  const { icon, name, group, completedAt } = challenge;
  return (
    <div className="flex min-h-16 items-center gap-3 py-2">
      <KindPlate name={icon} done={completedAt !== null} size={44} />
      <div className="min-w-0 flex-1">
        <p className="font-name wrap-break-word">{name}</p>
        <p className="text-14 text-fg-2 wrap-break-word">
          {reachedText(challenge)}
          {group === null ? "" : ` in ${group.name}`}
        </p>
      </div>
      {completedAt === null ? null : (
        <>
          <Check aria-hidden="true" className="size-5 flex-none" />
          <span className="visually-hidden">Completed</span>
        </>
      )}
    </div>
  );
}

function weekName(week: string): string {
  return formatWeek(week as CalendarDay);
}
