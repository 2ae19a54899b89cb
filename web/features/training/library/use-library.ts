import type { ExerciseSummary } from "@lockstep/contract/training.ts";
import { keepPreviousData, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { exerciseOptions, exercisesOptions } from "../queries.ts";
import type { ExerciseFilters } from "../queries.ts";
import { suits } from "./filters.ts";

/** A list of exercises however it came to be: the library page by page, or the favourites. */
export interface ExerciseList {
  readonly items: readonly ExerciseSummary[];
  readonly total: number | null;
  /** Nothing to show yet. */
  readonly pending: boolean;
  /** The shown ones answer an older question. */
  readonly stale: boolean;
  readonly error: Error | null;
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
  readonly retry: () => void;
}

/** The library by name. The list before stays until the new one is there. */
export function useExerciseList(filters: ExerciseFilters, enabled = true): ExerciseList {
  const list = useInfiniteQuery({ ...exercisesOptions(filters), placeholderData: keepPreviousData, enabled });
  return {
    items: list.data?.pages.flatMap((page) => page.items) ?? [],
    total: list.data?.pages[0]?.total ?? null,
    pending: list.data === undefined && !list.isError,
    stale: list.isPlaceholderData,
    error: list.error,
    more: list.hasNextPage ? () => void list.fetchNextPage() : null,
    loadingMore: list.isFetchingNextPage,
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
  };
}

/** The favourites that suit the filters, newest first. What is no longer in the catalogue is left out. */
export function useFavoriteList(ids: readonly string[], filters: ExerciseFilters, enabled: boolean): ExerciseList {
  const answers = useQueries({ queries: (enabled ? ids : []).map((id) => exerciseOptions(id)) });
  const items = answers.flatMap(({ data }) => (data && suits(data, filters) ? [data] : []));
  const failed = answers.filter((answer) => answer.isError);
  return {
    items,
    total: items.length,
    pending: answers.some((answer) => answer.isPending) && items.length === 0,
    stale: false,
    error: items.length === 0 ? (failed[0]?.error ?? null) : null,
    more: null,
    loadingMore: false,
    retry: () => failed.forEach((answer) => void answer.refetch()),
  };
}
