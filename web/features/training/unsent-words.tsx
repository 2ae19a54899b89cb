import { useQuery } from "@tanstack/react-query";
import { unsentWords } from "../../offline/unsent-words.ts";
import type { CompletionChange } from "./completions.ts";
import type { FavoriteChange } from "./favorites.ts";
import { exerciseOptions } from "./queries.ts";

function ExerciseName({ id }: { id: string }) {
  const { data } = useQuery(exerciseOptions(id));
  return data?.name ?? "an exercise";
}

const setsText = (count: number): string => (count === 0 ? "" : count === 1 ? ", 1 set" : `, ${count} sets`);

const completions = unsentWords<CompletionChange>({
  kind: "completions",
  Title: ({ change: { exerciseId, completion } }) =>
    completion === null ? (
      <>
        Unchecked <ExerciseName id={exerciseId} />
      </>
    ) : (
      `Completed ${completion.exerciseName}${setsText(completion.sets.length)}`
    ),
  to: () => "/workout-plan",
});

const favorites = unsentWords<FavoriteChange>({
  kind: "favorites",
  Title: ({ change: { exerciseId, on } }) => (
    <>
      {on ? "Saved" : "Removed"} <ExerciseName id={exerciseId} /> {on ? "to" : "from"} favorites
    </>
  ),
  to: ({ exerciseId }) => `/exercises/${exerciseId}`,
});

/** Workouts and favorite exercises that weren't sent yet. */
export const TRAINING_WORDS = [completions, favorites];
