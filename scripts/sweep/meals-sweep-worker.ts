import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
import { makeBook } from "@lockstep/domain/nutrition/meal-book.ts";
import { planMeals } from "@lockstep/domain/nutrition/plan-meals.ts";
import { mealCases } from "./meals-cases.ts";
import { tallyMeals } from "./meals-tally.ts";
import { workShare } from "./sweep-cores.ts";

const book = makeBook(FOODS, RECIPES);

workShare(
  ({ sample, seed }) => mealCases(sample, seed),
  (cases, onPlan) => tallyMeals(cases, FOODS, RECIPES, (choices) => planMeals(choices, book), onPlan),
);
