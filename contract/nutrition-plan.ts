import { z } from "zod";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { LARGEST_PORTION, SMALLEST_PORTION } from "@lockstep/domain/family/policy.ts";
import { MOST_EATERS } from "@lockstep/domain/nutrition/eaters.ts";
import { AISLES } from "@lockstep/domain/nutrition/food.ts";
import { MEAL_NOTES, MOST_PEOPLE, PREP_STYLES } from "@lockstep/domain/nutrition/meal-plan.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import { CalendarDay, isDistinct, neededText, Seed } from "./shared.ts";

/** A recipe of the book, by its id. */
export const RecipeId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "That isn't a recipe id.");

/** A food, by its id. */
export const FoodId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "That isn't a food id.");

/** A meal of a plan, by its id within the plan. */
export const MealId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "That isn't a meal id.");

/** Allergies, each once. */
export const Allergies = z
  .array(z.enum(ALLERGENS, { error: `Allergies are ${ALLERGENS.join(", ")}.` }))
  .max(ALLERGENS.length)
  .refine(isDistinct, "Please choose each allergy only once.");

const PEOPLE_REFUSED = `1 to ${MOST_PEOPLE} people.`;
const People = z.int(PEOPLE_REFUSED).min(1, PEOPLE_REFUSED).max(MOST_PEOPLE, PEOPLE_REFUSED);

/** Someone in a family a plan is for, as they were when it was made. */
export const MealEater = z.object({
  name: z.string().max(80),
  diet: z.enum(DIETS),
  allergies: Allergies,
  portion: z.number().min(SMALLEST_PORTION).max(LARGEST_PORTION),
});

/** The meal wizard's answers: what a plan is made from. */
export const MealChoices = z.object({
  preference: z.enum(DIETS, { error: `Diets are ${DIETS.join(", ")}.` }),
  dailyCalories: z.union([z.literal(500), z.literal(1000), z.literal(1500), z.literal(2000), z.literal(2500), z.literal(3000)], {
    error: "500 to 3000 calories, in steps of 500.",
  }),
  planDays: z.union([z.literal(3), z.literal(5), z.literal(7)], { error: "3, 5 or 7 days." }),
  prepStyle: z.enum(PREP_STYLES, { error: `Prep styles are ${PREP_STYLES.join(", ")}.` }),
  allergies: Allergies,
  mealsPerDay: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)], { error: "2 to 6 meals a day." }),
  dislikes: z
    .array(neededText(60, "Please name a food or a dish.", "Please use at most 60 characters."))
    .max(30, "Please list at most 30.")
    .optional(),
  people: People.optional(),
  batchCooking: z.boolean().optional(),
  /** Everyone in a family who eats, with their diets, allergies and portions; `people` says nothing then. */
  eaters: z.array(MealEater).min(1).max(MOST_EATERS).optional(),
  supervised: z.boolean().optional(),
  seed: Seed.optional(),
});
export type MealChoices = z.infer<typeof MealChoices>;

/** What a new plan is made from. In a family it's for everyone who eats, which the server knows, unless `forFamily` is false. */
export const NewMealChoices = MealChoices.omit({ eaters: true }).extend({ forFamily: z.boolean().optional() });
export type NewMealChoices = z.infer<typeof NewMealChoices>;

/** kcal and grams for one person. */
export const MealFigures = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fibre: z.number(),
});
export type MealFigures = z.infer<typeof MealFigures>;

export const PlannedIngredient = z.object({
  foodId: z.string(),
  name: z.string(),
  /** The row of the reference table that the values come from; each part of a composed food is on its own. */
  ndbNo: z.string(),
  /** As eaten by one person. */
  grams: z.number(),
  display: z.string(),
  /** Amount and food as a person writes them: "2 medium apples". */
  line: z.string(),
  partOf: z.string().optional(),
  /** Id of the composed food a part belongs to, as the groceries list it. */
  partOfId: z.string().optional(),
  recipeId: z.string(),
});
export type PlannedIngredient = z.infer<typeof PlannedIngredient>;

export const PlannedMeal = MealFigures.extend({
  id: z.string(),
  type: z.enum(MEAL_TYPES),
  name: z.string(),
  time: z.string(),
  recipeId: z.string(),
  dishes: z.array(z.object({ recipeId: z.string(), name: z.string(), servings: z.number() })),
  leftoverOf: z.string().optional(),
  prepMinutes: z.number(),
  ingredients: z.array(PlannedIngredient),
  instructions: z.array(z.string()),
  locked: z.boolean(),
});
export type PlannedMeal = z.infer<typeof PlannedMeal>;

