import type { Workout } from "@lockstep/contract/training-workouts.ts";
import { titleOf } from "./title-of.ts";

type Source = Pick<Workout, "planId" | "day" | "routineId">;

/** What leads back to the running workout, beside one that could be started: where that's another, it's named. */
export function resumeWords(running: Source & Pick<Workout, "name" | "isTimed">, beside: Source): string {
  const isSame = running.planId === beside.planId && running.day === beside.day && running.routineId === beside.routineId;
  return isSame ? "Resume workout" : `Resume ${titleOf(running)}`;
}
