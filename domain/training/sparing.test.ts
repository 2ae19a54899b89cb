import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, test } from "vitest";
import { eligibleExercises } from "./candidates.ts";
import { SORE_PARTS, sparing } from "./sparing.ts";

const inGym = eligibleExercises(
  { muscleGroups: ["Full-Body"], durationMinutes: 60, daysPerWeek: 3, skillLevel: "intermediate", location: "gym" },
  EXERCISES,
);
const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));
const staples = inGym.filter(({ rank, kind }) => rank === "staple" && kind === "strength");
const squat = byId.get("g-barbell-back-squat");

describe("what spares a part that hurts", () => {
  test("never loads it, is never the exercise itself, and there's always something in a gym", () => {
    for (const exercise of staples)
      for (const part of SORE_PARTS) {
        const offered = sparing(exercise, part, inGym, new Set(), "intermediate").map(({ exerciseId }) => byId.get(exerciseId));
        expect([exercise.name, part, offered.length > 0]).toEqual([exercise.name, part, true]);
        expect(offered.filter((each) => each?.loads.includes(part) || each?.id === exercise.id)).toEqual([]);
      }
  });

  test("knees that rule out every squat leave hips and hamstrings; what's in the session comes after the rest", () => {
    if (squat === undefined) throw new Error("No squat.");
    const offered = sparing(squat, "knee", inGym, new Set(), "intermediate");
    expect(offered.map(({ exerciseId }) => byId.get(exerciseId)?.group)).toEqual(offered.map(() => "Legs"));
    const [first] = offered;
    const again = sparing(squat, "knee", inGym, new Set([first?.exerciseId ?? ""]), "intermediate");
    expect(again[0]).not.toEqual(first);
    expect(sparing(squat, "knee", [], new Set(), "intermediate")).toEqual([]);
  });
});
