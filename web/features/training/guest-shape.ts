import type { Completion, PlanPreview, PlannedDay, PlannedExercise, TrainingChoices } from "@lockstep/contract/training.ts";
import { AVOIDANCES, EXERCISE_KINDS, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { MUSCLES, MUSCLE_GROUPS, TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { DAYS_PER_WEEK, DURATIONS, PLAN_NOTE_CODES } from "@lockstep/domain/training/plan.ts";
import {
  isDayText,
  isFlag,
  isId,
  isNumber,
  isText,
  isWhole,
  listOf,
  oneOf,
  orMissing,
  orNull,
  shape,
} from "../../plans/kept-shape.ts";
import type { GuestPlan } from "./guest-plan.ts";

// guest-shape.test.ts holds these guards and the contract's schemas to the same answers.
const isStep = shape<PlannedDay["warmUp"][number]>({ exerciseId: isText, name: isText, seconds: isWhole, cue: isText });

const isExercise = shape<PlannedExercise>({
  exerciseId: isText,
  name: isText,
  muscleGroup: oneOf(MUSCLE_GROUPS),
  group: oneOf(TRAINING_GROUPS),
  targetMuscles: listOf(isText),
  synergistMuscles: listOf(isText),
  targets: listOf(oneOf(MUSCLES)),
  synergists: listOf(oneOf(MUSCLES)),
  equipment: isText,
  sets: isWhole,
  reps: isText,
  repsMin: isWhole,
  repsMax: isWhole,
  holdSeconds: orNull(isWhole),
  perSide: isFlag,
  restSeconds: isWhole,
  workSeconds: isNumber,
  kind: oneOf(EXERCISE_KINDS),
  superset: orNull(isWhole),
  role: oneOf(["chosen", "balance", "light"]),
  reason: isText,
  progression: isText,
  substitutes: listOf(shape<PlannedExercise["substitutes"][number]>({ exerciseId: isText, name: isText })),
});

const isDay = shape<PlannedDay>({
  day: oneOf(WEEKDAYS),
  focus: isText,
  isRest: isFlag,
  workMinutes: isNumber,
  warmUp: listOf(isStep),
  coolDown: listOf(isStep),
  exercises: listOf(isExercise),
});

const isChoices = shape<TrainingChoices>({
  muscleGroups: (value) => Array.isArray(value) && value.length > 0 && value.every(oneOf(TRAINING_GROUPS)),
  durationMinutes: oneOf(DURATIONS),
  daysPerWeek: oneOf(DAYS_PER_WEEK),
  skillLevel: oneOf(LEVELS),
  location: oneOf(LOCATIONS),
  avoid: orMissing(listOf(oneOf(AVOIDANCES))),
  equipment: orMissing(listOf(oneOf(HOME_EQUIPMENT))),
  seed: orMissing(isWhole),
});

const isPreview = shape<PlanPreview>({
  name: isText,
  choices: isChoices,
  days: (value) => Array.isArray(value) && value.length === WEEKDAYS.length && value.every(isDay),
  notes: listOf(shape<PlanPreview["notes"][number]>({ code: oneOf(PLAN_NOTE_CODES), message: isText })),
});

export const isGuestPlan = shape<GuestPlan>({ id: isId, plan: isPreview });

const isSet = shape<Completion["sets"][number]>({
  weightKg: orNull(isNumber),
  reps: isWhole,
  seconds: orMissing(orNull(isWhole)),
});

const isCompletion = shape<Completion>({
  id: isId,
  date: isDayText,
  exerciseId: isText,
  exerciseName: isText,
  planId: orNull(isId),
  minutes: isNumber,
  sets: listOf(isSet),
  completedAt: (value) => typeof value === "string" && Number.isFinite(Date.parse(value)),
});

export const isCompletions = (value: unknown): value is Completion[] => Array.isArray(value) && value.every(isCompletion);
export const isFavorites = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
