import { EXERCISES } from "@lockstep/content/training/index.ts";
import { expect, it } from "vitest";
import { planWeek } from "./plan-week.ts";
import { lasting, preparationWords } from "./preparation-words.ts";

it.each([
  [45, "45 s"],
  [60, "1 min"],
  [90, "90 s"],
  [120, "2 min"],
])("%i seconds last %s", (seconds, words) => expect(lasting(seconds)).toBe(words));

it("a planned warm-up on paper has drills by time and ramp-ups by sets", () => {
  const result = planWeek(
    {
      muscleGroups: ["Chest", "Back", "Legs"],
      daysPerWeek: 3,
      durationMinutes: 45,
      skillLevel: "intermediate",
      location: "gym",
      goal: "build-strength",
      seed: 1,
    },
    EXERCISES,
  );
  if (!result.ok) throw new Error(result.refusal.message);
  for (const { warmUp, exercises } of result.plan.days) {
    const lifts = new Set(exercises.map(({ name }) => name));
    for (const step of warmUp)
      expect(preparationWords(step)).toMatch(
        lifts.has(step.name) ? /^[\w' -]+: (?:[\w %]+ × \d+(?:, )?)+$/u : /^[\w'() -]+ \d+ (?:s|min)$/u,
      );
  }
  expect(result.plan.days.flatMap(({ warmUp }) => warmUp.map(preparationWords)).join()).toMatch(
    /: the empty bar × 10, half your working weight × 5/u,
  );
});
