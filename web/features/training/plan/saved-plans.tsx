import { useInfiniteQuery } from "@tanstack/react-query";
import { SavedPlansSheet } from "../../../plans/saved-plans-sheet.tsx";
import type { PlanWords } from "../../../plans/saved-plans-sheet.tsx";
import { plansOptions } from "../queries.ts";
import type { ShownPlan } from "../use-plan.ts";
import { savedTraining } from "./saved-training.ts";

const WORDS: PlanWords = {
  stays: "Your history stays.",
  staysWhere: "Your progress stays.",
  setup: "/workout-setup",
};

/** Names the training plan and looks after the kept ones. */
export function SavedPlans({
  shown,
  ...sheet
}: {
  shown: ShownPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signInTo: string;
}) {
  const plans = useInfiniteQuery({ ...plansOptions(), enabled: shown.kind === "member" && sheet.open });
  const items = (plans.data?.pages.flatMap((page) => page.items) ?? []).map(({ trainingDays, ...plan }) => ({
    ...plan,
    about: `${trainingDays} training days`,
  }));
  const canAdd = plans.data?.pages[0]?.canAdd ?? true;
  return <SavedPlansSheet {...sheet} kind={savedTraining} shown={shown} plans={{ ...plans, items, canAdd }} words={WORDS} />;
}
