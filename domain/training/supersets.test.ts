import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import type { Exercise, Location } from "./exercise.ts";
import { suitEachOther } from "./supersets.ts";

function named(name: string, location: Location = "gym"): Exercise {
  const exercise = EXERCISES.find((each) => each.location === location && each.name === name);
  if (exercise === undefined) throw new Error(`No ${name}`);
  return exercise;
}

describe("two exercises in turn", () => {
  it.each([
    ["Dumbbell Bench Press", "Seated Cable Row"],
    ["Barbell Back Squat", "Dumbbell Bench Press"],
    ["Cable Curl", "Cable Pushdown"],
    ["Dumbbell Romanian Deadlift", "Lat Pulldown"],
    ["Seated Dumbbell Shoulder Press", "Suitcase Carry"],
    ["Forearm Plank", "Side Plank"],
    ["Barbell Back Squat", "Reverse Crunch"],
    ["Leg Press", "Dumbbell Bench Press"],
  ])("suit each other: %s and %s", (one, other) => {
    expect(suitEachOther(named(one), named(other))).toBe(true);
    expect(suitEachOther(named(other), named(one))).toBe(true);
  });

  it.each([
    ["both press", "Dumbbell Bench Press", "Seated Dumbbell Shoulder Press"],
    ["both are lifts for the legs", "Leg Press", "Dumbbell Romanian Deadlift"],
    ["both are bars", "Barbell Back Squat", "Barbell Bench Press"],
    ["both extend the hips", "Dumbbell Romanian Deadlift", "Hip Thrust Machine"],
    ["both tire the lower back", "Dumbbell Romanian Deadlift", "Barbell Row"],
    ["both tire the grip", "Lat Pulldown", "Suitcase Carry"],
    ["a squat needs the trunk", "Barbell Back Squat", "Hanging Leg Raise"],
    ["a deadlift needs the adductors", "Sumo Deadlift", "Copenhagen Plank"],
    ["a deadlift needs the grip", "Trap-Bar Deadlift", "Pull-Up"],
    ["a squat needs the hamstrings", "Goblet Squat", "Lying Leg Curl"],
    ["both straighten the hips", "Dumbbell Lunge", "Glute Bridge"],
    ["both bend the trunk", "Reverse Crunch", "Bicycle Crunch"],
    ["both tire the hamstrings", "Lying Leg Curl", "Hip Thrust Machine"],
    ["both arms stay overhead", "Seated Dumbbell Shoulder Press", "Dumbbell Pullover"],
    ["both are machines", "Leg Extension", "Machine Standing Calf Raise"],
    ["one is a machine, the other a cable station", "Leg Press", "Seated Cable Row"],
    ["one is thrown", "Kettlebell Swing", "Machine Chest Press"],
    ["one is conditioning", "Rowing Machine", "Machine Chest Press"],
  ])("don't where %s: %s and %s", (_, one, other) => {
    expect(suitEachOther(named(one), named(other))).toBe(false);
    expect(suitEachOther(named(other), named(one))).toBe(false);
  });

  it.each([
    ["Barbell Back Squat", "Dumbbell Bench Press", false],
    ["Barbell Back Squat", "Reverse Crunch", true],
    ["Trap-Bar Deadlift", "Machine Standing Calf Raise", true],
    ["Goblet Squat", "Dumbbell Single-Leg Calf Raise", false],
    ["Leg Press", "Dumbbell Bench Press", true],
  ])("%s of eight repetitions beside %s: %s", (one, other, suits) => {
    expect(suitEachOther(named(one), named(other), [8, 15])).toBe(suits);
    expect(suitEachOther(named(other), named(one), [15, 8])).toBe(suits);
  });

  it("don't where one backpack would be packed for both", () => {
    const squat = named("Backpack Squat", "home");
    expect(suitEachOther(squat, named("Backpack Curl", "home"))).toBe(false);
    expect(suitEachOther(squat, named("Push-Up", "home"))).toBe(true);
  });
});
