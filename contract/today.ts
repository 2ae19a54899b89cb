import { z } from "zod";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay } from "./shared.ts";
import { Challenge, Streak } from "./streaks.ts";

/** Days that the answer reaches ahead, today included: what a device without a connection shows until then. */
export const TODAY_DAYS = 8;

/** An exercise of a day's session: enough to start a workout from it. */
const SessionExercise = z.object({
  exerciseId: z.string(),
  name: z.string(),
  superset: z.number().int().nullable(),
  workSeconds: z.number(),
  sets: z.number().int(),
  repsMin: z.number().int(),
  repsMax: z.number().int(),
  holdSeconds: z.number().int().nullable(),
  restSeconds: z.number().int(),
});

/** A day of the current plan, in short: its week of the block is taken into account. */
export const TodaySession = z.object({
  planId: z.uuid(),
  day: z.enum(WEEKDAYS),
  /** "Upper Body"; "Rest Day" on a rest day. */
  focus: z.string(),
  isRest: z.boolean(),
  /** As the plan's page says them; 0 on rest days. */
  minutes: z.number().int(),
  /** The day's main muscles by name, most work first, at most four. */
  muscles: z.array(z.string()),
  exercises: z.array(SessionExercise),
  /** The first exercise, to be drawn; null on rest days, and for one that left the catalogue. */
  cover: z
    .object({
      movement: z.string(),
      variant: z.string(),
      targets: z.array(z.enum(MUSCLES)),
      synergists: z.array(z.enum(MUSCLES)),
    })
    .nullable(),
});
export type TodaySession = z.infer<typeof TodaySession>;

/** A planned meal of a day. */
export const TodayMeal = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  /** "12:30", in the person's own day. */
  time: z.string(),
  isLogged: z.boolean(),
});
export type TodayMeal = z.infer<typeof TodayMeal>;

export const TodayDay = z.object({
  date: CalendarDay,
  /** Null without a plan. */
  session: TodaySession.nullable(),
  /** Empty without a plan, and on days that it doesn't reach. */
  meals: z.array(TodayMeal),
});
export type TodayDay = z.infer<typeof TodayDay>;

/** What a member's home shows, in one answer. */
export const Today = z.object({
  /** Today in the person's own calendar, and the seven days after it: a device without a connection goes on by them. */
  days: z.array(TodayDay).length(TODAY_DAYS),
  /** Exercises completed today, by id. */
  done: z.array(z.string()),
  hasTrainingPlan: z.boolean(),
  /** `over`: a plan of three or five days has ended. */
  mealPlan: z.enum(["none", "current", "over"]),
  streaks: z.array(Streak),
  /** Of this week's that the person is in and hasn't completed, the one that's furthest along; null where there's none. */
  challenge: Challenge.nullable(),
  /** This week's that the person is in, and those of them that are completed. */
  challenges: z.object({ joined: z.number().int(), completed: z.number().int() }),
  /** How many people the person follows. */
  following: z.number().int(),
  /** Those of them who trained today or yesterday in their own calendar and let others see it, the latest first; at most six. */
  trained: z.array(z.object({ member: MemberSummary, date: CalendarDay, exercises: z.number().int() })),
  /** A short guided session for a rest day; `isOpen`: the membership has it. */
  mobility: z.object({ seriesId: z.string(), title: z.string(), minutes: z.number().int(), isOpen: z.boolean() }),
  /** What the coach would say first; null where nothing needs saying. */
  tip: z.object({ message: z.string(), path: z.string(), label: z.string() }).nullable(),
});
export type Today = z.infer<typeof Today>;

export const getToday = defineRoute({
  id: "getToday",
  method: "GET",
  path: "/api/today",
  summary: "Your day: session, next meal, streak, challenge, and people you follow",
  feature: "today",
  session: "required",
  output: Today,
});
