import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";

/** English dates and numbers, put together by hand: the first Intl formatter of a page takes a slow phone a tenth of a second. */

const MONTHS = "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

interface DateParts {
  readonly weekday: string;
  readonly month: string;
  readonly day: number;
  readonly year: number;
  /** "10:05 PM" */
  readonly time: string;
}

const STYLES = {
  /** "Nov 20" */
  day: ({ month, day }: DateParts) => `${month.slice(0, 3)} ${day}`,
  /** "Nov 20, 2026" */
  date: ({ month, day, year }: DateParts) => `${month.slice(0, 3)} ${day}, ${year}`,
  /** "November 20, 2026" */
  longDate: ({ month, day, year }: DateParts) => `${month} ${day}, ${year}`,
  /** "Friday, November 20, 2026" */
  wholeDate: ({ weekday, month, day, year }: DateParts) => `${weekday}, ${month} ${day}, ${year}`,
  /** "November 20, 2026 at 10:05 PM" */
  moment: ({ month, day, year, time }: DateParts) => `${month} ${day}, ${year} at ${time}`,
  /** "Friday, November 20, 2026 at 10:05 PM" */
  wholeMoment: ({ weekday, month, day, year, time }: DateParts) => `${weekday}, ${month} ${day}, ${year} at ${time}`,
  /** "November 2026" */
  month: ({ month, year }: DateParts) => `${month} ${year}`,
  /** "Friday" */
  weekday: ({ weekday }: DateParts) => weekday,
} as const;

/** A date in the device's time zone, or in UTC. */
export function formatDate(date: Date, style: keyof typeof STYLES, zone: "local" | "utc" = "local"): string {
  const wall = zone === "utc" ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return STYLES[style]({
    weekday: WEEKDAYS[wall.getUTCDay()] ?? "",
    month: MONTHS[wall.getUTCMonth()] ?? "",
    day: wall.getUTCDate(),
    year: wall.getUTCFullYear(),
    time: clockTime(`${wall.getUTCHours()}:${wall.getUTCMinutes()}`),
  });
}
