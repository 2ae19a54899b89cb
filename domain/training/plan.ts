import type { Weekday } from "../calendar/weekdays.ts";
import type { Avoidance, ExerciseKind, HomeEquipment, Level, Location } from "./exercise.ts";
import type { Muscle, MuscleGroup, TrainingGroup } from "./muscles.ts";

/** Minutes of exercise a session may take (SPEC 9). */
export const DURATIONS = [15, 30, 45, 60] as const;
export type DurationMinutes = (typeof DURATIONS)[number];

/** Training days a week (SPEC 9). */
export const DAYS_PER_WEEK = [2, 3, 4, 5, 6, 7] as const;
export type DaysPerWeek = (typeof DAYS_PER_WEEK)[number];

/** The answers of the workout wizard: all that a plan is made from. */
export interface TrainingChoices {
  /** At least one, no doubles; order does not matter. */
  readonly muscleGroups: readonly TrainingGroup[];
  readonly durationMinutes: DurationMinutes;
  readonly daysPerWeek: DaysPerWeek;
  readonly skillLevel: Level;
  readonly location: Location;
  /** What the plan must not load. Default: nothing. */
  readonly avoid?: readonly Avoidance[];
  /** What is at hand at home beyond household things; missing or empty means household things only. Ignored in a gym (with a note). */
  readonly equipment?: readonly HomeEquipment[];
  /** Same choices and seed, same plan. Default 0. */
  readonly seed?: number;
}

/** Where a session's exercise stands in the plan's purpose. */
export type PlannedRole = "chosen" | "balance" | "light";

/** One exercise of one day, dosed. */
export interface PlannedExercise {
  readonly exerciseId: string;
  readonly name: string;
  readonly muscleGroup: MuscleGroup;
  readonly group: TrainingGroup;
  /** Names as people read them, e.g. "Quadriceps". */
  readonly targetMuscles: readonly string[];
  /** Muscles that help, as people read them; a set counts half for them. */
  readonly synergistMuscles: readonly string[];
  readonly targets: readonly Muscle[];
  readonly synergists: readonly Muscle[];
  readonly equipment: string;
  /** 3 or 4 (mobility and easy core of a light day too). */
  readonly sets: number;
  /** The repetitions as people read them, e.g. "8-12", "10 each side", "30 s". */
  readonly reps: string;
  readonly repsMin: number;
  readonly repsMax: number;
  readonly holdSeconds: number | null;
  readonly perSide: boolean;
  /** 30 to 180. */
  readonly restSeconds: number;
  /** Time of all its sets with their rests: what counts against the session's minutes. */
  readonly workSeconds: number;
  readonly kind: ExerciseKind;
  /** Exercises with the same number are done in turn, as a superset; null stands alone. */
  readonly superset: number | null;
  readonly role: PlannedRole;
  /** Why it is there: one short sentence. Balance work says that it is balance. */
  readonly reason: string;
  /** How to progress next week: one short sentence. */
  readonly progression: string;
  /** At least two equal exercises that may take its place. */
  readonly substitutes: readonly { readonly exerciseId: string; readonly name: string }[];
}

/** A movement of the warm-up or the cool-down. */
export interface PreparationStep {
  /** The drill in the catalogue. */
  readonly exerciseId: string;
  readonly name: string;
  readonly seconds: number;
  readonly cue: string;
}

/** One of the seven days. A rest day has no exercises, no warm-up and no cool-down. */
export interface PlannedDay {
  readonly day: Weekday;
  /** "Upper Body", "Lower Body", "Core", "Full-Body", "Mobility and easy core", "Rest Day" ... */
  readonly focus: string;
  readonly isRest: boolean;
  /** Minutes the exercises take, rounded up: at least 80 % and at most 100 % of the chosen ones. 0 on rest days. */
  readonly workMinutes: number;
  /** 5 to 10 minutes in all; empty on rest days. */
  readonly warmUp: readonly PreparationStep[];
  /** 5 to 10 minutes in all; empty on rest days. */
  readonly coolDown: readonly PreparationStep[];
  readonly exercises: readonly PlannedExercise[];
}

/** Where a wish could only partly be met. The list is closed. */
export const PLAN_NOTE_CODES = [
  "GROUP_ONCE_A_WEEK",
  "GROUP_BY_SYNERGISTS",
  "MUSCLE_BELOW_RANGE",
  "BALANCE_WORK_ADDED",
  "FIXED_FIVE_DAY_WEEK",
  "LIGHT_DAY",
  "FILLED_WITH_MOBILITY",
  "SESSION_BELOW_TIME",
  "EQUIPMENT_IGNORED_AT_GYM",
  "CLINICIAN_FIRST",
  "GROUP_LEFT_OUT",
] as const;
export type PlanNoteCode = (typeof PLAN_NOTE_CODES)[number];

/** A note beside a plan, in words a person understands. */
export interface PlanNote {
  readonly code: PlanNoteCode;
  readonly message: string;
}

/** A week of training. */
export interface TrainingPlan {
  readonly name: string;
  /** Always seven, Monday first. */
  readonly days: readonly PlannedDay[];
  readonly notes: readonly PlanNote[];
}

/** Why no plan could be made: only things to avoid or a list of equipment can leave nothing. `relax` names the choices to change. */
export interface PlanRefusal {
  readonly code: "NOTHING_LEFT";
  readonly relax: readonly ("avoid" | "equipment")[];
  readonly message: string;
}

/** What the planner answers. */
export type PlanResult =
  | { readonly ok: true; readonly plan: TrainingPlan }
  | { readonly ok: false; readonly refusal: PlanRefusal };
