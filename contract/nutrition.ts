import { z } from "zod";
import { NUTRIENTS, TARGET_RANGES } from "@lockstep/domain/nutrition/macro-targets.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import {
  CompactMealDays,
  FoodId,
  KeptMealPlan,
  MealAlternative,
  MealChoices,
  MealEdit,
  MealFigures,
  MealDishes,
  MealId,
  MealPlanPreview,
  NewMealChoices,
  PlanStart,
  RecipeId,
} from "./nutrition-plan.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, ClientId, Done, FileAnswer, IdParam, neededText, NewCopy, PlanName, planPage, Replaces } from "./shared.ts";

export * from "./nutrition-plan.ts";
export * from "./nutrition-recipes.ts";

// Plans

export const previewMealPlan = defineRoute({
  id: "previewMealPlan",
  method: "POST",
  path: "/api/nutrition/preview",
  summary: "Preview days of meals without saving them",
  feature: "nutrition",
  session: "none",
  stores: false,
  body: NewMealChoices,
  output: MealPlanPreview,
});

/** Makes and keeps a plan, which becomes the current one. With `days` the given ones are kept (a guest's plan moving in) instead of new ones. */
export const createMealPlan = defineRoute({
  id: "createMealPlan",
  method: "POST",
  path: "/api/nutrition/plans",
  summary: "Make and save days of meals",
  feature: "nutrition",
  session: "required",
  status: 201,
  body: NewMealChoices.extend({
    id: ClientId.optional(),
    name: PlanName.optional(),
    /** The first day; the person's today by default. */
    startsOn: PlanStart.optional(),
    days: CompactMealDays.optional(),
    replaces: Replaces.optional(),
  }),
  output: KeptMealPlan,
});

export const duplicateMealPlan = defineRoute({
  id: "duplicateMealPlan",
  method: "POST",
  path: "/api/nutrition/plans/{id}/duplicate",
  summary: "Save a copy of a meal plan; the current plan stays current",
  feature: "nutrition",
  session: "required",
  status: 201,
  params: IdParam,
  body: NewCopy,
  output: KeptMealPlan,
});

const MealPlanSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  isCurrent: z.boolean(),
  version: z.number().int(),
  startsOn: CalendarDay,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  choices: MealChoices,
});
export type MealPlanSummary = z.infer<typeof MealPlanSummary>;

export const listMealPlans = defineRoute({
  id: "listMealPlans",
  method: "GET",
  path: "/api/nutrition/plans",
  summary: "Saved meal plans, newest first",
  feature: "nutrition",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: planPage(MealPlanSummary),
});

/** `null` while there is none. */
export const getCurrentMealPlan = defineRoute({
  id: "getCurrentMealPlan",
  method: "GET",
  path: "/api/nutrition/plans/current",
  summary: "The current meal plan, or null",
  feature: "nutrition",
  session: "required",
  output: KeptMealPlan.nullable(),
});

export const getMealPlan = defineRoute({
  id: "getMealPlan",
  method: "GET",
  path: "/api/nutrition/plans/{id}",
  summary: "One saved meal plan",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  output: KeptMealPlan,
});

/** In Premium: `recipePdfs`. */
export const getMealPlanPdf = defineRoute({
  id: "getMealPlanPdf",
  method: "GET",
  path: "/api/nutrition/plans/{id}/pdf",
  summary: "A saved meal plan as a PDF booklet: its days, recipes and grocery list",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  output: FileAnswer,
  file: "application/pdf",
});

export const patchMealPlan = defineRoute({
  id: "patchMealPlan",
  method: "PATCH",
  path: "/api/nutrition/plans/{id}",
  summary: "Rename a meal plan, make it current, or change its first day",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  body: z.object({ name: PlanName.optional(), isCurrent: z.literal(true).optional(), startsOn: PlanStart.optional() }).strict(),
  output: KeptMealPlan,
});

export const deleteMealPlan = defineRoute({
  id: "deleteMealPlan",
  method: "DELETE",
  path: "/api/nutrition/plans/{id}",
  summary: "Delete a saved meal plan; logged meals stay",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  output: Done,
});

/** CONFLICT when `version` isn't the newest: nothing is changed and the page reads again. EDIT_REFUSED when the change can't hold. */
export const editMealPlan = defineRoute({
  id: "editMealPlan",
  method: "POST",
  path: "/api/nutrition/plans/{id}/edits",
  summary: "Swap or lock a dish, regenerate the rest, or change how many people it's cooked for",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  body: z.object({ version: z.number().int().min(1), edit: MealEdit }),
  output: KeptMealPlan,
});

const Alternatives = z.object({ items: z.array(MealAlternative), nextCursor: z.null() });

export const listMealAlternatives = defineRoute({
  id: "listMealAlternatives",
  method: "GET",
  path: "/api/nutrition/plans/{id}/meals/{mealId}/alternatives",
  summary: "Three dishes that could replace a meal and keep the day on target",
  feature: "nutrition",
  session: "required",
  params: IdParam.extend({ mealId: MealId }),
  output: Alternatives,
});

