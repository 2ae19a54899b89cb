import { addDays, daysBetween, parseCalendarDay, type CalendarDay } from "./calendar.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const EPOCH = "1970-01-01" as CalendarDay;
const SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?Z?$/;

/** Milliseconds since 1970 of a moment in universal time, `2025-03-28T17:29:00` with or without parts of a second and `Z`. NaN for what isn't one. */
export function momentMs(text: string): number {
  const found = SHAPE.exec(text);
  const day = parseCalendarDay(found?.[1] ?? "");
  if (found === null || day === null) return Number.NaN;
  const [hour, minute, second, part] = found.slice(2).map((digits) => Number(digits ?? 0));
  return daysBetween(EPOCH, day) * DAY_MS + ((hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0)) * 1000 + (part ?? 0);
}

/** The moment so many milliseconds after the beginning of 1970, as `Date.toISOString` writes it. */
export function momentText(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  const rest = Math.round(ms - day * DAY_MS);
  const two = (value: number, digits = 2): string => String(Math.floor(value)).padStart(digits, "0");
  return `${addDays(EPOCH, day)}T${two(rest / 3_600_000)}:${two((rest / 60_000) % 60)}:${two((rest / 1000) % 60)}.${two(rest % 1000, 3)}Z`;
}
