/** The moment `months` calendar months after `anchor`, both in seconds; the 31st becomes the last day of a shorter month. */
export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

/** The end of the monthly period that begins at `start`; every month counts from the anchor, so that a 31st comes back after February. */
export function periodEndAfter(anchor: number, start: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
}
