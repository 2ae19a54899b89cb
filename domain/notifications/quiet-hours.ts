/** Minutes after midnight, 0 to 1439. From later than to reaches over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether nothing may be pushed at a minute of the person's own day (0 to 1439). `from` belongs to the quiet hours, `to` no longer does; both
 * the same means the whole day.
 */
export function isQuiet(minute: number, quiet: QuietHours | null): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  if (from < to) return minute >= from && minute < to;
  return minute >= from || minute < to;
}

/** The minute (0 to 1439) of the day where someone is, by an IANA zone. Throws a RangeError for a zone that is none. */
export function minuteIn(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part("hour") * 60 + part("minute");
}
