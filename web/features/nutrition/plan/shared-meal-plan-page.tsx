import type { MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { mondayOf } from "@lockstep/domain/calendar/calendar.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { MakeYourOwn, MakeYourOwnFoot } from "../../../plans/make-your-own.tsx";
import { NoLongerShared } from "../../../plans/no-longer-shared.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Page } from "../../../ui/page.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useMealPerson } from "../person.ts";
import type { MealPerson, MealUser, SessionCheck } from "../person.ts";
import { sharedMealPlanOptions } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { CookMeal } from "./cook-meal.tsx";
import { CookingView } from "./cooking-view.tsx";
import { DayPicker } from "./day-picker.tsx";
import { DayView } from "./day-view.tsx";
import { GroceryView } from "./grocery-view.tsx";
import type { MealActions } from "./meal-actions.ts";
import { dayTabs, recordDay } from "./plan-days.ts";
import { PrintMeals } from "./print-meals.tsx";
import { useView, VIEW_TABS } from "./use-view.ts";
import "./plan.css";

function SharedMeals({ plan, person, token }: { plan: MealPlanPreview; person: MealPerson; token: string }) {
  const { settings, today } = person;
  const [picked, setPicked] = useState(0);
  const { view, setView, cooking, cook, leaveCooking } = useView();
  // Read-only like the sample week, and kept nowhere.
  const shown: ShownMealPlan = { kind: "sample", id: null, startsOn: mondayOf(today), plan };
  const selected = Math.min(picked, plan.days.length - 1);
  const day = plan.days[selected];
  if (!day) return null;
  const acts: MealActions = {
    log: null,
    signInTo: null,
    swap: null,
    lock: null,
    lockNeedsPremium: false,
    locking: null,
    cook: (meal) => cook(meal.id),
    isFavorite: () => false,
    setFavorite: null,
  };
  const record = recordDay(day, today, today, null, []);
  const tabs = dayTabs(plan.days, [], null, () => "");
  return (
    <>
      <Tabs label="Plan sections" value={view} options={VIEW_TABS} onChange={setView}>
        {view === "groceries" ? (
          <GroceryView
            shown={shown}
            list={null}
            settings={settings}
            peopleBusy={false}
            onPeople={null}
            onPrint={() => window.print()}
          />
        ) : view === "cooking" ? (
          <CookingView shown={shown} onCook={(batch) => cook(batch.meals[0]?.mealId ?? "")} />
        ) : (
          <DayPicker tabs={tabs} selected={selected} onSelect={setPicked}>
            <DayView
              key={day.number}
              day={day}
              days={plan.days}
              record={record}
              target={plan.choices.dailyCalories}
              settings={settings}
              acts={acts}
              counts={false}
              nextId={null}
              isToday={false}
            />
          </DayPicker>
        )}
      </Tabs>
      <MakeYourOwnFoot to="/meal-plan-setup">Different tastes, different days? Make your own.</MakeYourOwnFoot>
      {cooking === null ? null : (
        <CookMeal key={token} shown={shown} mealId={cooking} units={settings.foodUnits} onClose={leaveCooking} />
      )}
    </>
  );
}

/** Shared days of meals: read-only, and nothing about the person. */
export function SharedMealPlanPage({ token, user, session }: { token: string; user: MealUser | null; session: SessionCheck }) {
  const person = useMealPerson(user, session);
  const { data: plan, error, refetch } = useQuery(sharedMealPlanOptions(token));
  if (error instanceof ApiError && error.code === "NOT_FOUND") {
    return <NoLongerShared act={<MakeYourOwn to="/meal-plan-setup" />} />;
  }
  if (error && !plan) {
    return (
      <div className="wrap page-body">
        <ErrorView title="We couldn't load the plan." onRetry={() => void refetch()}>
          {error instanceof ApiError ? error.message : "Please try again in a moment."}
        </ErrorView>
      </div>
    );
  }
  if (!plan || person.pending) {
    return (
      <Loading label="Loading the shared plan" className="wrap page-body">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="mt-8 h-16" />
        <Skeleton className="mt-8 h-80" />
      </Loading>
    );
  }
  return (
    <Page title={plan.name} intro="A read-only copy of someone's meal plan." actions={<MakeYourOwn to="/meal-plan-setup" />}>
      <title>A shared meal plan · Lockstep</title>
      <SharedMeals plan={plan} person={person} token={token} />
      <PrintMeals plan={plan} own={[]} settings={person.settings} sheets={["plan", "groceries"]} />
    </Page>
  );
}
