import { expect, it } from "vitest";
import { coachPageAt } from "./coach-page.ts";

const DAY = { type: "training-day", day: "Monday" } as const;

it.each([
  ["/exercises/g-leg-press", null, { type: "exercise", exerciseId: "g-leg-press" }],
  ["/recipes/red-lentil-dal-rice", null, { type: "recipe", recipeId: "red-lentil-dal-rice" }],
  ["/workout-plan", DAY, DAY],
  ["/exercises", null, null],
  ["/exercises/", null, null],
  ["/posts/7", null, null],
  [`/recipes/${"x".repeat(81)}`, null, null],
] as const)("%s", (pathname, day, page) => expect(coachPageAt(pathname, day)).toEqual(page));
