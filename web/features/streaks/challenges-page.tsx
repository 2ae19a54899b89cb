import type { Challenge } from "@lockstep/contract/streaks.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../api/client.ts";
import type { PageUser } from "../../session/me.ts";
import { useLiveQueries } from "../../live/live.ts";
import { formatDay } from "../../plans/today.ts";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Steps } from "../../ui/steps.tsx";
import { GroupIcon } from "../groups/index.ts";
import { JoinedCard, OpenRow } from "./challenge-card.tsx";
import { daysLeft } from "./challenge-words.ts";
import { LeaderboardSheet } from "./leaderboard-sheet.tsx";
import { PastChallenges } from "./past-challenges.tsx";
import { challengeKeys } from "./queries.ts";
import type { ChallengeWeek } from "./queries.ts";
import { useChallengeActions } from "./use-challenge-actions.ts";
import { useChallengeWeek } from "./use-challenge-week.ts";

/** This week's challenges: those the person is in first, the open ones, each group's, and what came before. */
export function ChallengesPage({ user, art }: { user: PageUser; art: ReactNode }) {
  useLiveQueries({ "challenges.changed": () => [challengeKeys.all], "group.changed": () => [challengeKeys.week] });
  const { week, today, error, refetch } = useChallengeWeek(user.id);
  if (week === undefined) {
    return error ? (
      <ErrorView title="We couldn't load the challenges." level={2} onRetry={() => void refetch()}>
        {error instanceof ApiError ? error.message : "Please try again in a moment. What you've logged is safe."}
      </ErrorView>
    ) : (
      <ChallengesSkeleton />
    );
  }
  return (
    <>
      <WeekHead week={week} today={today} art={art} />
      <Week week={week} />
      <PastChallenges />
    </>
  );
}

/** How long the week lasts still: the number, and the days as steps. */
function WeekHead({ week, today, art }: { week: ChallengeWeek; today: string; art: ReactNode }) {
  const left = daysLeft(week.weekEnd, today);
  const joined = week.items.filter(({ isJoined }) => isJoined);
  const done = joined.filter(({ completedAt }) => completedAt !== null).length;
  return (
    <div className="on-volt mb-10 grid items-end gap-6 overflow-hidden rounded-card p-6 sm:grid-cols-[1fr_auto] sm:px-8">
      <div>
        <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
          <p>
            <span className="n block text-132">{left}</span>
            <span className="mt-3 block font-label">
              {left === 1 ? "day left" : "days left"}, through {formatDay(week.weekEnd)}
            </span>
          </p>
          {joined.length > 0 ? (
            <p>
              <span className="n block text-76">{done}</span>
              <span className="mt-3 block font-label">of your {joined.length} completed</span>
            </p>
          ) : null}
        </div>
        <Steps total={7} done={7 - left} height={14} className="mt-6 max-w-96" />
      </div>
      <div className="-mb-6 hidden sm:block">{art}</div>
    </div>
  );
}

function Week({ week }: { week: ChallengeWeek }) {
  const acts = useChallengeActions();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = week.items.find(({ id }) => id === shownId) ?? null;
  const own = week.items.filter(({ group }) => group === null);
  const groups = new Map(week.items.flatMap(({ group }) => (group === null ? [] : [[group.id, group] as const])));
  const list = (items: readonly Challenge[]) => (
    <ChallengeList items={items} acts={acts} onLeaderboard={({ id }) => setShownId(id)} />
  );
  return (
    <>
      <section aria-labelledby="own-heading">
        <h2 id="own-heading" className="d2 mb-4 text-26">
          Open to everyone
        </h2>
        {list(own)}
      </section>
      {[...groups.values()].map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} className="mt-14">
          <h2 id={`group-${group.id}`} className="d2 mb-4 text-26 wrap-break-word">
            <GroupIcon icon={group.icon} className="mr-2 inline-block" />
            <Link to={`/groups/${group.id}`} className="link inline-block min-h-11 py-1">
              {group.name}
            </Link>
          </h2>
          {list(week.items.filter((each) => each.group?.id === group.id))}
        </section>
      ))}
      <LeaderboardSheet challenge={shown} acts={acts} onClose={() => setShownId(null)} />
    </>
  );
}

function ChallengeList({
  items,
  acts,
  onLeaderboard,
}: {
  items: readonly Challenge[];
  acts: ReturnType<typeof useChallengeActions>;
  onLeaderboard: (challenge: Challenge) => void;
}) {
  const joined = items.filter(({ isJoined }) => isJoined);
  const open = items.filter(({ isJoined }) => !isJoined);
  return (
    <>
      {joined.length > 0 ? (
        <ul className="mb-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {joined.map((challenge) => (
            <li key={challenge.id}>
              <JoinedCard challenge={challenge} acts={acts} onLeaderboard={onLeaderboard} />
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="divide-y-[1.5px] divide-line">
        {open.map((challenge) => (
          <li key={challenge.id}>
            <OpenRow challenge={challenge} acts={acts} onLeaderboard={onLeaderboard} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChallengesSkeleton() {
  return (
    <Loading label="Loading this week's challenges">
      <Skeleton className="h-64" />
      <div className="mt-10 grid gap-4">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
    </Loading>
  );
}
