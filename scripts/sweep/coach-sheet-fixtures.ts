import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import type { Equipment, Exercise, Location, Pattern } from "@lockstep/domain/training/exercise.ts";
import { MUSCLE_GROUP_OF, MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import type { Muscle, TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import type { PlannedDay, PlannedExercise, PreparationStep, TrainingPlan } from "@lockstep/domain/training/plan.ts";
import type { SheetChoices } from "./coach-sheet-week.ts";

// Two weeks a coach would sign, written by hand, that keep every line of the sheet. The tests break them one line at a time.

type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
/** A week that a test may break. */
export interface SheetDraft {
  choices: Writable<SheetChoices>;
  catalogue: Writable<Exercise>[];
  plan: Writable<TrainingPlan>;
}

type Row = readonly [
  name: string,
  group: TrainingGroup,
  pattern: Pattern,
  target: Muscle,
  needs: readonly Equipment[],
  helps?: Muscle,
];

const ROWS: Readonly<Record<Location, readonly Row[]>> = {
  gym: [
    ["Barbell Back Squat", "Legs", "squat", "quadriceps", ["barbell"], "glutes"],
    ["Leg Press", "Legs", "squat", "quadriceps", ["machine"], "glutes"],
    ["Goblet Squat", "Legs", "squat", "quadriceps", ["dumbbell"], "glutes"],
    ["Barbell Romanian Deadlift", "Legs", "hinge", "hamstrings", ["barbell"], "glutes"],
    ["Barbell Deadlift", "Legs", "hinge", "hamstrings", ["barbell"], "glutes"],
    ["Dumbbell Romanian Deadlift", "Legs", "hinge", "hamstrings", ["dumbbell"], "glutes"],
    ["Barbell Bench Press", "Chest", "horizontal-push", "chest", ["barbell", "bench"], "triceps"],
    ["Incline Dumbbell Press", "Chest", "horizontal-push", "chest", ["dumbbell", "bench"], "triceps"],
    ["Dumbbell Bench Press", "Chest", "horizontal-push", "chest", ["dumbbell", "bench"], "triceps"],
    ["Barbell Overhead Press", "Arms", "vertical-push", "shoulders", ["barbell"], "triceps"],
    ["Seated Dumbbell Shoulder Press", "Arms", "vertical-push", "shoulders", ["dumbbell", "bench"], "triceps"],
    ["Machine Shoulder Press", "Arms", "vertical-push", "shoulders", ["machine"], "triceps"],
    ["Seated Cable Row", "Back", "horizontal-pull", "middle-back", ["cable"], "biceps"],
    ["Barbell Row", "Back", "horizontal-pull", "middle-back", ["barbell"], "biceps"],
    ["One-Arm Dumbbell Row", "Back", "horizontal-pull", "middle-back", ["dumbbell"], "biceps"],
    ["Lat Pulldown", "Back", "vertical-pull", "lats", ["cable"], "biceps"],
    ["Neutral-Grip Pulldown", "Back", "vertical-pull", "lats", ["cable"], "biceps"],
    ["Pull-Up", "Back", "vertical-pull", "lats", ["pull-up-bar"], "biceps"],
    ["Kneeling Cable Crunch", "Core", "trunk-flexion", "abdominals", ["cable"]],
    ["Machine Crunch", "Core", "trunk-flexion", "abdominals", ["machine"]],
    ["Crunch", "Core", "trunk-flexion", "abdominals", []],
    ["Dumbbell Curl", "Arms", "elbow-flexion", "biceps", ["dumbbell"]],
    ["Cable Pushdown", "Arms", "elbow-extension", "triceps", ["cable"]],
    ["Kettlebell Swing", "Full-Body", "total-body", "glutes", ["kettlebell"]],
    ["Farmer's Carry", "Full-Body", "carry", "forearms", ["dumbbell"]],
    ["Suitcase Walk Carry", "Full-Body", "carry", "forearms", ["dumbbell"]],
  ],
  home: [
    ["Dumbbell Bench Press", "Chest", "horizontal-push", "chest", ["dumbbell", "bench"], "triceps"],
    ["Dumbbell Floor Press", "Chest", "horizontal-push", "chest", ["dumbbell"], "triceps"],
    ["Incline Dumbbell Press", "Chest", "horizontal-push", "chest", ["dumbbell", "bench"], "triceps"],
    ["Dumbbell Fly", "Chest", "chest-fly", "chest", ["dumbbell", "bench"]],
    ["Incline Dumbbell Fly", "Chest", "chest-fly", "chest", ["dumbbell", "bench"]],
    ["Dumbbell Squeeze Fly", "Chest", "chest-fly", "chest", ["dumbbell"]],
    ["One-Arm Dumbbell Row", "Back", "horizontal-pull", "middle-back", ["dumbbell"], "biceps"],
    ["Bent-Over Dumbbell Row", "Back", "horizontal-pull", "middle-back", ["dumbbell"], "biceps"],
    ["Chest-Supported Row", "Back", "horizontal-pull", "middle-back", ["dumbbell", "bench"], "biceps"],
    ["Goblet Squat", "Legs", "squat", "quadriceps", ["dumbbell"], "glutes"],
    ["Dumbbell Squat", "Legs", "squat", "quadriceps", ["dumbbell"], "glutes"],
    ["Bodyweight Squat", "Legs", "squat", "quadriceps", [], "glutes"],
    ["Bottle Floor Fly", "Chest", "chest-fly", "chest", []],
  ],
};

const idOf = (location: Location, name: string): string => `${location[0]}-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
const DRILLS: readonly (readonly [string, Muscle])[] = [
  ["Arm Circles", "shoulders"],
  ["Leg Swing", "hamstrings"],
  ["Doorway Chest Stretch", "chest"],
  ["Standing Quad Stretch", "quadriceps"],
];
const CONDITIONING = "Rowing Machine";

function makeFacts(location: Location, [name, group, pattern, target, needs, helps]: Row): Exercise {
  return {
    id: idOf(location, name),
    name,
    location,
    kind: pattern === "stretch" ? "mobility" : pattern === "locomotion" ? "conditioning" : "strength",
    group,
    pattern,
    compound: ["squat", "hinge", "horizontal-push", "vertical-push", "horizontal-pull", "vertical-pull"].includes(pattern),
    level: "beginner",
    until: null,
    rank: "staple",
    aliases: [],
    loadModel: needs.length === 0 ? "body-weight" : "total",
    tier: "free",
    targets: [target],
    synergists: helps === undefined ? [] : [helps],
    needs,
    equipment: needs.join(" and ") || "Body weight",
    loads: [],
    perSide: false,
    dose: { sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds: 90 },
    demonstration: { movement: "squat", variant: "bodyweight" },
    description: "",
    instructions: [],
    commonMistakes: [],
    modifications: { beginner: "Easier.", intermediate: "As written.", advanced: "Harder." },
    videoUrl: null,
  };
}

/** Both places, their drills and a rowing machine. */
export const SHEET_CATALOGUE: readonly Exercise[] = (["gym", "home"] as const).flatMap((location) => [
  ...ROWS[location].map((row) => makeFacts(location, row)),
  ...DRILLS.map(([name, target]) => makeFacts(location, [name, "Legs", "stretch", target, []])),
  makeFacts(location, [CONDITIONING, "Full-Body", "locomotion", "quadriceps", []]),
]);

function find(location: Location, name: string): Exercise {
  const found = SHEET_CATALOGUE.find(({ id }) => id === idOf(location, name));
  if (found === undefined) throw new Error(`no fixture ${name}`);
  return found;
}

const DOSES = { main: [5, 8, 120], secondary: [8, 12, 90], isolation: [10, 15, 60], core: [12, 20, 60] } as const;

/** A fixture exercise as it is in a plan. */
export function planLift(
  location: Location,
  name: string,
  dose: keyof typeof DOSES,
  role: "chosen" | "balance" = "chosen",
): PlannedExercise {
  const facts = find(location, name);
  const [repsMin, repsMax, restSeconds] = DOSES[dose];
  return {
    exerciseId: facts.id,
    name,
    muscleGroup: MUSCLE_GROUP_OF[facts.group],
    group: facts.group,
    targetMuscles: facts.targets.map((muscle) => MUSCLE_NAMES[muscle]),
    synergistMuscles: facts.synergists.map((muscle) => MUSCLE_NAMES[muscle]),
    targets: facts.targets,
    synergists: facts.synergists,
    equipment: facts.equipment,
    sets: 3,
    reps: `${repsMin}-${repsMax}`,
    repsMin,
    repsMax,
    holdSeconds: null,
    perSide: false,
    restSeconds,
    workSeconds: 3 * (15 + 2 * (repsMin + repsMax)) + 2 * restSeconds,
    kind: facts.kind,
    superset: null,
    role,
    reason: dose === "main" ? "Main lift of the day." : "Rounds off the day.",
    progression: "Add a repetition to every set.",
    substitutes: SHEET_CATALOGUE.filter(
      (other) =>
        other !== facts &&
        other.location === location &&
        other.pattern === facts.pattern &&
        other.targets[0] === facts.targets[0],
    )
      .filter(({ name: other }) => !/bottle/i.test(other))
      .map((other) => ({ exerciseId: other.id, name: other.name })),
  };
}

/** A step of a warm-up or a cool-down. */
export function planStep(location: Location, name: string, seconds: number, cue = "Move easily."): PreparationStep {
  return { exerciseId: find(location, name).id, name, seconds, cue };
}

function planDay(
  at: number,
  focus: string,
  location: Location,
  minutes: number,
  exercises: readonly PlannedExercise[],
): PlannedDay {
  const main = exercises[0]?.name ?? "";
  const ramps = minutes >= 45 ? ["Empty bar × 10.", "50 % × 5.", "70 % × 3."] : ["Half the weight × 5.", "70 % × 3."];
  const drills = minutes >= 45 ? 150 : 120;
  return {
    day: WEEKDAYS[at] ?? "Monday",
    focus,
    isRest: false,
    workMinutes: minutes - 8,
    warmUp: [
      planStep(location, "Arm Circles", drills),
      planStep(location, "Leg Swing", drills),
      ...ramps.map((cue) => planStep(location, main, 45, cue)),
    ],
    coolDown: [planStep(location, "Doorway Chest Stretch", 150), planStep(location, "Standing Quad Stretch", 150)],
    exercises,
  };
}

function planWeekOf(name: string, sessions: Readonly<Record<number, PlannedDay>>): TrainingPlan {
  return {
    name,
    days: WEEKDAYS.map(
      (day, at) =>
        sessions[at] ?? { day, focus: "Rest Day", isRest: true, workMinutes: 0, warmUp: [], coolDown: [], exercises: [] },
    ),
    notes: [],
  };
}

const gym = (...lifts: readonly (readonly [string, keyof typeof DOSES])[]): PlannedExercise[] =>
  lifts.map(([name, dose]) => planLift("gym", name, dose));

/** Three full-body days of 45 minutes in a gym. */
export function gymWeek(): SheetDraft {
  const day = (at: number, exercises: readonly PlannedExercise[]): PlannedDay => planDay(at, "Full-Body", "gym", 45, exercises);
  const choices: SheetChoices = {
    muscleGroups: ["Chest", "Back", "Legs"],
    durationMinutes: 45,
    daysPerWeek: 3,
    skillLevel: "intermediate",
    location: "gym",
    goal: null,
  };
  const plan = planWeekOf("Full body", {
    0: day(
      0,
      gym(
        ["Barbell Back Squat", "main"],
        ["Barbell Bench Press", "main"],
        ["Seated Cable Row", "secondary"],
        ["Dumbbell Romanian Deadlift", "secondary"],
        ["Kneeling Cable Crunch", "core"],
      ),
    ),
    2: day(
      2,
      gym(
        ["Barbell Deadlift", "main"],
        ["Barbell Overhead Press", "main"],
        ["Lat Pulldown", "secondary"],
        ["Leg Press", "secondary"],
        ["Machine Crunch", "core"],
      ),
    ),
    4: day(
      4,
      gym(
        ["Barbell Row", "main"],
        ["Incline Dumbbell Press", "secondary"],
        ["Goblet Squat", "secondary"],
        ["Seated Dumbbell Shoulder Press", "secondary"],
        ["Kneeling Cable Crunch", "core"],
      ),
    ),
  });
  return structuredClone({ choices, catalogue: SHEET_CATALOGUE, plan }) as SheetDraft;
}

/** Three days of chest focus of 30 minutes at home with dumbbells and a bench. */
export function homeWeek(): SheetDraft {
  const day = (at: number, exercises: readonly PlannedExercise[]): PlannedDay =>
    planDay(at, "Chest focus", "home", 30, exercises);
  const home = (name: string, dose: keyof typeof DOSES, role?: "balance"): PlannedExercise => planLift("home", name, dose, role);
  const choices: SheetChoices = {
    muscleGroups: ["Chest"],
    durationMinutes: 30,
    daysPerWeek: 3,
    skillLevel: "intermediate",
    location: "home",
    equipment: ["dumbbell", "bench"],
    goal: null,
  };
  const plan = planWeekOf("Chest focus", {
    0: day(0, [
      home("Dumbbell Bench Press", "main"),
      home("One-Arm Dumbbell Row", "secondary", "balance"),
      home("Dumbbell Fly", "isolation"),
    ]),
    2: day(2, [
      home("Incline Dumbbell Press", "main"),
      home("Goblet Squat", "secondary", "balance"),
      home("Incline Dumbbell Fly", "isolation"),
    ]),
    4: day(4, [
      home("Dumbbell Floor Press", "main"),
      home("Chest-Supported Row", "secondary", "balance"),
      home("Dumbbell Fly", "isolation"),
    ]),
  });
  return structuredClone({ choices, catalogue: SHEET_CATALOGUE, plan }) as SheetDraft;
}
