import { describe, expect, it } from "vitest";
import { BASICS } from "./movements.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { owedMovements } from "./week-wishes.ts";

describe("owedMovements", () => {
  const wide: TrainingChoices = {
    muscleGroups: TRAINING_GROUPS,
    durationMinutes: 30,
    daysPerWeek: 3,
    skillLevel: "intermediate",
    location: "gym",
  };
  const owed = (change: Partial<TrainingChoices>): readonly string[] => owedMovements({ ...wide, ...change });

  it("has the six basics with many groups from 90 minutes a week, and a curl and a triceps exercise where arms are among them", () => {
    expect(owed({})).toEqual([...BASICS, "curl", "triceps"]);
    expect(owed({ muscleGroups: ["Chest", "Back", "Legs", "Core"] })).toEqual(BASICS);
    expect(owed({ daysPerWeek: 2 })).toEqual([]);
  });

  it("has what few groups are made of, with a push, a pull and a leg lift", () => {
    expect(owed({ muscleGroups: ["Arms"] })).toEqual(["curl", "triceps", "overhead-press", "row", "squat"]);
    expect(owed({ muscleGroups: ["Legs"] })).toEqual(["squat", "hinge", "calf-raise", "chest-press", "row"]);
  });
});
