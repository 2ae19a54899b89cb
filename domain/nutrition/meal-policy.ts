/**
 * What the meal planner holds itself to beyond solving a day. Only trials of the planner change these (the sweep's checker must notice);
 * people always get {@link DEFAULT_MEAL_POLICY}.
 */
export interface MealPolicy {
  /** Allergens of every part of a composed food count. */
  readonly allergensOfParts: boolean;
  /** Smallest portion of a dish, in servings of its recipe. */
  readonly leastServings: number;
  /** Largest portion of a dish, in servings of its recipe; a meal that needs more gains a side. */
  readonly mostServings: number;
  /** Most sides beside a main. */
  readonly mostSides: number;
  /** Pieces stay pieces, and no food goes over the most that one person should get. */
  readonly naturalAmounts: boolean;
  /** A dish is cooked twice in a plan at most, three times when few fit; off, the first day is repeated. */
  readonly variety: boolean;
}

/** The policy of every plan that a person gets. */
export const DEFAULT_MEAL_POLICY: MealPolicy = {
  allergensOfParts: true,
  leastServings: 0.5,
  mostServings: 1.6,
  mostSides: 3,
  naturalAmounts: true,
  variety: true,
};
