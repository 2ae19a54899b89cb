import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { MealChoices } from "@lockstep/contract/nutrition.ts";
import { describe, expect, it } from "vitest";
import {
  FIRST_ANSWERS,
  firstDayOf,
  firstDays,
  isStepDone,
  openSteps,
  readAnswers,
  toChoices,
  withCalories,
  withDislikes,
} from "./answers.ts";
import type { MealAnswers } from "./answers.ts";

const full: MealAnswers = { ...FIRST_ANSWERS, preference: "vegan", dailyCalories: 2000 };

function day(text: string) {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(`${text} is no day.`);
  return parsed;
}

describe("the steps", () => {
  it("start open, but for the configuration, which has the values of SPEC 9", () => {
    expect(openSteps(FIRST_ANSWERS)).toEqual(["preference", "amount"]);
    expect(FIRST_ANSWERS).toMatchObject({ planDays: 7, prepStyle: "quick", mealsPerDay: 3, allergies: [], people: 1 });
  });
  it("open again when the calories go back to 0", () => {
    expect(isStepDone(full, "amount")).toBe(true);
    expect(isStepDone({ ...full, ...withCalories(0, false) }, "amount")).toBe(false);
  });
  it("ask for supervision below 1,200 kcal, and forget it above", () => {
    for (const calories of [500, 1000]) {
      expect(isStepDone({ ...full, ...withCalories(calories, false) }, "amount")).toBe(false);
      expect(isStepDone({ ...full, ...withCalories(calories, true) }, "amount")).toBe(true);
    }
    expect(withCalories(1500, true)).toEqual({ dailyCalories: 1500, supervised: false });
  });
});

describe("toChoices", () => {
  it("waits for a preference and calories above 0", () => {
    expect(toChoices(FIRST_ANSWERS)).toBeNull();
    expect(toChoices({ ...full, preference: null })).toBeNull();
    expect(toChoices({ ...full, dailyCalories: 0 })).toBeNull();
    expect(toChoices({ ...full, dailyCalories: 1000 })).toBeNull();
  });
  it("makes what the contract takes, and nothing that wasn't chosen", () => {
    expect(toChoices(full)).toEqual({
      preference: "vegan",
      dailyCalories: 2000,
      planDays: 7,
      prepStyle: "quick",
      allergies: [],
      mealsPerDay: 3,
    });
    const all = toChoices({ ...full, dailyCalories: 1000, supervised: true, allergies: ["Soy"], dislikes: ["kale"], people: 4 });
    expect(MealChoices.parse(all)).toEqual(all);
    expect(all).toMatchObject({ supervised: true, people: 4, dislikes: ["kale"] });
  });
});

describe("the first day", () => {
  const today = day("2026-11-21");
  it("is today unless another of the coming days was chosen", () => {
    expect(firstDays(today)).toHaveLength(7);
    expect(firstDayOf(full, today)).toBe(today);
    expect(firstDayOf({ ...full, startsOn: day("2026-11-23") }, today)).toBe("2026-11-23");
  });
  it("is today again when the chosen one has passed", () => {
    expect(firstDayOf({ ...full, startsOn: day("2026-11-20") }, today)).toBe(today);
  });
});

describe("dislikes", () => {
  it("are separated by commas, tidied, and each there once", () => {
    expect(withDislikes(["Kale"], " blue   cheese, kale ,, \u3164, olives")).toEqual(["Kale", "blue cheese", "olives"]);
  });
  it("stay within what the contract takes", () => {
    const many = withDislikes([], Array.from({ length: 40 }, (_, index) => `food ${index}`).join(","));
    expect(many).toHaveLength(30);
    const [long] = withDislikes([], "x".repeat(90));
    expect(long).toHaveLength(60);
    expect(MealChoices.shape.dislikes.parse([...many.slice(1), long])).toHaveLength(30);
  });
});

describe("readAnswers", () => {
  it("gives back what was kept", () => {
    const kept: MealAnswers = {
      ...full,
      dailyCalories: 500,
      supervised: true,
      allergies: ["Dairy", "Sesame"],
      dislikes: ["olives"],
      people: 3,
      startsOn: day("2026-11-22"),
    };
    expect(readAnswers(JSON.stringify(kept))).toEqual(kept);
  });
  it("drops what isn't an answer", () => {
    for (const text of [null, "{", "[1]", "7"]) expect(readAnswers(text)).toEqual(FIRST_ANSWERS);
    const odd = {
      preference: "fruitarian",
      dailyCalories: 750,
      supervised: true,
      planDays: 4,
      prepStyle: "raw",
      mealsPerDay: 8,
      allergies: ["Celery", "Nuts"],
      dislikes: [7, "kale"],
      people: 1.5,
      startsOn: "2026-02-30",
    };
    expect(readAnswers(JSON.stringify(odd))).toEqual({ ...FIRST_ANSWERS, allergies: ["Nuts"], dislikes: ["kale"] });
  });
});
