import type { Completion, PlanPreview, PlannedDay, PlannedExercise, TrainingChoices } from "@lockstep/contract/training.ts";
import { AVOIDANCES, EXERCISE_KINDS, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { MUSCLES, MUSCLE_GROUPS, TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS, PLAN_NOTE_CODES, WEEKDAYS } from "@lockstep/domain/training/plan.ts";
import type { GuestPlan } from "./guest-plan.ts";

/**
 * Whether what the device kept still reads as what the pages work with: an older version may have written it, or a hand. By hand instead of
 * the contract's schemas, which the browser does not carry (docs/decisions/0009-no-schemas-in-the-browser.md); guest-shape.test.ts holds both to the same answers.
 */
type Check = (value: unknown) => boolean;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isFinite(value);
const isWhole: Check = (value) => Number.isSafeInteger(value);
const isFlag: Check = (value) => typeof value === "boolean";
const isId: Check = (value) => typeof value === "string" && UUID.test(value);
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Every field of the type has to be named, so that a new one is not forgotten here. */
const shape =
  <Kept>(fields: { readonly [Key in keyof Required<Kept>]: Check }) =>
  (value: unknown): value is Kept => {
    if (typeof value !== "object" || value === null) return false;
    const record = new Map(Object.entries(value));
    return Object.entries<Check>(fields).every(([name, check]) => check(record.get(name)));
  };

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
  date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  exerciseId: isText,
  exerciseName: isText,
  planId: orNull(isId),
  minutes: isNumber,
  sets: listOf(isSet),
  completedAt: (value) => typeof value === "string" && Number.isFinite(Date.parse(value)),
});

export const isCompletions = (value: unknown): value is Completion[] => Array.isArray(value) && value.every(isCompletion);
export const isFavorites = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
