import type { ExerciseSummary } from "@lockstep/contract/training.ts";
import { keepPreviousData, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { listOfAnswers, listOfPages } from "../../../catalogue/catalogue-list.ts";
import type { CatalogueList } from "../../../catalogue/catalogue-list.ts";
import { exerciseOptions, exercisesOptions } from "../queries.ts";
import type { ExerciseFilters } from "../queries.ts";
import { suits } from "./filters.ts";

export type ExerciseList = CatalogueList<ExerciseSummary>;

/** The library by name. The list before stays until the new one is there. */
export function useExerciseList(filters: ExerciseFilters, enabled = true): ExerciseList {
  return listOfPages(useInfiniteQuery({ ...exercisesOptions(filters), placeholderData: keepPreviousData, enabled }));
}

/** The favourites that suit the filters, newest first. */
export function useFavoriteList(ids: readonly string[], filters: ExerciseFilters, enabled: boolean): ExerciseList {
  const answers = useQueries({ queries: (enabled ? ids : []).map((id) => exerciseOptions(id)) });
  return listOfAnswers(answers, (exercise) => suits(exercise, filters));
}
