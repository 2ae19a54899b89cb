import type { CatalogueExercise, TrainingChoices } from "@lockstep/contract/training.ts";
import { isEligible } from "@lockstep/domain/training/candidates.ts";
import { HOME_EQUIPMENT, RANKS, type ExerciseFacts, type Location } from "@lockstep/domain/training/exercise.ts";
import { exerciseSearch } from "@lockstep/domain/training/search-exercises.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { catalogueOptions } from "./queries.ts";

const NONE: readonly CatalogueExercise[] = [];
const NO_WORDS = {};

/** The library on the device; empty while it isn't there. */
export function useCatalogue() {
  const { data, isPending, error, refetch } = useQuery(catalogueOptions());
  const items = data?.items ?? NONE;
  const byId = useMemo(() => new Map(items.map((exercise) => [exercise.id, exercise])), [items]);
  return { items, byId, muscleWords: data?.muscleWords ?? NO_WORDS, isPending, error, retry: () => void refetch() };
}

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

/** The exercises that may take one's place, whoever trains: by the plan's rules, in the place where the exercise is done. */
export function poolFor(
  items: readonly CatalogueExercise[],
  exercise: Pick<ExerciseFacts, "location">,
  choices: TrainingChoices,
): readonly CatalogueExercise[] {
  // A plan for the gym doesn't say what's at home: everything may be there.
  const equipment = choices.location === exercise.location ? choices.equipment : HOME_EQUIPMENT;
  const here = { ...choices, location: exercise.location, equipment: [...(equipment ?? [])] };
  return items.filter((each) => !each.locked && isEligible(each, here));
}
