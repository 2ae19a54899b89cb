import type { MealChoices, PlanDays } from "./meal-plan.ts";

const LEFTOVERS: Readonly<Record<PlanDays, number>> = { 3: 1, 5: 2, 7: 3 };
/** Every second lunch or dinner. */
const LEFTOVERS_OF_BATCHES: typeof LEFTOVERS = { 3: 2, 5: 3, 7: 6 };

/** Leftovers that a plan has at most; more of them for someone who cooks in batches. */
export function mostLeftovers({ planDays, batchCooking }: Pick<MealChoices, "planDays" | "batchCooking">): number {
  return (batchCooking === true ? LEFTOVERS_OF_BATCHES : LEFTOVERS)[planDays];
}
