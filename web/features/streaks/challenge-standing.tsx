import type { Challenge } from "@lockstep/contract/streaks.ts";
import { nearestChallenge } from "@lockstep/domain/streaks/nearest-challenge.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useLiveQueries } from "../../live/live.ts";
import { MemberRow } from "../../ui/member-row.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Steps } from "../../ui/steps.tsx";
import { daysLeft, participantsText, reachedText, shownProgress, stepsOf } from "./challenge-words.ts";
import { challengeKeys, leaderboardOptions } from "./queries.ts";
import { useChallengeWeek } from "./use-challenge-week.ts";

const LEADERS_SHOWN = 3;

/** Where the person is in the challenge that's closest to its end, and who's ahead; without one, what could be joined. */
export function ChallengeStanding({ userId }: { userId: string }) {
  useLiveQueries({ "challenges.changed": () => [challengeKeys.all] });
  const { week, today, error } = useChallengeWeek(userId);
  if (week === undefined) return error === null ? <Skeleton className="h-48" /> : null;
  const nearest = nearestChallenge(week.items);
  const joined = week.items.filter(({ isJoined }) => isJoined);
  const completed = joined.filter(({ completedAt }) => completedAt !== null).length;
  return (
    <section aria-labelledby="standing-heading">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="standing-heading" className="d2 text-26">
          Weekly Challenges
        </h2>
        <Link to="/challenges" className="link inline-flex min-h-11 items-center gap-2">
          {joined.length > 1 ? `All ${joined.length} of yours` : "See all"} <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      {nearest !== null ? (
        <Standing challenge={nearest} left={daysLeft(nearest.weekEnd, today)} />
      ) : (
        <p className="max-w-[56ch] text-fg-2">
          {completed > 0
            ? `${completed === 1 ? "Your challenge is" : `All ${completed} of yours are`} completed. New ones start on Monday.`
            : "Small goals, new every Monday. Join the ones that suit your week."}
        </p>
      )}
    </section>
  );
}

function Standing({ challenge, left }: { challenge: Challenge; left: number }) {
  const { data: leaders = [] } = useQuery(leaderboardOptions(challenge.id));
  const own = leaders.find(({ isOwn }) => isOwn);
  const steps = stepsOf({ goal: challenge.goal, progress: shownProgress(challenge) });
  const people = participantsText(challenge.participants);
  return (
    <div className="card">
      <p className="font-name text-17">{challenge.name}</p>
      <Steps total={steps.total} done={steps.done} height={12} className="my-3" />
      <p className="text-14 text-fg-2">
        {[reachedText(challenge), left === 1 ? "last day" : `${left} days left`, people]
          .filter((each) => each !== null)
          .join(" · ")}
      </p>
      {leaders.length < 2 ? null : (
        <ol className="mt-4 grid gap-3" aria-label={`Leaderboard of ${challenge.name}`}>
          {leaders.slice(0, LEADERS_SHOWN).map(({ place, member, progress, isOwn }) => (
            <li key={member.id} className="flex items-center gap-4">
              <span className="n w-6 text-24" aria-hidden="true">
                {place}
              </span>
              <MemberRow
                className="min-w-0 flex-1"
                member={member}
                size={36}
                below={`${formatCount(progress)} ${challenge.unit}${isOwn ? " · you" : ""}`}
              />
            </li>
          ))}
        </ol>
      )}
      {own !== undefined && own.place > LEADERS_SHOWN ? <p className="mt-3 font-label">{`You're number ${own.place}.`}</p> : null}
    </div>
  );
}
