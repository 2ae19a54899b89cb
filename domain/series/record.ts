import { setSeconds, type GuidedSession } from "./series.ts";
import type { ExerciseFacts } from "./timeline.ts";

/** What someone did of one exercise in a session, as the training log keeps it. */
export interface SessionExercise {
  readonly exerciseId: string;
  /** Its share of the session's minutes. */
  readonly minutes: number;
  /** Empty for an exercise with a weight, which the session doesn't know: then it counts with its usual sets. */
  readonly sets: ReadonlyArray<{ readonly weightKg: null; readonly reps: number; readonly seconds: number | null }>;
}

/** What is needed of an exercise to log it. */
export interface LoggedFacts extends ExerciseFacts {
  readonly needs: readonly string[];
}

/** The one thing that isn't a weight or takes some away. */
const WEIGHTLESS = "pull-up-bar";

/** A session's main exercises, each once, for the training log; together they have all its minutes. */
export function exercisesOf(
  session: Pick<GuidedSession, "blocks" | "minutes">,
  factsOf: (exerciseId: string) => LoggedFacts,
): readonly SessionExercise[] {
  const sets = session.blocks
    .filter(({ part }) => part === "main")
    .flatMap(({ moves, rounds }) => moves.flatMap((move) => Array.from({ length: rounds }, () => move)));
  const secondsOf = (of: typeof sets): number =>
    of.reduce((sum, { exerciseId, dose }) => sum + setSeconds(dose) * (factsOf(exerciseId).perSide ? 2 : 1), 0);
  const whole = secondsOf(sets);
  return [...new Set(sets.map(({ exerciseId }) => exerciseId))].map((exerciseId) => {
    const own = sets.filter((move) => move.exerciseId === exerciseId);
    const isWeightKnown = factsOf(exerciseId).needs.every((need) => need === WEIGHTLESS);
    return {
      exerciseId,
      minutes: Math.round((session.minutes * secondsOf(own) * 100) / whole) / 100,
      sets: isWeightKnown
        ? own.map(({ dose }) => ({
            weightKg: null,
            reps: dose.kind === "reps" ? dose.reps : 1,
            seconds: dose.kind === "reps" ? null : dose.seconds,
          }))
        : [],
    };
  });
}

/** The first session that wasn't done yet, by its number from 1; null when all were. */
export function nextSession(sessions: number, done: readonly number[]): number | null {
  for (let number = 1; number <= sessions; number += 1) if (!done.includes(number)) return number;
  return null;
}
