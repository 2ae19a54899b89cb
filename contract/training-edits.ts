import { z } from "zod";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { OWN_DOSE } from "@lockstep/domain/training/own-doses.ts";
import { defineRoute } from "./route.ts";
import { IdParam, PlanName } from "./shared.ts";
import { CompactDay, CompactDays, ExerciseId, Plan, PlanPreview, TrainingChoices } from "./training-plan.ts";

const between = ([least, most]: readonly [least: number, most: number]) => z.int().min(least).max(most);

/**
 * One change of a week on the board. Premium has custom doses and supersets; a superset that gets a day back into its minutes is free
 * ({@link listDayOffers}).
 */
export const PlanEdit = z.discriminatedUnion("type", [
  z.object({ type: z.literal("move-day"), from: z.enum(WEEKDAYS), to: z.enum(WEEKDAYS) }),
  z.object({ type: z.literal("change-focus"), day: z.enum(WEEKDAYS), groups: z.array(z.enum(TRAINING_GROUPS)).min(1).max(6) }),
  z.object({ type: z.literal("swap-exercise"), day: z.enum(WEEKDAYS), exerciseId: ExerciseId, withExerciseId: ExerciseId }),
  z.object({ type: z.literal("add-exercise"), day: z.enum(WEEKDAYS), exerciseId: ExerciseId }),
  z.object({ type: z.literal("remove-exercise"), day: z.enum(WEEKDAYS), exerciseId: ExerciseId }),
  z.object({ type: z.literal("set-sets"), day: z.enum(WEEKDAYS), exerciseId: ExerciseId, sets: between(OWN_DOSE.sets) }),
  z.object({
    type: z.literal("set-day-sets"),
    day: z.enum(WEEKDAYS),
    exercises: z
      .array(z.object({ exerciseId: ExerciseId, sets: between(OWN_DOSE.sets) }))
      .min(1)
      .max(30),
  }),
  z.object({
    type: z.literal("move-exercise"),
    day: z.enum(WEEKDAYS),
    exerciseId: ExerciseId,
    toIndex: z.number().int().min(0).max(30),
  }),
  z.object({
    type: z.literal("set-dose"),
    day: z.enum(WEEKDAYS),
    exerciseId: ExerciseId,
    sets: between(OWN_DOSE.sets),
    repsMin: between(OWN_DOSE.reps),
    repsMax: between(OWN_DOSE.reps),
    holdSeconds: between(OWN_DOSE.holdSeconds).nullable(),
    restSeconds: between(OWN_DOSE.restSeconds),
  }),
  z.object({ type: z.literal("pair-exercises"), day: z.enum(WEEKDAYS), exerciseId: ExerciseId, withExerciseId: ExerciseId }),
  z.object({ type: z.literal("unpair-exercises"), day: z.enum(WEEKDAYS), exerciseId: ExerciseId }),
  /** The day as it was before, to undo a change. */
  CompactDay.omit({ isRest: true }).extend({ type: z.literal("restore-day") }),
]);
export type PlanEdit = z.infer<typeof PlanEdit>;

/** `warnings` say, in words, what the change costs (two hard days in a row, over the minutes, ...); the change is made all the same. */
const EditedPlan = z.object({ warnings: z.array(z.string()) });

export const editTrainingPlan = defineRoute({
  id: "editTrainingPlan",
  method: "POST",
  path: "/api/training/plans/{id}/edits",
  summary: "Change a saved plan's week",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({ version: z.number().int().min(1), edit: PlanEdit }),
  output: EditedPlan.extend({ plan: Plan }),
});

export const editTrainingPreview = defineRoute({
  id: "editTrainingPreview",
  method: "POST",
  path: "/api/training/preview/edits",
  summary: "Change a week saved on the device",
  feature: "training",
  session: "none",
  stores: false,
  body: z.object({ name: PlanName, choices: TrainingChoices, days: CompactDays, edit: PlanEdit }),
  output: EditedPlan.extend({ plan: PlanPreview }),
});

/** A way to get a day back into its minutes: what to do, in words, what it saves and what it leaves over, and the edit that does it. */
export const DayOffer = z.object({
  message: z.string(),
  savesMinutes: z.number().int(),
  /** Minutes that the day still takes too long; 0 when it fits. */
  overMinutes: z.number().int(),
  edit: PlanEdit,
});
export type DayOffer = z.infer<typeof DayOffer>;

/** For a week of the account as for one of the device. `keep` is an exercise that was just put in, which the day isn't to lose. */
export const listDayOffers = defineRoute({
  id: "listDayOffers",
  method: "POST",
  path: "/api/training/preview/offers",
  summary: "Ways to fit a day into its minutes; none when it already fits",
  feature: "training",
  session: "none",
  stores: false,
  body: z.object({ choices: TrainingChoices, days: CompactDays, day: z.enum(WEEKDAYS), keep: ExerciseId.nullish() }),
  output: z.object({ offers: z.array(DayOffer).max(3) }),
});
