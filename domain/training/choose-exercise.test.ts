import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { worthOf } from "./choose-exercise.ts";
import type { Exercise } from "./exercise.ts";
import { GYM_CHOICES } from "./gym-choices.fixture.ts";
import type { SlotRole } from "./movements.ts";

function named(name: string): Exercise {
  const exercise = EXERCISES.find((each) => each.location === "gym" && each.name === name);
  if (exercise === undefined) throw new Error(`No ${name}`);
  return exercise;
}

describe("worthOf", () => {
  const worth = (name: string, role: SlotRole, isNextDay: boolean): number =>
    worthOf(named(name), role, GYM_CHOICES, {
      uses: 0,
      isNextDay,
      isTight: false,
      isBesideHinge: false,
      wantsAngle: false,
      hasFlies: true,
      place: 0,
      session: [],
    });

  it("takes a less usual lift before yesterday's, but for the main lift, which stays a staple", () => {
    expect(worth("Machine Row", "secondary", true)).toBeLessThan(worth("Iso-Lateral Row", "secondary", false));
    expect(worth("Machine Row", "main", true)).toBeGreaterThan(worth("Iso-Lateral Row", "main", false));
  });
});
