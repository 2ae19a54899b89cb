import { EXERCISES } from "@lockstep/content/training/index.ts";
import { expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import { placeOf } from "./tell-exercise.ts";

const pool = EXERCISES.filter(({ location }) => location === "home");
const named = (name: string): Exercise => {
  const exercise = pool.find((each) => each.name === name);
  if (exercise === undefined) throw new Error(`No ${name}`);
  return exercise;
};
const swapsOf = (name: string, role: "light" | "chosen"): readonly Exercise[] => {
  const choices = {
    skillLevel: "advanced",
    location: "home",
    muscleGroups: ["Core"],
    durationMinutes: 30,
    daysPerWeek: 7,
  } as const;
  const { substitutes } = placeOf(named(name), role, { choices, opens: false, pool, inSession: new Set() });
  return substitutes.map((each) => named(each.name));
};

it.each(["Brisk March in Place", "Knee Plank", "Dead Bug"])("%s as easy work is swapped for something as easy", (name) => {
  expect(swapsOf(name, "light").filter((each) => !isEasyOn(each))).toEqual([]);
});

it("a plank that isn't easy work may become harder", () => {
  expect(swapsOf("Knee Plank", "chosen").some((each) => !isEasyOn(each))).toBe(true);
});
