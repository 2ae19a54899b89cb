import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";

/** What calendar and clock on the wall show at a moment. */
export interface WallClock {
  readonly day: CalendarDay;
  /** Since midnight. */
  readonly minutes: number;
}

/** The wall clock of a time zone; of the device's own when none is given or it isn't known here. */
export function wallClockIn(timeZone: string | null, now: Date): WallClock {
  const clock = read(timeZone, now) ??
    read(null, now) ?? { text: now.toISOString(), minutes: now.getHours() * 60 + now.getMinutes() };
  const day = parseCalendarDay(clock.text.slice(0, 10));
  if (day === null) throw new Error("A date outside the calendar.");
  return { day, minutes: clock.minutes };
}

interface Reading {
  /** Begins with the day, "2026-11-23". */
  readonly text: string;
  readonly minutes: number;
}

function read(timeZone: string | null, now: Date): Reading | null {
  try {
    return "Temporal" in globalThis ? readWithTemporal(timeZone, now) : readWithIntl(timeZone, now);
  } catch {
    return null;
  }
}

/** Takes a slow phone 2 ms where a page's first Intl formatter takes 100. Safari doesn't have it yet. */
function readWithTemporal(timeZone: string | null, now: Date): Reading {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone ?? Temporal.Now.timeZoneId());
  return { text: there.toPlainDate().toString(), minutes: there.hour * 60 + there.minute };
}

function readWithIntl(timeZone: string | null, now: Date): Reading {
  const parts = new Intl.DateTimeFormat("en", {
    ...(timeZone === null ? {} : { timeZone }),
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    text: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}
