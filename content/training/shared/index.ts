import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { calvesAndShins } from "./calves-and-shins.ts";
import { conditioningGear } from "./conditioning-gear.ts";
import { hingesAndBridges } from "./hinges-and-bridges.ts";
import { power } from "./power.ts";
import { squatsAndLunges } from "./squats-and-lunges.ts";
import { trunk } from "./trunk.ts";

/** Exercises with equipment that homes and gyms have, once for each catalogue. */
export const sharedExercises: readonly Exercise[] = [
  ...calvesAndShins,
  ...conditioningGear,
  ...hingesAndBridges,
  ...power,
  ...squatsAndLunges,
  ...trunk,
].flatMap((exercise): Exercise[] => [
  { ...exercise, id: `h-${exercise.id}`, location: "home" },
  { ...exercise, id: `g-${exercise.id}`, location: "gym" },
]);
