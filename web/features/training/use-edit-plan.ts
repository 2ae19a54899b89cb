import { editTrainingPlan, editTrainingPreview } from "@lockstep/contract/training.ts";
import type { PlanEdit } from "@lockstep/contract/training.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import { guestPlan, toCompactDays } from "./guest-plan.ts";
import { takePlan, trainingKeys } from "./queries.ts";
import type { ShownPlan } from "./use-plan.ts";

/** The week after a change, and what the change costs, in words. */
export interface EditedWeek {
  readonly shown: ShownPlan;
  readonly warnings: readonly string[];
}

/**
 * Changes the week, wherever it lives, and shows the answer. A member's plan that was changed elsewhere is read again, and the error says so
 * (code CONFLICT). The sample week can't be changed.
 */
export async function sendEdit(queryClient: QueryClient, shown: ShownPlan, edit: PlanEdit): Promise<EditedWeek> {
  if (shown.kind === "sample") return { shown, warnings: [] };
  if (shown.kind === "guest") {
    const { name, choices, days } = shown.plan;
    const edited = await callApi(editTrainingPreview, { body: { name, choices, days: toCompactDays(days), edit } });
    await guestPlan.change(queryClient, (kept) => ({ id: shown.id, plan: edited.plan, block: kept?.block }));
    return { shown: { ...shown, plan: edited.plan }, warnings: edited.warnings };
  }
  try {
    const edited = await callApi(editTrainingPlan, { params: { id: shown.id }, body: { version: shown.plan.version, edit } });
    takePlan(queryClient, edited.plan);
    return { shown: { ...shown, plan: edited.plan }, warnings: edited.warnings };
  } catch (error) {
    if (error instanceof ApiError && error.code === "CONFLICT")
      await queryClient.invalidateQueries({ queryKey: trainingKeys.plans });
    throw error;
  }
}

/** {@link sendEdit} for the plan in front of the person; answers the warnings. */
export function useEditPlan(shown: ShownPlan | null) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: async (edit: PlanEdit) => (shown === null ? [] : (await sendEdit(queryClient, shown, edit)).warnings),
  });
}