export const MealDay = MealFigures.extend({
  number: z.number().int(),
  /** The weekday, "Monday". */
  day: z.string(),
  meals: z.array(PlannedMeal),
});
export type MealDay = z.infer<typeof MealDay>;

/** The shopping list by aisle, for all people and days. */
export const Groceries = z.array(
  z.object({
    aisle: z.enum(AISLES),
    items: z.array(z.object({ foodId: z.string(), name: z.string(), grams: z.number(), display: z.string(), line: z.string() })),
  }),
);
export type Groceries = z.infer<typeof Groceries>;

/** One cooking: a dish, for which meals, when, and how what is for later is kept. */
export const Batch = z.object({
  recipeId: z.string(),
  name: z.string(),
  /** The plan's day on which it is cooked. */
  day: z.number().int(),
  weekday: z.string(),
  /** Servings of the recipe for everyone and all its meals. */
  servings: z.number(),
  /** The same as a multiple of the recipe's written amounts. */
  timesRecipe: z.number(),
  minutes: z.number(),
  /** The meals that eat of it, the first one included. */
  meals: z.array(z.object({ mealId: z.string(), day: z.number().int(), type: z.enum(MEAL_TYPES), time: z.string() })),
  /** The last day on which it may be eaten; may be after the plan's end. */
  useByDay: z.number().int(),
  useByWeekday: z.string(),
  /** Null when nothing is kept. */
  store: z.string().nullable(),
});
export type Batch = z.infer<typeof Batch>;

export const MealNote = z.object({ code: z.enum(MEAL_NOTES), message: z.string() });

/** A plan that is stored nowhere: what a preview answers and a guest's device keeps. */
export const MealPlanPreview = z.object({
  name: z.string(),
  choices: MealChoices,
  days: z.array(MealDay),
  groceries: Groceries,
  batches: z.array(Batch),
  notes: z.array(MealNote),
});
export type MealPlanPreview = z.infer<typeof MealPlanPreview>;

/** A kept plan. `version` rises with each change; a change against an older one answers CONFLICT. Day 1 is `startsOn`; seven days repeat weekly. */
export const KeptMealPlan = MealPlanPreview.extend({
  id: z.uuid(),
  version: z.number().int(),
  isCurrent: z.boolean(),
  startsOn: CalendarDay,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  shareToken: z.string().nullable(),
});
export type KeptMealPlan = z.infer<typeof KeptMealPlan>;

/** The dishes of a meal with the servings of one person, the main first: enough to work out its name and figures from the book. */
export const MealDishes = z
  .array(z.object({ recipeId: RecipeId, servings: z.number().min(0.25).max(3) }))
  .min(1)
  .max(6);

/** What makes up the days once figures and texts are left out: enough to build them again from the book. */
export const CompactMealDays = z
  .array(
    z.object({
      number: z.number().int().min(1).max(7),
      meals: z
        .array(
          z.object({
            id: MealId,
            type: z.enum(MEAL_TYPES),
            time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time of day."),
            dishes: MealDishes,
            leftoverOf: MealId.optional(),
            locked: z.boolean(),
          }),
        )
        .min(1)
        .max(6),
    }),
  )
  .min(1)
  .max(7);
export type CompactMealDays = z.infer<typeof CompactMealDays>;

/** A plan's first day, of this century: the calendar knows others, a plan doesn't. */
export const PlanStart = CalendarDay.refine(
  (day) => day >= "2000-01-01" && day < "2100-01-01",
  "Please choose a day in this century.",
);

/** One change of a plan. `regenerate` makes everything again that isn't locked; `restore` puts days back as they were: Undo. */
export const MealEdit = z.discriminatedUnion("type", [
  z.object({ type: z.literal("swap"), mealId: MealId, recipeId: RecipeId }),
  z.object({ type: z.literal("lock"), mealId: MealId, locked: z.boolean() }),
  z.object({ type: z.literal("regenerate"), seed: Seed }),
  z.object({ type: z.literal("restore"), days: CompactMealDays }),
  z.object({ type: z.literal("people"), people: People }),
]);
export type MealEdit = z.infer<typeof MealEdit>;

/** A dish that could be in a meal's place with the day still in its bounds. */
export const MealAlternative = z.object({
  recipeId: z.string(),
  name: z.string(),
  description: z.string(),
  totalMinutes: z.number(),
  /** The meal's figures with it. */
  figures: MealFigures,
});
export type MealAlternative = z.infer<typeof MealAlternative>;
