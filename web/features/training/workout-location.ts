import { LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import type { Location } from "@lockstep/domain/training/exercise.ts";

/** The name of the stored choice (SPEC 3). */
export const WORKOUT_LOCATION_KEY = "workoutLocation";

/** Where the person last chose to train; anything but home or gym counts as gym. */
export function readWorkoutLocation(): Location {
  try {
    const stored = localStorage.getItem(WORKOUT_LOCATION_KEY);
    return LOCATIONS.find((each) => each === stored) ?? "gym";
  } catch {
    return "gym";
  }
}

export function storeWorkoutLocation(location: Location): void {
  try {
    localStorage.setItem(WORKOUT_LOCATION_KEY, location);
  } catch {
    // Without storage the plan itself still says where it's for.
  }
}