const DevicePlan = z.object({ name: PlanName, choices: MealChoices, days: CompactMealDays });

export const editMealPreview = defineRoute({
  id: "editMealPreview",
  method: "POST",
  path: "/api/nutrition/preview/edits",
  summary: "Change a meal plan saved on the device",
  feature: "nutrition",
  session: "none",
  stores: false,
  body: DevicePlan.extend({ edit: MealEdit }),
  output: MealPlanPreview,
});

export const listPreviewAlternatives = defineRoute({
  id: "listPreviewAlternatives",
  method: "POST",
  path: "/api/nutrition/preview/alternatives",
  summary: "Three dishes that could replace a meal in a plan saved on the device",
  feature: "nutrition",
  session: "none",
  stores: false,
  body: DevicePlan.extend({ mealId: MealId }),
  output: Alternatives,
});

export const shareMealPlan = defineRoute({
  id: "shareMealPlan",
  method: "POST",
  path: "/api/nutrition/plans/{id}/share",
  summary: "Create a read-only link to a meal plan (the same one until it's revoked)",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  output: z.object({ token: z.string(), url: z.string() }),
});

export const unshareMealPlan = defineRoute({
  id: "unshareMealPlan",
  method: "DELETE",
  path: "/api/nutrition/plans/{id}/share",
  summary: "Revoke a meal plan's link",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  output: Done,
});

/** The plan behind a link, without anything of its owner. Tokens of meal plans begin with `meal-`. NOT_FOUND once revoked. */
export const getSharedMealPlan = defineRoute({
  id: "getSharedMealPlan",
  method: "GET",
  path: "/api/nutrition/shared/{token}",
  summary: "A shared meal plan, read-only",
  feature: "nutrition",
  session: "none",
  params: z.object({ token: z.string().min(1).max(64) }),
  output: MealPlanPreview,
});

// Groceries: what is ticked off and what the person adds; the list itself is part of the plan

/** An own line of the list. */
export const OwnGrocery = z.object({ id: ClientId, text: z.string(), ticked: z.boolean() });
export type OwnGrocery = z.infer<typeof OwnGrocery>;

const GroceryState = z.object({ ticked: z.array(z.string()), own: z.array(OwnGrocery) });
export type GroceryState = z.infer<typeof GroceryState>;

export const getGroceryState = defineRoute({
  id: "getGroceryState",
  method: "GET",
  path: "/api/nutrition/plans/{id}/groceries",
  summary: "What's checked off a plan's grocery list (food ids), and the items you added",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  output: GroceryState,
});

export const tickGrocery = defineRoute({
  id: "tickGrocery",
  method: "PUT",
  path: "/api/nutrition/plans/{id}/groceries/{foodId}",
  summary: "Check a food off the list, or back on",
  feature: "nutrition",
  session: "required",
  params: IdParam.extend({ foodId: FoodId }),
  body: z.object({ ticked: z.boolean() }),
  output: Done,
});

export const putOwnGrocery = defineRoute({
  id: "putOwnGrocery",
  method: "PUT",
  path: "/api/nutrition/plans/{id}/own-groceries/{itemId}",
  summary: "Add or change your own item on the list",
  feature: "nutrition",
  session: "required",
  params: IdParam.extend({ itemId: ClientId }),
  body: z.object({
    text: neededText(120, "Add an item", "Please use at most 120 characters."),
    ticked: z.boolean(),
  }),
  output: Done,
});

export const deleteOwnGrocery = defineRoute({
  id: "deleteOwnGrocery",
  method: "DELETE",
  path: "/api/nutrition/plans/{id}/own-groceries/{itemId}",
  summary: "Remove your own item from the list",
  feature: "nutrition",
  session: "required",
  params: IdParam.extend({ itemId: ClientId }),
  output: Done,
});

// The log

/**
 * What was eaten: a planned meal, servings of a recipe, or grams of a food. A meal names the dishes that were eaten, for the plan may have changed by the
 * time the entry arrives; without them (from older clients) it's what the plan has then.
 */
export const LogSource = z.discriminatedUnion("type", [
  z.object({ type: z.literal("meal"), planId: z.uuid(), mealId: MealId, dishes: MealDishes.optional() }),
  z.object({
    type: z.literal("recipe"),
    recipeId: RecipeId,
    servings: z
      .number()
      .min(0.1, "Please enter at least a tenth of a serving.")
      .max(10, "Please log at most 10 servings at once."),
  }),
  z.object({
    type: z.literal("food"),
    foodId: FoodId,
    grams: z.number().min(1, "Please enter at least 1 g.").max(3000, "Please log at most 3,000 g at once."),
  }),
]);
export type LogSource = z.infer<typeof LogSource>;

