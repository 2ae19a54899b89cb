import type { Group } from "@lockstep/contract/groups.ts";
import { useQuery } from "@tanstack/react-query";
import { Flag, Lock } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError } from "../../api/client.ts";
import { useMe } from "../../session/me.ts";
import type { Me, PageUser } from "../../session/me.ts";
import { Report } from "../moderation/index.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { FigureComponent } from "./group-cover.tsx";
import { GroupHeader } from "./group-header.tsx";
import { GroupMembers } from "./group-members.tsx";
import { GroupPosts } from "./group-posts.tsx";
import { groupOptions } from "./queries.ts";
import { useLiveGroup } from "./use-live-groups.ts";
import { PRIVATE_NOTE } from "./words.ts";
import "./groups.css";

export interface GroupPageProps {
  readonly groupId: string;
  readonly user: PageUser | null;
  /** The sign-in page with a way back. */
  readonly signInPath: (back: string) => string;
  readonly Figure: FigureComponent;
}

/** One group: who it is, what is written, who is in it. */
export function GroupPage({ groupId, user, signInPath, Figure }: GroupPageProps) {
  const viewer = user?.id ?? null;
  const me = useMe(user);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const invite = params.get("invite");
  const query = useQuery(groupOptions(viewer, groupId, invite));
  useLiveGroup(viewer, groupId);
  const group = query.data;
  if (group === undefined || isMissing(query.error)) {
    if (!query.isError) return <GroupSkeleton />;
    return isMissing(query.error) ? <GroupMissing /> : <GroupFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  const signInTo = signInPath(`/groups/${groupId}${invite === null ? "" : `?invite=${encodeURIComponent(invite)}`}`);
  return (
    <div className="page-enter pb-16">
      <title>{`${group.name} · Lockstep`}</title>
      <GroupHeader
        group={group}
        viewer={viewer}
        signInTo={signInTo}
        invite={invite}
        Figure={Figure}
        onLeft={() => void navigate("/groups")}
      />
      <div className="wrap group-body">
        <About group={group} />
        <div className="group-main">
          {group.canRead ? <Parts group={group} me={me} signInTo={signInTo} invite={invite} /> : <Closed />}
        </div>
      </div>
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

const PARTS = [
  { value: "posts", label: "Posts" },
  { value: "members", label: "Members" },
] as const;

function Parts({ group, me, signInTo, invite }: { group: Group; me: Me | null; signInTo: string; invite: string | null }) {
  const [params, setParams] = useSearchParams();
  const part = params.get("tab") === "members" ? "members" : "posts";
  const choose = (next: "posts" | "members") =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === "posts") after.delete("tab");
        else after.set("tab", next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs label="Group sections" value={part} options={PARTS} onChange={choose}>
      {part === "posts" ? (
        <GroupPosts group={group} me={me} signInTo={signInTo} invite={invite} />
      ) : (
        <GroupMembers viewer={me?.id ?? null} groupId={group.id} />
      )}
    </Tabs>
  );
}

/** What everyone may know of a group: what it's for, and what holds in it. */
function About({ group }: { group: Group }) {
  const [reporting, setReporting] = useState(false);
  return (
    <aside className="group-aside" aria-label="About the group">
      <section>
        <h2 className="d2 mb-2 text-20">About</h2>
        <p className="group-text text-fg-2" dir="auto">
          {group.description}
        </p>
      </section>
      {group.rules === "" ? null : (
        <section>
          <h2 className="d2 mb-2 text-20">Group rules</h2>
          <p className="group-text text-fg-2" dir="auto">
            {group.rules}
          </p>
        </section>
      )}
      {group.canReport ? (
        <div>
          <Button size="sm" look="plain" className="-ml-3" icon={<Flag aria-hidden="true" />} onClick={() => setReporting(true)}>
            Report this group
          </Button>
        </div>
      ) : null}
      {reporting ? (
        <Report subject={{ type: "group", id: group.id, name: group.name }} onClose={() => setReporting(false)} />
      ) : null}
    </aside>
  );
}

function Closed() {
  return (
    <section className="panel group-locked">
      <Lock size={28} aria-hidden="true" />
      <h2 className="d2 text-22">This group is private</h2>
      <p className="text-fg-2">{PRIVATE_NOTE}</p>
    </section>
  );
}

function GroupMissing() {
  return (
    <Page title="Group not found" intro="It may have been deleted, or the link may be incomplete." width="reading">
      <title>Group not found · Lockstep</title>
      <LinkButton to="/groups">Back to groups</LinkButton>
    </Page>
  );
}

function GroupFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="wrap page-body">
      {/* Of a group that the server could not give, SPEC 8 has the words; a network that is away says nothing about the group. */}
      <ErrorView
        title={error instanceof ApiError && error.status === 0 ? "We couldn't load the group." : "Group not found"}
        onRetry={onRetry}
      >
        {error instanceof ApiError ? error.message : "Something went wrong on our side. Please try again."}
      </ErrorView>
    </div>
  );
}

function GroupSkeleton() {
  return (
    <Loading label="Loading the group">
      <Skeleton className="group-skeleton-band" />
      <div className="wrap page-body grid gap-4">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-8 h-40" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}
