import { z } from "zod";
import { defineRoute } from "./route.ts";
import { CalendarDay } from "./shared.ts";

/** What is counted in days without a gap (SPEC 3). */
export const STREAK_TYPES = ["workout", "nutrition", "nutrition_logging", "meditation", "others"] as const;

/** Days in a row up to today or yesterday, and the most there ever were. */
export const Streak = z.object({
  id: z.uuid(),
  streakType: z.enum(STREAK_TYPES),
  currentCount: z.number().int(),
  longestCount: z.number().int(),
  lastDay: CalendarDay.nullable(),
});
export type Streak = z.infer<typeof Streak>;

export const listStreaks = defineRoute({
  id: "listStreaks",
  method: "GET",
  path: "/api/streaks",
  summary: "The signed-in person's streaks",
  feature: "streaks",
  session: "required",
  output: z.object({ items: z.array(Streak), nextCursor: z.null() }),
});
