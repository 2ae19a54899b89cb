import { deleteTrainingPlan, patchTrainingPlan } from "@lockstep/contract/training.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { KeptPlansSheet } from "../../../plans/kept-plans-sheet.tsx";
import type { PlanChanges, PlanWords } from "../../../plans/kept-plans-sheet.tsx";
import { notifyTabs } from "../../../offline/tab-channel.ts";
import { plansOptions, trainingKeys } from "../queries.ts";
import type { ShownPlan } from "../use-plan.ts";

const WORDS: PlanWords = {
  use: "Use this plan",
  used: (name) => `Now following ${name}`,
  stays: "Your history stays.",
  staysWhere: "Your progress stays.",
  sample: "This is a sample week.",
  setup: "/workout-setup",
};

function usePlanChanges(): PlanChanges {
  const queryClient = useQueryClient();
  const refresh = () => {
    notifyTabs({ type: "stale", feature: "training" });
    return queryClient.invalidateQueries({ queryKey: trainingKeys.plans });
  };
  return {
    async patch({ id, ...body }) {
      await callApi(patchTrainingPlan, { params: { id }, body });
      await refresh();
    },
    async remove(id) {
      await callApi(deleteTrainingPlan, { params: { id } });
      await refresh();
    },
  };
}

/** Names the training plan and looks after the kept ones. */
export function KeptPlans({
  shown,
  ...sheet
}: {
  shown: ShownPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signInTo: string;
}) {
  const changes = usePlanChanges();
  const plans = useInfiniteQuery({ ...plansOptions(), enabled: shown.kind === "member" && sheet.open });
  const items = (plans.data?.pages.flatMap((page) => page.items) ?? []).map(({ trainingDays, ...plan }) => ({
    ...plan,
    about: `${trainingDays} training days`,
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
