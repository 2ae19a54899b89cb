import type { CatalogueExercise } from "@lockstep/contract/training.ts";
import { nameMuscles } from "@lockstep/domain/training/describe-exercise.ts";
import { Lock } from "lucide-react";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import type { Chosen } from "./live-actions.ts";

/** Exercises to choose from: one tap takes one. */
export function ExerciseRows({
  label,
  exercises,
  inWorkout,
  onPick,
}: {
  label: string;
  exercises: readonly CatalogueExercise[];
  inWorkout: ReadonlySet<string>;
  onPick: (exercise: Chosen) => void;
}) {
  return (
    <ul className="live-picks" aria-label={label}>
      {exercises.map((exercise) => (
        <li key={exercise.id}>
          <button
            type="button"
            className="live-pick"
            disabled={exercise.locked}
            onClick={() => onPick({ id: exercise.id, name: exercise.name })}
          >
            <FigurePoster
              className="w-14 shrink-0"
              movement={exercise.demonstration.movement}
              variant={exercise.demonstration.variant}
              lit={litMuscles(exercise.targets, exercise.synergists)}
              floor={false}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-name">{exercise.name}</span>
              <span className="block text-14 text-fg-2">
                {exercise.locked
                  ? "Included in Premium"
                  : `${inWorkout.has(exercise.id) ? "Already added · " : ""}${nameMuscles(exercise.targets).join(", ")} · ${exercise.equipment}`}
              </span>
            </span>
            {exercise.locked ? <Lock size={18} aria-hidden="true" /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
