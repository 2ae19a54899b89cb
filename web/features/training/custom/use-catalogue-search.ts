import type { CatalogueExercise } from "@lockstep/contract/training.ts";
import { RANKS, type Location } from "@lockstep/domain/training/exercise.ts";
import { exerciseSearch } from "@lockstep/domain/training/search-exercises.ts";
import { useDeferredValue, useMemo } from "react";
import { useCatalogue } from "../use-catalogue.ts";

/**
 * The library searched on the device, which works without a network: best matches first, then staples, by name. What's done in both places is there once, as in the
 * person's own.
 */
export function useCatalogueSearch(query: string, location: Location) {
  const { items, muscleWords, ...catalogue } = useCatalogue();
  const words = useDeferredValue(query.trim());
  const search = useMemo(() => exerciseSearch(items, muscleWords), [items, muscleWords]);
  const found = useMemo(() => {
    const matches = words === "" ? items.map((exercise) => ({ exercise, score: 0 })) : search(words);
    const isAway = (exercise: CatalogueExercise): number => Number(exercise.location !== location);
    const here = new Set(matches.flatMap(({ exercise }) => (isAway(exercise) === 0 ? [exercise.name] : [])));
    return matches
      .filter(({ exercise }) => isAway(exercise) === 0 || !here.has(exercise.name))
      .sort(
        (a, b) =>
          a.score - b.score ||
          isAway(a.exercise) - isAway(b.exercise) ||
          RANKS.indexOf(a.exercise.rank) - RANKS.indexOf(b.exercise.rank) ||
          a.exercise.name.localeCompare(b.exercise.name),
      )
      .map(({ exercise }) => exercise);
  }, [words, items, search, location]);
  return { ...catalogue, found };
}
