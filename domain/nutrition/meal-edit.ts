import type { MealPlan } from "./meal-plan.ts";

/** Why a plan wasn't changed. */
export const MEAL_EDIT_CODES = [
  /** The plan has no such meal. */
  "MEAL_UNKNOWN",
  /** The meal is locked. */
  "MEAL_LOCKED",
  /** A meal that was logged would have another dish, or other portions. */
  "MEAL_LOGGED",
  /** There's no such dish, it isn't for this meal, or the choices forbid it. */
  "DISH_UNFIT",
  /** The plan has this dish often enough, or on this day already. */
  "DISH_TOO_OFTEN",
  /** With this dish no portions keep the day inside its bounds. */
  "DAY_OUT_OF_BOUNDS",
  /** The plan has a dish that's no longer in the book, so it has to be regenerated. */
  "PLAN_OUTDATED",
  /** The choices themselves allow no plan anymore. */
  "PLAN_IMPOSSIBLE",
] as const;
export type MealEditCode = (typeof MEAL_EDIT_CODES)[number];

export interface MealEditRefusal {
  readonly code: MealEditCode;
  readonly message: string;
}

export type MealEditResult =
  | { readonly ok: true; readonly plan: MealPlan }
  | { readonly ok: false; readonly refusal: MealEditRefusal };

const MESSAGES: Readonly<Record<MealEditCode, string>> = {
  MEAL_UNKNOWN: "That meal isn't in the plan.",
  MEAL_LOCKED: "This meal is locked. Unlock it to change it.",
  MEAL_LOGGED: "This would change a meal you've logged. Undo it first.",
  DISH_UNFIT: "This dish doesn't fit the meal or your choices.",
  DISH_TOO_OFTEN: "The plan already has this dish, on this day or often enough.",
  DAY_OUT_OF_BOUNDS: "With this dish, no portion size keeps the day on target.",
  PLAN_OUTDATED: "This plan has a dish we no longer offer. Please make a new plan.",
  PLAN_IMPOSSIBLE: "No plan fits these choices anymore.",
};

/** A refused edit. */
export function refuseEdit(code: MealEditCode): { readonly ok: false; readonly refusal: MealEditRefusal } {
  return { ok: false, refusal: { code, message: MESSAGES[code] } };
}
