import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query";

/** A list of exercises or recipes however it came to be: the whole catalogue page by page, or the favourites. */
export interface CatalogueList<Item> {
  readonly items: readonly Item[];
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

interface CataloguePage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** The catalogue as its pages arrive. */
export function listOfPages<Item>(query: UseInfiniteQueryResult<InfiniteData<CataloguePage<Item>>>): CatalogueList<Item> {
  return {
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    total: query.data?.pages[0]?.total ?? null,
    pending: query.data === undefined && !query.isError,
    stale: query.isPlaceholderData,
    error: query.error,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

/** Favourites asked for one by one, as far as they suit. What is no longer in the catalogue is left out. */
export function listOfAnswers<Item>(
  answers: readonly UseQueryResult<Item>[],
  suits: (item: Item) => boolean,
): CatalogueList<Item> {
  const items = answers.flatMap(({ data }) => (data !== undefined && suits(data) ? [data] : []));
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
