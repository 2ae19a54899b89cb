import type { PublicProfile } from "@lockstep/contract/members.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../api/client.ts";
import { AchievementBadge, CompactAchievements } from "../streaks/index.ts";
import type { Me } from "../../session/me.ts";
import { PostList } from "../community/index.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { achievementsOptions } from "./queries.ts";

// The charts come with the tab that shows them.
const Stats = lazy(() => import("./stats.tsx").then((module) => ({ default: module.Stats })));

const VIEWS = [
  { value: "feed", label: "Activity Feed" },
  { value: "stats", label: "Stats" },
] as const;

/** What someone did: achievements, posts, numbers. */
export function Activity({ profile, me, signInTo }: { profile: PublicProfile; me: Me | null; signInTo: string }) {
  const [params, setParams] = useSearchParams();
  const view = params.get("view") === "stats" ? "stats" : "feed";
  const { username, isOwn } = profile;
  return (
    <>
      <Achievements username={username} isOwn={isOwn} viewer={me?.id ?? null} />
      <Tabs
        label={isOwn ? "Your activity" : `${username}'s activity`}
        value={view}
        options={VIEWS}
        onChange={(next) => {
          const changed = new URLSearchParams(params);
          if (next === "stats") changed.set("view", next);
          else changed.delete("view");
          setParams(changed, { replace: true, preventScrollReset: true });
        }}
      >
        {view === "stats" ? (
          <Suspense
            fallback={
              <Loading label="Loading the stats">
                <Skeleton className="h-60" />
              </Loading>
            }
          >
            <Stats username={username} isOwn={isOwn} viewer={me?.id ?? null} />
          </Suspense>
        ) : (
          <MemberPosts profile={profile} me={me} signInTo={signInTo} />
        )}
      </Tabs>
    </>
  );
}

/** What someone posted. */
export function MemberPosts({ profile, me, signInTo }: { profile: PublicProfile; me: Me | null; signInTo: string }) {
  const { username, isOwn } = profile;
  return (
    <PostList
      list={{ of: "member", username }}
      me={me}
      signInTo={signInTo}
      label={isOwn ? "Your posts" : `${username}'s posts`}
      empty={
        <p className="py-6 text-fg-2">
          {isOwn ? "You haven't posted yet. Your community posts show up here too." : `${username} hasn't posted yet.`}
        </p>
      }
    />
  );
}

function Achievements({ username, isOwn, viewer }: { username: string; isOwn: boolean; viewer: string | null }) {
  const query = useQuery(achievementsOptions(viewer, username, isOwn));
  const [all, setAll] = useState(false);
  const items = query.data;
  const completed = items?.filter((each) => each.completed).length ?? 0;
  return (
    <section aria-labelledby="achievements-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="achievements-title" className="d2 text-26">
          Achievements
        </h2>
        {items && items.length > 0 ? (
          <Button look="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? "Show fewer" : `Show all ${items.length}`}
          </Button>
        ) : null}
      </div>
      {items === undefined ? (
        query.isError ? (
          <Alert>
            <p>{query.error instanceof ApiError ? query.error.message : "We couldn't load the achievements."}</p>
            <Button size="sm" look="secondary" className="mt-3" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          </Alert>
        ) : (
          <Loading label="Loading achievements" className="flex gap-4">
            <Skeleton className="size-17" />
            <Skeleton className="size-17" />
            <Skeleton className="size-17" />
          </Loading>
        )
      ) : all ? (
        <ul className="grid gap-2 sm:grid-cols-2">
          {items.map((each) => (
            <li key={each.id}>
              <AchievementBadge achievement={each} />
            </li>
          ))}
        </ul>
      ) : completed > 0 ? (
        <CompactAchievements achievements={items} />
      ) : (
        <p className="text-fg-2">
          {isOwn ? "Your first one is close: show all to see what it takes." : `${username} is on the way to their first one.`}
        </p>
      )}
    </section>
  );
}
