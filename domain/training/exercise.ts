import type { Muscle, TrainingGroup } from "./muscles.ts";

/** Skill levels in rising order; a person is offered exercises of their own level and below. */
export const LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type Level = (typeof LEVELS)[number];

/** How much of a first choice an exercise is: `staple` is what most coaches write first for its pattern and place, `variety` what few would. */
export const RANKS = ["staple", "common", "variety"] as const;
export type Rank = (typeof RANKS)[number];

/** Where a person trains. Home exercises have ids that start with `h-`, gym exercises with `g-`. */
export const LOCATIONS = ["home", "gym"] as const;
export type Location = (typeof LOCATIONS)[number];

/**
 * Equipment that a person at home can tick as available. `none` is what every home has: floor, wall, chair, table edge, a
 * firm step, towel, backpack, water bottles. It's always available; `mat` is a comfort and never required.
 */
export const HOME_EQUIPMENT = [
  "none",
  "dumbbell",
  "kettlebell",
  "band",
  "pull-up-bar",
  "bench",
  "barbell",
  "rack",
  "ez-bar",
  "trap-bar",
  "landmine",
  "dip-bars",
  "rings",
  "suspension-trainer",
  "box",
  "ab-wheel",
  "medicine-ball",
  "jump-rope",
  "battle-ropes",
  "sled",
  "cardio-machine",
  "mat",
] as const;
export type HomeEquipment = (typeof HOME_EQUIPMENT)[number];

/**
 * Everything an exercise may need; what {@link HOME_EQUIPMENT} doesn't list is in gyms only. A rack is a squat rack or a pair of squat stands; a
 * cardio machine is a treadmill, bike, rower, elliptical or stair climber. An empty list means body weight and household things.
 */
