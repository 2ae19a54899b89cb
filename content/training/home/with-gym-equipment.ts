import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { gymExercises } from "../gym/index.ts";

/** Exercises of the gym that people with the same equipment do at home, word for word. */
const AT_HOME: ReadonlySet<string> = new Set([
  "g-barbell-back-squat",
  "g-barbell-front-squat",
  "g-barbell-lunge",
  "g-barbell-good-morning",
  "g-barbell-calf-raise",
  "g-dumbbell-squat",
  "g-dumbbell-lunge",
  "g-dumbbell-step-up",
  "g-goblet-sumo-squat",
  "g-goblet-side-lunge",
  "g-kettlebell-deadlift",
  "g-kettlebell-romanian-deadlift",
  "g-kettlebell-clean",
  "g-kettlebell-clean-and-press",
  "g-dumbbell-clean",
  "g-dumbbell-snatch",
  "g-barbell-clean",
  "g-barbell-thruster",
  "g-renegade-row",
  "g-ab-wheel-rollout",
  "g-medicine-ball-slam",
  "g-medicine-ball-russian-twist",
  "g-band-woodchop",
  "g-band-clamshell",
  "g-rowing-machine",
]);

/** The home copies of {@link AT_HOME}. */
export const withGymEquipment: readonly Exercise[] = gymExercises.flatMap((exercise): Exercise[] =>
  AT_HOME.has(exercise.id) ? [{ ...exercise, id: `h-${exercise.id.slice(2)}`, location: "home" }] : [],
);
