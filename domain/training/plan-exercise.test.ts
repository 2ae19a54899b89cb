import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { eligibleAhead, eligibleExercises } from "./candidates.ts";
import type { Avoidance, Exercise, Level } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import { isHarder, substitutesFor } from "./substitutes.ts";
import { placeOf, planExercise } from "./plan-exercise.ts";

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

describe("what a beginner moves on to", () => {
  const told = (
    name: string,
    inWeek: readonly string[] = [],
    catalogue: readonly Exercise[] = EXERCISES,
    avoid: readonly Avoidance[] = [],
    skillLevel: Level = "beginner",
  ): string => {
    const choices = {
      skillLevel,
      location: "home",
      muscleGroups: ["Chest"],
      durationMinutes: 30,
      daysPerWeek: 3,
      avoid,
    } as const;
    const exercise = named(name);
    const dosed = { exercise, sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds: 90, superset: null };
    const ids = new Set(inWeek.map((each) => named(each).id));
    const telling = { choices, opens: false, pool: eligibleExercises(choices, catalogue), inSession: ids };
    return planExercise({ ...dosed, role: "chosen" }, { ...telling, ahead: eligibleAhead(choices, catalogue, ids) }).progression;
  };

  it.each([
    ["Chair Sit-to-Stand", "Bodyweight Squat"],
    ["Wall Push-Up", "Incline Push-Up"],
    ["Knee Plank", "Forearm Plank"],
  ])("%s goes on to %s", (name, next) => {
    expect(told(name)).toContain(`move on to ${next}.`);
  });

  it.each(["Reverse Crunch", "Close-Hand Wall Push-Up", "Dead Bug", "Knee Push-Up", "Split Squat"])(
    "%s gets slower rather than go on to what's a level up",
    (name) => {
      expect(told(name)).not.toContain("move on to");
      expect(told(name)).toMatch(/(?:hold|take) .* and go back to 8\.$/u);
    },
  );

  it("may be a level up for everyone else", () => {
    expect(told("Reverse Crunch", [], EXERCISES, [], "intermediate")).toContain("move on to");
  });

  it.each([
    ["Incline Push-Up", "use a lower surface"],
    ["Elevated Pike Push-Up", "raise your feet a little higher"],
    ["Table Row", "raise your feet or wear a light backpack"],
    ["Single-Leg Romanian Deadlift", "hold a light backpack in both hands"],
    ["Bulgarian Split Squat", "hug a light backpack"],
    ["Single-Leg Box Squat", "use a lower seat or hug a light backpack"],
    ["Sliding Leg Curl", "take three seconds on the way down"],
  ])("%s first gets harder without another exercise: %s", (name, words) => {
    expect(told(name)).toContain(`, then ${words} and go back to 8.`);
  });

  it("never leaves a rung out: what the week has already, or something harder, isn't next", () => {
    expect(told("Wall Push-Up", ["Incline Push-Up"])).not.toContain("move on");
    expect(told("Wall Push-Up", ["Push-Up"])).not.toContain("move on");
    expect(told("Chair Sit-to-Stand", ["Bodyweight Squat"])).not.toContain("move on");
  });

  it("is open to them: nothing beyond the membership, nothing they avoid", () => {
    const free = EXERCISES.filter(({ tier }) => tier === "free");
    expect(told("Sumo Squat", [], free)).toContain("move on to Backpack Squat.");
    expect(told("Sumo Squat", [], free, ["neck"])).not.toContain("Backpack");
  });
});

describe("swaps", () => {
  const swaps = (name: string, location: "home" | "gym", level: Level = "beginner"): readonly string[] => {
    const own = EXERCISES.filter((each) => each.location === location);
    const exercise = own.find((each) => each.name === name);
    return exercise === undefined ? [] : substitutesFor(exercise, own, new Set(), level).map((other) => other.name);
  };

  it.each([
    ["Elevated Pike Push-Up", "home", "Handstand Push-Up"],
    ["Bulgarian Split Squat", "home", "Pistol Squat"],
    ["Sliding Leg Curl", "home", "Nordic Curl"],
    ["Back Extension", "gym", "Weighted Back Extension"],
    ["Push-Up", "home", "Backpack Push-Up"],
  ] as const)("%s (%s) isn't swapped for %s first", (name, location, harder) => {
    const [first] = swaps(name, location, name === "Back Extension" ? "intermediate" : "advanced");
    expect(first).not.toBe(harder);
  });

  it("begin with something no harder, wherever there is such a thing", () => {
    const harderFirst = EXERCISES.filter(({ kind }) => kind === "strength").flatMap((exercise) => {
      const own = EXERCISES.filter(({ location }) => location === exercise.location);
      const offered = substitutesFor(exercise, own, new Set(), "advanced").flatMap(
        ({ exerciseId }) => own.find(({ id }) => id === exerciseId) ?? [],
      );
      const [first] = offered;
      const isAnyKinder = offered.some((other) => !isHarder(exercise, other));
      return first !== undefined && isAnyKinder && isHarder(exercise, first) ? [exercise.id] : [];
    });
    expect(harderFirst).toEqual([]);
  });

  it.each([
    ["Barbell Back Squat", ["Barbell Front Squat"]],
    ["Hack Squat", []],
    ["Leg Press", []],
    ["Sumo Deadlift", ["Trap-Bar Deadlift", "Barbell Deadlift"]],
  ])("%s is replaced by lifts on two legs with weight: %j", (name, among) => {
    const offered = swaps(name, "gym", "advanced");
    expect(offered).toEqual(expect.arrayContaining([...among]));
    expect(offered.filter((each) => /single-leg|bodyweight|bench squat/iu.test(each))).toEqual([]);
  });

  it("an easy bike isn't swapped for a sled", () => {
    expect(swaps("Stationary Bike", "gym").filter((each) => each.includes("Sled"))).toEqual([]);
  });

  it("a raise of the toes doesn't stand in for one of the heels", () => {
    expect(swaps("Standing Calf Raise", "home")).not.toContain("Tibialis Raise");
    expect(swaps("Standing Calf Raise", "home").length).toBeGreaterThan(1);
  });

  it("a heavy deadlift with a bar isn't swapped for a kettlebell's", () => {
    const offered = swaps("Barbell Deadlift", "gym");
    expect(offered).toHaveLength(3);
    expect(offered.filter((name) => name.includes("Kettlebell"))).toEqual([]);
  });
});
