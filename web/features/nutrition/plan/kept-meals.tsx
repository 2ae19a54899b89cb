import { deleteMealPlan, patchMealPlan } from "@lockstep/contract/nutrition.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { KeptPlansSheet } from "../../../plans/kept-plans-sheet.tsx";
import type { PlanChanges, PlanWords } from "../../../plans/kept-plans-sheet.tsx";
import { notifyTabs } from "../../../offline/tab-channel.ts";
import { mealPlansOptions, nutritionKeys } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";

const WORDS: PlanWords = {
  use: "Use this plan",
  used: (name) => `Now following ${name}`,
  stays: "Your log stays.",
  staysWhere: "Your log stays.",
  sample: "This is a sample week.",
  setup: "/meal-plan-setup",
};

function usePlanChanges(): PlanChanges {
  const queryClient = useQueryClient();
  const refresh = () => {
    notifyTabs({ type: "stale", feature: "nutrition" });
    return queryClient.invalidateQueries({ queryKey: nutritionKeys.plans });
  };
  return {
    async patch({ id, ...body }) {
      await callApi(patchMealPlan, { params: { id }, body });
      await refresh();
    },
    async remove(id) {
      await callApi(deleteMealPlan, { params: { id } });
      await refresh();
    },
  };
}

/** Names the meal plan and looks after the kept ones. */
export function KeptMeals({
  shown,
  ...sheet
}: {
  shown: ShownMealPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signInTo: string;
}) {
  const changes = usePlanChanges();
  const plans = useInfiniteQuery({ ...mealPlansOptions(), enabled: shown.kind === "member" && sheet.open });
  const items = (plans.data?.pages.flatMap((page) => page.items) ?? []).map(({ id, name, isCurrent, createdAt, choices }) => ({
    id,
    name,
    isCurrent,
    createdAt,
    about: `${choices.planDays} days, ${choices.mealsPerDay} meals a day`,
  }));
  return (
    <KeptPlansSheet
      {...sheet}
      kind={shown.kind}
      current={shown.kind === "sample" ? null : { id: shown.id, name: shown.plan.name }}
      plans={{ ...plans, items }}
      changes={changes}
      words={WORDS}
    />
  );
}
