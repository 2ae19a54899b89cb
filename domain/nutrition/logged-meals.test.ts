import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCalendarDay } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { holdLogged, loggedMeals } from "./logged-meals.ts";
import type { MealPlan } from "./meal-plan.ts";
import { planFaults } from "./plan-faults.fixture.ts";
import { planMeals } from "./plan-meals.ts";
import { book, locked, mealOf, planOf, usual, wizard } from "./planned-meals.fixture.ts";
import { regenerate } from "./regenerate.ts";
import { swapChoices, swapMeal } from "./swap-meal.ts";
import { propertyRuns } from "../../scripts/test-sample.ts";

function on(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(text);
  return day;
}

describe("the logged meals of a plan", () => {
  const { days } = planOf(usual);
  const found = (today: string, entries: readonly (readonly [date: string, mealId: string])[]) => [
    ...loggedMeals(
      { startsOn: on("2026-11-16"), days },
      on(today),
      entries.map(([date, mealId]) => ({ date, mealId })),
    ),
  ];

  it("are those of each day's own date, this time round", () => {
    expect(found("2026-11-18", [["2026-11-16", "d1-dinner"]])).toEqual(["d1-dinner"]);
    expect(found("2026-11-18", [["2026-11-17", "d1-dinner"]])).toEqual([]);
    expect(found("2026-11-23", [["2026-11-16", "d1-dinner"]])).toEqual([]);
    expect(found("2026-11-25", [["2026-11-23", "d1-dinner"]])).toEqual(["d1-dinner"]);
  });

  it("of a day ahead are under today", () => {
    expect(found("2026-11-16", [["2026-11-16", "d3-lunch"]])).toEqual(["d3-lunch"]);
    expect(found("2026-11-17", [["2026-11-16", "d3-lunch"]])).toEqual([]);
  });
});

describe("changing a plan around what was logged", () => {
  it("doesn't put another dish in a logged meal's place", () => {
    const plan = planOf(usual);
    const offered = swapChoices(plan, usual, book, "d1-dinner");
    const to = offered.ok ? (offered.alternatives[0]?.recipeId ?? "") : "";
    const swap = (held: MealPlan) => swapMeal(held, usual, book, "d1-dinner", to);
    expect(holdLogged(plan, new Set(["d1-dinner"]), swap)).toMatchObject({ refusal: { code: "MEAL_LOGGED" } });
    expect(holdLogged(plan, new Set(), swap)).toEqual(swap(plan));
    expect(holdLogged(locked(plan, "d1-dinner"), new Set(), swap)).toMatchObject({ refusal: { code: "MEAL_LOCKED" } });
  });

  it("leaves portions of the day's logged meals as they are, and no lock behind", () => {
    let swaps = 0;
    for (const { number, meals } of planOf(usual).days) {
      const plan = planOf(usual);
      const id = `d${number}-dinner`;
      const logged = new Set(meals.map((meal) => meal.id).filter((other) => other !== id));
      const offered = holdLogged(plan, logged, (held) => {
        const found = swapChoices(held, usual, book, id);
        if (!found.ok) return found;
        const [first] = found.alternatives;
        return first === undefined ? { ok: true, plan: held } : swapMeal(held, usual, book, id, first.recipeId);
      });
      if (!offered.ok) throw new Error(offered.refusal.message);
      if (mealOf(offered.plan, id)?.recipeId !== mealOf(plan, id)?.recipeId) swaps += 1;
      for (const other of logged) expect(mealOf(offered.plan, other)).toEqual(mealOf(plan, other));
      expect(planFaults(offered.plan, usual)).toEqual([]);
    }
    expect(swaps).toBeGreaterThan(0);
  });

  it("says of a logged meal that it is logged, also where the dish would be refused; of a locked one that it is locked", () => {
    const plan = planOf(usual);
    const id = plan.days[0]?.meals[0]?.id ?? "";
    const swap = (held: MealPlan) => swapMeal(held, usual, book, id, "no-such-dish");
    expect(holdLogged(plan, new Set([id]), swap)).toMatchObject({ ok: false, refusal: { code: "MEAL_LOGGED" } });
    expect(holdLogged(locked(plan, id), new Set([id]), swap)).toMatchObject({ ok: false, refusal: { code: "MEAL_LOCKED" } });
  });

  it("keeps days that were eaten whole, whatever the luck", () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const choices = { ...usual, mealsPerDay: 3 as const, seed };
      const plan = planOf(choices);
      const logged = new Set(plan.days.slice(0, 3).flatMap(({ meals }) => meals.map(({ id }) => id)));
      const rebuilt = holdLogged(plan, logged, (held) => regenerate(held, choices, book, seed + 1));
      if (!rebuilt.ok) throw new Error(rebuilt.refusal.message);
      expect(rebuilt.plan.days.slice(0, 3)).toEqual(plan.days.slice(0, 3));
      expect(rebuilt.plan.days).not.toEqual(plan.days);
    }
  });

  it("keeps logged meals when the rest is regenerated", () => {
    fc.assert(
      fc.property(wizard, fc.nat(), fc.nat(), (choices, which, seed) => {
        const made = planMeals(choices, book);
        if (!made.ok) return;
        const { plan } = made;
        const ids = plan.days.flatMap(({ meals }) => meals.map(({ id }) => id));
        // All that was eaten up to some moment of the week.
        const logged = new Set(ids.slice(0, which % ids.length));
        const rebuilt = holdLogged(plan, logged, (held) => regenerate(held, choices, book, seed));
        if (!rebuilt.ok) {
          expect(rebuilt.refusal.code).toBe("MEAL_LOGGED");
          return;
        }
        expect(planFaults(rebuilt.plan, choices)).toEqual([]);
        for (const id of logged) expect(mealOf(rebuilt.plan, id)).toEqual(mealOf(plan, id));
        expect(rebuilt.plan.days.flatMap(({ meals }) => meals).every(({ locked }) => !locked)).toBe(true);
      }),
      propertyRuns(60, 15),
    );
  });
});
