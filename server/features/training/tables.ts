import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { CompletedSet, TrainingChoices } from "@lockstep/contract/training.ts";
import type { PlannedDay, PlanNote } from "@lockstep/domain/training/plan.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Plans that people keep; their shape is migration 0004's. */
export const trainingPlans = pgTable("training_plans", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  name: text("name").notNull(),
  choices: jsonb("choices").$type<TrainingChoices>().notNull(),
  days: jsonb("days").$type<readonly PlannedDay[]>().notNull(),
  notes: jsonb("notes").$type<readonly PlanNote[]>().notNull(),
  version: integer("version").notNull().default(1),
  isCurrent: boolean("is_current").notNull().default(false),
  shareToken: text("share_token"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Exercises done on calendar days. */
export const trainingCompletions = pgTable("training_completions", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  date: date("date", { mode: "string" }).notNull(),
  exerciseId: text("exercise_id").notNull(),
  planId: uuid("plan_id"),
  minutes: numeric("minutes", { precision: 6, scale: 2, mode: "number" }).notNull(),
  sets: jsonb("sets").$type<readonly CompletedSet[]>().notNull(),
  completedAt: moment("completed_at").notNull().defaultNow(),
});

/** Favourite exercises. */
export const exerciseFavorites = pgTable(
  "exercise_favorites",
  {
    userId: uuid("user_id").notNull(),
    exerciseId: text("exercise_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.exerciseId] })],
);
