import type { Routine } from "@lockstep/contract/training-routines.ts";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { useSaving } from "../../../offline/use-saving.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { StartButton } from "../workout/start-workout.tsx";
import { workoutOfRoutine } from "./routine-of.ts";
import { changeRoutine, useRoutines } from "./routines.ts";

function RoutineCard({ routine, userId, today }: { routine: Routine; userId: string; today: CalendarDay }) {
  const saving = useSaving();
  const remove = () =>
    saving(changeRoutine(userId, { routine, isDeleted: true }), {
      message: `${routine.name} deleted`,
      onUndo: () => void saving(changeRoutine(userId, { routine, restores: true })),
    });
  const count = routine.exercises.length;
  return (
    <li className="card routine">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-name text-17 wrap-anywhere">{routine.name}</h3>
          <p className="line-clamp-2 text-14 text-fg-2">
            {count === 0 ? "No exercises yet" : routine.exercises.map(({ exerciseName }) => exerciseName).join(", ")}
          </p>
        </div>
        <div className="-mt-2 -mr-2 flex flex-none">
          <Link to={`/routines/${routine.id}`} className="btn btn-icon btn-plain" aria-label={`Edit ${routine.name}`}>
            <Pencil aria-hidden="true" />
          </Link>
          <IconButton label={`Delete ${routine.name}`} onClick={() => void remove()}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {count === 0 ? (
        <LinkButton to={`/routines/${routine.id}`} look="secondary" size="sm" className="mt-3">
          Add exercises
        </LinkButton>
      ) : (
        <StartButton
          userId={userId}
          workout={{ ...workoutOfRoutine(routine), date: today }}
          label="Start"
          continueLabel="Workout in progress"
          look="secondary"
          size="sm"
          className="mt-3 justify-self-start"
        />
      )}
    </li>
  );
}

/** The person's routines: start, change, delete. */
export function RoutineList({ userId, today }: { userId: string; today: CalendarDay }) {
  const { items, pending, error, refetch } = useRoutines(userId);
  return (
    <section className="mt-8" aria-labelledby="routines-heading">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id="routines-heading" className="d2 text-26">
          Routines
        </h2>
        <LinkButton to="/routines/new" look="quiet" size="sm" icon={<Plus aria-hidden="true" />}>
          New routine
        </LinkButton>
      </div>
      {pending && items.length === 0 ? (
        <Loading label="Loading your routines">
          <Skeleton className="h-30" />
        </Loading>
      ) : error && items.length === 0 ? (
        <Alert tone="error">
          <p>We couldn&apos;t load your routines.</p>
          <Button size="sm" look="secondary" className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : items.length === 0 ? (
        <p className="max-w-[52ch] text-fg-2">
          A routine is a workout you start again and again. Make one from scratch, from a day of your plan, or from any workout in
          your history.
        </p>
      ) : (
        <ul className="grid gap-3 sm:max-lg:grid-cols-2">
          {items.map((routine) => (
            <RoutineCard key={routine.id} routine={routine} userId={userId} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}
