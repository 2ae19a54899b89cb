import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { calvesAndShins } from "./calves-and-shins.ts";
import { hingesAndBridges } from "./hinges-and-bridges.ts";
import { squatsAndLunges } from "./squats-and-lunges.ts";

/** Exercises with equipment that homes and gyms have, once for each catalogue. */
export const sharedExercises: readonly Exercise[] = [...calvesAndShins, ...hingesAndBridges, ...squatsAndLunges].flatMap(
  (exercise): Exercise[] => [
    { ...exercise, id: `h-${exercise.id}`, location: "home" },
    { ...exercise, id: `g-${exercise.id}`, location: "gym" },
  ],
);
