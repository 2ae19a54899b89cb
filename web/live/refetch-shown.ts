import type { Query, QueryClient, QueryFilters } from "@tanstack/react-query";

/** First fetches in flight that will be repeated. */
const owed = new Set<Query>();

/**
 * Refetches the shown ones of these queries, because answers requested before now may be stale. A first fetch in flight would only be joined, so it
 * finishes first, so that the page shows something soon, and is then repeated.
 */
export async function refetchShown(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const found = queryClient.getQueryCache().findAll(filters);
  const first = new Set(found.filter(({ state }) => state.data === undefined && state.fetchStatus === "fetching"));
  const others = new Set(found.filter((query) => !first.has(query)));
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => others.has(query) }),
    ...[...first].map((query) => readOnceMore(queryClient, query)),
  ]);
}

async function readOnceMore(queryClient: QueryClient, query: Query): Promise<void> {
  if (owed.has(query)) return;
  owed.add(query);
  const predicate = (each: Query): boolean => each === query;
  await queryClient.refetchQueries({ predicate }, { cancelRefetch: false });
  owed.delete(query);
  // One that failed says so, and offers to try again.
  if (query.state.data !== undefined) await queryClient.invalidateQueries({ predicate });
}
