import { z } from "zod";
import { defineRoute } from "./route.ts";
import { CalendarDay, IdParam, PlanName } from "./shared.ts";
import { CompactDays, Plan, PlanPreview, TrainingChoices } from "./training-plan.ts";

/** How a plan goes on after a block: the same week again, or with other accessories. `undo` brings back the block and the week before the last choice. */
export const BLOCK_CHOICES = ["keep", "vary", "undo"] as const;

/** From the last training day of a block's lighter week on; before, and where there's nothing to vary or to undo, EDIT_REFUSED says so. */
export const startNextBlock = defineRoute({
  id: "startNextBlock",
  method: "POST",
  path: "/api/training/plans/{id}/next-block",
  summary: "Choose a plan's next block",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({ version: z.number().int().min(1), choice: z.enum(BLOCK_CHOICES) }),
  output: Plan,
});

export const varyTrainingPreview = defineRoute({
  id: "varyTrainingPreview",
  method: "POST",
  path: "/api/training/preview/next-block",
  summary: "Vary the accessories of a week saved on the device",
  feature: "training",
  session: "none",
  stores: false,
  body: z.object({
    name: PlanName,
    choices: TrainingChoices,
    days: CompactDays,
    /** The Monday that the next block begins on. */
    startsOn: CalendarDay,
  }),
  output: PlanPreview,
});

/** Makes a week the lighter one of the plan's block, which ends with it; or takes that back. Without a version: it fits every week the plan may have by now. */
export const putLighterWeek = defineRoute({
  id: "putLighterWeek",
  method: "PUT",
  path: "/api/training/plans/{id}/lighter-week",
  summary: "Make this week the lighter one, or not",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({
    /** The Monday of the week, on the person's device. */
    monday: CalendarDay,
    isLighter: z.boolean(),
  }),
  output: Plan,
});
