import type { TrainingProgress } from "@lockstep/contract/training.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { Bars } from "../../../ui/bars.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { useTrainingPerson } from "../person.ts";
import type { TrainingUser } from "../person.ts";
import { formatDay } from "../../../plans/today.ts";
import type { Units } from "../units.ts";
import { MuscleWeek } from "./muscle-week.tsx";
import { exampleProgress, hasProgress, WEEKS } from "./progress-data.ts";
import { Strength } from "./strength.tsx";
import { useProgress } from "./use-progress.ts";
import { WeekInReview } from "./week-in-review.tsx";

const LATELY = "By week, ending with this one.";

function ThisWeek({ progress }: { progress: TrainingProgress }) {
  const { workouts, minutes } = progress.thisWeek;
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-6" aria-label="This week">
      <div>
        <dd className="n text-132 md:text-168">{workouts}</dd>
        <dt className="mt-3 font-label">{workouts === 1 ? "workout this week" : "workouts this week"}</dt>
      </div>
      <div className="self-end">
        <dd className="n text-76">{Math.round(minutes)}</dd>
        <dt className="mt-3 text-fg-2">minutes this week</dt>
      </div>
    </dl>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="part min-w-0 border-t-[1.5px] border-line pt-6">
      <h2 id={id} className="d2 mb-1 text-26">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The charts of someone's weeks. */
export function ProgressCharts({
  progress,
  units,
  isMember = false,
}: {
  progress: TrainingProgress;
  units: Units;
  isMember?: boolean;
}) {
  const bars = (value: (week: TrainingProgress["weeks"][number]) => number) =>
    progress.weeks.map((week, index) => ({
      label: formatDay(week.monday),
      value: value(week),
      highlight: index === progress.weeks.length - 1,
    }));
  return (
    <div className="grid gap-12">
      <ThisWeek progress={progress} />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Section id="workouts-heading" title="Workouts">
          <Bars title="Workouts by week" caption={LATELY} unit="Workouts" bars={bars((week) => week.workouts)} />
          {isMember ? (
            <Link to="/workouts" className="link mt-2 inline-flex min-h-11 items-center">
              All workouts
            </Link>
          ) : null}
        </Section>
        <Section id="minutes-heading" title="Minutes">
          <Bars title="Minutes by week" caption={LATELY} unit="Minutes" bars={bars((week) => Math.round(week.minutes))} />
        </Section>
      </div>
      <Section id="strength-heading" title="Strength">
        <Strength lines={progress.strength} units={units} />
      </Section>
      <Section id="muscles-heading" title="Sets by muscle">
        <MuscleWeek progress={progress} />
      </Section>
    </div>
  );
}

function ProgressSkeleton() {
  return (
    <Loading label="Loading your progress">
      <Skeleton className="h-40 w-64" />
      <div className="mt-12 grid gap-12 md:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-64" />
        ))}
      </div>
    </Loading>
  );
}

function Invitation({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="mb-10 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-4">
      <p className="max-w-[56ch]">
        <span className="font-name">{title}</span> {children}
      </p>
      {action}
    </div>
  );
}

const RESTING = <FigurePoster className="on-bg w-full max-w-[260px]" movement="childs-pose" variant="bodyweight" aspect={1.9} />;

/** For who comes back: nothing to draw by week, and every best set is still there. */
export function LongAgo({ progress, units }: { progress: TrainingProgress; units: Units }) {
  return (
    <div className="grid gap-12">
      <EmptyState
        art={RESTING}
        title={`Nothing in the last ${WEEKS} weeks`}
        action={<LinkButton to="/workout-plan">Open my plan</LinkButton>}
      >
        One workout gets you back on track.
      </EmptyState>
      {progress.strength.length > 0 ? (
        <Section id="strength-heading" title="Strength">
          <Strength lines={progress.strength} units={units} />
        </Section>
      ) : null}
    </div>
  );
}

/** The training part of someone's progress: a member's, a guest's from this device, or an example for people who haven't started. */
export function ProgressOfTraining({ user, signInTo }: { user: TrainingUser | null; signInTo: string }) {
  const { userId, units, today, pending } = useTrainingPerson(user);
  const { progress, error, refetch } = useProgress(userId, today);
  if (!progress || pending) {
    return error ? (
      <ErrorView title="We couldn't load your progress." level={2} onRetry={refetch}>
        {error instanceof ApiError ? error.message : "Please try again in a moment. Nothing is lost."}
      </ErrorView>
    ) : (
      <ProgressSkeleton />
    );
  }
  if (hasProgress(progress)) {
    return (
      <>
        {userId === null ? (
          <Invitation
            title="This is saved on this device."
            action={
              <LinkButton to={signInTo} size="sm">
                Sign in to keep it
              </LinkButton>
            }
          >
            With an account, it's on all your devices.
          </Invitation>
        ) : (
          <WeekInReview userId={userId} today={today} />
        )}
        <ProgressCharts progress={progress} units={units} isMember={userId !== null} />
      </>
    );
  }
  if (progress.hasCompleted) return <LongAgo progress={progress} units={units} />;
  if (userId !== null) {
    return (
      <EmptyState
        art={RESTING}
        title="Your first workout starts here"
        action={<LinkButton to="/workout-plan">Open my plan</LinkButton>}
      >
        Complete an exercise in your plan and your workouts, minutes, best sets and muscles show up here.
      </EmptyState>
    );
  }
  return (
    <>
      <Invitation
        title="This is an example."
        action={
          <LinkButton to="/workout-setup" size="sm">
            Make my plan
          </LinkButton>
        }
      >
        Make a plan and complete exercises to see your own numbers. No account needed.
      </Invitation>
      <ProgressCharts progress={exampleProgress(today, units)} units={units} />
    </>
  );
}
