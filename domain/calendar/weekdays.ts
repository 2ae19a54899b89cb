/** The days of a week, Monday first. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday at a place in a row of weeks that begins on a Monday: 0 is Monday, 7 the next one. Places are whole and not negative. */
export function weekdayAt(place: number): Weekday {
  return WEEKDAYS[place % WEEKDAYS.length] ?? "Monday";
}
