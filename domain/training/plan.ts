import { WEEKDAYS } from "../calendar/weekdays.ts";
import { pick, type Fields, type RecordOf } from "../plans/field.ts";
import { EXERCISE_KINDS, type Avoidance, type HomeEquipment, type Level, type Location } from "./exercise.ts";
import type { Goal } from "./goal.ts";
import type { Target } from "./next-target.ts";
import { MUSCLE_GROUPS, MUSCLES, TRAINING_GROUPS, type TrainingGroup } from "./muscles.ts";

/** Minutes of exercise a session may take (SPEC 9). */
export const DURATIONS = [15, 30, 45, 60] as const;
export type DurationMinutes = (typeof DURATIONS)[number];

/** Training days a week (SPEC 9). */
export const DAYS_PER_WEEK = [2, 3, 4, 5, 6, 7] as const;
export type DaysPerWeek = (typeof DAYS_PER_WEEK)[number];

/** The answers of the workout wizard: all that a plan is made from. */
export interface TrainingChoices {
  /** At least one, no doubles; order doesn't matter. */
  readonly muscleGroups: readonly TrainingGroup[];
  readonly durationMinutes: DurationMinutes;
  readonly daysPerWeek: DaysPerWeek;
  readonly skillLevel: Level;
  readonly location: Location;
  /** What the plan must not load. Default: nothing. */
  readonly avoid?: readonly Avoidance[];
  /** What is available at home beyond household things; missing or empty means household things only. Ignored in a gym (with a note). */
  readonly equipment?: readonly HomeEquipment[];
  /** What the person trains for; without one the plan is for getting stronger and fitter in general. */
  readonly goal?: Goal | null | undefined;
  /** Same choices and seed, same plan. Default 0. */
  readonly seed?: number;
}

/** A session exercise's role in the plan. */
const PLANNED_ROLES = ["chosen", "balance", "light"] as const;
export type PlannedRole = (typeof PLANNED_ROLES)[number];

/** One exercise of one day, dosed. Its type, the API's schema, the check of a device's copy and the compact form are made from this. */
export const PLANNED_EXERCISE = {
  exerciseId: "text",
  name: "text",
  muscleGroup: { oneOf: MUSCLE_GROUPS },
  group: { oneOf: TRAINING_GROUPS },
  /** Names as people read them, e.g. "Quadriceps". */
  targetMuscles: { list: "text" },
  /** Muscles that help, as people read them; a set counts half for them. */
  synergistMuscles: { list: "text" },
  targets: { list: { oneOf: MUSCLES } },
  synergists: { list: { oneOf: MUSCLES } },
  equipment: "text",
  /** The planner gives 3 or 4 (mobility and easy core of a light day too); a person may choose others. */
  sets: { whole: [1, 10] },
  /** The repetitions as people read them, e.g. "8-12", "10 each side", "30 s". */
  reps: "text",
  repsMin: { whole: [1, 100] },
  repsMax: { whole: [1, 100] },
  holdSeconds: { orNull: { whole: [5, 600] } },
  perSide: "flag",
  restSeconds: { whole: [30, 180] },
  /** Time of all its sets with the rests between them; the two of a superset share theirs. */
  workSeconds: "number",
  kind: { oneOf: EXERCISE_KINDS },
  /** Exercises with the same number are done in turn, as a superset; null: not in one. */
  superset: { orNull: { whole: [0, 20] } },
  role: { oneOf: PLANNED_ROLES },
  /** Why it's there: one short sentence. Balance work says what it balances. */
  reason: "text",
  /** How to progress next week: one short sentence. */
  progression: "text",
  /** At least two equal exercises that may take its place. */
  substitutes: { list: { record: { exerciseId: "text", name: "text" } } },
} as const satisfies Fields;
export interface PlannedExercise extends RecordOf<typeof PLANNED_EXERCISE> {
  /** What it asks for today, where that was worked out with the plan; it's never stored. */
  readonly target?: Omit<Target, "sets"> | undefined;
}

/** What the compact form keeps of a planned exercise: the rest is made again from the catalogue. */
export const COMPACT_EXERCISE = pick(PLANNED_EXERCISE, [
  "exerciseId",
  "sets",
  "repsMin",
  "repsMax",
  "holdSeconds",
  "restSeconds",
  "superset",
  "role",
]);
export type CompactExercise = RecordOf<typeof COMPACT_EXERCISE>;

const PREPARATION_STEP = {
  /** The drill in the catalogue. */
  exerciseId: "text",
  name: "text",
  seconds: { whole: [1, 600] },
  cue: "text",
} as const satisfies Fields;
/** A movement of the warm-up or the cool-down. */
export type PreparationStep = RecordOf<typeof PREPARATION_STEP>;

/** One of the seven days. A rest day has no exercises, no warm-up and no cool-down. */
export const PLANNED_DAY = {
  day: { oneOf: WEEKDAYS },
  /** "Upper Body", "Lower Body", "Core", "Full-Body", "Mobility and easy core", "Rest Day" ... */
  focus: "text",
  isRest: "flag",
  /** Minutes the exercises take with their rests and the way between stations, rounded up. With the warm-up they fit the chosen ones. 0 on rest days. */
  workMinutes: "number",
  /** Movements, then ramp-up sets of the first heavy lift, as steps with its id; empty on rest days. */
  warmUp: { list: { record: PREPARATION_STEP } },
  /** Five minutes beside the session's; empty on rest days. */
  coolDown: { list: { record: PREPARATION_STEP } },
  exercises: { list: { record: PLANNED_EXERCISE } },
} as const satisfies Fields;
export interface PlannedDay extends Omit<RecordOf<typeof PLANNED_DAY>, "exercises"> {
  readonly exercises: readonly PlannedExercise[];
}

/** A day without texts: what a device keeps of it, and enough to build it again. */
export interface CompactDay extends Pick<PlannedDay, "day" | "focus" | "isRest"> {
  readonly exercises: readonly CompactExercise[];
}

/** The compact form of a day. */
export function toCompactDay({
  day,
  focus,
  isRest,
  exercises,
}: PlannedDay): CompactDay & { readonly exercises: CompactExercise[] } {
  const kept = Object.keys(COMPACT_EXERCISE) as (keyof CompactExercise)[];
  return { day, focus, isRest, exercises: exercises.map((exercise) => pick(exercise, kept)) };
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
  "GO_EASY",
  "GROUP_LEFT_OUT",
  "BASICS_LEFT_OUT",
  "BELOW_YOUR_LEVEL",
  "CONDITIONING_ADDED",
  "FEWER_DAYS_BETTER",
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
