const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;

/**
 * How long someone has been in a group, as the members' list says it (SPEC 2): 'Joined 3 days ago'. Days are spans of 24 hours, a month counts 30 of
 * them and a year 365. A moment ahead of `nowMs` (a clock that runs behind) counts as now.
 *
 * @param joinedMs When they joined, milliseconds since 1970.
 * @param nowMs The present moment, in the same unit.
 */
export function joinedAgo(joinedMs: number, nowMs: number): string {
  return `Joined ${span(Math.max(0, nowMs - joinedMs))} ago`;
}

function span(ageMs: number): string {
  if (ageMs < MINUTE_MS) return "less than a minute";
  if (ageMs < HOUR_MS) return count(Math.floor(ageMs / MINUTE_MS), "minute");
  if (ageMs < DAY_MS) return count(Math.floor(ageMs / HOUR_MS), "hour");
  const days = Math.floor(ageMs / DAY_MS);
  if (days < DAYS_A_MONTH) return count(days, "day");
  if (days < DAYS_A_YEAR) return count(Math.min(11, Math.floor(days / DAYS_A_MONTH)), "month");
  return count(Math.floor(days / DAYS_A_YEAR), "year");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
