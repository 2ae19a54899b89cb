import { Link } from "react-router";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { addDays, formatDay, weekOf } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useCompletions } from "../completions.ts";
import type { Units } from "../units.ts";
import { setsText } from "./sets-text.ts";

/** A week that is over: what was completed, day by day. What wasn't is nobody's business. */
export function EarlierWeek({
  userId,
  monday,
  units,
  atHand,
}: {
  userId: string | null;
  monday: CalendarDay;
  units: Units;
  /** The days whose record the page has read already: a week of them is there without a connection. */
  atHand: { from: CalendarDay; to: CalendarDay };
}) {
  const { from, to } = monday < atHand.from ? { from: monday, to: addDays(monday, 6) } : atHand;
  const { completions, pending, failed, refetch } = useCompletions(userId, from, to);
  const days = weekOf(monday)
    .map((date, index) => ({ date, name: WEEKDAYS[index] ?? "", done: completions.filter((each) => each.date === date) }))
    .filter((day) => day.done.length > 0);
  if (pending) {
    return (
      <Loading label="Loading this week">
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  if (days.length === 0 && !failed) return <p className="text-fg-2">Nothing logged that week.</p>;
  return (
    <div className="grid gap-8">
      {failed ? (
        <Alert tone="info">
          <p>We couldn't load that week. It's safe and will be back when you're online.</p>
          <Button size="sm" look="secondary" className="mt-2" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {days.map((day) => (
        <section key={day.date} aria-label={`${day.name}, ${formatDay(day.date)}`}>
          <h3 className="d2 text-22">
            {day.name} <span className="font-normal text-fg-2">{formatDay(day.date)}</span>
          </h3>
          <ul className="mt-3">
            {day.done.map((each) => (
              <li
                key={each.id}
                className="grid gap-x-6 border-t-[1.5px] border-line py-2 sm:flex sm:items-center sm:justify-between"
              >
                <Link className="link inline-flex min-h-11 items-center" to={`/exercises/${each.exerciseId}`}>
                  {each.exerciseName}
                </Link>
                <span className="pb-1 text-fg-2 sm:py-1">{each.sets.length > 0 ? setsText(each.sets, units) : "Completed"}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
