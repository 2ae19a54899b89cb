import { describe, expect, it } from "vitest";
import { planName, progressionFor, reasonFor } from "./explain.ts";
import type { Exercise } from "./exercise.ts";
import type { TrainingChoices } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest"],
  durationMinutes: 30,
  daysPerWeek: 3,
  skillLevel: "beginner",
  location: "home",
};

function named(id: string): Exercise {
  const exercise = TABLE_CATALOGUE.find((candidate) => candidate.id === id);
  if (exercise === undefined) throw new Error(`The table has no ${id}`);
  return exercise;
}

it("names a plan by groups, days and place", () => {
  expect(planName({ ...choices, muscleGroups: ["Chest", "Core"], location: "gym" })).toBe("Chest and Core, 3 days at the gym");
});

describe("reasonFor", () => {
  const tell = (id: string, role: "chosen" | "balance" | "light", opens = false): string =>
    reasonFor({ exercise: named(id), role, choices, opens });

  it("names the wish and the movement of chosen work, without saying a word twice", () => {
    expect(tell("h-incline-push-up", "chosen")).toBe("You chose chest: trained here by pressing away from the body.");
    expect(
      reasonFor({ exercise: named("h-squat"), role: "chosen", choices: { ...choices, muscleGroups: ["Legs"] }, opens: false }),
    ).toMatch(/^You chose legs: quadriceps, by /u);
  });

  it("says that an opening exercise comes first", () => {
    expect(tell("h-incline-push-up", "chosen", true)).toMatch(/^First, while you're fresh: chest, by /u);
  });

  it("labels balance work, also where it opens the session", () => {
    expect(tell("h-door-row", "balance")).toMatch(/^Balance work alongside your chest: middle back, by /u);
    expect(tell("h-door-row", "balance", true)).toMatch(/^Balance work/u);
  });

  it("distinguishes easy core from mobility on the light day", () => {
    expect(tell("h-crunch", "light")).toMatch(/^Easy core for the light day: abdominals/u);
    expect(tell("h-cat-cow", "light")).toBe("Mobility: eases the lower back without tiring them.");
  });

  it.each(["chosen", "balance", "light"] as const)("calls a drill what it is, whatever day it stands on (%s)", (role) => {
    expect(tell("h-cat-cow", role, true)).toMatch(/^Mobility: eases the lower back/u);
    expect(tell("h-brisk-march", role)).toMatch(/^Conditioning: gets your heart rate up/u);
  });
});

describe("progressionFor", () => {
  it.each([
    [
      "h-incline-push-up",
      "beginner",
      /until every set reaches 12 with clean form, then move to the harder version and go back to 8\.$/u,
    ],
    [
      "h-dumbbell-press",
      "intermediate",
      /until every set reaches 10 with a rep or two to spare, then add 2-5% and go back to 6\.$/u,
    ],
    ["h-palm-press", "beginner", /^Next week: hold 25 s/u],
    ["h-carry", "beginner", /^Next week: 35 s, if every set felt steady; from 45 s, switch to more weight\.$/u],
    ["h-march", "beginner", /^Next week: 45 s, .* from 55 s, switch to the harder version\.$/u],
    ["h-side-plank", "beginner", /^Next week: hold 25 s, .* stayed still; from 35 s, switch to the harder version\.$/u],
    ["h-cat-cow", "beginner", /a little deeper/u],
  ] as const)("%s for a %s", (id, level, text) => {
    const exercise = named(id);
    expect(progressionFor(exercise, exercise.dose.repsMin, exercise.dose.repsMax, level)).toMatch(text);
  });

  it.each<[string, Partial<Exercise>, RegExp]>([
    [
      "a dumbbell carried at one side",
      { needs: ["dumbbell"], equipment: "One dumbbell" },
      /^Next week: 25 s, .* more weight\.$/u,
    ],
    ["a bag at one side", { equipment: "A packed bag with a handle" }, /^Next week: 25 s, .* more weight\.$/u],
    ["a hang from a bar", { needs: ["pull-up-bar"], equipment: "A pull-up bar" }, /^Next week: hold 25 s, .* harder version\.$/u],
  ])("adds weight to a timed set where there is some: %s", (_, change, text) => {
    expect(progressionFor({ ...named("h-side-plank"), ...change }, 1, 1, "beginner")).toMatch(text);
  });
});
