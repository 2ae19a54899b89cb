import type { TrainingReview } from "@lockstep/contract/training.ts";
import { factsOf, recordWeek } from "@lockstep/domain/training/week-record.ts";
import type { WeekFacts } from "@lockstep/domain/training/week-record.ts";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { addDays, formatWeek, mondayOf } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { useFeature } from "../../../shell/use-feature.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Locked } from "../../../ui/locked.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useCompletions } from "../completions.ts";
import { currentPlanOptions, reviewOptions } from "../queries.ts";
import { useReview } from "./use-review.ts";

type Proposal = TrainingReview["proposals"][number];

function Facts({ facts, fullWeeks = 0 }: { facts: WeekFacts; fullWeeks?: number }) {
  const shown = [
    { label: facts.daysPlanned === 1 ? "session" : "sessions", done: facts.daysDone, of: facts.daysPlanned },
    { label: "exercises", done: facts.exercisesDone, of: facts.exercisesPlanned },
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4" aria-label="Last week">
      {shown.map(({ label, done, of }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="mt-1 text-14 text-fg-2">{label} done</dt>
          <dd>
            <span className="n text-48">{done}</span> <span className="text-17 text-fg-2">of {of}</span>
          </dd>
        </div>
      ))}
      {fullWeeks > 1 ? (
        <div className="flex flex-col-reverse">
          <dt className="mt-1 text-14 text-fg-2">full weeks in a row</dt>
          <dd className="n text-48">{fullWeeks}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function ProposalCard({
  proposal,
  isBusy,
  canUndo,
  onPress,
}: {
  proposal: Proposal;
  isBusy: boolean;
  canUndo: boolean;
  onPress: () => void;
}) {
  const { title, reason, isMade } = proposal;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h3 className="font-name">{title}</h3>
        <p className="mt-1 max-w-[60ch] text-fg-2">{reason}</p>
        <p role="status" className={isMade ? "mt-2 flex flex-wrap items-center gap-2" : undefined}>
          {isMade ? (
            <>
              <Check size={20} aria-hidden="true" />
              Your plan has this now.
              <Link to="/workout-plan" className="link inline-flex min-h-11 items-center">
                See my plan
              </Link>
            </>
          ) : null}
        </p>
      </div>
      {isMade && !canUndo ? null : (
        <Button
          size="sm"
          look={isMade ? "secondary" : "primary"}
          busy={isBusy}
          onClick={onPress}
          aria-label={`${isMade ? "Undo" : "Apply"}: ${title}`}
        >
          {isMade ? "Undo" : "Apply"}
        </Button>
      )}
    </Card>
  );
}

/** A review with its proposals. */
export function Review({ review }: { review: TrainingReview }) {
  const { toggle, busyId, canUndo, problem } = useReview(review);
  return (
    <div className="grid gap-5">
      {review.facts ? <Facts facts={review.facts} fullWeeks={review.fullWeeks} /> : null}
      <p className="max-w-[60ch] text-17">{review.summary}</p>
      {review.proposals.length > 0 ? (
        <ul className="grid gap-3">
          {review.proposals.map((proposal) => (
            <li key={proposal.id}>
              <ProposalCard
                proposal={proposal}
                isBusy={busyId === proposal.id}
                canUndo={canUndo(proposal)}
                onPress={() => toggle(proposal)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Alert>{problem}</Alert>
    </div>
  );
}

/** For those whose membership has no review: last week's numbers, and what a review would do with them. */
function WithoutReview({ userId, monday }: { userId: string; monday: CalendarDay }) {
  const { data: plan } = useQuery(currentPlanOptions());
  const { completions } = useCompletions(userId, monday, addDays(monday, 6));
  const done = completions.map(({ date, exerciseId }) => ({ date: date as CalendarDay, exerciseId }));
  const facts = plan ? factsOf(recordWeek(plan.days, done, monday, monday)) : null;
  return (
    <div className="grid gap-5">
      {facts ? <Facts facts={facts} /> : null}
      <Locked>
        Your week through a coach's eyes: up to three changes, the reason for each, and one tap to apply it. On Free, your plan
        changes when you make your next one.
      </Locked>
    </div>
  );
}

function OwnReview() {
  const { data: review, error, refetch } = useQuery(reviewOptions());
  if (review) return <Review review={review} />;
  if (error)
    return (
      <ErrorView title="We couldn't load your review." level={3} onRetry={() => void refetch()}>
        {error instanceof ApiError ? error.message : "Please try again in a moment. Nothing is lost."}
      </ErrorView>
    );
  return (
    <Loading label="Loading your review">
      <Skeleton className="h-20 w-64" />
      <Skeleton className="mt-5 h-24" />
    </Loading>
  );
}

/** Last week in review: what was done of the plan, and what a coach would change. */
export function WeekInReview({ userId, today }: { userId: string; today: CalendarDay }) {
  const isOpen = useFeature(userId, "weeklyReview");
  const monday = addDays(mondayOf(today), -7);
  return (
    <section id="review" aria-labelledby="review-heading" className="mb-12 scroll-mt-24">
      <h2 id="review-heading" className="d2 text-26">
        Your week in review
      </h2>
      <p className="mt-1 mb-5 text-fg-2">{formatWeek(monday)}</p>
      {isOpen === false ? <WithoutReview userId={userId} monday={monday} /> : <OwnReview />}
    </section>
  );
}
