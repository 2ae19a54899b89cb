import type { deleteMealPlan, patchMealPlan } from "@lockstep/contract/nutrition.ts";
import type { deleteTrainingPlan, patchTrainingPlan } from "@lockstep/contract/training.ts";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { callApi } from "../api/client.ts";
import { notifyTabs } from "../offline/tab-channel.ts";
import type { PlanChanges } from "./kept-plans-sheet.tsx";

/** Renames, chooses and deletes saved plans of a feature; every tab then reads its plans again. */
export function usePlanChanges({
  feature,
  patch,
  remove,
  plansKey,
}: {
  feature: "training" | "nutrition";
  patch: typeof patchMealPlan | typeof patchTrainingPlan;
  remove: typeof deleteMealPlan | typeof deleteTrainingPlan;
  plansKey: QueryKey;
}): PlanChanges {
  const queryClient = useQueryClient();
  const refresh = () => {
    notifyTabs({ type: "stale", feature });
    return queryClient.invalidateQueries({ queryKey: plansKey });
  };
  return {
    async patch({ id, ...body }) {
      await callApi(patch, { params: { id }, body });
      await refresh();
    },
    async remove(id) {
      await callApi(remove, { params: { id } });
      await refresh();
    },
  };
}
