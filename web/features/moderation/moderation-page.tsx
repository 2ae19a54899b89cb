import type { LogEntry, QueueItem } from "@lockstep/contract/moderation.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import type { Decision } from "./action-dialog.tsx";
import { LogList } from "./log-list.tsx";
import { logOptions, queueOptions } from "./queries.ts";
import { QueueCard } from "./queue-card.tsx";

export type View = "queue" | "log";
const VIEWS = [
  { value: "queue", label: "Queue" },
  { value: "log", label: "Log" },
] as const;

/** What waits for a moderator, and what was decided. `art` is the figure of an empty queue. */
export function ModerationPage({ view, onView, art }: { view: View; onView: (view: View) => void; art: ReactNode }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const done = () => {
    setDecision(null);
    // What was pressed is gone with its card: the reading goes on at the top of the list.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <Tabs label="Moderation" value={view} options={VIEWS} onChange={onView}>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {view === "queue" ? "Queue" : "Decisions"}
      </h2>
      {view === "queue" ? <Queue art={art} onDecide={setDecision} /> : <Log onDecide={setDecision} />}
      {decision === null ? null : <ActionDialog decision={decision} onClose={() => setDecision(null)} onDone={done} />}
    </Tabs>
  );
}

function Queue({ art, onDecide }: { art: ReactNode; onDecide: (decision: Decision) => void }) {
  const query = useInfiniteQuery(queueOptions());
  return (
    <Pages<QueueItem>
      query={query}
      label="Loading the queue"
      empty={
        <EmptyState art={art} title="All caught up">
          Reports and posts held by the word filter show up here, oldest first.
        </EmptyState>
      }
    >
      {(items) => (
        <div className="grid gap-3">
          {items.map((item) => (
            <QueueCard
              key={item.id}
              item={item}
              onAct={(action) =>
                onDecide({
                  action,
                  subjectType: item.subjectType,
                  subjectId: item.subjectId,
                  version: item.version,
                  who: item.member?.username ?? null,
                  canAlsoHide: (action === "warn" || action === "suspend") && item.actions.includes("hide"),
                })
              }
            />
          ))}
        </div>
      )}
    </Pages>
  );
}

function Log({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const query = useInfiniteQuery(logOptions());
  const undo = ({ undo: action, subjectType, subjectId, version, member }: LogEntry) => {
    if (action !== null) onDecide({ action, subjectType, subjectId, version, who: member?.username ?? null, canAlsoHide: false });
  };
  return (
    <Pages<LogEntry>
      query={query}
      label="Loading the log"
      empty={<EmptyState title="No decisions yet">Every moderator decision is recorded here, with its reason.</EmptyState>}
    >
      {(entries) => <LogList entries={entries} onUndo={undo} />}
    </Pages>
  );
}

/** A list that comes page by page: loading, failing, empty, and the rest. */
function Pages<Item>({
  query,
  label,
  empty,
  children,
}: {
  query: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>;
  label: string;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const items = query.data?.pages.flatMap((page) => page.items);
  if (items === undefined && query.error) {
    return (
      <ErrorView
        level={3}
        title="We couldn't load this."
        onRetry={() => void query.refetch()}
        requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
      >
        {query.error.message}
      </ErrorView>
    );
  }
  if (items === undefined)
    return (
      <Loading label={label} className="grid gap-3">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </Loading>
    );
  return (
    <div className="grid gap-4">
      {query.error ? <Alert>{`This may be out of date: ${query.error.message}`}</Alert> : null}
      {items.length === 0 ? empty : children(items)}
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
    </div>
  );
}
