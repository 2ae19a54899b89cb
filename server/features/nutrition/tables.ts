import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { LogSource, MealChoices } from "@lockstep/contract/nutrition.ts";
import type { MealNote, PlannedMealDay } from "@lockstep/domain/nutrition/meal-plan.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const figure = (name: string) => numeric(name, { precision: 8, scale: 1, mode: "number" }).notNull();

/** Meal plans that people keep; their shape, and that of all tables here, is migration 0006's. */
export const mealPlans = pgTable("meal_plans", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  name: text("name").notNull(),
  choices: jsonb("choices").$type<MealChoices>().notNull(),
  days: jsonb("days").$type<readonly PlannedMealDay[]>().notNull(),
  notes: jsonb("notes").$type<readonly MealNote[]>().notNull(),
  startsOn: date("starts_on", { mode: "string" }).notNull(),
  version: integer("version").notNull().default(1),
  isCurrent: boolean("is_current").notNull().default(false),
  shareToken: text("share_token"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const groceryTicks = pgTable(
  "grocery_ticks",
  {
    planId: uuid("plan_id").notNull(),
    foodId: text("food_id").notNull(),
    tickedAt: moment("ticked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.foodId] })],
);

export const ownGroceries = pgTable("own_groceries", {
  id: uuid("id").primaryKey(),
  planId: uuid("plan_id").notNull(),
  text: text("text").notNull(),
  ticked: boolean("ticked").notNull().default(false),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const recipeFavorites = pgTable(
  "recipe_favorites",
  {
    userId: uuid("user_id").notNull(),
    recipeId: text("recipe_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] })],
);

/** What was eaten. */
export const nutritionLog = pgTable("nutrition_log", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  date: date("date", { mode: "string" }).notNull(),
  mealType: text("meal_type", { enum: [...MEAL_TYPES] }).notNull(),
  name: text("name").notNull(),
  source: jsonb("source").$type<LogSource>().notNull(),
  planId: uuid("plan_id"),
  mealId: text("meal_id"),
  planMeals: smallint("plan_meals"),
  calories: figure("calories"),
  protein: figure("protein"),
  carbs: figure("carbs"),
  fat: figure("fat"),
  fibre: figure("fibre"),
  loggedAt: moment("logged_at").notNull().defaultNow(),
});

export const dismissedReminders = pgTable(
  "dismissed_meal_reminders",
  {
    userId: uuid("user_id").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    /** The plan's id, a dash, the meal's: another plan has meals of the same names. */
    meal: text("meal_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date, table.meal] })],
);
