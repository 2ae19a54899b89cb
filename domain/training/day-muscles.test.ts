import { expect, test } from "vitest";
import { dayMuscles } from "./day-muscles.ts";
import type { PlannedExercise } from "./plan.ts";

const exercise = (sets: number, ...targetMuscles: string[]) => ({ sets, targetMuscles }) as unknown as PlannedExercise;

test("A day's muscles are the first targets of its exercises, most sets first, at most four", () => {
  const exercises = [
    exercise(3, "Quadriceps", "Glutes"),
    exercise(4, "Chest", "Triceps"),
    exercise(3, "Chest"),
    exercise(2, "Lats"),
    exercise(2, "Biceps"),
    exercise(1, "Calves"),
  ];
  expect(dayMuscles({ exercises })).toEqual(["Chest", "Quadriceps", "Lats", "Biceps"]);
  expect(dayMuscles({ exercises: [] })).toEqual([]);
});
