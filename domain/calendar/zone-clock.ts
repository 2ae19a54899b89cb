import { parseCalendarDay, type CalendarDay } from "./calendar.ts";
import { momentMs, momentText } from "./moment.ts";

/** The clock and calendar of one time zone; moments are ISO text in universal time. Making one costs far more than asking it. */
export interface ZoneClock {
  /**
   * The moment at which clocks there show a time, `2025-03-28T17:29:00`. Of a time that comes twice in autumn it's the first, and one that spring skips is as much later.
   */
  momentOf(local: string): string;
  /** The calendar day it is there at a moment. */
  dayOf(moment: string): CalendarDay;
  /** What clocks there show at a moment, with how far they are from universal time: `2025-03-28T17:29:00+01:00`. Parts of a second are said where there are some. */
  format(moment: string): string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** The clock of an IANA time zone. Throws a RangeError for a zone that is none. */
export function zoneClock(timeZone: string): ZoneClock {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  /** What clocks there show, as if it were universal time, ms; whole seconds. */
  const shownAt = (ms: number): number => {
    const read: Record<string, string> = {};
    for (const { type, value } of parts.formatToParts(ms)) read[type] = value;
    const { year = "", month = "", day = "", hour = "", minute = "", second = "" } = read;
    return momentMs(`${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`);
  };
  const askOffset = (ms: number): number => shownAt(ms) - Math.floor(ms / 1000) * 1000;
  // Asking Intl takes a hundred times longer than all else here. Between two moments of the same offset a week apart there's no other.
  const atWeek = new Map<number, number>();
  const offsetOfWeek = (week: number): number => {
    const known = atWeek.get(week);
    if (known !== undefined) return known;
    const asked = askOffset(week * WEEK_MS);
    atWeek.set(week, asked);
    return asked;
  };
  const offsetAt = (ms: number): number => {
    const week = Math.floor(ms / WEEK_MS);
    const offset = offsetOfWeek(week);
    return offset === offsetOfWeek(week + 1) ? offset : askOffset(ms);
  };
  const shown = (ms: number): number => Math.floor(ms / 1000) * 1000 + offsetAt(ms);
  return {
    momentOf(local) {
      const wanted = momentMs(local);
      // Read with the offset of the day before and of the day after: clocks change at most once in between.
      const [first, second] = [wanted - offsetAt(wanted - DAY_MS), wanted - offsetAt(wanted + DAY_MS)];
      const isSecond = shown(first) !== wanted && shown(second) === wanted;
      return momentText(isSecond ? second : first);
    },
    dayOf(moment) {
      const day = parseCalendarDay(momentText(shown(momentMs(moment))).slice(0, 10));
      if (day === null) throw new Error("A time zone shows a day that isn't one.");
      return day;
    },
    format(moment) {
      const ms = momentMs(moment);
      const offset = Math.round(offsetAt(ms) / 60_000);
      const local = momentText(ms + offset * 60_000);
      const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
      const zone = `${offset < 0 ? "-" : "+"}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`;
      return `${local.endsWith(".000Z") ? local.slice(0, 19) : local.slice(0, 23)}${zone}`;
    },
  };
}
