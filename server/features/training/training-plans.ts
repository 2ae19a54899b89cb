import type { TrainingChoices } from "@lockstep/contract/training.ts";
import { blockStart } from "@lockstep/domain/training/block.ts";
import type { PlannedDay, PlanNote } from "@lockstep/domain/training/plan.ts";
import type { Db } from "../../platform/database/sql.ts";
import { SavedPlans, type PlanRow } from "../plans/index.ts";
import { presentWithTargets } from "./plan-targets.ts";
import { presentWeek, todayOf } from "./present-plan.ts";

/** A saved workout plan. */
export interface TrainingPlanRow extends PlanRow {
  readonly choices: TrainingChoices;
  readonly days: readonly PlannedDay[];
  readonly notes: readonly PlanNote[];
  /** The Monday of its block's first week. */
  readonly blockStartsOn: string;
  /** Null in its first block. */
  readonly blockBefore: StoredBlock | null;
  /** Of a block whose lighter week isn't where the level has it; else null. */
  readonly blockWeeks: number | null;
}

/** A block that another followed: its Monday, and the week it was trained by. */
export interface StoredBlock {
  readonly startsOn: string;
  /** Missing where the level says it. */
  readonly weeks?: number | undefined;
  readonly days: readonly PlannedDay[];
  readonly notes: readonly PlanNote[];
}

/** The person's workout plans. */
export const trainingPlans = new SavedPlans({
  table: "training_plans",
  dates: { blockStartsOn: "block_starts_on" },
  documents: { blockBefore: "block_before" },
  numbers: { blockWeeks: "block_weeks" },
  event: "training-plan",
  tokenPrefix: "",
  present: presentWithTargets,
  summarize: (row: TrainingPlanRow) => {
    const { id, name, isCurrent, version, createdAt, updatedAt } = row;
    const { choices, days } = presentWeek(row);
    const trainingDays = days.filter((day) => !day.isRest).length;
    return { id, name, isCurrent, version, createdAt, updatedAt, choices, trainingDays };
  },
  // A copy is trained from its own first week.
  renew: (row, now) => ({ blockStartsOn: blockStart(row.days, todayOf(row, now)), blockBefore: null, blockWeeks: null }),
  // Not the name they gave it, not what they avoid or own, which the notes would tell, and not how far they are.
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
