import { shareMealPlan, unshareMealPlan } from "@lockstep/contract/nutrition.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { SharePlan } from "../../../plans/share-plan.tsx";
import { nutritionKeys } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";

/** The share button of a meal plan. */
export function ShareMeals({ shown, signInTo }: { shown: ShownMealPlan; signInTo: string }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: nutritionKeys.current });
  const sharing =
    shown.kind === "member"
      ? {
          isShared: shown.plan.shareToken !== null,
          share: async () => {
            const link = await callApi(shareMealPlan, { params: { id: shown.id } });
            void refresh();
            return link;
          },
          revoke: async () => {
            await callApi(unshareMealPlan, { params: { id: shown.id } });
            await refresh();
          },
        }
      : null;
  return <SharePlan sharing={sharing} title="My meal plan on Lockstep" signInTo={signInTo} />;
}
