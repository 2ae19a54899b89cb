import { z } from "zod";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { MemberCard, MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { ClientId } from "./shared.ts";
import { TrainingChoices } from "./training-plan.ts";

/** What is the same in everyone's copy: which muscles, how long, how often. */
export const GroupFrame = TrainingChoices.pick({ muscleGroups: true, durationMinutes: true, daysPerWeek: true, seed: true });
export type GroupFrame = z.infer<typeof GroupFrame>;

/** What is each member's own. Only they get to see it. */
export const OwnTraining = TrainingChoices.pick({ skillLevel: true, location: true, equipment: true, avoid: true }).required();
export type OwnTraining = z.infer<typeof OwnTraining>;

/** Someone who takes part. */
export const TrainingMate = z.object({
  member: MemberCard,
  isYou: z.boolean(),
  /** The days of their copy. `isDone` is null for whoever doesn't share their workouts. Empty when they deleted their copy. */
  days: z.array(z.object({ day: z.enum(WEEKDAYS), isDone: z.boolean().nullable() })),
});
export type TrainingMate = z.infer<typeof TrainingMate>;

/** The family's workout plan. */
export const FamilyTraining = z.object({
  /** Null until someone sets it up. */
  frame: GroupFrame.extend({
    days: z.array(z.enum(WEEKDAYS)),
    /** Null for someone whose account is gone. */
    setBy: MemberSummary.nullable(),
    setAt: z.iso.datetime(),
  }).nullable(),
  /** Goes with a change, which is refused when someone else made one first. 0 without a frame. */
  version: z.number().int(),
  /** How many take part. */
  taking: z.number().int(),
  /** Who they are, for those who take part themselves; empty for everyone else. */
  mates: z.array(TrainingMate),
  /** The caller's part in it; null when they take none. */
  membership: z
    .object({
      /** Null once they deleted their copy. */
      planId: z.uuid().nullable(),
      /** The family's plan has changed since the copy was made. */
      isOutdated: z.boolean(),
    })
    .nullable(),
  /** What a copy would be made with: as the last time, or from the caller's plan and profile. */
  own: OwnTraining,
});
export type FamilyTraining = z.infer<typeof FamilyTraining>;

/** NOT_FOUND without a family that's paid for, here and below. */
export const getFamilyTraining = defineRoute({
  id: "getFamilyTraining",
  method: "GET",
  path: "/api/family/training",
  summary: "The family's workout plan, and who takes part",
  feature: "family-training",
  session: "required",
  output: FamilyTraining,
});

/** Changes nobody's copy: everyone is offered the new week. CONFLICT when `version` isn't the current one. */
export const putFamilyTraining = defineRoute({
  id: "putFamilyTraining",
  method: "PUT",
  path: "/api/family/training",
  summary: "Set up or change what the family trains together",
  feature: "family-training",
  session: "required",
  body: GroupFrame.extend({ version: z.number().int().min(0) }),
  output: FamilyTraining,
});

/**
 * Takes part, or takes the new week of a frame that changed: plans the caller's own copy, which becomes their current plan under the id `planId`. A copy
 * they had stays among their saved plans. CONFLICT when `version` isn't the frame's.
 */
export const joinFamilyTraining = defineRoute({
  id: "joinFamilyTraining",
  method: "PUT",
  path: "/api/family/training/membership",
  summary: "Take part in the family's workout plan with a copy of your own",
  feature: "family-training",
  session: "required",
  body: OwnTraining.extend({ planId: ClientId, version: z.number().int().min(1) }),
  output: FamilyTraining,
});

/** The copy stays, as an ordinary plan. */
export const leaveFamilyTraining = defineRoute({
  id: "leaveFamilyTraining",
  method: "DELETE",
  path: "/api/family/training/membership",
  summary: "Stop taking part in the family's workout plan",
  feature: "family-training",
  session: "required",
  output: FamilyTraining,
});
