import { ApiError } from "../../../api/client.ts";
import { useFocusOnOther } from "../../../plans/use-focus-on-other.ts";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMealPerson } from "../person.ts";
import type { MealUser } from "../person.ts";
import { useShownMealPlan } from "../use-meal-plan.ts";
import { MealsScreen } from "./meals-screen.tsx";
import { useWholePlan } from "./use-recipes.ts";

const NO_IDS: readonly string[] = [];

function PlanSkeleton() {
  return (
    <Loading label="Loading your meals">
      <Skeleton className="mb-3 h-11 w-40" />
      <Skeleton className="mb-6 h-12" />
      <div className="grid gap-6 md:grid-cols-[248px_1fr] md:gap-10">
        <div className="hidden gap-1 md:grid">
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </div>
        <div className="grid gap-3">
          <Skeleton className="h-15 md:hidden" />
          <Skeleton className="h-96 md:h-64" />
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-21" />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** The meal plan page: the person's plan, the device's, or the sample week; with its loading and its errors. */
export function MealPlanPage({ user, signInTo }: { user: MealUser | null; signInTo: string }) {
  const person = useMealPerson(user);
  const { shown, error, refetch } = useShownMealPlan(person.userId, person.today);
  useWholePlan(
    shown === null || shown.kind === "sample"
      ? NO_IDS
      : shown.plan.days.flatMap((day) => day.meals.flatMap((meal) => meal.dishes.map(({ recipeId }) => recipeId))),
  );
  useFocusOnOther(shown?.id ?? null);
  return (
    <div className="wrap page-body page-enter">
      {shown && !person.pending ? (
        <MealsScreen key={`${shown.kind} ${shown.id ?? ""}`} shown={shown} person={person} signInTo={signInTo} />
      ) : error ? (
        <ErrorView title="We couldn't load your meals." onRetry={refetch}>
          {error instanceof ApiError ? error.message : "Please try again in a moment. Your plan is safe."}
        </ErrorView>
      ) : (
        <PlanSkeleton />
      )}
    </div>
  );
}
