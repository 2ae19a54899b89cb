import { ArrowLeft } from "lucide-react";
import { lazy, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { ErrorView } from "../../../ui/error-view.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useTrainingPerson, type TrainingUser } from "../person.ts";
import type { RenderShare } from "../workout/finished-workout.ts";
import { titleOf } from "../workout/title-of.ts";
import { changeWorkout } from "../workout/workout-changes.ts";
import { useWorkout } from "./use-workouts.ts";
import { WorkoutView } from "./workout-view.tsx";
import "./history.css";

const EditWorkout = lazy(() => import("./edit-workout.tsx"));

/** One workout: what was done, and everything that can be done with it afterwards. */
export function OneWorkoutPage({ id, user, renderShare }: { id: string; user: TrainingUser; renderShare: RenderShare }) {
  const navigate = useNavigate();
  const saving = useSaving();
  const { units, today, pending: unknown, showsMeasurements } = useTrainingPerson(user);
  const { workout, query } = useWorkout(user.id, id);
  const [isEditing, setEditing] = useState(false);
  const room = (
    <Loading label="Loading the workout">
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="mt-6 h-84" />
    </Loading>
  );
  const isMissing = query.error instanceof ApiError && [404, 422].includes(query.error.status);
  const remove = async () => {
    if (workout === null) return;
    const back = () => void saving(changeWorkout(user.id, { type: "restore", workoutId: id, workout }));
    const isKept = await saving(changeWorkout(user.id, { type: "discard", workoutId: id }), {
      message: `${titleOf(workout)} deleted`,
      onUndo: back,
    });
    if (isKept) await navigate("/workouts");
  };
  return (
    <div className={cx("wrap page-body", isEditing && "wrap-reading")}>
      <Link to="/workouts" className="mb-3 inline-flex min-h-11 items-center gap-2 font-label">
        <ArrowLeft size={18} aria-hidden="true" /> All workouts
      </Link>
      {workout !== null && !unknown ? (
        <>
          <title>{`${titleOf(workout)} · Lockstep`}</title>
          {workout.endedAt === null ? (
            <>
              <h1 className="d text-40">{titleOf(workout)}</h1>
              <p className="mt-3 mb-6 text-fg-2">This workout is still in progress.</p>
              <LinkButton to="/workout">Resume workout</LinkButton>
            </>
          ) : isEditing ? (
            <LazyPart waiting={room}>
              <EditWorkout
                workout={workout}
                userId={user.id}
                units={units}
                showsMeasurements={showsMeasurements}
                onDone={() => setEditing(false)}
              />
            </LazyPart>
          ) : (
            <WorkoutView
              workout={workout}
              userId={user.id}
              units={units}
              today={today}
              showsMeasurements={showsMeasurements}
              renderShare={renderShare}
              onEdit={() => setEditing(true)}
              onDelete={() => void remove()}
            />
          )}
        </>
      ) : isMissing || (workout === null && query.isSuccess) ? (
        <>
          <title>Workout not found · Lockstep</title>
          <h1 className="d text-40">Workout not found</h1>
          <p className="mt-3 mb-6 max-w-[48ch] text-17 text-fg-2">It may have been deleted, here or on another device.</p>
          <LinkButton to="/workouts">All workouts</LinkButton>
        </>
      ) : query.error ? (
        <ErrorView title="We couldn't load the workout." onRetry={() => void query.refetch()}>
          {query.error instanceof ApiError ? query.error.message : "It's safe, and it'll be here when you're back online."}
        </ErrorView>
      ) : (
        room
      )}
    </div>
  );
}
