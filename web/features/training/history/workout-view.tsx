import type { Completion, ExerciseDetail } from "@lockstep/contract/training.ts";
import type { Workout, WorkoutExercise, WorkoutSet } from "@lockstep/contract/training-workouts.ts";
import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import { movesWholeBody } from "@lockstep/domain/training/body-weight.ts";
import { measureText } from "@lockstep/domain/training/measurements.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, Pencil, Trash2, Trophy } from "lucide-react";
import { Link } from "react-router";
import { useSaving } from "../../../offline/use-saving.ts";
import { addDays, type CalendarDay } from "../../../plans/today.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/formatters.ts";
import { useCompletions } from "../completions.ts";
import { useBodyWeight } from "../measurements/use-body-weight.ts";
import { setsText } from "../plan/sets-text.ts";
import { severalExercisesOptions } from "../queries.ts";
import { changeRoutine } from "../routines/routines.ts";
import { routineOfWorkout, workoutAgain } from "../routines/routine-of.ts";
import { fromKg, type Units } from "../units.ts";
import { doneCount } from "../workout/done-count.ts";
import { finishedWorkout, type RenderShare } from "../workout/finished-workout.ts";
import { StartButton } from "../workout/start-workout.tsx";
import { titleOf } from "../workout/title-of.ts";
import { recordsOf, recordText, volumeOf } from "../workout/workout-records.ts";
import { setLabels } from "./set-labels.ts";
import { durationText } from "./history-list.tsx";

/** Records are looked for in the year before. */
const DAYS_BACK = 364;

const TYPE_MARKS: Readonly<Record<WorkoutSet["type"], string>> = {
  warmup: "Warm-up",
  work: "",
  drop: "Drop set",
  failure: "To failure",
  amrap: "As many as possible",
};

const clock = (moment: string): string => formatDate(new Date(moment), "moment").replace(/^.* at /, "");

function SetRow({ set, label, units }: { set: WorkoutSet; label: string; units: Units }) {
  const { weightKg, reps, seconds, metres, rir, side, type, doneAt } = set;
  const amount = setsText([{ weightKg, reps: reps ?? 1, ...(seconds === null ? {} : { seconds }) }], units);
  const notes = [
    TYPE_MARKS[type],
    metres === null ? "" : `${metres} m`,
    side === null ? "" : `${side} side`,
    rir === null ? "" : `${rir} in reserve`,
    doneAt === null ? "not done" : "",
  ].filter((each) => each !== "");
  return (
    <tr>
      <th scope="row" className="n w-8 text-18 text-fg-2">
        {label}
      </th>
      <td className={doneAt === null ? "text-fg-2" : "font-label"}>{amount}</td>
      <td className="text-right text-14 text-fg-2">{notes.join(", ")}</td>
    </tr>
  );
}

