import type { Plan, PlanPreview } from "@lockstep/contract/training.ts";
import type * as domain from "@lockstep/domain/training/plan.ts";
import type { TrainingPlanRow } from "./training-plans.ts";

type Week = Pick<domain.TrainingPlan, "days" | "notes"> & { readonly name: string; readonly choices: domain.TrainingChoices };

/** A week as the contract says it. */
export function presentWeek(week: Week): PlanPreview {
  return {
    name: week.name,
    choices: {
      ...week.choices,
      muscleGroups: [...week.choices.muscleGroups],
      avoid: [...(week.choices.avoid ?? [])],
      equipment: [...(week.choices.equipment ?? [])],
    },
    days: [...week.days],
    notes: week.notes.map((note) => ({ ...note })),
  };
}

/** A kept plan for its owner. */
export function presentPlan(row: TrainingPlanRow): Plan {
  return {
    ...presentWeek(row),
    id: row.id,
    version: row.version,
    isCurrent: row.isCurrent,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    shareToken: row.shareToken,
  };
}
