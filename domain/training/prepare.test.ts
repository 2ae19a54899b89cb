import { describe, expect, it } from "vitest";
import { coolDownFor, warmUpFor } from "./prepare.ts";
import type { PreparationStep } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const home = TABLE_CATALOGUE.filter((exercise) => exercise.location === "home");
const work = home.filter((exercise) => exercise.group === "Legs" && exercise.level === "beginner");
const mobility = home.filter((exercise) => exercise.kind === "mobility");
const conditioning = home.filter((exercise) => exercise.kind === "conditioning");
const seconds = (steps: readonly PreparationStep[]): number => steps.reduce((sum, step) => sum + step.seconds, 0);

describe.each([
  ["everything", mobility, conditioning],
  ["two drills", mobility.slice(0, 2), []],
  ["nothing but the session itself", [], []],
] as const)("with %s at hand", (_, drills, pulse) => {
  const preparation = { work, mobility: drills, conditioning: pulse, seed: 3 };
  it.each([
    ["warm-up", warmUpFor(preparation)],
    ["cool-down", coolDownFor(preparation)],
  ] as const)("the %s takes 5 to 10 minutes of named movements", (_name, steps) => {
    expect(seconds(steps)).toBeGreaterThanOrEqual(300);
    expect(seconds(steps)).toBeLessThanOrEqual(600);
    expect(new Set(steps.map((step) => step.exerciseId)).size).toBe(steps.length);
    for (const step of steps) expect(step.cue.length).toBeGreaterThan(10);
  });
});

it("raises the pulse first and prefers drills for the session's muscles", () => {
  const steps = warmUpFor({ work, mobility, conditioning, seed: 3 });
  expect(conditioning.map((exercise) => exercise.id)).toEqual(
    expect.arrayContaining(steps.slice(0, 2).map((step) => step.exerciseId)),
  );
  const legs = new Set(mobility.filter((exercise) => exercise.group === "Legs").map((exercise) => exercise.id));
  expect(steps.slice(2).every((step) => legs.has(step.exerciseId))).toBe(true);
});
