import type { CoachPage } from "@lockstep/contract/coach.ts";

/** What the page at this address is about; of a plan's page, the day that it shows. Null when it's nothing in particular. */
export function coachPageAt(pathname: string, shownDay: CoachPage | null): CoachPage | null {
  const [, place, id, ...more] = pathname.split("/");
  if (id === undefined || id === "" || id.length > 80 || more.length > 0) return shownDay;
  if (place === "exercises") return { type: "exercise", exerciseId: id };
  return place === "recipes" ? { type: "recipe", recipeId: id } : shownDay;
}
