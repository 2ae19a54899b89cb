import type { Avoidance, Equipment, Exercise, ExerciseKind, Level, Location, Pattern } from "./exercise.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLE_OF } from "./muscles.ts";
import type { Muscle, TrainingGroup } from "./muscles.ts";

/** One line of the table: what the planner reads of an exercise. Repetitions, or seconds with an "s". */
type Row = readonly [
  name: string,
  pattern: Pattern,
  targets: string,
  synergists: string,
  dose: string,
  rest: number,
  marks?: string,
];

const muscles = (text: string): readonly Muscle[] => (text === "" ? [] : (text.split(" ") as Muscle[]));

/** Marks: `compound`, `side`, `full` (Full-Body), a level, `needs:x`, `loads:x`. */
function exercise(
  location: Location,
  kind: ExerciseKind,
  [name, pattern, targets, synergists, dose, rest, marks = ""]: Row,
): Exercise {
  const words = marks.split(" ");
  const listed = (prefix: string): readonly string[] =>
    words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length));
  const first = muscles(targets)[0];
  if (first === undefined) throw new Error(`${name} has no target`);
  const group: TrainingGroup = words.includes("full") ? "Full-Body" : GROUP_OF_MUSCLE[VOLUME_MUSCLE_OF[first]];
  const level: Level = words.includes("advanced") ? "advanced" : words.includes("intermediate") ? "intermediate" : "beginner";
  const hold = dose.endsWith("s") ? Number(dose.slice(0, -1)) : null;
  const [repsMin = 1, repsMax = 1] = hold === null ? dose.split("-").map(Number) : [1, 1];
  return {
    id: `${location === "home" ? "h" : "g"}-${name}`,
    name: name.replaceAll("-", " "),
    aliases: [],
    location,
    kind,
    group,
    pattern,
    compound: words.includes("compound"),
    level,
    until: null,
    rank: "common",
    tier: "free",
    targets: muscles(targets),
    synergists: muscles(synergists),
    needs: listed("needs:") as readonly Equipment[],
    equipment: "Body weight",
    loadModel: words.includes("needs:barbell") ? "total" : words.includes("needs:dumbbell") ? "per-hand" : "none",
    loads: listed("loads:") as readonly Avoidance[],
    perSide: words.includes("side"),
    dose: { sets: 3, repsMin, repsMax, holdSeconds: hold, restSeconds: rest },
    demonstration: { movement: "any", variant: "any" },
    description: `${name} for the tests.`,
    instructions: ["Begin.", "Move.", "Return.", "Rest."],
    commonMistakes: ["Rushing.", "Holding the breath.", "Too much load."],
    modifications: { beginner: "Less.", intermediate: "As written.", advanced: "More." },
    videoUrl: null,
  };
}