function Exercise({ entry, units, inTurn }: { entry: WorkoutExercise; units: Units; inTurn: boolean }) {
  const labels = setLabels(entry.sets);
  return (
    <section className="border-t-[1.5px] border-line pt-4" aria-labelledby={`entry-${entry.id}`}>
      <h3 id={`entry-${entry.id}`} className="font-name text-17">
        <Link className="link" to={`/exercises/${entry.exerciseId}`}>
          {entry.exerciseName}
        </Link>
        {inTurn ? <span className="ml-2 text-14 font-normal text-fg-2">Superset</span> : null}
      </h3>
      {entry.note === "" ? null : <p className="mt-1 text-fg-2 wrap-anywhere">{entry.note}</p>}
      {entry.sets.length === 0 ? (
        <p className="mt-1 text-fg-2">{entry.completedAt === null ? "No sets" : "Completed"}</p>
      ) : (
        <table className="data-table mt-2">
          <caption className="visually-hidden">{`Sets of ${entry.exerciseName}`}</caption>
          <tbody>
            {entry.sets.map((set, at) => (
              <SetRow key={set.id} set={set} units={units} label={labels[at] ?? ""} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** What exercises of a workout did better than the year before. */
function recordsIn(
  workout: Workout,
  details: readonly ExerciseDetail[],
  completions: readonly Completion[],
  bodyWeightKg: number | null,
  units: Units,
): readonly string[] {
  return workout.exercises.flatMap((entry) => {
    const detail = details.find(({ id }) => id === entry.exerciseId);
    if (detail === undefined) return [];
    return recordsOf(entry, detail, completions, workout.date, bodyWeightKg).map(
      (record) => `${entry.exerciseName}: ${recordText(record, units, detail.loadModel === "assistance")}`,
    );
  });
}

/** A finished workout to read: when, how much, its records and every set. */
export function WorkoutView({
  workout,
  userId,
  units,
  today,
  showsMeasurements,
  renderShare,
  onEdit,
  onDelete,
}: {
  workout: Workout;
  userId: string;
  units: Units;
  today: CalendarDay;
  showsMeasurements: boolean;
  renderShare: RenderShare;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const saving = useSaving();
  const { exercises } = workout;
  const ids = [...new Set(exercises.map(({ exerciseId }) => exerciseId))];
  const { data: details = [], isSuccess } = useQuery(severalExercisesOptions(ids));
  const date = workout.date as CalendarDay;
  const { completions, pending } = useCompletions(userId, addDays(date, -DAYS_BACK), date);
  const measuredKg = useBodyWeight(userId, date, showsMeasurements && details.some(movesWholeBody));
  const bodyWeightKg = workout.bodyWeightKg ?? measuredKg;
  const records = pending ? [] : recordsIn(workout, details, completions, bodyWeightKg, units);
  const withDetails = exercises.map((entry) => ({
    entry,
    detail: details.find(({ id }) => id === entry.exerciseId) ?? null,
  }));
  const sets = exercises.reduce((sum, entry) => sum + doneCount(entry), 0);
  const kg = exercises.reduce(
    (sum, entry) => sum + volumeOf(entry, details.find(({ id }) => id === entry.exerciseId) ?? null, bodyWeightKg),
    0,
  );
  const gone = exercises.filter(({ exerciseId, exerciseName }) => exerciseName === exerciseId && !isCustomExerciseId(exerciseId));
  const again = workoutAgain(workout);
  const save = () => {
    const routine = routineOfWorkout(workout);
    void saving(changeRoutine(userId, { routine }), {
      message: "Saved as a routine",
      link: { to: `/routines/${routine.id}`, label: "Edit" },
    });
  };
  const facts = [
    { name: "Time", value: durationText(workout) ?? "-" },
    { name: sets === 1 ? "Set" : "Sets", value: String(sets) },
    { name: "Volume", value: kg === 0 ? "-" : `${formatCount(Math.round(fromKg(kg, units)))} ${units}` },
  ];
  return (
    <div className="workout-columns">
      <div className="min-w-0">
        <h1 className="d text-40 wrap-anywhere">{titleOf(workout)}</h1>
        <p className="mt-2 text-fg-2">
          {formatDate(new Date(workout.date), "wholeDate", "utc")}
          {workout.isTimed && workout.endedAt !== null ? `, ${clock(workout.startedAt)} to ${clock(workout.endedAt)}` : ""}
        </p>
        <dl className="mt-5 grid grid-cols-3 gap-2">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-14 text-fg-2">{name}</dt>
              <dd className="n text-26">{value}</dd>
            </div>
          ))}
        </dl>
        {workout.bodyWeightKg === null || !showsMeasurements ? null : (
          <p className="mt-4">{`Body weight ${measureText("weightKg", workout.bodyWeightKg, units)}`}</p>
        )}
        {workout.note === "" ? null : <p className="mt-4 max-w-[65ch] whitespace-pre-line wrap-anywhere">{workout.note}</p>}
        <div className="mt-6 grid gap-2 sm:max-lg:grid-cols-2">
          {again.exercises.length === 0 ? null : (
            <StartButton
              userId={userId}
              workout={{ ...again, date: today }}
              label="Repeat workout"
              continueLabel="Resume the workout in progress"
            />
          )}
          <Button size="lg" look="secondary" className="w-full" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            Edit
          </Button>
          <div className="flex flex-wrap gap-2 sm:max-lg:col-span-2">
            {again.exercises.length === 0 ? null : (
              <Button size="sm" look="plain" icon={<Bookmark aria-hidden="true" />} onClick={save}>
                Save as routine
              </Button>
            )}
            <Button size="sm" look="plain" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
              Delete
            </Button>
          </div>
        </div>
        {pending ? null : <div className="mt-2">{renderShare(finishedWorkout(workout, withDetails, completions), units, 2)}</div>}
        {records.length === 0 ? null : (
          <section className="mt-8" aria-labelledby="records-heading">
            <h2 id="records-heading" className="d2 text-22">
              {records.length === 1 ? "Record" : "Records"}
            </h2>
            <ul className="mt-2 grid gap-2">
              {records.map((text) => (
                <li key={text} className="flex items-start gap-2">
                  <Trophy size={18} className="mt-1 shrink-0" aria-hidden="true" />
                  {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section className="min-w-0" aria-labelledby="exercises-heading">
        <h2 id="exercises-heading" className="d2 mb-4 text-22">
          Exercises
        </h2>
        {exercises.length === 0 ? (
          <p className="text-fg-2">There&apos;s nothing in this workout. Edit it to add what you did.</p>
        ) : null}
        {gone.length === 0 || !isSuccess ? null : (
          <p className="mb-4 text-14 text-fg-2">
            {gone.length === 1 ? "One exercise is" : `${gone.length} exercises are`} no longer in the library. Your sets are kept
            and still count.
          </p>
        )}
        <div className="grid gap-5">
          {exercises.map((entry) => (
            <Exercise
              key={entry.id}
              entry={entry}
              units={units}
              inTurn={entry.superset !== null && exercises.some((each) => each !== entry && each.superset === entry.superset)}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
