import {
  deleteTrainingPlan,
  duplicateTrainingPlan,
  patchTrainingPlan,
  shareTrainingPlan,
  unshareTrainingPlan,
} from "@lockstep/contract/training.ts";
import type { SavedKind } from "../../../plans/saved-kind.ts";
import { trainingKeys } from "../queries.ts";

export const savedTraining: SavedKind = {
  patch: patchTrainingPlan,
  duplicate: duplicateTrainingPlan,
  remove: deleteTrainingPlan,
  share: shareTrainingPlan,
  unshare: unshareTrainingPlan,
  plansKey: trainingKeys.plans,
  currentKey: trainingKeys.current,
  shareTitle: "My workout plan on Lockstep",
};
