import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { GYM_CHOICES } from "./gym-choices.fixture.ts";
import { isMinorPull, isPress, isPull } from "./movements.ts";
import { planWeek } from "./plan-week.ts";
import type { TrainingChoices } from "./plan.ts";

describe("pulls", () => {
  const home: TrainingChoices = { ...GYM_CHOICES, location: "home", skillLevel: "beginner" };
  it.each<[string, TrainingChoices]>([
    ["on three days at home", { ...home, daysPerWeek: 3 }],
    ["on five short days at home", { ...home, daysPerWeek: 5, durationMinutes: 30 }],
    ["on six days in a gym", { ...GYM_CHOICES, daysPerWeek: 6 }],
    ["on three days without Back", { ...home, daysPerWeek: 3, muscleGroups: ["Chest", "Legs", "Arms", "Core"] }],
  ])("are rows and pulldowns first, as many as presses for a chosen back, else two thirds: %s", (_, choices) => {
    let [presses, pulls] = [0, 0];
    const result = planWeek(choices, EXERCISES);
    expect(result.ok).toBe(true);
    for (const day of result.ok ? result.plan.days : []) {
      const work = day.exercises.flatMap((one) => {
        const exercise = EXERCISES.find(({ id }) => id === one.exerciseId);
        return exercise?.kind === "strength" ? [{ exercise, sets: one.sets }] : [];
      });
      const sum = (is: (exercise: Exercise) => boolean): number =>
        work.reduce((all, { exercise, sets }) => all + (is(exercise) ? sets : 0), 0);
      presses += sum(isPress);
      pulls += sum(isPull);
      const first = work.find(({ exercise }) => isPull(exercise) || isMinorPull(exercise));
      expect(first === undefined || isPull(first.exercise)).toBe(true);
    }
    expect(pulls).toBeGreaterThanOrEqual(choices.muscleGroups.includes("Back") ? presses : (presses * 2) / 3);
  });

  it("are on every day between days of chest and arms", () => {
    const result = planWeek({ ...GYM_CHOICES, daysPerWeek: 7, durationMinutes: 45, muscleGroups: ["Chest", "Arms"] }, EXERCISES);
    const days = result.ok ? result.plan.days.filter(({ focus }) => focus.startsWith("Balance")) : [];
    const rows = days.map(({ exercises }) => exercises.filter(({ group }) => group === "Back").length);
    expect(rows).toHaveLength(3);
    expect(Math.min(...rows)).toBeGreaterThan(0);
  });
});
