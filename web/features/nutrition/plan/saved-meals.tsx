import { useInfiniteQuery } from "@tanstack/react-query";
import { SavedPlansSheet } from "../../../plans/saved-plans-sheet.tsx";
import type { PlanWords } from "../../../plans/saved-plans-sheet.tsx";
import { mealPlansOptions } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { savedMeals } from "./saved-meals.ts";

const WORDS: PlanWords = {
  stays: "Your log stays.",
  staysWhere: "Your log stays.",
  setup: "/meal-plan-setup",
};

/** Names the meal plan and looks after the kept ones. */
export function SavedMeals({
  shown,
  ...sheet
}: {
  shown: ShownMealPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signInTo: string;
}) {
  const plans = useInfiniteQuery({ ...mealPlansOptions(), enabled: shown.kind === "member" && sheet.open });
  const items = (plans.data?.pages.flatMap((page) => page.items) ?? []).map(({ id, name, isCurrent, createdAt, choices }) => ({
    id,
    name,
    isCurrent,
    createdAt,
    about: `${choices.planDays} days, ${choices.mealsPerDay} meals a day`,
  }));
  const canAdd = plans.data?.pages[0]?.canAdd ?? true;
  return <SavedPlansSheet {...sheet} kind={savedMeals} shown={shown} plans={{ ...plans, items, canAdd }} words={WORDS} />;
}
