import { lazy } from "react";
import type { PlanEdit } from "@lockstep/contract/training.ts";
import type { Weekday } from "@lockstep/domain/calendar/weekdays.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { LazyPart, PART_MISSING } from "../../../ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Landing } from "./board-keys.ts";
import type { Board } from "./use-board.ts";

// Each is behind a tap.
const DayActions = lazy(() => import("./day-actions.tsx").then((module) => ({ default: module.DayActions })));
const ExerciseActions = lazy(() => import("./exercise-actions.tsx").then((module) => ({ default: module.ExerciseActions })));
const ExercisePicker = lazy(() => import("./exercise-picker.tsx").then((module) => ({ default: module.ExercisePicker })));

/** What the board's sheet shows. */
export type SheetView =
  | { readonly kind: "day"; readonly day: Weekday }
  | { readonly kind: "exercise"; readonly day: Weekday; readonly exerciseId: string }
  /** Adds, or takes the place of `instead`. */
  | { readonly kind: "pick"; readonly day: Weekday; readonly instead: string | null };

/** Everything that can be done with a day or an exercise, in one sheet. */
export function BoardSheet({
  view,
  open,
  onOpenChange,
  onView,
  board,
  ownDoses,
  onLand,
}: {
  view: SheetView | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onView: (view: SheetView) => void;
  board: Board;
  ownDoses: boolean | null;
  onLand: (landing: Landing) => void;
}) {
  const day = board.days.find((each) => each.day === view?.day);
  if (!view || !day) return null;
  const make = (edit: PlanEdit, said: string, landing: Landing) => {
    // The second press of a double click meets the sheet as it closes.
    if (!open) return;
    onOpenChange(false);
    void board.change({ edit, said }).then((made) => (made ? onLand(landing) : undefined));
  };
  const id = view.kind === "exercise" ? view.exerciseId : view.kind === "pick" ? view.instead : null;
  const exercise = day.exercises.find((each) => each.exerciseId === id) ?? null;
  const title =
    view.kind === "day"
      ? `${day.day}: ${day.focus}`
      : view.kind === "exercise"
        ? (exercise?.name ?? "Exercise")
        : exercise
          ? `Swap ${exercise.name}`
          : `Add to ${day.day}`;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} wide={view.kind === "pick"}>
      {board.problem ? (
        <div className="mt-3">
          <Alert tone="error">{board.problem}</Alert>
        </div>
      ) : null}
      <LazyPart
        key={view.kind}
        waiting={<Skeleton className="mt-4 h-64" />}
        missing={<p className="mt-4 text-fg-2">{PART_MISSING.message}</p>}
      >
        {view.kind === "day" ? (
          <DayActions
            day={day}
            days={board.days}
            onDone={(edit, said) => make(edit, said, { day: edit.type === "move-day" ? edit.to : day.day, exerciseId: null })}
          />
        ) : view.kind === "exercise" ? (
          exercise ? (
            <ExerciseActions
              exercise={exercise}
              day={day}
              board={board}
              ownDoses={ownDoses}
              onDone={(edit, said, focusId) => make(edit, said, { day: day.day, exerciseId: focusId })}
              onPick={() => onView({ kind: "pick", day: day.day, instead: exercise.exerciseId })}
            />
          ) : (
            <p className="mt-4 text-fg-2">This exercise isn't on this day anymore.</p>
          )
        ) : (
          <ExercisePicker
            day={day}
            choices={board.shown.plan.choices}
            group={exercise?.group ?? null}
            onPick={(picked) => {
              const landing = { day: day.day, exerciseId: picked.id };
              if (exercise)
                make(
                  { type: "swap-exercise", day: day.day, exerciseId: exercise.exerciseId, withExerciseId: picked.id },
                  `Swapped to ${picked.name}`,
                  landing,
                );
              else
                make(
                  { type: "add-exercise", day: day.day, exerciseId: picked.id },
                  `${picked.name} added to ${day.day}`,
                  landing,
                );
            }}
          />
        )}
      </LazyPart>
    </Sheet>
  );
}
