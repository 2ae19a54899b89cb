import type { Streak } from "@lockstep/contract/streaks.ts";

const UNITS: Readonly<Record<Streak["streakType"], readonly [one: string, more: string]>> = {
  workout: ["workout in a row", "workouts in a row"],
  nutrition: ["day on plan in a row", "days on plan in a row"],
  nutrition_logging: ["day logged in a row", "days logged in a row"],
  meditation: ["day of meditation in a row", "days of meditation in a row"],
  others: ["day of posting in a row", "days of posting in a row"],
};

/** What a streak counts, after its number. */
export function streakUnit(type: Streak["streakType"], count: number): string {
  const [one, more] = UNITS[type];
  return count === 1 ? one : more;
}
