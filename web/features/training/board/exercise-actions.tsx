import type { PlanEdit, PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import { ArrowDown, ArrowLeftRight, ArrowUp, Minus, Plus, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button, IconButton } from "../../../ui/button.tsx";
import { shortAmount } from "../plan/amount.ts";
import { minutesOf } from "./day-fit.tsx";
import { OwnDose } from "./own-dose.tsx";
import { MOST_SETS, placesBy, setsBy } from "./next-edits.ts";
import type { Board, Wish } from "./use-board.ts";

const wishOf = (edit: PlanEdit | null): Wish | null => edit && { edit };

function SetsStepper({ exercise, day, board }: { exercise: PlannedExercise; day: PlannedDay; board: Board }) {
  const limit = board.shown.plan.choices.durationMinutes;
  const { minutes, over } = minutesOf(day, limit);
  const set = (by: number) => void board.change((days) => wishOf(setsBy(days, day.day, exercise.exerciseId, by)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p aria-live="polite">
        <span className="n text-64">{exercise.sets}</span>{" "}
        <span className="ml-2 text-14 font-label text-fg-2">
          {exercise.sets === 1 ? "set" : "sets"} of {shortAmount(exercise)}
        </span>
        <span className="mt-2 block text-14 text-fg-2">
          {day.day} takes {minutes} minutes{over > 0 ? `, ${over} over your ${limit}` : ""}
        </span>
      </p>
      <div className="flex gap-2">
        <IconButton size="md" look="secondary" label="Remove a set" disabled={exercise.sets <= 1} onClick={() => set(-1)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton size="md" look="secondary" label="Add a set" disabled={exercise.sets >= MOST_SETS} onClick={() => set(1)}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

/** What can be done with one exercise: its sets, its place in the day, an equal one instead, out of the day. */
export function ExerciseActions({
  exercise,
  day,
  board,
  ownDoses,
  onDone,
  onPick,
}: {
  exercise: PlannedExercise;
  day: PlannedDay;
  board: Board;
  /** Whether the membership includes custom doses; null while it isn't known. */
  ownDoses: boolean | null;
  /** Makes a change that ends the sheet; `focusId` is the exercise to be on afterwards. */
  onDone: (edit: PlanEdit, said: string, focusId: string | null) => void;
  onPick: () => void;
}) {
  const index = day.exercises.findIndex((each) => each.exerciseId === exercise.exerciseId);
  const isLast = day.exercises.length === 1;
  const [asking, setAsking] = useState(false);
  const { exerciseId, name } = exercise;
  const move = (by: number) => void board.change((days) => wishOf(placesBy(days, day.day, exerciseId, by)));
  const remove = () => {
    const neighbour = day.exercises[index + 1] ?? day.exercises[index - 1];
    const said = isLast ? `${name} removed. ${day.day} is a rest day now` : `${name} removed from ${day.day}`;
    onDone({ type: "remove-exercise", day: day.day, exerciseId }, said, neighbour?.exerciseId ?? null);
  };
  return (
    <div className="mt-4 grid gap-5">
      <SetsStepper exercise={exercise} day={day} board={board} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t-[1.5px] border-line pt-4">
        <p aria-live="polite" className="font-label">
          Number {index + 1} of {day.exercises.length}
        </p>
        <div className="flex gap-2">
          <Button size="sm" look="quiet" icon={<ArrowUp aria-hidden="true" />} disabled={index <= 0} onClick={() => move(-1)}>
            Earlier
          </Button>
          <Button
            size="sm"
            look="quiet"
            icon={<ArrowDown aria-hidden="true" />}
            disabled={index >= day.exercises.length - 1}
            onClick={() => move(1)}
          >
            Later
          </Button>
        </div>
      </div>
      <OwnDose isOpen={ownDoses} exercise={exercise} day={day} board={board} onDone={onDone} />
      <section className="border-t-[1.5px] border-line pt-4" aria-labelledby="equal-heading">
        <h3 id="equal-heading" className="font-name">
          Swap exercise
        </h3>
        <ul className="mt-2 grid gap-1">
          {exercise.substitutes.map((each) => (
            <li key={each.exerciseId} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 flex-1">{each.name}</span>
              {day.exercises.some((other) => other.exerciseId === each.exerciseId) ? (
                <span className="text-14 text-fg-2">Already added</span>
              ) : (
                <Button
                  size="sm"
                  look="quiet"
                  icon={<ArrowLeftRight aria-hidden="true" />}
                  aria-label={`Swap ${name} for ${each.name}`}
                  onClick={() =>
                    onDone(
                      { type: "swap-exercise", day: day.day, exerciseId, withExerciseId: each.exerciseId },
                      `Swapped to ${each.name}`,
                      each.exerciseId,
                    )
                  }
                >
                  Swap
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button size="sm" look="plain" className="-ml-2" icon={<Search aria-hidden="true" />} onClick={onPick}>
          Choose another exercise
        </Button>
      </section>
      <div className="grid gap-2 border-t-[1.5px] border-line pt-4">
        {asking ? (
          <>
            <p role="alert">It's the only one: without it {day.day} becomes a rest day.</p>
            <Button look="danger-filled" onClick={remove}>
              Remove and rest
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button look="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => (isLast ? setAsking(true) : remove())}>
            Remove from {day.day}
          </Button>
        )}
        <Link to={`/exercises/${exerciseId}`} className="link inline-flex min-h-11 items-center justify-self-start">
          Exercise details
        </Link>
      </div>
    </div>
  );
}
