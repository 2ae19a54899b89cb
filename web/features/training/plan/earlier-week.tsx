import type { Completion } from "@lockstep/contract/training.ts";
import { Link } from "react-router";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { formatDay } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import type { Units } from "../units.ts";
import { setsText } from "./sets-text.ts";

/** A week that is over: what was completed, day by day. What was not is nobody's business. */
export function EarlierWeek({
  week,
  completions,
  units,
}: {
  week: readonly CalendarDay[];
  completions: readonly Completion[];
  units: Units;
}) {
  const days = week
    .map((date, index) => ({ date, name: WEEKDAYS[index] ?? "", done: completions.filter((each) => each.date === date) }))
    .filter((day) => day.done.length > 0);
  if (days.length === 0) return <p className="text-fg-2">Nothing was written down in this week.</p>;
  return (
    <div className="grid gap-8">
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
