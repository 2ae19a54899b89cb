import type { Ahead } from "./candidates.ts";
import { progressionFor, reasonFor } from "./explain.ts";
import { describeReps, nameMuscles } from "./describe-exercise.ts";
import type { Exercise } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import { MUSCLE_GROUP_OF } from "./muscles.ts";
import type { PlannedExercise, PlannedRole, TrainingChoices } from "./plan.ts";
import { nextStep, substitutesFor } from "./substitutes.ts";
import { exerciseSeconds } from "./timing.ts";

/** An exercise with its dose settled: repetitions a side where it is one-sided, the hold and the rest in seconds. */
export interface DosedExercise {
  readonly exercise: Exercise;
  readonly sets: number;
  readonly repsMin: number;
  readonly repsMax: number;
  readonly holdSeconds: number | null;
  readonly restSeconds: number;
  readonly superset: number | null;
  readonly role: PlannedRole;
}

/** What the words about an exercise depend on besides the exercise. */
export interface ExerciseContext {
  readonly choices: TrainingChoices;
  /** It's first in its session. */
  readonly opens: boolean;
  /** Exercises that the person may be given in its place. */
  readonly pool: readonly Exercise[];
  /** What they may move on to. */
  readonly ahead: Ahead;
  /** Ids of the session's exercises. */
  readonly inSession: ReadonlySet<string>;
}

/** What is said where fewer than two others do the same. */
const NO_SUBSTITUTE = ["No similar exercise.", "Only one similar exercise."] as const;

/** What depends on where an exercise is: why it's there, and what may take its place. */
export function placeOf(
  exercise: Exercise,
  role: PlannedRole,
  { choices, opens, pool, inSession }: Omit<ExerciseContext, "ahead">,
): Pick<PlannedExercise, "reason" | "substitutes"> {
  const asEasy = role === "light" && isEasyOn(exercise) ? pool.filter(isEasyOn) : pool;
  const substitutes = substitutesFor(exercise, asEasy, inSession, choices.skillLevel);
  const reason = reasonFor({ exercise, role, opens });
  return { reason: [reason, ...NO_SUBSTITUTE.slice(substitutes.length, substitutes.length + 1)].join(" "), substitutes };
}

/** An exercise as a plan shows it: names, time, why it's there, how to progress, what may take its place. */
export function planExercise(dosed: DosedExercise, { choices, opens, pool, ahead, inSession }: ExerciseContext): PlannedExercise {
  const { exercise, sets, repsMin, repsMax, holdSeconds, restSeconds, superset, role } = dosed;
  const timed = { sets, repsMin, repsMax, holdSeconds, perSide: exercise.perSide, restSeconds, superset };
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    muscleGroup: MUSCLE_GROUP_OF[exercise.group],
    group: exercise.group,
    targetMuscles: nameMuscles(exercise.targets),
    synergistMuscles: nameMuscles(exercise.synergists),
    targets: exercise.targets,
    synergists: exercise.synergists,
    equipment: exercise.equipment,
    sets,
    reps: describeReps({ repsMin, repsMax, holdSeconds }, exercise),
    repsMin,
    repsMax,
    holdSeconds,
    perSide: exercise.perSide,
    restSeconds,
    workSeconds: exerciseSeconds(timed),
    kind: exercise.kind,
    superset,
    role,
    progression: progressionFor(
      exercise,
      { repsMin, repsMax, holdSeconds },
      {
        skillLevel: choices.skillLevel,
        avoid: choices.avoid,
        pace: choices.avoid?.includes("pregnancy") === true ? "pregnancy" : role === "light" ? "light" : "growing",
        harder: nextStep(exercise, ahead)?.name ?? null,
      },
    ),
    ...placeOf(exercise, role, { choices, opens, pool, inSession }),
  };
}
