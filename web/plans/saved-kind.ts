import type {
  deleteTrainingPlan,
  duplicateTrainingPlan,
  patchTrainingPlan,
  shareTrainingPlan,
  unshareTrainingPlan,
} from "@lockstep/contract/training.ts";
import type { QueryKey } from "@tanstack/react-query";
import type { duplicateMealPlan, patchMealPlan } from "@lockstep/contract/nutrition.ts";

/** How one kind of saved plan is named, chosen, deleted and shared: its calls (the ones of meal plans look the same), and what is read again after them. */
export interface SavedKind {
  readonly patch: typeof patchTrainingPlan | typeof patchMealPlan;
  readonly duplicate: typeof duplicateTrainingPlan | typeof duplicateMealPlan;
  readonly remove: typeof deleteTrainingPlan;
  readonly share: typeof shareTrainingPlan;
  readonly unshare: typeof unshareTrainingPlan;
  readonly plansKey: QueryKey;
  readonly currentKey: QueryKey;
  /** What the device's own sharing calls it. */
  readonly shareTitle: string;
}

/** A shown plan, as far as saving and sharing go. */
export type SavedPlan =
  | { readonly kind: "member"; readonly id: string; readonly plan: { readonly name: string; readonly shareToken: string | null } }
  | { readonly kind: "guest"; readonly id: string; readonly plan: { readonly name: string } }
  | { readonly kind: "sample" };
