/** A time zone in which it is about noon now: no journey runs over the end of a day or a week. */
function zoneAtNoon(now = new Date()): string {
  // Never the zone that an account has before its device's is taken over: one o'clock will do then.
  const ahead = 12 - now.getUTCHours() || 1;
  // These names count westwards.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** The zone of every browser and of every newcomer, one for the whole run: the environment hands it on to each worker. */
export const ZONE = (process.env["E2E_ZONE"] ??= zoneAtNoon());

const AHEAD_MS = -Number(/[+-]\d+$/.exec(ZONE)?.[0] ?? 0) * 3_600_000;

/** A time of a day, so many days from today, in {@link ZONE}. */
export function timeInZone(daysFromToday: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const date = new Date(Date.now() + AHEAD_MS);
  date.setUTCDate(date.getUTCDate() + daysFromToday);
  date.setUTCHours(hours, minutes, 0, 0);
  return new Date(date.getTime() - AHEAD_MS);
}

/** The day of a moment in {@link ZONE}, as the server writes it. */
export const dayInZone = (at: Date): string => new Intl.DateTimeFormat("sv", { timeZone: ZONE }).format(at);
