import type { Workout } from "@lockstep/contract/training-workouts.ts";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { MorePages } from "../../../ui/more-pages.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { formatDate } from "../../../ui/formatters.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { doneCount } from "../workout/done-count.ts";
import { titleOf } from "../workout/title-of.ts";
import { doneNames } from "./done-names.ts";
import type { useWorkoutHistory } from "./use-workouts.ts";

/** So many pages come on their own; after that the button leaves the choice, and the foot of the page can be reached. */
const PAGES_BY_THEMSELVES = 10;

type History = ReturnType<typeof useWorkoutHistory>;

/** "52 min", "1 h 5 min"; null where nobody timed it. */
export function durationText({ startedAt, endedAt, isTimed }: Workout): string | null {
  if (!isTimed || endedAt === null) return null;
  const minutes = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

function byMonth(workouts: readonly Workout[]): ReadonlyMap<string, readonly Workout[]> {
  const months = new Map<string, Workout[]>();
  for (const workout of workouts) {
    const month = workout.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), workout]);
  }
  return months;
}

function WorkoutRow({ workout }: { workout: Workout }) {
  const sets = workout.exercises.reduce((sum, entry) => sum + doneCount(entry), 0);
  const day = new Date(workout.date);
  const facts = [durationText(workout), sets === 0 ? null : `${sets} ${sets === 1 ? "set" : "sets"}`];
  return (
    <li>
      <Link to={`/workouts/${workout.id}`} className="history-row">
        <span className="history-day" aria-hidden="true">
          <span className="n text-26">{day.getUTCDate()}</span>
          <span className="text-13 text-fg-2">{formatDate(day, "weekday", "utc").slice(0, 3)}</span>
        </span>
        <span className="min-w-0">
          <span className="visually-hidden">{formatDate(day, "longDate", "utc")}: </span>
          <span className="block truncate font-name">{titleOf(workout)}</span>
          <span className="block truncate text-14 text-fg-2">{doneNames(workout.exercises)}</span>
          <span className="block text-14 text-fg-2">{facts.filter((each) => each !== null).join(" · ")}</span>
        </span>
      </Link>
    </li>
  );
}

/** Finished workouts by month, the latest first. */
export function HistoryList({ history: { workouts, query } }: { history: History }) {
  if (workouts.length === 0 && query.isPending)
    return (
      <Loading label="Loading your workouts" className="grid gap-2">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-21" />
        ))}
      </Loading>
    );
  if (workouts.length === 0 && query.error)
    return (
      <Alert tone="error">
        <p>{query.error instanceof ApiError ? query.error.message : "We couldn't load your workouts."}</p>
        <Button size="sm" look="secondary" className="mt-3" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (workouts.length === 0)
    return (
      <EmptyState title="No workouts yet">
        Finish your first one, and it shows here with every set. You can change it afterwards, repeat it or make it a routine.
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {[...byMonth(workouts)].map(([month, inMonth]) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`} className="mb-2 text-15 font-label text-fg-2">
            {formatDate(new Date(`${month}-01`), "month", "utc")}
          </h3>
          <ul className="grid gap-2">
            {inMonth.map((workout) => (
              <WorkoutRow key={workout.id} workout={workout} />
            ))}
          </ul>
        </section>
      ))}
      <MorePages
        query={query}
        byItself={PAGES_BY_THEMSELVES}
        label="Show older workouts"
        failed="We couldn't load older workouts. Please try again."
      />
    </div>
  );
}
