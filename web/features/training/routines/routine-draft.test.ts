import type { Routine } from "@lockstep/contract/training-routines.ts";
import { describe, expect, it } from "vitest";
import { addedExercise, doseProblem, draftOf, writtenRoutine } from "./routine-draft.ts";

const dose = { sets: 3, repsMin: 6, repsMax: 10, holdSeconds: null, restSeconds: 90, note: "" };
const routine: Routine = {
  id: "0b7c5f7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b",
  name: "Push",
  note: "Slow down",
  createdAt: "2026-11-20T18:00:00.000Z",
  updatedAt: "2026-11-20T18:00:00.000Z",
  exercises: [
    { exerciseId: "g-bench", exerciseName: "Bench", ...dose, superset: null },
    { exerciseId: "g-fly", exerciseName: "Fly", ...dose, superset: 2 },
    { exerciseId: "g-dip", exerciseName: "Dip", ...dose, restSeconds: null, superset: 2 },
    {
      exerciseId: "h-plank",
      exerciseName: "Plank",
      ...dose,
      repsMin: 1,
      repsMax: 1,
      holdSeconds: 45,
      superset: null,
      note: "Tight",
    },
  ],
};

describe("a routine that's written", () => {
  it("is the same as before where nothing was changed", () => {
    const { updatedAt: _, ...written } = writtenRoutine(draftOf(routine), routine);
    expect(routine).toMatchObject(written);
  });

  it("numbers the exercises that take turns, however they're moved", () => {
    const draft = draftOf(routine);
    const [bench, fly, dip, plank] = draft.exercises;
    if (!bench || !fly || !dip || !plank) throw new Error("An exercise is missing.");
    const supersets = (exercises: typeof draft.exercises) =>
      writtenRoutine({ ...draft, exercises }, routine).exercises.map(({ superset }) => superset);
    expect(supersets([bench, fly, dip, plank])).toEqual([null, 2, 2, null]);
    expect(supersets([dip, fly, bench, plank])).toEqual([null, null, null, null]);
    expect(supersets([bench, dip, { ...plank, joinsAbove: true }, fly])).toEqual([1, 1, 1, null]);
  });

  it("says what's wrong with a number", () => {
    const added = addedExercise("g-row", "Row", false);
    expect(doseProblem(added)).toBeNull();
    expect(doseProblem({ ...added, repsMin: "0" })).toBe("Enter 1 to 999 reps.");
    expect(doseProblem({ ...added, repsMin: "12", repsMax: "8" })).toBe("The rep range has to go from low to high.");
    expect(doseProblem({ ...added, repsMin: "8.5" })).toBe("Enter 1 to 999 reps.");
    expect(doseProblem({ ...addedExercise("h-plank", "Plank", true), seconds: "" })).toBe("Enter 1 to 7,200 seconds.");
  });
});
