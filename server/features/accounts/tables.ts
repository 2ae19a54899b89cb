import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ENERGY_UNITS, FOOD_UNITS, GOALS, HEALTH_QUESTIONS, THEMES, UNITS, VISIBILITIES } from "@lockstep/contract/accounts.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS } from "@lockstep/domain/training/exercise.ts";

/** One row a person; its shape is that of migrations 0002, 0006 and 0007. */
export const profiles = pgTable("profiles", {
  id: uuid("id").primaryKey(),
  username: text("username").notNull().unique(),
  fullName: text("full_name").notNull(),
  bio: text("bio").notNull().default(""),
  fitnessGoals: text("fitness_goals").notNull().default(""),
  avatarUrl: text("avatar_url"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  goal: text("goal", { enum: [...GOALS] }),
  skillLevel: text("skill_level", { enum: [...LEVELS] }),
  units: text("units", { enum: [...UNITS] })
    .notNull()
    .default("kg"),
  timeZone: text("time_zone").notNull().default("UTC"),
  theme: text("theme", { enum: [...THEMES] })
    .notNull()
    .default("system"),
  birthYear: integer("birth_year"),
  equipment: text("equipment", { enum: [...HOME_EQUIPMENT] })
    .array()
    .notNull()
    .default([]),
  avoid: text("avoid", { enum: [...AVOIDANCES] })
    .array()
    .notNull()
    .default([]),
  healthConcerns: text("health_concerns", { enum: [...HEALTH_QUESTIONS] }).array(),
  hideCalories: boolean("hide_calories").notNull().default(false),
  energyUnit: text("energy_unit", { enum: [...ENERGY_UNITS] })
    .notNull()
    .default("kcal"),
  foodUnits: text("food_units", { enum: [...FOOD_UNITS] })
    .notNull()
    .default("metric"),
  profileVisibility: text("profile_visibility", { enum: [...VISIBILITIES] })
    .notNull()
    .default("everyone"),
  activityVisibility: text("activity_visibility", { enum: [...VISIBILITIES] })
    .notNull()
    .default("everyone"),
  /** For good is the year 9999. */
  suspendedUntil: timestamp("suspended_until", { withTimezone: true, mode: "date" }),
  warnings: integer("warnings").notNull().default(0),
});
