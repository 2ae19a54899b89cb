import { z } from "zod";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay } from "./shared.ts";

/** A finished workout as a calendar shows it. */
export const WorkoutOnDay = z.object({
  id: z.uuid(),
  date: CalendarDay,
  startedAt: z.iso.datetime(),
  isTimed: z.boolean(),
  name: z.string(),
  day: z.enum(WEEKDAYS).nullable(),
  /** Sets done, warm-ups left out. */
  sets: z.number().int(),
});
export type WorkoutOnDay = z.infer<typeof WorkoutOnDay>;

/** For a calendar: finished workouts between two days, both included and at most 400 days apart, the earliest first. */
export const listWorkoutDays = defineRoute({
  id: "listWorkoutDays",
  method: "GET",
  path: "/api/workouts/days",
  summary: "Your finished workouts between two days, without their sets",
  feature: "training",
  session: "required",
  query: z.object({ from: CalendarDay, to: CalendarDay }),
  output: z.object({ items: z.array(WorkoutOnDay), nextCursor: z.null() }),
});
