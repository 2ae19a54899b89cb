const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DATE_AFTER_DAYS = 7;

/**
 * How long ago something was, as a person reads it (SPEC 9): under a minute 'Just now', under an hour 'Nm ago', under a day 'Nh ago', one day 'Yesterday',
 * under a week 'Nd ago'; null from then on, when the page shows the date. Days are spans of 24 hours. A moment ahead of `nowMs` (a clock that runs
 * behind) counts as now.
 *
 * @param thenMs When it was, milliseconds since 1970.
 * @param nowMs The present moment, in the same unit.
 */
export function relativeTime(thenMs: number, nowMs: number): string | null {
  const ageMs = Math.max(0, nowMs - thenMs);
  if (ageMs < MINUTE_MS) return "Just now";
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}m ago`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}h ago`;
  const days = Math.floor(ageMs / DAY_MS);
  if (days === 1) return "Yesterday";
  return days < DATE_AFTER_DAYS ? `${days}d ago` : null;
}

/** In how many milliseconds the text of {@link relativeTime} changes next: at the next full minute, hour or day of its age. Null once it's a date. */
export function relativeTimeChangesInMs(thenMs: number, nowMs: number): number | null {
  const ageMs = Math.max(0, nowMs - thenMs);
  if (ageMs >= DATE_AFTER_DAYS * DAY_MS) return null;
  const stepMs = ageMs < HOUR_MS ? MINUTE_MS : ageMs < DAY_MS ? HOUR_MS : DAY_MS;
  return stepMs - (ageMs % stepMs);
}
