import type { PlanEdit, PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import { OWN_DOSE } from "@lockstep/domain/training/own-doses.ts";
import { Link2, Unlink } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { LockedLine } from "../../../ui/locked.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { doseWith } from "./next-edits.ts";
import type { Dose } from "./next-edits.ts";
import type { Board } from "./use-board.ts";

const REST_STEP_SECONDS = 15;
const HOLD_STEP_SECONDS = 5;

function Doses({ exercise, day, board }: { exercise: PlannedExercise; day: PlannedDay; board: Board }) {
  const set = (change: Partial<Dose>) =>
    void board.change((days) => {
      const edit = doseWith(days, day.day, exercise.exerciseId, change);
      return edit && { edit };
    });
  const side = exercise.perSide ? " each side" : "";
  return (
    <div className="grid justify-items-start gap-1">
      {exercise.holdSeconds === null ? (
        <>
          <Stepper
            label="Fewest reps"
            value={exercise.repsMin}
            min={OWN_DOSE.reps[0]}
            max={exercise.repsMax}
            words={`from ${exercise.repsMin}${side}`}
            onChange={(repsMin) => set({ repsMin })}
          />
          <Stepper
            label="Most reps"
            value={exercise.repsMax}
            min={exercise.repsMin}
            max={OWN_DOSE.reps[1]}
            words={`to ${exercise.repsMax} reps${side}`}
            onChange={(repsMax) => set({ repsMax })}
          />
        </>
      ) : (
        <Stepper
          label="Hold"
          value={exercise.holdSeconds}
          min={OWN_DOSE.holdSeconds[0]}
          max={OWN_DOSE.holdSeconds[1]}
          step={HOLD_STEP_SECONDS}
          words={`${exercise.holdSeconds} s hold${side}`}
          onChange={(holdSeconds) => set({ holdSeconds })}
        />
      )}
      <Stepper
        label="Rest"
        value={exercise.restSeconds}
        min={OWN_DOSE.restSeconds[0]}
        max={OWN_DOSE.restSeconds[1]}
        step={REST_STEP_SECONDS}
        words={`${exercise.restSeconds} s rest`}
        onChange={(restSeconds) => set({ restSeconds })}
      />
    </div>
  );
}

function Superset({
  exercise,
  day,
  onDone,
}: {
  exercise: PlannedExercise;
  day: PlannedDay;
  onDone: (edit: PlanEdit, said: string, focusId: string | null) => void;
}) {
  const { exerciseId, superset } = exercise;
  const others = day.exercises.filter((each) => each.exerciseId !== exerciseId);
  const partner = superset === null ? undefined : others.find((each) => each.superset === superset);
  if (others.length === 0) return null;
  if (partner) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>In a superset with {partner.name}</p>
        <Button
          size="sm"
          look="quiet"
          icon={<Unlink aria-hidden="true" />}
          onClick={() =>
            onDone(
              { type: "unpair-exercises", day: day.day, exerciseId },
              `${exercise.name} and ${partner.name} are done one after the other`,
              exerciseId,
            )
          }
        >
          Split up
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p>Alternate it with</p>
      <ul className="mt-1 grid gap-1">
        {others.map((other) => (
          <li key={other.exerciseId} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 flex-1">{other.name}</span>
            <Button
              size="sm"
              look="quiet"
              icon={<Link2 aria-hidden="true" />}
              aria-label={`Superset ${exercise.name} with ${other.name}`}
              onClick={() =>
                onDone(
                  { type: "pair-exercises", day: day.day, exerciseId, withExerciseId: other.exerciseId },
                  `${exercise.name} and ${other.name} are a superset`,
                  exerciseId,
                )
              }
            >
              Pair
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A person's own repetitions, hold, rest and supersets; without the membership, what it would take. */
export function OwnDose({
  isOpen,
  ...rest
}: {
  /** Null while it isn't known: the server decides. */
  isOpen: boolean | null;
  exercise: PlannedExercise;
  day: PlannedDay;
  board: Board;
  onDone: (edit: PlanEdit, said: string, focusId: string | null) => void;
}) {
  return (
    <section className="border-t-[1.5px] border-line pt-4" aria-labelledby="own-dose-heading">
      <h3 id="own-dose-heading" className="font-name">
        Reps, rest and supersets
      </h3>
      {isOpen === false ? (
        <LockedLine>Building your own supersets and sets is included in Premium.</LockedLine>
      ) : (
        <div className="mt-3 grid gap-4">
          <Doses {...rest} />
          <Superset {...rest} />
        </div>
      )}
    </section>
  );
}
