import { describeExercise } from "./describe-exercise.ts";
import type { Exercise } from "./exercise.ts";

/** An exercise as lists of the API show it; `locked` while the membership doesn't open it. */
export function exerciseSummary(exercise: Exercise, locked: boolean) {
  const texts = describeExercise(exercise);
  return {
    id: exercise.id,
    name: exercise.name,
    aliases: [...exercise.aliases],
    rank: exercise.rank,
    loadModel: exercise.loadModel,
    equipment: exercise.equipment,
    muscleGroup: texts.muscleGroup,
    group: exercise.group,
    targetMuscles: [...texts.targetMuscles],
    synergistMuscles: [...texts.synergistMuscles],
    targets: [...exercise.targets],
    synergists: [...exercise.synergists],
    level: exercise.level,
    location: exercise.location,
    kind: exercise.kind,
    pattern: exercise.pattern,
    needs: [...exercise.needs],
    loads: [...exercise.loads],
    tier: exercise.tier,
    locked,
    demonstration: { ...exercise.demonstration },
    description: exercise.description,
  };
}

/** Everything about an exercise, as the API answers it; while it's locked, what the membership opens is left out. */
export function exerciseDetail(exercise: Exercise, locked: boolean, substitutes: readonly Exercise[]) {
  const texts = describeExercise(exercise);
  return {
    ...exerciseSummary(exercise, locked),
    videoUrl: locked ? null : exercise.videoUrl,
    imageUrl: `/api/exercises/${exercise.id}/poster.svg`,
    sets: exercise.dose.sets,
    reps: texts.reps,
    rest: texts.rest,
    repsMin: exercise.dose.repsMin,
    repsMax: exercise.dose.repsMax,
    compound: exercise.compound,
    holdSeconds: exercise.dose.holdSeconds,
    restSeconds: exercise.dose.restSeconds,
    perSide: exercise.perSide,
    instructions: locked ? [] : [...exercise.instructions],
    commonMistakes: locked ? [] : [...exercise.commonMistakes],
    modifications: locked ? null : { ...exercise.modifications },
    substitutes: substitutes.map(({ id, name }) => ({ exerciseId: id, name })),
  };
}
