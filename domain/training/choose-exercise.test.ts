import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { worthOf } from "./choose-exercise.ts";
import type { Exercise, Location } from "./exercise.ts";
import { GYM_CHOICES } from "./gym-choices.fixture.ts";
import type { SlotRole } from "./movements.ts";
import type { TrainingChoices } from "./plan.ts";

function named(name: string, location: Location = "gym"): Exercise {
  const exercise = EXERCISES.find((each) => each.location === location && each.name === name);
  if (exercise === undefined) throw new Error(`No ${name}`);
  return exercise;
}

describe("worthOf", () => {
  const worth = (name: string, role: SlotRole, isNextDay: boolean, choices: TrainingChoices = GYM_CHOICES): number =>
    worthOf(named(name, choices.location), role, choices, {
      uses: 0,
      isNextDay,
      isTight: false,
      isBesideHinge: false,
      isHingeNear: false,
      wantsAngle: null,
      place: 0,
      session: [],
    });

  it("takes a less usual lift before yesterday's, but for the main lift, which stays a staple", () => {
    expect(worth("Machine Row", "secondary", true)).toBeLessThan(worth("Iso-Lateral Row", "secondary", false));
    expect(worth("Machine Row", "main", true)).toBeGreaterThan(worth("Iso-Lateral Row", "main", false));
  });

  it("takes a squat of many repetitions before a hard one, for endurance", () => {
    const choices: TrainingChoices = { ...GYM_CHOICES, location: "home", goal: "endurance" };
    expect(worth("Backpack Squat", "main", false, choices)).toBeGreaterThan(
      worth("Single-Leg Box Squat", "main", false, choices),
    );
  });

  it("packs a bag for legs, and for someone new's press overhead, before doing without; for fat loss it doesn't matter", () => {
    const home: TrainingChoices = { ...GYM_CHOICES, location: "home", goal: "build-muscle" };
    const isPacked = (packed: string, bare: string, choices: TrainingChoices): boolean =>
      worth(packed, "secondary", false, choices) > worth(bare, "secondary", false, choices);
    expect(isPacked("Backpack Romanian Deadlift", "Bodyweight Romanian Deadlift", home)).toBe(true);
    const beginner: TrainingChoices = { ...home, skillLevel: "beginner" };
    expect(isPacked("Backpack Overhead Press", "Incline Pike Push-Up", beginner)).toBe(true);
    expect(isPacked("Backpack Overhead Press", "Incline Pike Push-Up", { ...beginner, goal: "lose-weight" })).toBe(false);
  });
});
