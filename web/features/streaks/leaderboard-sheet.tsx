import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { Challenge } from "@lockstep/contract/streaks.ts";
import { useQuery } from "@tanstack/react-query";
import { startTransition, useOptimistic } from "react";
import { ApiError } from "../../api/client.ts";
import { MemberRow } from "../../ui/member-row.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/choice.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { leaderboardOptions } from "./queries.ts";
import type { ChallengeActions } from "./use-challenge-actions.ts";

/** The leaderboard of members who opted in, and the switch to do so. */
export function LeaderboardSheet({
  challenge,
  acts,
  onClose,
}: {
  challenge: Challenge | null;
  acts: ChallengeActions;
  onClose: () => void;
}) {
  return (
    <Sheet
      open={challenge !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={challenge === null ? "Leaderboard" : challenge.name}
      description="Only people who opted in are listed."
    >
      {challenge === null ? null : (
        <div className="grid gap-5 pt-4">
          {challenge.isJoined ? (
            <ShowMe challenge={challenge} acts={acts} />
          ) : (
            <p className="text-fg-2">Join the challenge to be listed here.</p>
          )}
          <Leaders challenge={challenge} />
        </div>
      )}
    </Sheet>
  );
}

/** Whether the person is on the leaderboard: theirs to say. */
function ShowMe({ challenge, acts }: { challenge: Challenge; acts: ChallengeActions }) {
  // The switch moves at once, before anything else knows.
  const [on, setOn] = useOptimistic(challenge.onLeaderboard);
  return (
    <Switch
      label="Show me on the leaderboard"
      hint="You can change this anytime."
      checked={on}
      onChange={({ currentTarget: { checked } }) =>
        startTransition(async () => {
          setOn(checked);
          await acts.setOnLeaderboard(challenge, checked);
        })
      }
    />
  );
}

function Leaders({ challenge }: { challenge: Challenge }) {
  const { data, error, refetch } = useQuery(leaderboardOptions(challenge.id));
  if (data === undefined) {
    return error ? (
      <div>
        <Alert>{error instanceof ApiError ? error.message : "We couldn't load the leaderboard."}</Alert>
        <Button look="quiet" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <Loading label="Loading the leaderboard" className="grid gap-3">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-14" />
        ))}
      </Loading>
    );
  }
  if (data.length === 0) return <p className="panel">Nobody's listed yet.</p>;
  return (
    <ol className="grid gap-1">
      {data.map(({ place, member, progress, completedAt, isOwn }) => (
        <li key={member.id} className={isOwn ? "rounded-inner bg-sunken" : undefined}>
          <div className="flex items-center gap-3 px-2 py-2">
            <span className="n w-9 flex-none text-26">
              <span className="visually-hidden">Place </span>
              {place}
            </span>
            <MemberRow
              member={member}
              className="min-w-0 flex-1"
              below={isOwn ? "You" : completedAt === null ? undefined : "Completed"}
              end={
                <span className="flex-none text-right">
                  <span className="n text-26">{formatCount(progress)}</span>
                  <span className="visually-hidden"> {challenge.unit}</span>
                </span>
              }
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
