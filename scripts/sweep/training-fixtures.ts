import type { Exercise, Level } from "@lockstep/domain/training/exercise.ts";
import type { Muscle, TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { MUSCLE_GROUP_OF, MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import type {
  PlannedDay,
  PlannedExercise,
  PlannedRole,
  PlanNote,
  PreparationStep,
  TrainingChoices,
  TrainingPlan,
} from "@lockstep/domain/training/plan.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";

// Small weeks written by hand for the checker's own tests: a catalogue of one dose (three sets of ten with a minute's rest take 450
// seconds, so two exercises fill a quarter of an hour), and plans that keep every rule.

type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
/** A plan that a test may break. */
export type Draft = Writable<TrainingPlan>;

const MODIFICATIONS: Readonly<Record<Level, string>> = { beginner: "Easier.", intermediate: "As told.", advanced: "Harder." };

function make(id: string, group: TrainingGroup, targets: Muscle[], more: Partial<Exercise>): Exercise {
  return {
    id,
    name: `Test ${id}`,
    aliases: [],
    location: "home",
    kind: "strength",
    group,
    pattern: "horizontal-push",
    compound: true,
    level: "beginner",
    until: null,
    rank: "common",
    tier: "free",
    targets,
    synergists: [],
    needs: [],
    equipment: "Body weight",
    loadModel: "body-weight",
    loads: [],
    perSide: false,
    dose: { sets: 3, repsMin: 8, repsMax: 10, holdSeconds: null, restSeconds: 60 },
    demonstration: { movement: "squat", variant: "bodyweight" },
    description: "",
    instructions: [],
    commonMistakes: [],
    modifications: MODIFICATIONS,
    videoUrl: null,
    ...more,
  };
}

function several(stem: string, count: number, group: TrainingGroup, targets: Muscle[], more: Partial<Exercise>): Exercise[] {
  return Array.from({ length: count }, (_, at) => make(`${stem}-${at + 1}`, group, targets, more));
}

const HOLD = { sets: 3, repsMin: 1, repsMax: 1, holdSeconds: 30, restSeconds: 60 } as const;

/** Four presses, rows, squats and hinges, three each of curls, crunches, side bends, thrusters and stretches, and a few that are out of bounds. */
export const FIXTURE_CATALOGUE: readonly Exercise[] = [
  ...several("h-press", 4, "Chest", ["chest"], { synergists: ["triceps"], loads: ["wrist"] }),
  ...several("h-row", 4, "Back", ["lats"], { pattern: "horizontal-pull", synergists: ["biceps"] }),
  ...several("h-squat", 4, "Legs", ["quadriceps"], { pattern: "squat", synergists: ["calves"], loads: ["knee"] }),
  ...several("h-hinge", 4, "Legs", ["hamstrings"], { pattern: "hinge", synergists: ["glutes"] }),
  ...several("h-curl", 3, "Arms", ["biceps"], { pattern: "elbow-flexion", compound: false }),
  ...several("h-crunch", 3, "Core", ["abdominals"], { pattern: "trunk-flexion", compound: false }),
  ...several("h-bend", 3, "Core", ["obliques"], { pattern: "lateral-flexion", compound: false }),
  ...several("h-thruster", 3, "Full-Body", ["quadriceps"], { pattern: "total-body", synergists: ["triceps"] }),
  ...several("h-stretch", 3, "Legs", ["hamstrings"], { kind: "mobility", pattern: "stretch", compound: false, dose: HOLD }),
  make("h-hops", "Full-Body", ["quadriceps"], { kind: "conditioning", pattern: "locomotion", loads: ["jumping"] }),
  make("h-hard-press", "Chest", ["chest"], { level: "advanced" }),
  make("h-bar-press", "Chest", ["chest"], { needs: ["barbell"] }),
  make("g-press", "Chest", ["chest"], { location: "gym" }),
];

const byId = new Map(FIXTURE_CATALOGUE.map((exercise) => [exercise.id, exercise]));

/** The fixture exercise with this id. */
export function fixture(id: string): Exercise {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no fixture ${id}`);
  return found;
}

/** A fixture exercise as it is in a plan: three sets at the top of its dose. */
export function plan(id: string, role: PlannedRole): PlannedExercise {
  const exercise = fixture(id);
  const { dose } = exercise;
  const stem = id.replace(/\d$/, "");
  return {
    exerciseId: id,
    name: exercise.name,
    muscleGroup: MUSCLE_GROUP_OF[exercise.group],
    group: exercise.group,
    targetMuscles: exercise.targets.map((muscle) => MUSCLE_NAMES[muscle]),
    synergistMuscles: exercise.synergists.map((muscle) => MUSCLE_NAMES[muscle]),
    targets: exercise.targets,
    synergists: exercise.synergists,
    equipment: exercise.equipment,
    sets: 3,
    reps: dose.holdSeconds === null ? `${dose.repsMin}-${dose.repsMax}` : `${dose.holdSeconds} s`,
    repsMin: dose.repsMin,
    repsMax: dose.repsMax,
    holdSeconds: dose.holdSeconds,
    perSide: false,
    restSeconds: 60,
    workSeconds: dose.holdSeconds === null ? 450 : 330,
    kind: exercise.kind,
    superset: null,
    role,
    reason: role === "balance" ? "It keeps the week in balance." : "It trains what you chose.",
    progression: "Add one repetition to every set.",
    substitutes: FIXTURE_CATALOGUE.filter((other) => other.id !== id && other.id.startsWith(stem)).map((other) => ({
      exerciseId: other.id,
      name: other.name,
    })),
  };
}

const STEPS: readonly PreparationStep[] = ["h-stretch-1", "h-stretch-2"].map((id) => ({
  exerciseId: id,
  name: fixture(id).name,
  seconds: 150,
  cue: "Breathe out as you go deeper.",
}));

/** A training day of these exercises. */
export function trainingDay(at: number, focus: string, exercises: PlannedExercise[]): PlannedDay {
  const seconds = exercises.reduce((sum, planned) => sum + planned.workSeconds, 0);
  const day = WEEKDAYS[at] ?? "Monday";
  return { day, focus, isRest: false, workMinutes: Math.ceil(seconds / 60), warmUp: STEPS, coolDown: STEPS, exercises };
}

function week(sessions: Readonly<Record<number, readonly [string, PlannedExercise[]]>>, notes: PlanNote["code"][]): TrainingPlan {
  return {
    name: "A week by hand",
    days: WEEKDAYS.map((day, at) => {
      const session = sessions[at];
      if (session !== undefined) return trainingDay(at, session[0], session[1]);
      return { day, focus: "Rest Day", isRest: true, workMinutes: 0, warmUp: [], coolDown: [], exercises: [] };
    }),
    notes: notes.map((code) => ({ code, message: `What ${code} means.` })),
  };
}

const chosen = (...ids: string[]): PlannedExercise[] => ids.map((id) => plan(id, "chosen"));
const balance = (...ids: string[]): PlannedExercise[] => ids.map((id) => plan(id, "balance"));

const BASE: TrainingChoices = {
  muscleGroups: ["Chest"],
  durationMinutes: 15,
  daysPerWeek: 2,
  skillLevel: "beginner",
  location: "home",
};

/** A week with the choices it answers. */
export interface FixtureWeek {
  readonly choices: TrainingChoices;
  readonly plan: TrainingPlan;
}

/** Two days of chest work alone. */
export const TWO_DAYS: FixtureWeek = {
  choices: BASE,
  plan: week({ 0: ["Chest", chosen("h-press-1", "h-press-2")], 3: ["Chest", chosen("h-press-3", "h-press-4")] }, []),
};

/** Three days: the chest reaches its upper bound, two rows balance it. */
export const THREE_DAYS: FixtureWeek = {
  choices: { ...BASE, daysPerWeek: 3 },
  plan: week(
    {
      0: ["Chest", chosen("h-press-1", "h-press-2")],
      2: ["Upper Body", [...chosen("h-press-3"), ...balance("h-row-1")]],
      4: ["Upper Body", [...chosen("h-press-4"), ...balance("h-row-2")]],
    },
    ["BALANCE_WORK_ADDED"],
  ),
};

/** The five-day week of SPEC 4. */
export const FIVE_DAYS: FixtureWeek = {
  choices: { ...BASE, daysPerWeek: 5 },
  plan: week(
    {
      0: ["Upper Body", chosen("h-press-1", "h-press-2")],
      1: ["Lower Body", balance("h-squat-1", "h-hinge-1")],
      2: ["Core", balance("h-crunch-1", "h-bend-1")],
      4: ["Full-Body", [...chosen("h-press-3"), ...balance("h-row-1")]],
      5: ["Upper Body", [...chosen("h-press-4"), ...balance("h-row-2")]],
    },
    ["BALANCE_WORK_ADDED", "FIXED_FIVE_DAY_WEEK"],
  ),
};

/** Seven days for chest and legs, Sunday light. */
export const SEVEN_DAYS: FixtureWeek = {
  choices: { ...BASE, muscleGroups: ["Chest", "Legs"], daysPerWeek: 7 },
  plan: week(
    {
      0: ["Chest", chosen("h-press-1", "h-press-2")],
      1: ["Lower Body", chosen("h-squat-1", "h-hinge-1")],
      2: ["Full-Body", [...chosen("h-press-3", "h-squat-2")]],
      3: ["Full-Body", [...chosen("h-press-4", "h-hinge-2")]],
      4: ["Lower Body", chosen("h-squat-3", "h-hinge-3")],
      5: ["Full-Body", [...chosen("h-squat-4"), ...balance("h-row-1")]],
      6: ["Mobility and easy core", [plan("h-stretch-1", "light"), plan("h-crunch-1", "light")]],
    },
    ["BALANCE_WORK_ADDED", "LIGHT_DAY", "FEWER_DAYS_BETTER"],
  ),
};

/** A copy of a week's plan that may be broken. */
export function draft(of: FixtureWeek): Draft {
  return structuredClone(of.plan) as Draft;
}
