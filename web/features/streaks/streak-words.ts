import type { Streak } from "@lockstep/contract/streaks.ts";

const UNITS: Readonly<Record<Streak["streakType"], readonly [one: string, more: string]>> = {
  workout: ["workout in a row", "workouts in a row"],
  nutrition: ["day by the meal plan in a row", "days by the meal plan in a row"],
  nutrition_logging: ["day of logged meals in a row", "days of logged meals in a row"],
  meditation: ["day of meditation in a row", "days of meditation in a row"],
  others: ["day with a post in a row", "days with a post in a row"],
};

/** What a streak counts, after its number. */
export function streakUnit(type: Streak["streakType"], count: number): string {
  const [one, more] = UNITS[type];
  return count === 1 ? one : more;
}
