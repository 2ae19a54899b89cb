import type { CoachPage } from "@lockstep/contract/coach.ts";
import { recipeName } from "../nutrition/index.ts";
import { findExercise } from "../training/index.ts";

/** What someone is looking at, in words of the catalogue: nothing of what the request says gets into them. */
export function pageText(page: CoachPage): string {
  switch (page.type) {
    case "exercise": {
      const exercise = findExercise(page.exerciseId);
      return exercise === undefined ? "the exercise library" : `the exercise ${exercise.name} (${exercise.id})`;
    }
    case "recipe": {
      const name = recipeName(page.recipeId);
      return name === null ? "the recipes" : `the recipe ${name} (${page.recipeId})`;
    }
    case "training-day":
      return `${page.day} of their workout plan`;
    case "meal-day":
      return `${page.day} of their meal plan`;
  }
}
