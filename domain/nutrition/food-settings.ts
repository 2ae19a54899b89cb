/** How a person wants energy and amounts of food to be shown. Stored are kcal and grams, always. */
export interface FoodSettings {
  /** Energy is shown nowhere. */
  readonly hideCalories: boolean;
  readonly energyUnit: "kcal" | "kJ";
  readonly foodUnits: "metric" | "us";
}
/** What amounts of food are shown in. */
export type FoodUnits = FoodSettings["foodUnits"];

/** What a guest sees, and a member until the profile has loaded. */
export const GUEST_FOOD_SETTINGS: FoodSettings = { hideCalories: false, energyUnit: "kcal", foodUnits: "metric" };
