import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { BASICS } from "./movements.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { servingOf } from "./session-draft.ts";
import { splitWeek } from "./split.ts";
import { WeekLedger } from "./week-ledger.ts";
import { owedMovements, wishesOf } from "./week-wishes.ts";

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

describe("wishesOf", () => {
  it("needs a triceps exercise on every push day and a curl on every pull day where arms are named, from 45 minutes", () => {
    const choices: TrainingChoices = {
      muscleGroups: ["Arms", "Full-Body"],
      durationMinutes: 60,
      daysPerWeek: 6,
      skillLevel: "beginner",
      location: "gym",
    };
    const armsOf = (change: Partial<TrainingChoices>): readonly (readonly string[])[] => {
      const wished = { ...choices, ...change };
      const serving = servingOf(
        EXERCISES.filter(({ location }) => location === "gym"),
        wished,
      );
      const frame = { choices: wished, serving, places: new Map(), ledger: new WeekLedger("beginner", 6), finisherSeconds: 0 };
      return wishesOf(splitWeek(6, wished.muscleGroups), frame).map((slots) =>
        slots
          .filter(({ movement, isOwed, isNeeded }) => /^(?:curl|triceps)$/u.test(movement) && (isOwed || isNeeded))
          .map(({ movement }) => movement),
      );
    };
    expect(armsOf({})).toEqual([["triceps"], ["curl"], [], ["triceps"], ["curl"], []]);
    expect(armsOf({ muscleGroups: ["Full-Body"] }).flat()).toEqual([]);
  });
});