/** One thing eaten on a calendar day. Its figures stay as they were when it was logged. */
export const LogEntry = MealFigures.extend({
  id: z.uuid(),
  date: CalendarDay,
  mealType: z.enum(MEAL_TYPES),
  name: z.string(),
  source: LogSource,
  loggedAt: z.iso.datetime(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Repeating with the same id changes nothing; with other contents it corrects the entry. A planned meal counts once a day. */
export const putLogEntry = defineRoute({
  id: "putLogEntry",
  method: "PUT",
  path: "/api/nutrition/log/{id}",
  summary: "Log something eaten",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  body: z.object({ date: CalendarDay, mealType: z.enum(MEAL_TYPES), source: LogSource }),
  output: LogEntry,
});

export const deleteLogEntry = defineRoute({
  id: "deleteLogEntry",
  method: "DELETE",
  path: "/api/nutrition/log/{id}",
  summary: "Remove an entry",
  feature: "nutrition",
  session: "required",
  params: IdParam,
  output: Done,
});

export const listLog = defineRoute({
  id: "listLog",
  method: "GET",
  path: "/api/nutrition/log",
  summary: "What was logged between two days, inclusive (at most 100 days apart)",
  feature: "nutrition",
  session: "required",
  query: z.object({ from: CalendarDay, to: CalendarDay }),
  output: z.object({ items: z.array(LogEntry), nextCursor: z.null() }),
});

/** Totals a day and a week; `target` is the current plan's, null without one. */
export const NutritionProgress = z.object({
  today: CalendarDay,
  target: MealFigures.nullable(),
  /** The last seven days, oldest first, days without entries included with zeros. */
  days: z.array(MealFigures.extend({ date: CalendarDay, entries: z.number().int() })),
  /** Averages over the days with entries; oldest week first. */
  weeks: z.array(MealFigures.extend({ monday: CalendarDay, daysLogged: z.number().int() })),
});
export type NutritionProgress = z.infer<typeof NutritionProgress>;

export const getNutritionProgress = defineRoute({
  id: "getNutritionProgress",
  method: "GET",
  path: "/api/nutrition/progress",
  summary: "What was logged, added up by day and week",
  feature: "nutrition",
  session: "required",
  query: z.object({ weeks: z.coerce.number().int().min(1).max(52).default(8) }),
  output: NutritionProgress,
});

// Macro tracking: what was eaten against what one aims for

const target = ([least, most]: readonly [least: number, most: number], unit: string) =>
  z.int().min(least, `At least ${least} ${unit}.`).max(most, `At most ${most} ${unit}.`).nullable();

/** Grams a day, milligrams of sodium; null goes by the plan, or is no target. */
const Targets = z.object({
  protein: target(TARGET_RANGES.protein, "g"),
  carbs: target(TARGET_RANGES.carbs, "g"),
  fat: target(TARGET_RANGES.fat, "g"),
  fibre: target(TARGET_RANGES.fibre, "g"),
  sugars: target(TARGET_RANGES.sugars, "g"),
  sodium: target(TARGET_RANGES.sodium, "mg"),
});

/** Sugars in g and sodium in mg; null without advanced tracking. */
const FullFigures = MealFigures.extend({ sugars: z.number().nullable(), sodium: z.number().nullable() });
const WeekOfMacros = FullFigures.extend({ monday: CalendarDay, daysLogged: z.number().int() });

/** `targets` is what to aim for, `own` what of it the person chose. Weeks are averages of the days with entries. */
export const Macros = z.object({
  today: CalendarDay,
  isAdvanced: z.boolean(),
  own: z.record(z.enum(NUTRIENTS), z.number().nullable()),
  targets: z.record(z.enum(NUTRIENTS), z.number().nullable()),
  /** This week's days, Monday first. */
  days: z.array(FullFigures.extend({ date: CalendarDay, entries: z.number().int() })),
  week: WeekOfMacros,
  /** The last weeks, oldest first; empty without advanced tracking. */
  weeks: z.array(WeekOfMacros),
});
export type Macros = z.infer<typeof Macros>;

export const getMacros = defineRoute({
  id: "getMacros",
  method: "GET",
  path: "/api/nutrition/macros",
  summary: "What you ate against your targets",
  feature: "nutrition",
  session: "required",
  output: Macros,
});

/** Fields left out stay as they are. */
export const putTargets = defineRoute({
  id: "putTargets",
  method: "PUT",
  path: "/api/nutrition/targets",
  summary: "Set your own targets",
  feature: "nutrition",
  session: "required",
  body: Targets.partial().strict(),
  output: Macros,
});

// The meal reminder

/** A meal among those of all plans: the plan's id, a dash, the meal's id. */
const MealOfPlan = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "That meal isn't in a plan.");

const DismissedReminder = z.object({ date: CalendarDay, meal: MealOfPlan });

export const listDismissedReminders = defineRoute({
  id: "listDismissedReminders",
  method: "GET",
  path: "/api/nutrition/reminders/dismissed",
  summary: "The meals of a day whose reminder was dismissed",
  feature: "nutrition",
  session: "required",
  query: z.object({ date: CalendarDay }),
  output: z.object({ items: z.array(DismissedReminder), nextCursor: z.null() }),
});

export const dismissReminder = defineRoute({
  id: "dismissReminder",
  method: "PUT",
  path: "/api/nutrition/reminders/dismissed/{date}/{meal}",
  summary: "Dismiss a meal's reminder for good",
  feature: "nutrition",
  session: "required",
  params: DismissedReminder,
  output: Done,
});