const STRENGTH: readonly Row[] = [
  ["wall-push-up", "horizontal-push", "chest", "triceps shoulders", "10-15", 60, "compound loads:wrist"],
  ["incline-push-up", "horizontal-push", "chest", "triceps shoulders", "8-12", 60, "compound loads:wrist"],
  ["floor-fly", "chest-fly", "chest", "shoulders", "8-15", 60, ""],
  ["palm-press", "chest-fly", "chest", "", "20s", 45, ""],
  ["door-row", "horizontal-pull", "middle-back", "lats biceps", "8-12", 75, "compound"],
  ["seated-row", "horizontal-pull", "middle-back", "lats biceps", "10-15", 75, "compound"],
  ["pulldown", "vertical-pull", "lats", "biceps", "8-12", 75, "compound loads:shoulder"],
  ["pullover", "vertical-pull", "lats", "triceps", "8-15", 60, ""],
  ["overhead-press", "vertical-push", "shoulders", "triceps", "8-12", 75, "compound loads:shoulder loads:neck"],
  ["lateral-raise", "shoulder-raise", "shoulders", "", "10-15", 60, "loads:shoulder"],
  ["front-raise", "shoulder-raise", "shoulders", "", "10-15", 60, ""],
  ["curl", "elbow-flexion", "biceps", "forearms", "8-12", 60, ""],
  ["hammer-curl", "elbow-flexion", "biceps", "forearms", "8-12", 60, ""],
  ["curl-hold", "elbow-flexion", "biceps", "", "25s", 45, ""],
  ["press-down", "elbow-extension", "triceps", "", "8-15", 60, ""],
  ["overhead-extension", "elbow-extension", "triceps", "", "8-12", 60, "loads:shoulder"],
  ["kickback", "elbow-extension", "triceps", "", "10-15", 60, "side"],
  ["wrist-curl", "grip", "forearms", "", "12-20", 45, ""],
  ["bag-hold", "grip", "forearms", "", "30s", 45, ""],
  ["towel-wring", "grip", "forearms", "", "12-20", 45, "loads:wrist"],
  ["plank", "anti-extension", "abdominals", "obliques", "25s", 45, "loads:pregnancy"],
  ["crunch", "trunk-flexion", "abdominals", "", "12-20", 45, "loads:neck loads:pregnancy"],
  ["standing-knee-lift", "trunk-flexion", "abdominals", "", "10-15", 45, ""],
  ["side-plank", "lateral-flexion", "obliques", "", "20s", 45, "side loads:shoulder"],
  ["heel-touch", "lateral-flexion", "obliques", "abdominals", "12-20", 45, "loads:neck loads:pregnancy"],
  ["standing-side-bend", "lateral-flexion", "obliques", "", "12-15", 45, ""],
  ["bird-dog", "trunk-extension", "lower-back", "glutes", "8-12", 45, "side loads:wrist"],
  ["superman", "trunk-extension", "lower-back", "glutes", "10-15", 60, "loads:lower-back loads:pregnancy"],
  ["wall-back-press", "trunk-extension", "lower-back", "", "30s", 45, ""],
  ["glute-bridge", "hip-extension", "glutes", "hamstrings", "10-15", 60, ""],
  ["side-leg-raise", "hip-abduction", "abductors", "", "10-15", 45, "side"],
  ["standing-kickback", "hip-extension", "glutes", "", "10-15", 45, ""],
  ["squat", "squat", "quadriceps", "glutes", "8-15", 75, "compound loads:knee"],
  ["sit-to-stand", "squat", "quadriceps", "glutes", "8-12", 60, "compound"],
  ["leg-extension", "knee-extension", "quadriceps", "", "10-15", 45, ""],
  ["good-morning", "hinge", "hamstrings", "glutes lower-back", "10-15", 75, "compound loads:lower-back"],
  ["leg-curl", "knee-flexion", "hamstrings", "", "8-15", 60, ""],
  ["heel-slide", "knee-flexion", "hamstrings", "", "8-12", 60, ""],
  ["calf-raise", "calf-raise", "calves", "", "12-20", 45, ""],
  ["seated-calf-raise", "calf-raise", "calves", "", "12-20", 45, ""],
  ["calf-hold", "calf-raise", "calves", "", "30s", 45, ""],
  ["squat-and-reach", "total-body", "quadriceps", "shoulders", "8-12", 60, "full compound loads:knee"],
  ["bear-crawl", "total-body", "abdominals", "shoulders", "20s", 60, "full compound loads:wrist"],
  ["carry", "carry", "forearms", "traps", "30s", 75, "full compound"],
  ["march", "locomotion", "glutes", "abdominals", "40s", 60, "full compound"],
  ["swing", "total-body", "hamstrings glutes", "lower-back", "8-12", 75, "full compound loads:lower-back"],
  ["push-up", "horizontal-push", "chest", "triceps shoulders", "8-15", 75, "compound intermediate loads:wrist"],
  ["dumbbell-press", "horizontal-push", "chest", "triceps shoulders", "6-10", 90, "compound intermediate needs:dumbbell"],
  ["dumbbell-row", "horizontal-pull", "lats", "middle-back biceps", "6-10", 90, "compound intermediate needs:dumbbell"],
  ["split-squat", "lunge", "quadriceps", "glutes", "6-12", 90, "compound side intermediate loads:knee"],
  ["barbell-squat", "squat", "quadriceps", "glutes", "5-8", 150, "compound advanced needs:barbell loads:knee loads:lower-back"],
  ["deadlift", "hinge", "hamstrings glutes", "lower-back", "5-8", 150, "compound advanced needs:barbell loads:lower-back"],
];

const DRILLS: readonly Row[] = [
  ["cat-cow", "stretch", "lower-back", "", "8-10", 30, "loads:wrist"],
  ["hip-circles", "stretch", "glutes", "", "10-12", 30, ""],
  ["butterfly", "stretch", "adductors", "", "40s", 30, ""],
  ["calf-stretch", "stretch", "calves", "", "30s", 30, "side"],
  ["leg-swing", "stretch", "hamstrings", "", "12-15", 30, "side"],
  ["quad-stretch", "stretch", "quadriceps", "", "30s", 30, "side loads:knee"],
  ["chest-stretch", "stretch", "chest", "", "30s", 30, "side loads:shoulder"],
  ["arm-circles", "stretch", "shoulders", "", "12-16", 30, ""],
  ["lat-reach", "stretch", "lats", "", "30s", 30, "side"],
  ["neck-tilt", "stretch", "traps", "", "20s", 30, "side loads:neck"],
  ["side-bend-stretch", "stretch", "obliques", "", "30s", 30, "side"],
  ["wrist-rock", "stretch", "forearms", "", "12-16", 30, ""],
];

const PULSE: readonly Row[] = [
  ["brisk-march", "locomotion", "quadriceps", "calves", "40s", 30, "full compound"],
  ["step-jack", "locomotion", "calves", "shoulders", "30s", 45, "full compound"],
];

/**
 * A small catalogue made from a table, for the planner's own tests: about as narrow as the free part of the real one, so that the
 * rules are tried where they are hardest.
 */
export const TABLE_CATALOGUE: readonly Exercise[] = (["home", "gym"] as const).flatMap((location) => [
  ...STRENGTH.map((row) => exercise(location, "strength", row)),
  ...DRILLS.map((row) => exercise(location, "mobility", row)),
  ...PULSE.map((row) => exercise(location, "conditioning", row)),
]);
