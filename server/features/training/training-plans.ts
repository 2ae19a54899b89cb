import type { TrainingChoices } from "@lockstep/contract/training.ts";
import type { PlannedDay, PlanNote } from "@lockstep/domain/training/plan.ts";
import type { Db } from "../../platform/database/sql.ts";
import { SavedPlans, type PlanRow } from "../plans/index.ts";
import { presentPlan, presentWeek } from "./present-plan.ts";

/** A saved workout plan. */
export interface TrainingPlanRow extends PlanRow {
  readonly choices: TrainingChoices;
  readonly days: readonly PlannedDay[];
  readonly notes: readonly PlanNote[];
}

/** The person's workout plans. */
export const trainingPlans = new SavedPlans({
  table: "training_plans",
  dates: {},
  event: "training-plan",
  tokenPrefix: "",
  present: presentPlan,
  summarize: (row: TrainingPlanRow) => {
    const { id, name, isCurrent, version, createdAt, updatedAt, choices, days } = presentPlan(row);
    const trainingDays = days.filter((day) => !day.isRest).length;
    return { id, name, isCurrent, version, createdAt, updatedAt, choices, trainingDays };
  },
  // Not the name they gave it, not what they avoid or own, which the notes would tell.
  presentShared: ({ choices, days }) => {
    const { muscleGroups, durationMinutes, daysPerWeek, skillLevel, location } = choices;
    return presentWeek({
      name: "A shared workout plan",
      choices: { muscleGroups, durationMinutes, daysPerWeek, skillLevel, location },
      days,
      notes: [],
    });
  },
});

/** The plan someone follows now; null without one. */
export const findCurrentPlan = (db: Db, userId: string): Promise<TrainingPlanRow | null> =>
  trainingPlans.store.findCurrent(db, userId);

/** Those of the plans that are still there. */
export const listPlans = (db: Db, ids: readonly string[]): Promise<readonly TrainingPlanRow[]> =>
  trainingPlans.store.listById(db, ids);
