import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import type { DaysPerWeek } from "./plan.ts";
import { WeekLedger } from "./week-ledger.ts";

function named(name: string): Exercise {
  const exercise = EXERCISES.find((each) => each.location === "gym" && each.name === name);
  if (exercise === undefined) throw new Error(`No ${name}`);
  return exercise;
}

describe("wantsRest", () => {
  it.each<[boolean, string, DaysPerWeek, string, readonly number[], number, string]>([
    [true, "the day after another hinge", 4, "Barbell Deadlift", [1], 2, "Dumbbell Romanian Deadlift"],
    [true, "from Sunday to Monday", 7, "Barbell Deadlift", [6], 0, "Barbell Good Morning"],
    [false, "with a day between them", 4, "Barbell Deadlift", [1], 3, "Dumbbell Romanian Deadlift"],
    [true, "as a week's third", 6, "Barbell Deadlift", [0, 2], 4, "Dumbbell Romanian Deadlift"],
    [false, "without a load", 6, "Barbell Deadlift", [1], 2, "Bodyweight Good Morning"],
    [false, "for the hamstrings alone", 6, "Barbell Deadlift", [1], 2, "Seated Leg Curl"],
    [true, "as a carry beside a hinge", 6, "Barbell Deadlift", [1], 0, "Farmer's Carry"],
    [true, "as a back extension beside a hinge", 6, "Barbell Deadlift", [1], 2, "Back Extension"],
    [false, "as a carry beside a leg press", 6, "Leg Press", [1], 0, "Farmer's Carry"],
    [true, "as a press after a press in six days", 6, "Machine Chest Press", [1], 2, "Barbell Overhead Press"],
    [false, "as a press after a press in five", 5, "Machine Chest Press", [1], 2, "Barbell Overhead Press"],
  ])("is %s %s (%i days)", (wanted, _, days, other, taken, day, name) => {
    const ledger = new WeekLedger("intermediate", days);
    for (const one of taken) ledger.add(one, named(other), 3);
    expect(ledger.wantsRest(day, named(name))).toBe(wanted);
  });
});
