import { z } from "zod";
import { isReadableName, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { GOALS } from "@lockstep/domain/training/goal.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { TARGET_RULES } from "@lockstep/domain/training/target-rules.ts";
import { COMPACT_EXERCISE, PLAN_NOTE_CODES, PLANNED_DAY, PLANNED_EXERCISE } from "@lockstep/domain/training/plan.ts";
import { schemaOf } from "./schema-of.ts";
import { CalendarDay, isDistinct, Seed, WorkoutMinutes } from "./shared.ts";

/** An exercise of the catalogue, by its id. */
export const ExerciseId = z
  .string()
  .max(80)
  .regex(/^[hg]-[a-z0-9-]+$/, "That isn't an exercise id.");

/** An exercise of a workout or a routine: of the catalogue, or one of the person's own. */
export const AnyExerciseId = z.union([ExerciseId, z.uuid().toLowerCase()], "That isn't an exercise id.");

/** The wizard's answers: what a plan is made from. */
export const TrainingChoices = z.object({
  muscleGroups: z
    .array(z.enum(TRAINING_GROUPS))
    .min(1, "Choose at least one muscle group.")
    .max(TRAINING_GROUPS.length)
    .refine(isDistinct, "Please choose each muscle group only once."),
  durationMinutes: WorkoutMinutes,
  daysPerWeek: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)], {
    error: "2 to 7 days a week.",
  }),
  skillLevel: z.enum(LEVELS),
  location: z.enum(LOCATIONS),
  avoid: z.array(z.enum(AVOIDANCES)).max(AVOIDANCES.length).refine(isDistinct, "Please choose each only once.").optional(),
  equipment: z
    .array(z.enum(HOME_EQUIPMENT))
    .max(HOME_EQUIPMENT.length)
    .refine(isDistinct, "Please choose each only once.")
    .optional(),
  /** What the person trains for. */
  goal: z.enum(GOALS).nullish(),
  seed: Seed.optional(),
});
export type TrainingChoices = z.infer<typeof TrainingChoices>;

/** What an exercise asks for today, of each set, and why in one clause. `weightKg` is null for the body alone, and where the weight is still to be found. */
export const ExerciseTarget = z.object({
  weightKg: z.number().nullable(),
  reps: z.number().int(),
  seconds: z.number().int().nullable(),
  /** Repetitions in reserve. */
  rir: z.number().int().nullable(),
  rule: z.enum(TARGET_RULES),
  reason: z.string(),
});
export type ExerciseTarget = z.infer<typeof ExerciseTarget>;

export const PlannedExercise = schemaOf(PLANNED_EXERCISE).extend({
  /** In one's own saved plan, for strength work; left out where the person wants no suggestions. */
  target: ExerciseTarget.optional(),
});
export type PlannedExercise = z.infer<typeof PlannedExercise>;

export const PlannedDay = schemaOf(PLANNED_DAY).extend({
  exercises: z.array(PlannedExercise) as z.ZodType<readonly PlannedExercise[]>,
});
export type PlannedDay = z.infer<typeof PlannedDay>;

export const PlanNote = z.object({ code: z.enum(PLAN_NOTE_CODES), message: z.string() });

/** A plan that is stored nowhere: what a preview answers and a guest's device keeps. */
export const PlanPreview = z.object({
  name: z.string(),
  choices: TrainingChoices,
  days: z.array(PlannedDay).length(7),
  notes: z.array(PlanNote),
});
export type PlanPreview = z.infer<typeof PlanPreview>;

const BlockDates = z.object({
  /** The Monday of its first week, in the person's own calendar. */
  startsOn: CalendarDay,
  /** With the lighter week at the end. */
  weeks: z.number().int(),
});

/**
 * The block that a plan is trained in. `days` of the plan are its usual week: in the lighter week, the last, each exercise has two sets. Until a block begins,
 * the days of the one before it are trained.
 */
export const TrainingBlock = BlockDates.extend({
  /** The person's week when it was read, from 1; the last stays once the block is over. */
  week: z.number().int(),
  /** Null in the plan's first block; its days are null once the next block has begun. */
  before: BlockDates.extend({ days: z.array(PlannedDay).length(7).nullable() }).nullable(),
});
export type TrainingBlock = z.infer<typeof TrainingBlock>;

/** A kept plan. `version` rises with each change; a change against an older one answers CONFLICT. */
export const Plan = PlanPreview.extend({
  id: z.uuid(),
  version: z.number().int(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  shareToken: z.string().nullable(),
  block: TrainingBlock,
  /** Why a lighter week is offered today, as a sentence; null or left out while none is. */
  lighterWeekReason: z.string().nullable().optional(),
});
export type Plan = z.infer<typeof Plan>;

/** What makes up a day once texts are left out: enough to build the day again from the catalogue. */
export const CompactDay = z.object({
  day: z.enum(WEEKDAYS),
  // It's on the shared page and the printed sheet under the day's name.
  focus: z.string().trim().min(1).max(60).refine(isReadableName, NAME_REFUSED),
  isRest: z.boolean(),
  exercises: z.array(schemaOf(COMPACT_EXERCISE).extend({ exerciseId: ExerciseId })).max(30),
});
export type CompactDay = z.infer<typeof CompactDay>;

/** The seven days of a week without its texts. */
export const CompactDays = z
  .array(CompactDay)
  .length(7)
  .refine((days) => days.every((day, index) => day.day === WEEKDAYS[index]), "Please send seven days, starting with Monday.");
