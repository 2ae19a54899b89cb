import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import type { Workout, WorkoutExercise } from "@lockstep/contract/training-workouts.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { newId } from "../../../api/new-id.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { Input, Textarea } from "../../../ui/field.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { ToastRequest } from "../../../ui/toast.tsx";
import { LazyExercisePicker } from "../custom/lazy-picker.ts";
import { BodyWeightField } from "../measurements/body-weight-field.tsx";
import { severalExercisesOptions } from "../queries.ts";
import type { Units } from "../units.ts";
import { lastMoment } from "../workout/last-moment.ts";
import { titleOf } from "../workout/title-of.ts";
import { changeWorkout, type WorkoutChange } from "../workout/workout-changes.ts";
import { EditSet } from "./edit-set.tsx";
import { setLabels } from "./set-labels.ts";
import { isoOf, timesOf, timesProblem } from "./workout-times.ts";

type Change = (made: WorkoutChange, done?: ToastRequest) => Promise<boolean>;

/** When it was: the day, and from when to when. What can't be is said below and isn't kept. */
function Times({ workout, change }: { workout: Workout; change: Change }) {
  const known = timesOf(workout);
  const [times, setTimes] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = (next: typeof times) => {
    const wrong = timesProblem(next, Date.now());
    setTimes(next);
    setProblem(wrong);
    if (wrong !== null) return;
    const { startedAt, endedAt } = isoOf(next);
    const fields = { date: next.date, endedAt };
    if (startedAt !== workout.startedAt || endedAt !== workout.endedAt || next.date !== workout.date)
      void change({ type: "workout", workoutId: workout.id, startedAt, fields });
  };
  const days = Math.round((Date.parse(workout.endedAt ?? workout.startedAt) - Date.parse(workout.startedAt)) / 86_400_000);
  const last = lastMoment(workout);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Input
          label="Day"
          type="date"
          className="col-span-2 sm:col-span-1"
          value={times.date}
          onChange={(event) => keep({ ...times, date: event.target.value })}
        />
        {workout.isTimed ? (
          <>
            <Input
              label="Start"
              type="time"
              value={times.start}
              onChange={(event) => keep({ ...times, start: event.target.value })}
            />
            <Input label="End" type="time" value={times.end} onChange={(event) => keep({ ...times, end: event.target.value })} />
          </>
        ) : null}
      </div>
      {problem === null ? null : (
        <p role="alert" className="font-label text-danger">
          {problem}
        </p>
      )}
      {days < 1 ? null : (
        <div className="panel grid justify-items-start gap-2">
          <p>{`This workout stayed open for ${days === 1 ? "a day" : `${days} days`}. All sets are safe.`}</p>
          <Button
            size="sm"
            look="secondary"
            onClick={() => {
              void change({ type: "workout", workoutId: workout.id, startedAt: workout.startedAt, fields: { endedAt: last } });
              setTimes(timesOf({ ...workout, endedAt: last }));
            }}
          >
            End it at the last set
          </Button>
        </div>
      )}
    </div>
  );
}

