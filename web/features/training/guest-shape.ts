import { mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Completion, PlanPreview, TrainingChoices } from "@lockstep/contract/training.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { GOALS } from "@lockstep/domain/training/goal.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { DAYS_PER_WEEK, DURATIONS, PLAN_NOTE_CODES, PLANNED_DAY } from "@lockstep/domain/training/plan.ts";
import {
  isDayText,
  isId,
  isNumber,
  isText,
  isWhole,
  listOf,
  oneOf,
  orMissing,
  orNull,
  recordCheck,
  shape,
} from "../../plans/stored-shape.ts";
import type { Check } from "../../plans/stored-shape.ts";
import type { GuestPlan } from "./guest-plan.ts";

// guest-shape.test.ts holds these guards and the contract's schemas to the same answers.
const isChoices = shape<TrainingChoices>({
  muscleGroups: (value) => Array.isArray(value) && value.length > 0 && value.every(oneOf(TRAINING_GROUPS)),
  durationMinutes: oneOf(DURATIONS),
  daysPerWeek: oneOf(DAYS_PER_WEEK),
  skillLevel: oneOf(LEVELS),
  location: oneOf(LOCATIONS),
  avoid: orMissing(listOf(oneOf(AVOIDANCES))),
  equipment: orMissing(listOf(oneOf(HOME_EQUIPMENT))),
  goal: orMissing(orNull(oneOf(GOALS))),
  seed: orMissing(isWhole),
});

const isPreview = shape<PlanPreview>({
  name: isText,
  choices: isChoices,
  days: (value) => Array.isArray(value) && value.length === WEEKDAYS.length && value.every(recordCheck(PLANNED_DAY)),
  notes: listOf(shape<PlanPreview["notes"][number]>({ code: oneOf(PLAN_NOTE_CODES), message: isText })),
});

const isMonday: Check = (value) => {
  const day = typeof value === "string" ? parseCalendarDay(value) : null;
  return day !== null && mondayOf(day) === day;
};

const isBlock = shape<NonNullable<GuestPlan["block"]>>({
  startsOn: isMonday,
  before: orNull(shape<NonNullable<NonNullable<GuestPlan["block"]>["before"]>>({ startsOn: isMonday, plan: isPreview })),
});

export const isGuestPlan = shape<GuestPlan>({ id: isId, plan: isPreview, block: orMissing(isBlock) });

const isSet = shape<Completion["sets"][number]>({
  weightKg: orNull(isNumber),
  reps: isWhole,
  seconds: orMissing(orNull(isWhole)),
  rir: orMissing(isWhole),
  type: orMissing(oneOf(["drop", "failure", "amrap"])),
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
