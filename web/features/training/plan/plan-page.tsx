import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../../api/client.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { useFocusOnOther } from "../../../plans/use-focus-on-other.ts";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useTrainingPerson } from "../person.ts";
import type { TrainingUser } from "../person.ts";
import { firstBlock } from "../block.ts";
import { guestPlan } from "../guest-plan.ts";
import { exerciseOptions } from "../queries.ts";
import { useShownPlan } from "../use-plan.ts";
import type { ShownPlan } from "../use-plan.ts";
import { PlanScreen } from "./plan-screen.tsx";

/** Fetches the week's exercises one after the other while nothing else happens, so that they are there in a cellar gym. */
function useWholeWeek(shown: ShownPlan | null) {
  const queryClient = useQueryClient();
  const days = shown?.plan.days;
  useEffect(() => {
    if (!days) return;
    let gone = false;
    const ids = new Set(days.flatMap((day) => day.exercises.map((exercise) => exercise.exerciseId)));
    const fetchAll = async () => {
      for (const id of ids) {
        if (gone || !navigator.onLine) return;
        await queryClient.prefetchQuery(exerciseOptions(id));
      }
    };
    const timer = setTimeout(() => void fetchAll(), 1500);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [days, queryClient]);
}

/** A plan that an older version kept on the device begins its first block when it's opened. */
function useGuestBlock(shown: ShownPlan | null, today: CalendarDay) {
  const queryClient = useQueryClient();
  const isMissing = shown?.kind === "guest" && !shown.block;
  useEffect(() => {
    if (!isMissing) return;
    void guestPlan.change(queryClient, (kept) => (kept && !kept.block ? { ...kept, block: firstBlock(kept.plan, today) } : kept));
  }, [isMissing, today, queryClient]);
}

function PlanSkeleton() {
  return (
    <Loading label="Loading your plan">
      <div className="grid gap-6 md:grid-cols-[264px_1fr] md:gap-8">
        <div className="hidden gap-2 md:grid">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </div>
        <div className="grid gap-3">
          <Skeleton className="h-15 md:hidden" />
          <Skeleton className="h-24 w-3/5" />
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-19" />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** The plan page: the person's plan, the device's, or the sample week; with its loading and its errors. */
export function PlanPage({ user, signInTo }: { user: TrainingUser | null; signInTo: string }) {
  const { shown, error, refetch } = useShownPlan(user);
  const { userId, units, today, pending } = useTrainingPerson(user);
  useWholeWeek(shown);
  useGuestBlock(shown, today);
  useFocusOnOther(shown?.id ?? null);
  return (
    <div className="wrap page-body plan-page">
      {shown && !pending ? (
        <PlanScreen
          key={`${shown.kind} ${shown.id ?? ""}`}
          shown={shown}
          userId={userId}
          units={units}
          today={today}
          signInTo={signInTo}
        />
      ) : error ? (
        <ErrorView title="We couldn't load your plan." onRetry={refetch}>
          {error instanceof ApiError ? error.message : "Please try again in a moment. Nothing is lost."}
        </ErrorView>
      ) : (
        <PlanSkeleton />
      )}
    </div>
  );
}