/** The sets of one exercise, with more of them, or without the exercise. */
function EditExercise({
  workout,
  entry,
  detail,
  units,
  change,
}: {
  workout: Workout;
  entry: WorkoutExercise;
  detail: ExerciseDetail | null;
  units: Units;
  change: Change;
}) {
  const about = { workoutId: workout.id } as const;
  const { id: exerciseEntryId, exerciseName } = entry;
  const isHold =
    entry.sets.some(({ seconds }) => seconds !== null) || (entry.sets.length === 0 && (detail?.holdSeconds ?? null) !== null);
  const add = () => {
    const before = entry.sets.findLast(({ type }) => type !== "warmup");
    const { weightKg = null } = before ?? {};
    const reps = isHold ? 1 : (before?.reps ?? detail?.repsMin ?? 8);
    const seconds = isHold ? (before?.seconds ?? detail?.holdSeconds ?? 30) : null;
    const fields = { exerciseEntryId, type: "work", weightKg, reps, seconds, doneAt: workout.endedAt } as const;
    void change({ ...about, type: "set", setId: newId(), fields });
  };
  const remove = () =>
    void change(
      { ...about, type: "delete-exercise", entryId: entry.id, exerciseName },
      { message: `${exerciseName} removed`, onUndo: () => void change({ ...about, type: "restore-exercise", entry }) },
    );
  const labels = setLabels(entry.sets);
  return (
    <section className="border-t-[1.5px] border-line pt-4" aria-labelledby={`edit-${entry.id}`}>
      <div className="mb-2 flex items-start justify-between gap-2">
        <h2 id={`edit-${entry.id}`} className="pt-2 font-name text-17">
          {exerciseName}
        </h2>
        <IconButton label={`Remove ${exerciseName}`} onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {entry.sets.length === 0 ? null : (
        <div className="set-edit set-edit-head" aria-hidden="true">
          <span>Type</span>
          <span>{units}</span>
          <span>{isHold ? "Seconds" : "Reps"}</span>
        </div>
      )}
      <ul className="grid gap-2" aria-label={`Sets of ${exerciseName}`}>
        {entry.sets.map((set, at) => (
          <EditSet
            key={`${set.id} ${set.weightKg} ${set.reps} ${set.seconds}`}
            set={set}
            label={labels[at] === "W" ? "Warm-up set" : `Set ${labels[at] ?? ""}`}
            loadModel={detail?.loadModel}
            units={units}
            onChange={(fields) => void change({ ...about, type: "set", setId: set.id, fields: { exerciseEntryId, ...fields } })}
            onDelete={() =>
              void change(
                { ...about, type: "delete-set", setId: set.id, exerciseEntryId },
                { message: "Set deleted", onUndo: () => void change({ ...about, type: "restore-set", set }) },
              )
            }
          />
        ))}
      </ul>
      <Button size="sm" look="plain" icon={<Plus aria-hidden="true" />} onClick={add}>
        Add set
      </Button>
    </section>
  );
}

/** A finished workout to change. Each change counts at once, on this device and everywhere its numbers are added up. */
export default function EditWorkout({
  workout,
  userId,
  units,
  showsMeasurements,
  onDone,
}: {
  workout: Workout;
  userId: string;
  units: Units;
  showsMeasurements: boolean;
  onDone: () => void;
}) {
  const saving = useSaving();
  const [isAdding, setAdding] = useState(false);
  const ids = [...new Set(workout.exercises.map(({ exerciseId }) => exerciseId))];
  const { data: details = [] } = useQuery({ ...severalExercisesOptions(ids), placeholderData: keepPreviousData });
  const change: Change = (made, done) => saving(changeWorkout(userId, made), done);
  const describe = (fields: Partial<Pick<Workout, "name" | "note" | "bodyWeightKg">>) => {
    if (Object.entries(fields).some(([field, value]) => workout[field as keyof typeof fields] !== value))
      void change({ type: "workout", workoutId: workout.id, startedAt: workout.startedAt, fields });
  };
  return (
    <div className="grid gap-6">
      <div className="flex items-center justify-between gap-3">
        <h1 className="d text-32">Edit workout</h1>
        <Button onClick={onDone}>Done</Button>
      </div>
      <div className="grid gap-4">
        <Input
          label="Name"
          maxLength={80}
          defaultValue={workout.name}
          placeholder={titleOf({ ...workout, name: "" })}
          onBlur={(event) => describe({ name: event.target.value.trim() })}
        />
        <Times workout={workout} change={change} />
        <Textarea
          label="Note"
          optional
          rows={3}
          maxLength={1000}
          defaultValue={workout.note}
          onBlur={(event) => describe({ note: event.target.value.trim() })}
        />
        {showsMeasurements ? (
          <BodyWeightField valueKg={workout.bodyWeightKg} units={units} onSave={(bodyWeightKg) => describe({ bodyWeightKg })} />
        ) : null}
      </div>
      <div className="grid gap-5">
        {workout.exercises.map((entry) => (
          <EditExercise
            key={entry.id}
            workout={workout}
            entry={entry}
            detail={details.find(({ id }) => id === entry.exerciseId) ?? null}
            units={units}
            change={change}
          />
        ))}
      </div>
      <div className="grid gap-2 sm:flex">
        <Button look="secondary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          Add exercise
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
      <Sheet open={isAdding} onOpenChange={setAdding} title="Add exercise" wide>
        <LazyPart waiting={<Skeleton className="mt-4 h-84" />}>
          <LazyExercisePicker
            userId={userId}
            added={new Set(ids)}
            onPick={({ id, name }) => {
              setAdding(false);
              const fields = { exerciseId: id, exerciseName: name };
              void change({ type: "exercise", workoutId: workout.id, entryId: newId(), fields });
            }}
          />
        </LazyPart>
      </Sheet>
    </div>
  );
}
