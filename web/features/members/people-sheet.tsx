import type { MemberCard } from "@lockstep/contract/members.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import { MemberRow } from "../../ui/member-row.tsx";
import type { Viewer } from "../../session/me.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { peopleOptions } from "./queries.ts";
import type { PeopleOf } from "./queries.ts";

/** People in a sheet: who follows whom. */
export function PeopleSheet({
  viewer,
  people,
  title,
  empty,
  onClose,
}: {
  viewer: Viewer;
  people: PeopleOf;
  title: string;
  empty: string;
  onClose: () => void;
}) {
  return (
    <Sheet
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
    >
      {/* A name leads to its page: the sheet mustn't get in the way. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the controls */}
      <div
        className="mt-4"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a")) onClose();
        }}
      >
        <PeopleList viewer={viewer} people={people} empty={empty} />
      </div>
    </Sheet>
  );
}

/** People of a list, the latest first, more at a press. */
export function PeopleList({
  viewer,
  people,
  empty,
  endOf,
}: {
  viewer: Viewer;
  people: PeopleOf;
  empty: string;
  /** What is at the end of someone's row. */
  endOf?: (member: MemberCard) => ReactNode;
}) {
  const query = useInfiniteQuery(peopleOptions(viewer, people));
  if (query.data === undefined) {
    if (query.isError)
      return (
        <Alert>
          <p>{query.error instanceof ApiError ? query.error.message : "We couldn't load the list."}</p>
          <Button size="sm" look="secondary" className="mt-3" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Alert>
      );
    return (
      <Loading label="Loading people" className="grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </Loading>
    );
  }
  const members = query.data.pages.flatMap((page) => page.items);
  if (members.length === 0) return <p className="text-fg-2">{empty}</p>;
  return (
    <>
      <ul className="grid gap-3">
        {members.map((member) => (
          <li key={member.id}>
            <MemberRow member={member} below={member.fullName} end={endOf?.(member)} />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError ? <Alert>We couldn't load more. Please try again.</Alert> : null}
      {query.hasNextPage ? (
        <Button
          look="secondary"
          size="sm"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}
