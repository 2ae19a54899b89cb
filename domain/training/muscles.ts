/**
 * A muscle as the catalogue names it: what an exercise targets or helps with, what a chip says and what the figure lights.
 * Volume (sets a week) is counted in {@link VolumeMuscle}s, which are coarser.
 */
export const MUSCLES = [
  "chest",
  "lats",
  "middle-back",
  "traps",
  "shoulders",
  "biceps",
  "triceps",
  "forearms",
  "abdominals",
  "obliques",
  "lower-back",
  "glutes",
  "quadriceps",
  "hamstrings",
  "adductors",
  "abductors",
  "calves",
] as const;
export type Muscle = (typeof MUSCLES)[number];

/** The muscle's name as people read it. */
export const MUSCLE_NAMES: Readonly<Record<Muscle, string>> = {
  chest: "Chest",
  lats: "Lats",
  "middle-back": "Middle back",
  traps: "Traps",
  shoulders: "Shoulders",
  biceps: "Biceps",
  triceps: "Triceps",
  forearms: "Forearms",
  abdominals: "Abdominals",
  obliques: "Obliques",
  "lower-back": "Lower back",
  glutes: "Glutes",
  quadriceps: "Quadriceps",
  hamstrings: "Hamstrings",
  adductors: "Adductors",
  abductors: "Abductors",
  calves: "Calves",
};

/** What weekly volume is counted in: lats, middle back and traps are one back; the hip's small muscles count to the glutes. */
export const VOLUME_MUSCLES = [
  "chest",
  "back",
  "shoulders",
  "biceps",
  "triceps",
  "forearms",
  "abdominals",
  "obliques",
  "lower-back",
  "glutes",
  "quadriceps",
  "hamstrings",
  "calves",
] as const;
export type VolumeMuscle = (typeof VOLUME_MUSCLES)[number];

/** The volume muscle's name as people read it. */
export const VOLUME_MUSCLE_NAMES: Readonly<Record<VolumeMuscle, string>> = {
  chest: "Chest",
  back: "Back",
  shoulders: "Shoulders",
  biceps: "Biceps",
  triceps: "Triceps",
  forearms: "Forearms",
  abdominals: "Abdominals",
  obliques: "Obliques",
  "lower-back": "Lower back",
  glutes: "Glutes",
  quadriceps: "Quadriceps",
  hamstrings: "Hamstrings",
  calves: "Calves",
};

/** The volume muscle that a catalogue muscle counts to. */
export const VOLUME_MUSCLE_OF: Readonly<Record<Muscle, VolumeMuscle>> = {
  chest: "chest",
  lats: "back",
  "middle-back": "back",
  traps: "back",
  shoulders: "shoulders",
  biceps: "biceps",
  triceps: "triceps",
  forearms: "forearms",
  abdominals: "abdominals",
  obliques: "obliques",
  "lower-back": "lower-back",
  glutes: "glutes",
  quadriceps: "quadriceps",
  hamstrings: "hamstrings",
  adductors: "glutes",
  abductors: "glutes",
  calves: "calves",
};

/** The wizard's six choices (SPEC 3), in the wizard's order. */
export const TRAINING_GROUPS = ["Chest", "Back", "Legs", "Arms", "Core", "Full-Body"] as const;
export type TrainingGroup = (typeof TRAINING_GROUPS)[number];

/** The catalogue's four groups (SPEC 3). */
export const MUSCLE_GROUPS = ["Upper Body", "Lower Body", "Core", "Full-Body"] as const;
export type MuscleGroup = (typeof MUSCLE_GROUPS)[number];

/** The wizard's group of each volume muscle; shoulders count to Arms. Full-Body has exercises of its own and no muscle. */
export const GROUP_OF_MUSCLE: Readonly<Record<VolumeMuscle, Exclude<TrainingGroup, "Full-Body">>> = {
  chest: "Chest",
  back: "Back",
  shoulders: "Arms",
  biceps: "Arms",
  triceps: "Arms",
  forearms: "Arms",
  abdominals: "Core",
  obliques: "Core",
  "lower-back": "Core",
  glutes: "Legs",
  quadriceps: "Legs",
  hamstrings: "Legs",
  calves: "Legs",
};

/** The catalogue's group of a wizard group. */
export const MUSCLE_GROUP_OF: Readonly<Record<TrainingGroup, MuscleGroup>> = {
  Chest: "Upper Body",
  Back: "Upper Body",
  Arms: "Upper Body",
  Legs: "Lower Body",
  Core: "Core",
  "Full-Body": "Full-Body",
};
