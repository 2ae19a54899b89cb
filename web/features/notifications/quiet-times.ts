/** "22:05" for minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Minutes after midnight of "22:05"; null for anything else. */
export function minutesOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(time);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** Quiet hours in a sentence; `tell` formats a time the way the reader's fields do. */
export function quietText(
  { from, to }: { readonly from: number; readonly to: number },
  tell: (minutes: number) => string,
): string {
  if (from === to) return "Push is muted all day.";
  const over = from > to ? " the next day" : "";
  return `No push from ${tell(from)} to ${tell(to)}${over}. You'll still find everything under the bell.`;
}
