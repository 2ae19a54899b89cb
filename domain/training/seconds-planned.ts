import type { Exercise } from "./exercise.ts";
import type { CompactExercise, DurationMinutes } from "./plan.ts";
import { rampUpSeconds } from "./ramp-up.ts";
import { sessionSeconds, WARM_UP_SECONDS } from "./timing.ts";

/** Seconds that a day of these exercises takes, before it's made: its warm-up, the ramp-up sets that they call for, and the work. */
export function secondsPlanned(
  exercises: readonly CompactExercise[],
  minutes: DurationMinutes,
  byId: ReadonlyMap<string, Exercise>,
): number {
  const work = exercises.flatMap((planned) => {
    const exercise = byId.get(planned.exerciseId);
    return exercise === undefined ? [] : [{ ...planned, exercise }];
  });
  const timed = exercises.map((each) => ({ ...each, perSide: byId.get(each.exerciseId)?.perSide === true }));
  const workSeconds = sessionSeconds(timed);
  return WARM_UP_SECONDS[minutes] + rampUpSeconds(work, minutes, workSeconds) + workSeconds;
}
