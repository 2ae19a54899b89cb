import type { GroupCard as Card } from "@lockstep/contract/groups.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { UseInfiniteQueryResult, InfiniteData } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError } from "../../api/client.ts";
import type { PageUser } from "../../session/me.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ToggleChip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { SearchBox, useSearchText } from "../../ui/search-box.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { GroupCard } from "./group-card.tsx";
import type { FigureComponent } from "./group-cover.tsx";
import { lookOf } from "./icons.ts";
import { groupsOptions } from "./queries.ts";
import type { GroupFilter, GroupPage } from "./queries.ts";
import "./groups.css";

const CreateGroupSheet = lazy(() => import("./create-group-sheet.tsx").then((module) => ({ default: module.CreateGroupSheet })));

const NOTHING_LIT = {};

type GroupList = UseInfiniteQueryResult<InfiniteData<GroupPage>>;

/** All groups: search, join, create. The address keeps the filter; `create` in it opens the form after signing in. */
export function GroupsPage({
  user,
  signInPath,
  Figure,
}: {
  user: PageUser | null;
  /** The sign-in page with a way back. */
  signInPath: (back: string) => string;
  Figure: FigureComponent;
}) {
  const viewer = user?.id ?? null;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter: GroupFilter = { query: params.get("q")?.trim() ?? "", mine: viewer !== null && params.get("mine") === "1" };
  const set = (key: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const { text, setText } = useSearchText(filter.query, (query) => set("q", query));
  const list = useInfiniteQuery({ ...groupsOptions(viewer, filter), placeholderData: keepPreviousData });
  const [pressed, setPressed] = useState(false);
  const creating = viewer !== null && (pressed || params.get("create") === "1");
  const create = () => {
    if (viewer === null) void navigate(signInPath("/groups?create=1"));
    else setPressed(true);
  };
  const close = () => {
    setPressed(false);
    if (params.has("create")) set("create", "");
  };
  const clear = () => {
    setText("");
    setParams(new URLSearchParams(), { replace: true, preventScrollReset: true });
  };
  return (
    <Page
      title="Fitness Groups"
      intro="Train with people who share your goal: find a group, or start your own."
      actions={
        <Button icon={<Plus aria-hidden="true" />} onClick={create}>
          Create Group
        </Button>
      }
    >
      <div className="group-search" role="search" aria-label="Groups">
        <SearchBox label="Search groups" text={text} onChange={setText} />
        {viewer === null ? null : (
          <ToggleChip pressed={filter.mine} onClick={() => set("mine", filter.mine ? "" : "1")}>
            My groups
          </ToggleChip>
        )}
      </div>
      <Results
        list={list}
        empty={
          <NoGroups
            filter={filter}
            art={<Figure {...lookOf("👥").figure} lit={NOTHING_LIT} />}
            onCreate={create}
            onClear={clear}
          />
        }
      >
        {(group) => (
          <GroupCard key={group.id} group={group} viewer={viewer} signInTo={signInPath(`/groups/${group.id}`)} Figure={Figure} />
        )}
      </Results>
      {creating ? (
        <Suspense>
          <CreateGroupSheet viewer={viewer} onClose={close} onCreated={(group) => void navigate(`/groups/${group.id}`)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

function Results({ list, empty, children }: { list: GroupList; empty: ReactNode; children: (group: Card) => ReactNode }) {
  if (list.data === undefined) {
    if (!list.isError)
      return (
        <Loading label="Loading the groups" className="group-grid">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-80 rounded-card" />
          ))}
        </Loading>
      );
    return (
      <Alert>
        <p>{list.error instanceof ApiError ? list.error.message : "We couldn't load the groups."}</p>
        <Button size="sm" look="secondary" className="mt-3" busy={list.isFetching} onClick={() => void list.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const groups = [...new Map(list.data.pages.flatMap((page) => page.items).map((group) => [group.id, group])).values()];
  if (groups.length === 0) return list.isPlaceholderData ? null : empty;
  return (
    <>
      <div className="group-grid" aria-busy={list.isPlaceholderData || undefined}>
        {groups.map(children)}
      </div>
      {list.hasNextPage ? (
        <div className="mt-6 grid justify-items-center gap-3">
          {list.isFetchNextPageError ? <Alert>We couldn't load more groups. Please try again.</Alert> : null}
          <Button look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** SPEC 2: nothing matches, or there's nothing yet. */
function NoGroups({
  filter,
  art,
  onCreate,
  onClear,
}: {
  filter: GroupFilter;
  art: ReactNode;
  onCreate: () => void;
  onClear: () => void;
}) {
  const figure = <div className="group-empty-art on-bg">{art}</div>;
  if (filter.query !== "")
    return (
      <EmptyState
        art={figure}
        title="No groups found"
        action={
          <Button look="secondary" onClick={onClear}>
            Show all groups
          </Button>
        }
      >
        No groups matching "{filter.query}"
      </EmptyState>
    );
  if (filter.mine)
    return (
      <EmptyState
        art={figure}
        title="No groups found"
        action={
          <Button look="secondary" onClick={onClear}>
            Show all groups
          </Button>
        }
      >
        You haven't joined any groups yet.
      </EmptyState>
    );
  return (
    <EmptyState art={figure} title="No groups found" action={<Button onClick={onCreate}>Create the first group</Button>}>
      There are no fitness groups yet
    </EmptyState>
  );
}
