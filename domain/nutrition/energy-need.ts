import { CALORIE_FLOOR, DAILY_CALORIES } from "./meal-plan.ts";
import type { DailyCalories } from "./meal-plan.ts";

/** How active someone is, with the factor on the energy of rest. */
export const ACTIVITY_FACTORS = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, "very-active": 1.9 } as const;
export type Activity = keyof typeof ACTIVITY_FACTORS;

/** What the estimate is made from. The equation knows two sets of people, women and men. */
export interface Body {
  readonly sex: "female" | "male";
  readonly weightKg: number;
  readonly heightCm: number;
  readonly ageYears: number;
  readonly activity: Activity;
}

/** Ranges in which the equation is used; outside them there's no estimate. */
export const BODY_RANGES = { weightKg: [30, 300], heightCm: [120, 230], ageYears: [16, 100] } as const;

export interface EnergyNeed {
  /** kcal a day at rest, whole. */
  readonly resting: number;
  /** kcal a day with activity, whole: what keeps the weight. */
  readonly daily: number;
  /** The wizard's step nearest to it, never one under the floor. */
  readonly suggestion: DailyCalories;
  /** The estimate itself is under the floor of 1,200 kcal: a matter for a clinician. */
  readonly belowFloor: boolean;
}

/**
 * Energy need by Mifflin and St Jeor: 10 kg + 6.25 cm - 5 years, + 5 for men and - 161 for women, times the activity; and the wizard's step
 * nearest to it, from 1,500 kcal up. It estimates what keeps the weight, within some 10 % for most people; it is no medical advice and no
 * target for losing weight. Null when a measure is outside {@link BODY_RANGES}.
 */
export function dailyEnergyNeed(body: Body): EnergyNeed | null {
  for (const key of ["weightKg", "heightCm", "ageYears"] as const) {
    const [least, most] = BODY_RANGES[key];
    if (!(body[key] >= least && body[key] <= most)) return null;
  }
  const resting = 10 * body.weightKg + 6.25 * body.heightCm - 5 * body.ageYears + (body.sex === "male" ? 5 : -161);
  const daily = resting * ACTIVITY_FACTORS[body.activity];
  const suggestion = DAILY_CALORIES.filter((step) => step >= CALORIE_FLOOR).reduce((best, step) =>
    Math.abs(step - daily) < Math.abs(best - daily) ? step : best,
  );
  return { resting: Math.round(resting), daily: Math.round(daily), suggestion, belowFloor: daily < CALORIE_FLOOR };
}
