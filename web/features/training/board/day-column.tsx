import type { PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import { useQuery } from "@tanstack/react-query";
import { Moon, Plus, SlidersHorizontal } from "lucide-react";
import { cx } from "../../../ui/cx.ts";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import type { ReactNode } from "react";
import { shortAmount } from "../plan/amount.ts";
import { exerciseOptions } from "../queries.ts";
import { minutesOf } from "./day-fit.tsx";

/** What can be opened from a day. */
export interface DayOpeners {
  readonly onDay: () => void;
  readonly onExercise: (exerciseId: string) => void;
  readonly onAdd: () => void;
}

function Thumb({ exercise }: { exercise: PlannedExercise }) {
  const { data } = useQuery(exerciseOptions(exercise.exerciseId));
  return (
    <span className="board-thumb" aria-hidden="true">
      {data ? (
        <FigurePoster
          className="w-full"
          movement={data.demonstration.movement}
          variant={data.demonstration.variant}
          lit={litMuscles(exercise.targets, exercise.synergists)}
          floor={false}
        />
      ) : null}
    </span>
  );
}

/** One exercise as a row of the board; pressing it opens what can be done with it. */
function ExerciseCell({
  exercise,
  col,
  row,
  figure,
  onOpen,
}: {
  exercise: PlannedExercise;
  col: number;
  row: number;
  figure: boolean;
  onOpen: () => void;
}) {
  return (
    <li>
      <button type="button" className="board-cell" data-col={col} data-row={row} onClick={onOpen}>
        {figure ? <Thumb exercise={exercise} /> : null}
        <span className="min-w-0 flex-1">
          <span className="block text-15 leading-tight font-name">{exercise.name}</span>
          {figure ? <span className="mt-1 block text-14 text-fg-2">{exercise.targetMuscles.join(", ")}</span> : null}
        </span>
        <span className="board-amount">
          <span className="n text-20" aria-hidden="true">
            {exercise.sets} × {shortAmount(exercise)}
          </span>
          <span className="visually-hidden">{`${exercise.sets} sets of ${exercise.reps}. Change`}</span>
        </span>
      </button>
    </li>
  );
}

/** A day of the board: what it is, how long it takes, its exercises, and the way to add one. */
export function DayColumn({
  day,
  col,
  limit,
  today,
  figures,
  openers,
  children,
}: {
  day: PlannedDay;
  col: number;
  /** The minutes the person chose. */
  limit: number;
  today: boolean;
  figures: boolean;
  openers: DayOpeners;
  /** What there is to say about the day's minutes. */
  children?: ReactNode;
}) {
  const { minutes, over } = minutesOf(day, limit);
  return (
    <div className={cx("board-day", day.isRest && "board-rest")}>
      <button type="button" className="board-head" data-col={col} data-row={0} onClick={openers.onDay}>
        <span className="min-w-0">
          <span className="block text-14 font-label text-fg-2">
            {day.day}
            {today ? ", today" : ""}
          </span>
          <span className="visually-hidden">, </span>
          <span className="d2 mt-1 block text-20">
            {day.focus}
            <span className="visually-hidden">. Change this day</span>
          </span>
        </span>
        <SlidersHorizontal size={18} aria-hidden="true" className="mt-1 shrink-0 text-fg-2" />
      </button>
      {day.isRest ? (
        <p className="flex items-center gap-2 px-3 pb-3 text-14 text-fg-2">
          <Moon size={16} aria-hidden="true" /> Free for recovery
        </p>
      ) : (
        <>
          <p className="px-3 pb-3">
            <span className="n text-34">{minutes}</span>
            <span className="ml-1 text-14 text-fg-2">min{figures ? " with warm-up" : over > 0 ? `, ${over} over` : ""}</span>
          </p>
          {children}
          <ol className="grid gap-1" aria-label={`Exercises of ${day.day}`}>
            {day.exercises.map((exercise, index) => (
              <ExerciseCell
                key={exercise.exerciseId}
                exercise={exercise}
                col={col}
                row={index + 1}
                figure={figures}
                onOpen={() => openers.onExercise(exercise.exerciseId)}
              />
            ))}
          </ol>
          <button type="button" className="board-add" data-col={col} data-row={day.exercises.length + 1} onClick={openers.onAdd}>
            <Plus size={18} aria-hidden="true" /> Add<span className="visually-hidden"> an exercise to {day.day}</span>
          </button>
        </>
      )}
    </div>
  );
}
