import type { PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";

/** A planned exercise with this id; only what the board's rules look at differs. */
export function planned(exerciseId: string, sets = 3): PlannedExercise {
  return {
    exerciseId,
    name: `Name of ${exerciseId}`,
    muscleGroup: "Upper Body",
    group: "Back",
    targetMuscles: ["Lats"],
    synergistMuscles: [],
    targets: ["lats"],
    synergists: [],
    equipment: "Barbell",
    sets,
    reps: "8-12",
    repsMin: 8,
    repsMax: 12,
    holdSeconds: null,
    perSide: false,
    restSeconds: 90,
    workSeconds: 400,
    kind: "strength",
    superset: null,
    role: "chosen",
    reason: "It trains the back.",
    progression: "One repetition more.",
    substitutes: [],
  };
}

/** A week with these exercises by day; a day without any rests. */
export function week(exercises: Partial<Record<(typeof WEEKDAYS)[number], PlannedExercise[]>>): PlannedDay[] {
  return WEEKDAYS.map((day) => {
    const list = exercises[day] ?? [];
    return {
      day,
      focus: list.length > 0 ? "Upper Body" : "Rest Day",
      isRest: list.length === 0,
      workMinutes: list.length * 7,
      warmUp: [],
      coolDown: [],
      exercises: list,
    };
  });
}
