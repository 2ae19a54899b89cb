import type { ReactNode } from "react";
import { ApiError } from "../api/client.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import type { CatalogueList } from "./catalogue-list.ts";
import "./catalogue.css";

/** The tiles of a list with everything that can be in their place: skeletons, what went wrong, `empty`; and the way to more. */
export function CatalogueResults<Item>({
  list,
  name,
  skeleton,
  empty,
  children,
}: {
  list: CatalogueList<Item>;
  /** "exercises" */
  name: string;
  /** The shape of a tile that's still to come. */
  skeleton: string;
  empty: ReactNode;
  /** The tile of an item: a list item with its own key. */
  children: (item: Item) => ReactNode;
}) {
  if (list.pending) {
    return (
      <Loading label={`Loading the ${name}`}>
        <div className="tiles">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className={`${skeleton} rounded-card`} />
          ))}
        </div>
      </Loading>
    );
  }
  if (list.error && list.items.length === 0) {
    return (
      <Alert tone="error">
        <p>{list.error instanceof ApiError ? list.error.message : `We couldn't load the ${name}.`}</p>
        <Button size="sm" look="secondary" className="mt-3" onClick={list.retry}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      <ul className="tiles" aria-label={name.replace(/^./, (first) => first.toUpperCase())} aria-busy={list.stale || undefined}>
        {list.items.map(children)}
      </ul>
      {list.error ? (
        <div className="mt-6">
          <Alert tone="error">We couldn't load more. Please try again.</Alert>
        </div>
      ) : null}
      {list.more ? (
        <div className="mt-8 grid justify-items-center gap-3">
          <p className="text-14 text-fg-2">
            {list.items.length} of {list.total}
          </p>
          <Button look="secondary" busy={list.loadingMore} onClick={list.error ? list.retry : list.more}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Nothing to show, and why: no favourites yet, or filters that leave nothing over. */
export function NothingFound({
  one,
  many,
  instead,
  art,
  saved,
  filtered,
  onReset,
}: {
  /** "an exercise" */
  one: string;
  /** "exercises" */
  many: string;
  /** What else to search for: "a muscle". */
  instead: string;
  art: ReactNode;
  saved: boolean;
  filtered: boolean;
  onReset: () => void;
}) {
  if (saved && !filtered) {
    return (
      <EmptyState art={art} title="No favorites yet" action={<Button onClick={onReset}>Show all {many}</Button>}>
        Open {one} and tap Save to favorites. You'll find it here.
      </EmptyState>
    );
  }
  return (
    <EmptyState art={art} title="No matches" action={<Button onClick={onReset}>Clear search and filters</Button>}>
      Remove a filter, or search for {instead} instead of a name.
    </EmptyState>
  );
}
