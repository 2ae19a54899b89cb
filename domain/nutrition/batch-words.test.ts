import { expect, it } from "vitest";
import type { CookingBatch } from "./batches.ts";
import type { PlannedMeal, PlannedMealDay } from "./meal-plan.ts";
import { amountWords, batchOf, countText, portionsOf, portionText } from "./batch-words.ts";

const figures = { calories: 500, protein: 30, carbs: 50, fat: 20, fibre: 5 };
const dinner: PlannedMeal = {
  ...figures,
  id: "d1-dinner",
  type: "Dinner",
  name: "Dal + Rice",
  time: "19:00",
  recipeId: "dal",
  dishes: [
    { recipeId: "dal", name: "Dal", servings: 1.5 },
    { recipeId: "rice", name: "Rice", servings: 1 },
  ],
  prepMinutes: 30,
  ingredients: [],
  instructions: [],
  locked: false,
};
const days: PlannedMealDay[] = [
  { ...figures, number: 1, day: "Monday", meals: [dinner] },
  { ...figures, number: 2, day: "Tuesday", meals: [] },
];
const dal: CookingBatch = {
  recipeId: "dal",
  name: "Dal",
  day: 1,
  weekday: "Monday",
  servings: 6,
  timesRecipe: 1.5,
  minutes: 30,
  meals: [
    { mealId: "d1-dinner", day: 1, type: "Dinner", time: "19:00" },
    { mealId: "d2-lunch", day: 2, type: "Lunch", time: "12:30" },
  ],
  useByDay: 4,
  useByWeekday: "Thursday",
  store: "In a closed box.",
};

it("cooks for everyone and for the meals that follow", () => {
  expect(portionsOf([dal], dinner, "dal", 2)).toBe(4);
  expect(portionsOf([dal], dinner, "rice", 2)).toBe(2);
  expect(amountWords(days, dal, 2)).toBe("For 2 people, and for Tuesday's lunch");
  expect(amountWords(days, null, 1)).toBe("For 1 person");
});

it("knows that a leftover begins no cooking", () => {
  expect(batchOf([dal], "d2-lunch", "dal")).toBeNull();
});

it("says counts as people do", () => {
  expect([1, 1.5, 0.75, 2.33, 2.4, 6, 0.46, 0.1, 1.95].map(countText)).toEqual([
    "1",
    "1 1/2",
    "3/4",
    "2 1/4",
    "2 1/2",
    "6",
    "1/2",
    "1/4",
    "2",
  ]);
});

it.each([
  [0.25, "1/4 portion"],
  [1, "1 portion"],
  [1.25, "1 1/4 portions"],
  [2, "2 portions"],
])("calls %d of an adult's portion %s", (portion, words) => expect(portionText(portion)).toBe(words));
