import { shareTrainingPlan, unshareTrainingPlan } from "@lockstep/contract/training.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { SharePlan } from "../../../plans/share-plan.tsx";
import { trainingKeys } from "../queries.ts";
import type { ShownPlan } from "../use-plan.ts";

/** The share button of a training plan. */
export function ShareTraining({ shown, signInTo }: { shown: ShownPlan; signInTo: string }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: trainingKeys.current });
  const sharing =
    shown.kind === "member"
      ? {
          isShared: shown.plan.shareToken !== null,
          share: async () => {
            const link = await callApi(shareTrainingPlan, { params: { id: shown.id } });
            void refresh();
            return link;
          },
          revoke: async () => {
            await callApi(unshareTrainingPlan, { params: { id: shown.id } });
            await refresh();
          },
        }
      : null;
  return <SharePlan sharing={sharing} title="My workout plan on Lockstep" signInTo={signInTo} />;
}
