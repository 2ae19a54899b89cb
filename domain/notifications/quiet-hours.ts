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
