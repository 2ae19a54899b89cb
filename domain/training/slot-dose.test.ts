import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { GOALS } from "./goal.ts";
import type { SlotRole } from "./movements.ts";
import { DURATIONS } from "./plan.ts";
import { aimOf, isSlotRange, slotDose } from "./slot-dose.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

function named(id: string, change: Partial<Exercise> = {}): Exercise {
  const exercise = TABLE_CATALOGUE.find((candidate) => candidate.id === id);
  if (exercise === undefined) throw new Error(`The table has no ${id}`);
  return { ...exercise, ...change };
}
const press = named("g-dumbbell-press", { loadModel: "per-hand", rank: "staple" });

describe("slotDose", () => {
  it.each([
    ["main", undefined, 5, 8, 120],
    ["main", "build-strength", 3, 6, 150],
    ["main", "build-muscle", 6, 10, 120],
    ["main", "lose-weight", 6, 10, 120],
    ["main", "endurance", 12, 20, 90],
    ["secondary", undefined, 8, 12, 90],
    ["accessory", undefined, 8, 12, 90],
  ] as const)("gives a %s lift what a goal asks for: %s", (role, goal, repsMin, repsMax, restSeconds) => {
    const dose = slotDose({ ...press, dose: { ...press.dose, repsMax: 12 } }, role, goal, 45);
    expect(dose).toEqual({ repsMin, repsMax, holdSeconds: null, restSeconds });
  });

  it("leaves an endurance session of 15 minutes time for more than one loaded lift", () => {
    expect(slotDose(press, "main", "endurance", 15)).toMatchObject({ repsMin: 12, repsMax: 15 });
    expect(slotDose(press, "main", "endurance", 30)).toMatchObject({ repsMin: 12, repsMax: 20 });
  });

  it("lifts only staples for strength: others keep the repetitions of secondary lifts wherever they stand", () => {
    const pullThrough = { ...press, rank: "common" as const, dose: { ...press.dose, repsMax: 12 } };
    expect(slotDose(pullThrough, "main", "build-strength", 45)).toMatchObject({ repsMin: 8, repsMax: 12 });
  });

  it("lifts nothing heavy in pregnancy, after a birth or with high blood pressure, whatever the goal", () => {
    for (const avoid of ["pregnancy", "postnatal", "high-blood-pressure"] as const)
      for (const role of ["main", "second", "secondary"] as const)
        expect(slotDose(press, role, aimOf({ goal: "build-strength", avoid: [avoid] }), 45)).toMatchObject({
          repsMin: 8,
          repsMax: 12,
        });
    expect(aimOf({ goal: "build-strength", avoid: ["knee"] })).toBe("build-strength");
    expect(aimOf({ goal: "endurance", avoid: ["pregnancy"] })).toBe("endurance");
  });

  it.each([
    ["build-strength", "second", { needs: ["machine"] }, 6, 10],
    ["build-strength", "second", { loadModel: "stack", needs: ["cable"] }, 6, 10],
    ["build-strength", "second", { pattern: "horizontal-pull" }, 6, 10],
    ["build-strength", "second", { needs: ["kettlebell"] }, 8, 12],
    ["build-muscle", "main", { name: "Goblet Squat" }, 8, 12],
    ["build-strength", "main", { needs: ["kettlebell"] }, 3, 6],
    [undefined, "main", { needs: ["machine"] }, 5, 8],
    ["build-strength", "second", {}, 5, 8],
    ["endurance", "second", { needs: ["machine"] }, 12, 20],
  ] as const)(
    "lifts for %s, as a %s lift, no stack, machine or row for fewer than six, no kettlebell for fewer than eight",
    (...row) => {
      const [goal, role, change, repsMin, repsMax] = row;
      const lift: Exercise = { ...press, ...change };
      expect(slotDose(lift, role, goal, 45)).toMatchObject({ repsMin, repsMax });
      expect(isSlotRange(lift, { repsMin: 5, repsMax: 8 })).toBe(true);
    },
  );

  it("leaves what a home packs heavier to the catalogue", () => {
    expect(slotDose({ ...press, needs: [] }, "main", "build-strength", 45)).toMatchObject({
      repsMin: press.dose.repsMin,
      repsMax: press.dose.repsMax,
    });
  });

  it("rests less in short sessions and after isolation, never under 30 s or over 180 s", () => {
    expect(slotDose(press, "main", undefined, 30).restSeconds).toBe(90);
    expect(slotDose(press, "main", "build-strength", 15).restSeconds).toBe(120);
    expect(slotDose(named("g-curl"), "accessory", undefined, 60).restSeconds).toBe(60);
    expect(slotDose(named("g-curl"), "accessory", undefined, 15).restSeconds).toBe(45);
  });

  it("leaves body weight to the catalogue, and every range at least three wide", () => {
    expect(slotDose(named("g-push-up", { loadModel: "body-weight" }), "main", "build-strength", 45)).toMatchObject({
      repsMin: 8,
      repsMax: 15,
    });
    for (const exercise of TABLE_CATALOGUE.filter(({ kind, dose }) => kind === "strength" && dose.holdSeconds === null))
      for (const role of ["main", "secondary", "accessory", "core"] as SlotRole[])
        for (const goal of [undefined, ...GOALS])
          for (const minutes of DURATIONS) {
            const { repsMin, repsMax } = slotDose(exercise, role, goal, minutes);
            expect(repsMax - repsMin).toBeGreaterThanOrEqual(3);
            expect(isSlotRange(exercise, { repsMin, repsMax })).toBe(true);
          }
  });

  it("holds core work 20 to 45 s", () => {
    const plank = named("g-plank");
    for (const seconds of [5, 30, 120])
      expect(slotDose({ ...plank, dose: { ...plank.dose, holdSeconds: seconds } }, "core", undefined, 45).holdSeconds).toBe(
        Math.min(45, Math.max(20, seconds)),
      );
  });
});
