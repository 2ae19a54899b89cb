import type { PlannedExercise } from "@lockstep/contract/training.ts";
import { Check, Heart } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { DayActions } from "./day-context.ts";

/** Saving to the favourites and completing: the two acts of an open exercise. */
export function ExerciseActions({
  exercise,
  actions,
  label,
  done,
  onMark,
}: {
  exercise: PlannedExercise;
  actions: DayActions;
  label: string;
  done: boolean;
  onMark: () => void;
}) {
  const favorite = actions.isFavorite(exercise.exerciseId);
  return (
    <div className="grid grid-cols-[60px_1fr] gap-2">
      <Button
        size="lg"
        look="quiet"
        className="btn-icon w-full"
        aria-pressed={favorite}
        aria-label={`Save to favorites: ${exercise.name}`}
        title={favorite ? "Saved to favorites" : "Save to favorites"}
        onClick={() => actions.setFavorite({ id: exercise.exerciseId, name: exercise.name }, !favorite)}
      >
        <Heart aria-hidden="true" fill={favorite ? "currentColor" : "none"} />
      </Button>
      <Button
        size="lg"
        look={done ? "secondary" : "primary"}
        icon={<Check aria-hidden="true" />}
        aria-label={`${label}: ${exercise.name}`}
        onClick={onMark}
      >
        {label}
      </Button>
    </div>
  );
}
