import { expect, test } from "vitest";
import { GUEST_FOOD_SETTINGS } from "@lockstep/domain/nutrition/food-settings.ts";
import { FIRST_ANSWERS } from "./answers.ts";
import { namedChoices, relaxationsOf, workingMealCounts } from "./relaxations.ts";
import { relaxationText } from "./setup-texts.ts";

const answers = { ...FIRST_ANSWERS, preference: "keto", dailyCalories: 1000, supervised: true, dislikes: ["eggs"] } as const;
const hidden = { ...GUEST_FOOD_SETTINGS, hideCalories: true };

test("what the server names is kept in its order, what is unknown is dropped", () => {
  expect(namedChoices(["prepStyle", "kitchen", "allergies"])).toEqual(["prepStyle", "allergies"]);
});

test("each named choice becomes taps that change it", () => {
  expect(relaxationsOf("dislikes", answers)).toEqual([{ name: "dislikes", change: { dislikes: [] } }]);
  expect(relaxationsOf("mealsPerDay", answers).map(({ change }) => change.mealsPerDay)).toEqual([2]);
  expect(relaxationsOf("mealsPerDay", { ...answers, dailyCalories: 2000 }).map(({ change }) => change.mealsPerDay)).toEqual([
    4, 2,
  ]);
  expect(relaxationsOf("preference", answers).map(({ change }) => change.preference)).toEqual(["standard"]);
});

test("meals a day are those that the server found to make a plan", () => {
  const counts = workingMealCounts(["mealsPerDay", "mealsPerDay.3", "mealsPerDay.2", "mealsPerDay.9", "dislikes.0"]);
  expect(counts).toEqual([3, 2]);
  const six = { ...answers, mealsPerDay: 6 } as const;
  expect(relaxationsOf("mealsPerDay", six, counts).map(({ change }) => change.mealsPerDay)).toEqual([3, 2]);
  expect(namedChoices(["mealsPerDay", "mealsPerDay.3"])).toEqual(["mealsPerDay"]);
});

test("under the floor, where it named none, they are fewer", () => {
  const few = { ...answers, mealsPerDay: 4, dailyCalories: 500 } as const;
  expect(relaxationsOf("mealsPerDay", few).map(({ change }) => change.mealsPerDay)).toEqual([3, 2]);
});

test("calories are never relaxed to below the floor, and supervision isn't asked for then", () => {
  expect(relaxationsOf("dailyCalories", answers).map(({ change }) => change)).toEqual([
    { dailyCalories: 1500, supervised: false },
    { dailyCalories: 2000, supervised: false },
  ]);
});

test("what is relaxed already offers nothing, and an allergy is never dropped by a tap", () => {
  const loose = { ...answers, preference: "standard", prepStyle: "gourmet", dislikes: [], allergies: ["Nuts"] } as const;
  for (const name of ["preference", "prepStyle", "dislikes", "allergies"] as const)
    expect(relaxationsOf(name, loose)).toEqual([]);
});

test("the buttons say what they do, without calories where they're hidden", () => {
  const [way] = relaxationsOf("dailyCalories", answers);
  if (way === undefined) throw new Error("Nothing to relax.");
  expect(relaxationText(way, GUEST_FOOD_SETTINGS)).toBe("1,500 kcal");
  expect(relaxationText(way, { ...GUEST_FOOD_SETTINGS, energyUnit: "kJ" })).toBe("6,280 kJ");
  expect(relaxationText(way, hidden)).toBe("Light");
});
