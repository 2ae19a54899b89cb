import type { Avoidance, HomeEquipment, Level, Location } from "@lockstep/domain/training/exercise.ts";
import type { Goal } from "@lockstep/domain/training/goal.ts";
import type { Muscle, TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import type { Step } from "./answers.ts";

type Art = { movement: string; variant: string; targets: readonly Muscle[]; synergists: readonly Muscle[] };

/** The figure on each card of the first step. */
export const GROUP_ART: Readonly<Record<TrainingGroup, Art>> = {
  Chest: { movement: "push-up", variant: "bodyweight", targets: ["chest"], synergists: ["triceps"] },
  Back: { movement: "row", variant: "barbell", targets: ["lats", "middle-back"], synergists: [] },
  Legs: { movement: "lunge", variant: "dumbbells", targets: ["quadriceps", "glutes"], synergists: ["hamstrings"] },
  Arms: { movement: "curl", variant: "dumbbells", targets: ["biceps"], synergists: ["forearms"] },
  Core: { movement: "plank", variant: "forearm", targets: ["abdominals"], synergists: ["obliques"] },
  "Full-Body": {
    movement: "swing",
    variant: "kettlebell",
    targets: ["glutes", "hamstrings"],
    synergists: ["shoulders", "lower-back"],
  },
};

export const LOCATION_ART: Readonly<Record<Location, Art>> = {
  home: { movement: "squat", variant: "bodyweight", targets: ["quadriceps"], synergists: ["glutes"] },
  gym: { movement: "squat", variant: "barbell-back", targets: ["quadriceps"], synergists: ["glutes"] },
};

export const LEVEL_TEXTS: Readonly<Record<Level, { name: string; note: string }>> = {
  beginner: { name: "Beginner", note: "New to training, or back after a break" },
  intermediate: { name: "Intermediate", note: "About six months of regular training" },
  advanced: { name: "Advanced", note: "Experienced, confident with heavy lifts" },
};

export const LOCATION_TEXTS: Readonly<Record<Location, { name: string; note: string }>> = {
  home: { name: "Home", note: "Body weight and what you own" },
  gym: { name: "Gym", note: "Racks, cables and machines" },
};

export const GOAL_TEXTS: Readonly<Record<Goal, string>> = {
  "build-strength": "Get stronger",
  "build-muscle": "Build muscle",
  "lose-weight": "Lose weight",
  "feel-healthy": "Feel healthy",
  endurance: "Build endurance",
};

export const AVOID_TEXTS: Readonly<Record<Avoidance, string>> = {
  knee: "Knee strain",
  "lower-back": "Lower-back strain",
  shoulder: "Shoulder strain",
  wrist: "Wrist strain",
  neck: "Neck strain",
  hip: "Hip strain",
  elbow: "Elbow strain",
  ankle: "Ankle strain",
  jumping: "Jumping",
  pregnancy: "Pregnancy",
  postnatal: "Postpartum (pelvic floor)",
  "high-blood-pressure": "High blood pressure",
};

export const EQUIPMENT_TEXTS: Readonly<Record<Exclude<HomeEquipment, "none">, string>> = {
  dumbbell: "Dumbbells",
  kettlebell: "Kettlebell",
  band: "Bands",
  "pull-up-bar": "Pull-up bar",
  bench: "Bench",
  barbell: "Barbell",
  rack: "Squat rack",
  "ez-bar": "EZ bar",
  "trap-bar": "Trap bar",
  landmine: "Landmine",
  "dip-bars": "Dip bars",
  rings: "Rings",
  "suspension-trainer": "Suspension trainer (TRX)",
  box: "Plyo box",
  "ab-wheel": "Ab wheel",
  "medicine-ball": "Medicine ball",
  "jump-rope": "Jump rope",
  "battle-ropes": "Battle ropes",
  sled: "Sled",
  "cardio-machine": "Cardio machine",
  mat: "Mat",
};

export const STEP_TEXTS: Readonly<Record<Step, { title: string; hint: string; open: string }>> = {
  muscleGroups: { title: "What do you want to train?", hint: "Choose one or more.", open: "muscle groups" },
  durationMinutes: {
    title: "How long is a workout?",
    hint: "Warm-up included. Cooling down takes another 5 minutes.",
    open: "duration",
  },
  daysPerWeek: { title: "How many days a week?", hint: "Rest days go in between.", open: "days" },
  skillLevel: { title: "What's your level?", hint: "You'll get exercises at your level and below.", open: "level" },
  location: { title: "Where do you train?", hint: "This decides which exercises and equipment you'll see.", open: "location" },
};
