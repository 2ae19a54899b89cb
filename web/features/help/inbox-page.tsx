import type { ContactSubmission } from "@lockstep/contract/help.ts";
import { CONTACT_SUBJECTS } from "@lockstep/domain/help/contact.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Select } from "../../ui/field.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { InboxFilter, InboxView } from "./inbox-filter.ts";
import { inboxOptions, useInboxAction } from "./inbox-queries.ts";
import { InboxMessage } from "./inbox-message.tsx";

const EMPTY: Readonly<Record<InboxView, { title: string; text: string }>> = {
  unanswered: { title: "All answered", text: "New messages show up here: priority first, then the oldest." },
  answered: { title: "Nothing answered yet", text: "Messages you mark as answered show up here." },
  spam: { title: "No spam", text: "Messages the filter catches are kept here for 30 days, in case one isn't spam." },
};

const NAMES: Readonly<Record<InboxView, string>> = { unanswered: "Unanswered", answered: "Answered", spam: "Spam" };

/** What people wrote to support. `art` is the figure of an empty list. */
export function InboxPage({
  filter,
  onFilter,
  art,
}: {
  filter: InboxFilter;
  onFilter: (filter: InboxFilter) => void;
  art: ReactNode;
}) {
  const { view, subject } = filter;
  const query = useInfiniteQuery(inboxOptions(filter));
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with its card: the reading goes on at the top of the list.
  const action = useInboxAction(() => requestAnimationFrame(() => heading.current?.focus()));
  const counts = query.data?.pages[0];
  const count = (of: number | undefined): string => (of === undefined || of === 0 ? "" : ` (${of})`);
  const views = [
    { value: "unanswered", label: `${NAMES.unanswered}${count(counts?.unansweredCount)}` },
    { value: "answered", label: NAMES.answered },
    { value: "spam", label: `${NAMES.spam}${count(counts?.spamCount)}` },
  ] as const;
  return (
    <Tabs label="Messages" value={view} options={views} onChange={(next) => onFilter({ view: next, subject })}>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {NAMES[view]}
      </h2>
      <div className="grid gap-4">
        <Select
          label="Subject"
          className="max-w-[280px]"
          value={subject ?? ""}
          onChange={(event) => onFilter({ view, subject: CONTACT_SUBJECTS.find((each) => each === event.target.value) ?? null })}
        >
          <option value="">All subjects</option>
          {CONTACT_SUBJECTS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <Messages
          query={query}
          empty={
            subject === null ? (
              <EmptyState art={art} title={EMPTY[view].title}>
                {EMPTY[view].text}
              </EmptyState>
            ) : (
              <EmptyState
                art={art}
                title="No messages found"
                action={
                  <Button look="secondary" onClick={() => onFilter({ view, subject: null })}>
                    Show all subjects
                  </Button>
                }
              >
                {`No messages here are about "${subject}".`}
              </EmptyState>
            )
          }
        >
          {(message) => (
            <InboxMessage
              key={message.id}
              message={message}
              busy={action.isPending && action.variables.message.id === message.id}
              onAct={(what) => action.mutate({ message, action: what })}
            />
          )}
        </Messages>
      </div>
    </Tabs>
  );
}

type Query = ReturnType<typeof useInfiniteQuery<{ items: ContactSubmission[] }>>;

/** The list: loading, failing, empty, and the rest. */
function Messages({
  query,
  empty,
  children,
}: {
  query: Pick<Query, "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"> & {
    data: { pages: { items: ContactSubmission[] }[] } | undefined;
  };
  empty: ReactNode;
  children: (message: ContactSubmission) => ReactNode;
}) {
  const items = query.data?.pages.flatMap((page) => page.items);
  if (items === undefined && query.error)
    return (
      <ErrorView
        level={3}
        title="We couldn't load the messages."
        onRetry={() => void query.refetch()}
        requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
      >
        {query.error.message}
      </ErrorView>
    );
  if (items === undefined)
    return (
      <Loading label="Loading the messages" className="grid gap-3">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </Loading>
    );
  return (
    <>
      {query.error ? <Alert>{`This may be out of date: ${query.error.message}`}</Alert> : null}
      {items.length === 0 ? empty : <div className="grid gap-3">{items.map(children)}</div>}
      {query.hasNextPage ? (
        <Button
          look="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}
