import { editTrainingPlan, editTrainingPreview } from "@lockstep/contract/training.ts";
import type { PlanEdit } from "@lockstep/contract/training.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import { guestKeys, saveGuestPlan, toCompactDays } from "./guest-plan.ts";
import { trainingKeys } from "./queries.ts";
import type { ShownPlan } from "./use-plan.ts";

/**
 * Changes the week, wherever it lives; answers what the change costs, in words. A member's plan that was changed elsewhere is read again, and
 * the error says so (code CONFLICT). The sample week cannot be changed.
 */
export function useEditPlan(shown: ShownPlan | null) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: async (edit: PlanEdit): Promise<string[]> => {
      if (shown === null || shown.kind === "sample") return [];
      if (shown.kind === "guest") {
        const { name, choices, days } = shown.plan;
        const edited = await callApi(editTrainingPreview, { body: { name, choices, days: toCompactDays(days), edit } });
        queryClient.setQueryData(guestKeys.plan, await saveGuestPlan(edited.plan, shown.id));
        return edited.warnings;
      }
      try {
        const edited = await callApi(editTrainingPlan, { params: { id: shown.id }, body: { version: shown.plan.version, edit } });
        queryClient.setQueryData(trainingKeys.current, edited.plan);
        return edited.warnings;
      } catch (error) {
        if (error instanceof ApiError && error.code === "CONFLICT") await queryClient.invalidateQueries({ queryKey: trainingKeys.plans });
        throw error;
      }
    },
  });
}
