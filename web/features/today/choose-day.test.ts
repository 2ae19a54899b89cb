import type { TodayDay, TodayMeal } from "@lockstep/contract/today.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { expect, test } from "vitest";
import { chooseDay, comingMeal } from "./choose-day.ts";

const meal = (id: string, time: string, isLogged = false): TodayMeal => ({ id, type: "Lunch", name: id, time, isLogged });
const day = (date: string, meals: TodayMeal[] = []): TodayDay => ({ date, session: null, meals });
const asDay = (text: string) => text as CalendarDay;
const DAYS = [day("2026-11-26"), day("2026-11-27"), day("2026-11-28")];

test("An answer of yesterday shows today's day, without what was completed yesterday", () => {
  const shown = chooseDay({ days: DAYS, done: ["g-squat"] }, asDay("2026-11-27"));
  expect(shown).toEqual({ day: DAYS[1], tomorrow: DAYS[2], done: [], isCurrent: false });
});

test("An answer of today has what was completed today", () => {
  const shown = chooseDay({ days: DAYS, done: ["g-squat"] }, asDay("2026-11-26"));
  expect(shown).toEqual({ day: DAYS[0], tomorrow: DAYS[1], done: ["g-squat"], isCurrent: true });
});

test("A device whose clock is behind gets the server's day; an answer that is too old says nothing", () => {
  expect(chooseDay({ days: DAYS, done: [] }, asDay("2026-11-25"))?.day).toBe(DAYS[0]);
  expect(chooseDay({ days: DAYS, done: [] }, asDay("2026-11-29"))).toBeNull();
  expect(chooseDay({ days: [], done: [] }, asDay("2026-11-26"))).toBeNull();
});

test("The next meal is the first by the clock that wasn't logged, then tomorrow's first", () => {
  const today = day("2026-11-26", [meal("oats", "07:30"), meal("soup", "12:30", true), meal("curry", "19:00")]);
  const tomorrow = day("2026-11-27", [meal("eggs", "07:30")]);
  const at = (minutes: number) => comingMeal({ day: today, tomorrow }, minutes);
  expect(at(6 * 60)).toEqual({ meal: today.meals[0], isToday: true });
  expect(at(8 * 60)).toEqual({ meal: today.meals[0], isToday: true });
  expect(at(8 * 60 + 15)).toEqual({ meal: today.meals[2], isToday: true });
  expect(at(22 * 60)).toEqual({ meal: tomorrow.meals[0], isToday: false });
  expect(comingMeal({ day: today, tomorrow: null }, 22 * 60)).toBeNull();
});