export const EQUIPMENT = [
  "dumbbell",
  "kettlebell",
  "band",
  "pull-up-bar",
  "bench",
  "barbell",
  "box",
  "cable",
  "machine",
  "dip-bars",
  "ab-wheel",
  "medicine-ball",
  "plate",
  "sandbag",
  "rack",
  "ez-bar",
  "trap-bar",
  "smith-machine",
  "landmine",
  "rings",
  "suspension-trainer",
  "jump-rope",
  "battle-ropes",
  "sled",
  "cardio-machine",
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/**
 * What a person may ask to avoid. An exercise lists what it loads; a plan never holds one that hits a listed thing. `postnatal` is what strains
 * the pelvic floor; `high-blood-pressure` is holding one's breath under a heavy weight, long holds, and the head below the heart.
 */
export const AVOIDANCES = [
  "knee",
  "lower-back",
  "shoulder",
  "wrist",
  "neck",
  "hip",
  "elbow",
  "ankle",
  "jumping",
  "pregnancy",
  "postnatal",
  "high-blood-pressure",
] as const;
export type Avoidance = (typeof AVOIDANCES)[number];

/** What a clinician should know of first. Whoever avoids one of these lifts nothing heavy. */
export const CLINICIAN_FIRST: readonly Avoidance[] = ["pregnancy", "postnatal", "high-blood-pressure"];

/** strength is counted in sets a muscle; conditioning raises the pulse; mobility eases joints. */
export const EXERCISE_KINDS = ["strength", "conditioning", "mobility"] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/**
 * What the weight in a log means: everything on the bar (`total`), one of two dumbbells (`per-hand`), what is added to the body (`added`), what a
 * machine takes off it (`assistance`: less is stronger), the pin of a `stack`, the body alone, or nothing that can be compared (`none`).
 */
export const LOAD_MODELS = ["total", "per-hand", "added", "assistance", "stack", "body-weight", "none"] as const;
export type LoadModel = (typeof LOAD_MODELS)[number];

/** The movement pattern; exercises with the same pattern and target are equal substitutes. */
export const PATTERNS = [
  "squat",
  "lunge",
  "hinge",
  "hip-extension",
  "knee-extension",
  "knee-flexion",
  "hip-abduction",
  "hip-adduction",
  "calf-raise",
  "horizontal-push",
  "vertical-push",
  "chest-fly",
  "horizontal-pull",
  "vertical-pull",
  "shoulder-raise",
  "elbow-flexion",
  "elbow-extension",
  "grip",
  "trunk-flexion",
  "anti-extension",
  "rotation",
  "lateral-flexion",
  "trunk-extension",
  "carry",
  "total-body",
  "power",
  "locomotion",
  "stretch",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The membership an exercise opens with. Family includes Premium. */
export const CATALOGUE_TIERS = ["free", "premium"] as const;
export type CatalogueTier = (typeof CATALOGUE_TIERS)[number];

/**
 * How one set is dosed: repetitions (a side, when `perSide`) or seconds held. `restSeconds` is 30 to 180.
 * A hold carries `repsMin = repsMax = 1`.
 */
export interface Dose {
  readonly sets: 3 | 4;
  readonly repsMin: number;
  readonly repsMax: number;
  /** Seconds a repetition is held, or null where repetitions are counted. */
  readonly holdSeconds: number | null;
  readonly restSeconds: number;
}

/** Which drawing shows the exercise: a movement of the figure package and one of its variants. */
export interface Demonstration {
  readonly movement: string;
  readonly variant: string;
}

/**
 * One exercise of the catalogue, as authored (SPEC 3). The texts SPEC names `equipment`, `reps`, `rest` and `targetMuscles` are
 * made from these facts; see {@link describeExercise}.
 */
export interface Exercise {
  /** `h-` or `g-` and a kebab-case name. */
  readonly id: string;
  readonly name: string;
  /** Other names and abbreviations that lifters type, never the name itself: "RDL", "military press". */
  readonly aliases: readonly string[];
  readonly location: Location;
  readonly kind: ExerciseKind;
  readonly group: TrainingGroup;
  readonly pattern: Pattern;
  /** Multi-joint work; isolation and core work is false. */
  readonly compound: boolean;
  /** The level from which it may be used. */
  readonly level: Level;
  /** The highest level at which it's still work, where load can't make it harder; null is no limit. */
  readonly until: Level | null;
  /** Ids of what to do once it's easy, the next one first, where no weight makes it harder. */
  readonly harder?: readonly string[];
  /** What makes it harder before that does, as words after "then": a lower surface, a backpack. */
  readonly harderBy?: string;
  readonly rank: Rank;
  readonly tier: CatalogueTier;
  /** One muscle, at most two; the first decides the group unless the group is Full-Body. */
  readonly targets: readonly Muscle[];
  /** Muscles that help; a set counts half for them. */
  readonly synergists: readonly Muscle[];
  /** Everything that is needed beyond {@link HomeEquipment} `none`. */
  readonly needs: readonly Equipment[];
  /** The equipment as people read it, e.g. "Dumbbells and a bench" or "Body weight". */
  readonly equipment: string;
  readonly loadModel: LoadModel;
  /** What it loads: a person who avoids one of these never gets it. */
  readonly loads: readonly Avoidance[];
  /** What it's kinder to than others of its pattern, where that's sore: a hammer grip and a pushdown spare elbows. */
  readonly kindTo?: readonly Avoidance[];
  /** Trained one side after the other: a set takes twice the work. */
  readonly perSide: boolean;
  /** Its sides take turns within a set: repetitions are counted in total. */
  readonly alternates?: true;
  readonly dose: Dose;
  readonly demonstration: Demonstration;
  readonly description: string;
  readonly instructions: readonly string[];
  readonly commonMistakes: readonly string[];
  readonly modifications: Readonly<Record<Level, string>>;
  /** A film, when one exists; the drawn demonstration plays otherwise. */
  readonly videoUrl: string | null;
}

/** All that rules and search ask of an exercise: everything but its texts. */
export type ExerciseFacts = Omit<Exercise, "description" | "instructions" | "commonMistakes" | "modifications" | "videoUrl">;
