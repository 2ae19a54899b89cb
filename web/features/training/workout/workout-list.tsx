import type { Workout } from "@lockstep/contract/training-workouts.ts";
import { Check, ListOrdered, Plus, Settings2 } from "lucide-react";
import { lazy, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BodyWeightField } from "../measurements/body-weight-field.tsx";
import type { Units } from "../units.ts";
import { doneCount } from "./done-count.ts";
import type { LiveActions } from "./live-actions.ts";
import { isDone, setsAsked, type LiveExercise } from "./live-exercise.ts";
import { NoteField } from "./note-field.tsx";

const OrderExercises = lazy(() => import("./order-exercises.tsx"));

function countText(live: LiveExercise): string {
  const done = doneCount(live.entry);
  if (!live.entry.isSkipped) return `${done} of ${setsAsked(live)} sets`;
  return done === 0 ? "Skipped" : `${done} ${done === 1 ? "set" : "sets"}`;
}

/** All exercises of the workout, their order, and what belongs to the workout as a whole. */
export function WorkoutList({
  exercises,
  workout,
  units,
  showsMeasurements,
  actions,
  onOpen,
  onAdd,
  onSettings,
  onFinish,
  onDiscard,
}: {
  exercises: readonly LiveExercise[];
  workout: Workout;
  units: Units;
  showsMeasurements: boolean;
  actions: Pick<LiveActions, "moveTo" | "remove" | "describe">;
  onOpen: (entryId: string) => void;
  onAdd: () => void;
  onSettings: () => void;
  onFinish: () => void;
  onDiscard: () => void;
}) {
  const [isOrdering, setOrdering] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const done = exercises.reduce((sum, { entry }) => sum + doneCount(entry), 0);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="d text-32">Your workout</h2>
        {exercises.length < 2 ? null : (
          <Button
            size="sm"
            look={isOrdering ? "secondary" : "plain"}
            aria-pressed={isOrdering}
            icon={<ListOrdered aria-hidden="true" />}
            onClick={() => setOrdering(!isOrdering)}
          >
            {isOrdering ? "Done" : "Reorder"}
          </Button>
        )}
      </div>
      {exercises.length === 0 ? (
        <p className="mt-3 text-fg-2">Nothing here yet. Add your first exercise.</p>
      ) : isOrdering ? (
        <LazyPart waiting={<Skeleton className="mt-4 h-84" />}>
          <OrderExercises exercises={exercises} actions={actions} />
        </LazyPart>
      ) : (
        <ol className="live-sets" aria-label="Exercises">
          {exercises.map((live, index) => (
            <li key={live.entry.id}>
              <button type="button" className="live-set" onClick={() => onOpen(live.entry.id)}>
                <span className="n text-18 text-fg-2" aria-hidden="true">
                  {index + 1}
                </span>
                <span className={live.entry.isSkipped ? "live-set-open" : "font-label"}>{live.entry.exerciseName}</span>
                <span className="text-14 text-fg-2">{countText(live)}</span>
                {isDone(live) && !live.entry.isSkipped ? (
                  <Check size={22} strokeWidth={3} aria-label="Done" />
                ) : (
                  <span aria-hidden="true" />
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
      <Button
        look={exercises.length === 0 ? "primary" : "secondary"}
        className="mt-4 w-full"
        icon={<Plus aria-hidden="true" />}
        onClick={onAdd}
      >
        Add exercise
      </Button>
      {exercises.length === 0 ? null : (
        <Button size="lg" className="mt-3 w-full" onClick={onFinish}>
          Finish workout
        </Button>
      )}
      <div className="mt-6 grid gap-4">
        <NoteField label="Workout note" value={workout.note} onSave={(note) => void actions.describe({ note })} />
        {showsMeasurements ? (
          <BodyWeightField
            valueKg={workout.bodyWeightKg}
            units={units}
            onSave={(bodyWeightKg) => void actions.describe({ bodyWeightKg })}
          />
        ) : null}
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button look="plain" icon={<Settings2 aria-hidden="true" />} onClick={onSettings}>
          Workout settings
        </Button>
        {isDiscarding ? null : (
          <Button look="plain" onClick={() => setDiscarding(true)}>
            Discard workout
          </Button>
        )}
      </div>
      {isDiscarding ? (
        <div className="mt-3 grid gap-2" role="alert">
          <p className="font-label">
            {done === 0
              ? "Discard this workout?"
              : `Discard this workout with ${done} ${done === 1 ? "set" : "sets"}? They won't count.`}
          </p>
          <div className="flex gap-2">
            <Button look="danger-filled" onClick={onDiscard}>
              Discard workout
            </Button>
            <Button look="quiet" onClick={() => setDiscarding(false)}>
              Keep it
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
