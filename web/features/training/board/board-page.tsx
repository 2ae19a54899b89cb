import { ApiError } from "../../../api/client.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Page } from "../../../ui/page.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { useFeature } from "../../../shell/use-feature.ts";
import { useTrainingPerson } from "../person.ts";
import type { TrainingUser } from "../person.ts";
import { useShownPlan } from "../use-plan.ts";
import { WeekBoard } from "./week-board.tsx";
import "./board.css";

function BoardSkeleton() {
  return (
    <Loading label="Loading your week">
      <Skeleton className="mb-5 h-15 lg:hidden" />
      <div className="board">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} className={index === 0 ? "h-96" : "hidden h-96 lg:block"} />
        ))}
      </div>
    </Loading>
  );
}

/** The board of the person's week: the account's, or the device's for a guest. Without a plan it says how to get one. */
export function BoardPage({ user }: { user: TrainingUser | null }) {
  const { shown, hasNone, error, refetch } = useShownPlan(user);
  const { today } = useTrainingPerson(user);
  const ownDoses = useFeature(user?.id ?? null, "ownDoses");
  if (shown && shown.kind !== "sample") {
    return <WeekBoard ownDoses={ownDoses} key={shown.id} shown={shown} today={today} />;
  }
  return (
    <Page title="Your week">
      {hasNone ? (
        <EmptyState
          art={<FigurePoster className="on-bg w-full max-w-[260px]" movement="childs-pose" variant="bodyweight" aspect={1.9} />}
          title="No week to edit yet"
          action={<LinkButton to="/workout-setup">Make my plan</LinkButton>}
        >
          Answer five short questions to get your week. Then move its days and exercises around here until it fits your life.
        </EmptyState>
      ) : error ? (
        <ErrorView title="We couldn't load your week." level={2} onRetry={refetch}>
          {error instanceof ApiError ? error.message : "Please try again in a moment. Nothing is lost."}
        </ErrorView>
      ) : (
        <BoardSkeleton />
      )}
    </Page>
  );
}
