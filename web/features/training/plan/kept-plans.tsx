import { deleteTrainingPlan, patchTrainingPlan } from "@lockstep/contract/training.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { KeptPlansSheet } from "../../../plans/kept-plans-sheet.tsx";
import type { PlanWords } from "../../../plans/kept-plans-sheet.tsx";
import { usePlanChanges } from "../../../plans/use-plan-changes.ts";
import { plansOptions, trainingKeys } from "../queries.ts";
import type { ShownPlan } from "../use-plan.ts";

const WORDS: PlanWords = {
  stays: "Your history stays.",
  staysWhere: "Your progress stays.",
  setup: "/workout-setup",
};

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
  const changes = usePlanChanges({
    feature: "training",
    patch: patchTrainingPlan,
    remove: deleteTrainingPlan,
    plansKey: trainingKeys.plans,
  });
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
