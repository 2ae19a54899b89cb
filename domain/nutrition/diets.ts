/** What a person may be allergic to (SPEC 9). "Wheat" is the grain; "Gluten" is wheat, barley, rye and oats that aren't certified. */
export const ALLERGENS = ["Dairy", "Eggs", "Nuts", "Peanuts", "Fish", "Shellfish", "Soy", "Wheat", "Gluten", "Sesame"] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The ways of eating a plan can follow (SPEC 9). */
export const DIETS = ["standard", "vegetarian", "vegan", "keto", "paleo", "mediterranean"] as const;
export type Diet = (typeof DIETS)[number];
