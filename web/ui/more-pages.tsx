import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

/** The end of a long list: the next page comes before it's reached, `byItself` times; after that, and for the keyboard, there's a button. */
export function MorePages({
  query: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, data },
  byItself,
  label,
  failed,
}: {
  query: Pick<
    UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "data"
  > & { readonly fetchNextPage: () => unknown };
  byItself: number;
  label: string;
  /** What's said when the page didn't come. */
  failed: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const watches = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && (data?.pages.length ?? 0) < byItself;
  useEffect(() => {
    const element = place.current;
    if (!watches || !element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: "800px" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [watches, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={place} className="mt-4 grid justify-items-center gap-3">
      {isFetchNextPageError ? <Alert>{failed}</Alert> : null}
      <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
