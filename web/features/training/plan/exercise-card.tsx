import type { PlannedExercise } from "@lockstep/contract/training.ts";
import { targetLine } from "@lockstep/domain/training/target-line.ts";
import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import { exerciseOptions } from "../queries.ts";
import { shortAmount } from "./amount.ts";
import type { DayActions, OpenState } from "./day-context.ts";
import { ExerciseDetails } from "./exercise-details.tsx";

/** An exercise of a day: a row that opens to everything about it. */
export function ExerciseCard({
  exercise,
  actions,
  open,
}: {
  exercise: PlannedExercise;
  actions: DayActions | null;
  open: OpenState;
}) {
  const id = useId();
  const detail = useQuery(exerciseOptions(exercise.exerciseId));
  const expanded = open.isOpen(exercise.exerciseId);
  const completion = actions?.completion(exercise.exerciseId) ?? null;
  const target = actions?.suggestsWeights(exercise.exerciseId) ? exercise.target : undefined;
  // That a weight is to be found is said where it's trained; here it would be said on every row.
  const hasNumbers = actions !== null && target !== undefined && completion === null && target.weightKg !== null;
  return (
    <li className="exercise" data-done={completion !== null}>
      <h3>
        <button
          type="button"
          className="exercise-row"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => open.toggle(exercise.exerciseId)}
        >
          <span className="exercise-thumb" aria-hidden="true">
            {detail.data ? (
              <FigurePoster
                className="w-full"
                movement={detail.data.demonstration.movement}
                variant={detail.data.demonstration.variant}
                lit={litMuscles(exercise.targets, exercise.synergists)}
                floor={false}
              />
            ) : detail.isPending ? (
              <Skeleton className="h-full w-full" />
            ) : null}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-name text-17 leading-tight">{exercise.name}</span>
            <span className="mt-1 block text-14 text-fg-2">
              {exercise.targetMuscles.join(", ")}
              {exercise.role === "balance" ? " · balance work" : ""}
            </span>
            {hasNumbers ? (
              <span className="mt-1 block text-14">{targetLine({ ...target, sets: exercise.sets }, actions.units)}</span>
            ) : null}
            {completion ? null : (
              <span className="n dose-below mt-2 text-20" aria-hidden="true">
                {exercise.sets} × {shortAmount(exercise)}
              </span>
            )}
          </span>
          <span className="hidden w-44 text-14 text-fg-2 md:block">{exercise.equipment}</span>
          <span className="flex shrink-0 justify-end md:min-w-28">
            {completion ? (
              <span className="exercise-check">
                <Check size={18} strokeWidth={3} aria-hidden="true" />
                <span className="visually-hidden">Completed</span>
              </span>
            ) : (
              <span className="n dose-beside text-24" aria-hidden="true">
                {exercise.sets} × {shortAmount(exercise)}
              </span>
            )}
          </span>
          <span className="visually-hidden">{`${exercise.sets} sets of ${exercise.reps}`}</span>
          <ChevronDown className="chevron" size={20} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} hidden={!expanded}>
        {expanded ? (
          <ExerciseDetails
            exercise={exercise}
            detail={detail.data ?? null}
            failed={detail.isError}
            onRetry={() => void detail.refetch()}
            actions={actions}
            open={open}
          />
        ) : null}
      </div>
    </li>
  );
}
