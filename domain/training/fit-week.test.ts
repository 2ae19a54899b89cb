import { EXERCISES } from "@lockstep/content/training/index.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isEligible } from "./candidates.ts";
import { AVOIDANCES, LEVELS } from "./exercise.ts";
import { fitWeek } from "./fit-week.ts";
import { toCompactDay, type TrainingChoices } from "./plan.ts";
import { planWeek } from "./plan-week.ts";
import { rebuildPlan } from "./rebuild.ts";

const CHOICES: TrainingChoices = {
  muscleGroups: ["Chest", "Back", "Legs"],
  durationMinutes: 60,
  daysPerWeek: 4,
  skillLevel: "advanced",
  location: "gym",
  seed: 5,
};
const ALL = new Set(EXERCISES.map(({ id }) => id));
const FREE = new Set(EXERCISES.filter(({ tier }) => tier === "free").map(({ id }) => id));

function sharedWeek() {
  const made = planWeek(CHOICES, EXERCISES);
  if (!made.ok) throw new Error("The week wasn't made.");
  return made.plan.days.map(toCompactDay);
}

test("For someone like its author a week stays what it is", () => {
  const days = sharedWeek();
  expect(fitWeek(days, CHOICES, EXERCISES, ALL)).toEqual({ days, changes: [] });
});

test("people who use a shared plan get nothing they avoid, above their level or outside their membership, and see what changed", () => {
  const days = sharedWeek();
  const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));
  fc.assert(
    fc.property(
      fc.constantFrom(...LEVELS),
      fc.subarray([...AVOIDANCES], { maxLength: 3 }),
      fc.boolean(),
      (skillLevel, avoid, isFree) => {
        const choices = { ...CHOICES, skillLevel, avoid };
        const open = isFree ? FREE : ALL;
        const fitted = fitWeek(days, choices, EXERCISES, open);
        for (const { exercises, isRest } of fitted.days) {
          expect(isRest).toBe(exercises.length === 0);
          const ids = exercises.map(({ exerciseId }) => exerciseId);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) {
            const exercise = byId.get(id);
            expect(exercise !== undefined && isEligible(exercise, choices) && open.has(id)).toBe(true);
          }
        }
        const count = (of: typeof days | typeof fitted.days) => of.flatMap(({ exercises }) => exercises).length;
        expect(count(fitted.days)).toBe(count(days) - fitted.changes.filter(({ to }) => to === null).length);
        const opened = EXERCISES.filter(({ id }) => open.has(id));
        expect(rebuildPlan(choices, fitted.days, opened).ok).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});

test("An exercise that left the library is left out by its id", () => {
  const [first, ...others] = sharedWeek();
  if (first === undefined) throw new Error("A week has seven days.");
  const [one, ...rest] = first.exercises;
  if (one === undefined) throw new Error("The first day trains.");
  const days = [{ ...first, exercises: [{ ...one, exerciseId: "g-gone" }, ...rest] }, ...others];
  expect(fitWeek(days, CHOICES, EXERCISES, ALL).changes).toEqual([{ day: first.day, name: "g-gone", to: null, reason: "gone" }]);
});
