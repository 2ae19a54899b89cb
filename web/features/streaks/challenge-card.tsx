import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { Challenge } from "@lockstep/contract/streaks.ts";
import { Check, ListOrdered, Plus } from "lucide-react";
import { KindPlate } from "./kind-icon.tsx";
import { Button } from "../../ui/button.tsx";
import { Steps } from "../../ui/steps.tsx";
import { alreadyText, participantsText, shownProgress, stepsOf } from "./challenge-words.ts";
import type { ChallengeActions } from "./use-challenge-actions.ts";

interface CardProps {
  readonly challenge: Challenge;
  readonly acts: ChallengeActions;
  readonly onLeaderboard: (challenge: Challenge) => void;
}

/** A challenge the person is in: the number first, then the way to the goal. */
export function JoinedCard({ challenge, acts, onLeaderboard }: CardProps) {
  const { name, description, goal, unit, isShared, progress, completedAt, canLeave, icon } = challenge;
  const shown = shownProgress(challenge);
  const steps = stepsOf({ goal, progress: shown });
  return (
    <article className="card flex h-full flex-col" aria-label={name}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p>
            <span className="n block text-76">{formatCount(shown)}</span>
            <span className="mt-2 block font-semibold">
              of {formatCount(goal)} {unit}
              {isShared ? " together" : ""}
            </span>
          </p>
        </div>
        <KindPlate name={icon} done={completedAt !== null} size={64} />
      </div>
      <Steps total={steps.total} done={steps.done} height={14} className="my-4" />
      <h3 className="d2 text-20 wrap-break-word">{name}</h3>
      <p className="mt-1 text-fg-2">{description}</p>
      {isShared ? (
        <p className="mt-1 text-14 text-fg-2">
          {progress === 0 ? "You haven't added anything yet." : `You added ${formatCount(progress)}.`}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
        <LeaderboardButton challenge={challenge} onLeaderboard={onLeaderboard} />
        {completedAt !== null ? (
          <p className="flex min-h-11 items-center gap-2 px-2 font-label">
            <Check aria-hidden="true" className="size-5" /> Completed
          </p>
        ) : null}
        {canLeave ? (
          <Button look="plain" size="sm" aria-label={`Leave ${name}`} onClick={() => void acts.leave(challenge)}>
            Leave
          </Button>
        ) : null}
      </div>
    </article>
  );
}

/** A challenge open to join: a row with one action. */
export function OpenRow({ challenge, acts, onLeaderboard }: CardProps) {
  const { name, description, isShared, canJoin, participants, icon } = challenge;
  const people = participantsText(participants);
  const already = isShared ? null : alreadyText(challenge);
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[auto_1fr_auto]" aria-label={name}>
      <KindPlate name={icon} done={false} />
      <div className="min-w-0">
        <h3 className="d2 text-20 wrap-break-word">{name}</h3>
        <p className="text-fg-2">
          {description}
          {isShared ? " Everyone in the group adds to it." : ""}
        </p>
        {already !== null || people !== null ? (
          <p className="mt-1 text-14 text-fg-2">{[already, people === null ? null : `${people}.`].filter(Boolean).join(" ")}</p>
        ) : null}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1">
        {canJoin ? (
          <Button
            look="secondary"
            size="sm"
            icon={<Plus aria-hidden="true" />}
            aria-label={`Join ${name}`}
            onClick={() => void acts.join(challenge)}
          >
            Join
          </Button>
        ) : null}
        <LeaderboardButton challenge={challenge} onLeaderboard={onLeaderboard} />
      </div>
    </article>
  );
}

function LeaderboardButton({ challenge, onLeaderboard }: Pick<CardProps, "challenge" | "onLeaderboard">) {
  return (
    <Button
      look="quiet"
      size="sm"
      icon={<ListOrdered aria-hidden="true" />}
      aria-label={`${challenge.name} leaderboard`}
      onClick={() => onLeaderboard(challenge)}
    >
      Leaderboard
    </Button>
  );
}
