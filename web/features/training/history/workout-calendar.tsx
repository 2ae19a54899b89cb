import type { WorkoutOnDay } from "@lockstep/contract/training-history.ts";
import type { Workout } from "@lockstep/contract/training-workouts.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { addDays, mondayOf, type CalendarDay } from "../../../plans/today.ts";
import { Alert } from "../../../ui/alert.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/formatters.ts";
import { doneCount } from "../workout/done-count.ts";
import { titleOf } from "../workout/title-of.ts";
import { useWorkoutDays } from "./use-workouts.ts";

const WEEKDAY_NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const monthOf = (day: string): string => day.slice(0, 7);
/** The same day so many months on; the last of the month where it has no such day. */
function addMonths(day: CalendarDay, by: number): CalendarDay {
  const [year, month, date] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + by, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date ?? 1, last));
  return parseCalendarDay(first.toISOString().slice(0, 10)) ?? day;
}

function firstOf(day: CalendarDay): CalendarDay {
  return parseCalendarDay(`${monthOf(day)}-01`) ?? day;
}

/** The weeks of the month that a day is in, Monday first, with the days beside it that fill them. */
function weeksOf(day: CalendarDay): CalendarDay[][] {
  const first = firstOf(day);
  const weeks: CalendarDay[][] = [];
  for (let monday = mondayOf(first); monthOf(monday) <= monthOf(day); monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  return weeks;
}

/** A month of workouts: days with one can be opened. Arrow keys move by day and week, Page Up and Page Down by month. */
export default function WorkoutCalendar({
  userId,
  today,
  latest,
}: {
  userId: string;
  today: CalendarDay;
  latest: readonly Workout[];
}) {
  const heading = useId();
  const [chosen, setChosen] = useState(today);
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(chosen);
  const [from, to] = [firstOf(chosen), addDays(addMonths(firstOf(chosen), 1), -1)];
  const { workouts, error } = useWorkoutDays(userId, from, to);
  // What this device has changed and hasn't sent is in the list already.
  const changed = latest
    .filter(({ date }) => date >= from && date <= to)
    .map((workout): WorkoutOnDay => {
      const { id, date, startedAt, isTimed, name, day, exercises } = workout;
      return { id, date, startedAt, isTimed, name, day, sets: exercises.reduce((sum, entry) => sum + doneCount(entry), 0) };
    });
  const items = [...workouts.filter(({ id }) => !latest.some((each) => each.id === id)), ...changed];
  const on = (day: CalendarDay) => items.filter(({ date }) => date === day);
  const isLast = monthOf(chosen) >= monthOf(today);
  const go = (day: CalendarDay) => {
    const next = day > today ? today : day;
    setChosen(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, () => CalendarDay>> = {
      ArrowLeft: () => addDays(chosen, -1),
      ArrowRight: () => addDays(chosen, 1),
      ArrowUp: () => addDays(chosen, -7),
      ArrowDown: () => addDays(chosen, 7),
      Home: () => mondayOf(chosen),
      End: () => addDays(mondayOf(chosen), 6),
      PageUp: () => addMonths(chosen, -1),
      PageDown: () => addMonths(chosen, 1),
    };
    const move = to[event.key];
    if (move === undefined) return;
    event.preventDefault();
    go(move());
  };
  const shown = on(chosen);
  const count = new Set(items.filter(({ date }) => monthOf(date) === monthOf(chosen)).map(({ date }) => date)).size;
  return (
    <div>
      <div className="mb-3 flex items-center justify-between gap-2">
        <IconButton label="Previous month" look="quiet" onClick={() => setChosen(addMonths(chosen, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className="text-center" aria-live="polite">
          <span id={heading} className="block font-name">
            {formatDate(new Date(chosen), "month", "utc")}
          </span>
          <span className="block text-14 text-fg-2">{`${count} training ${count === 1 ? "day" : "days"}`}</span>
        </p>
        <IconButton
          label="Next month"
          look="quiet"
          disabled={isLast}
          onClick={() => setChosen(addMonths(chosen, 1) > today ? today : addMonths(chosen, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {error && workouts.length === 0 ? (
        <Alert tone="info">We couldn&apos;t load this month. It&apos;ll be here when you&apos;re back online.</Alert>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are moved between */}
      <table ref={grid} role="grid" className="calendar" aria-labelledby={heading} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isOutside = monthOf(day) !== monthOf(chosen);
                const trained = on(day);
                const words = trained.length === 0 ? "no workout" : trained.map(titleOf).join(", ");
                return (
                  <td key={day} aria-selected={day === chosen}>
                    {isOutside ? null : (
                      <button
                        type="button"
                        data-day={day}
                        data-trained={trained.length > 0}
                        className="calendar-day"
                        tabIndex={day === chosen ? 0 : -1}
                        disabled={day > today}
                        aria-current={day === today ? "date" : undefined}
                        aria-label={`${formatDate(new Date(day), "wholeDate", "utc")}: ${words}`}
                        onClick={() => setChosen(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <section className="mt-4" aria-live="polite" aria-label={formatDate(new Date(chosen), "longDate", "utc")}>
        <h3 className="mb-2 text-15 font-label text-fg-2">{formatDate(new Date(chosen), "wholeDate", "utc")}</h3>
        {shown.length === 0 ? (
          <p className="text-fg-2">No workout that day.</p>
        ) : (
          <ul className="grid gap-2">
            {shown.map((each) => (
              <li key={each.id}>
                <Link to={`/workouts/${each.id}`} className="history-row history-row-plain">
                  <span className="min-w-0 flex-1 truncate font-name">{titleOf(each)}</span>
                  <span className="text-14 text-fg-2">
                    {each.sets === 0 ? "" : `${each.sets} ${each.sets === 1 ? "set" : "sets"}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
