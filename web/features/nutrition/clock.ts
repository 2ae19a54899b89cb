/** Minutes since midnight at this moment in a time zone; the device's own when it is null or not known here. */
export function minutesIn(timeZone: string | null, now: Date): number {
  return read(timeZone, now) ?? now.getHours() * 60 + now.getMinutes();
}

function read(timeZone: string | null, now: Date): number | null {
  try {
    const parts = new Intl.DateTimeFormat("en", {
      ...(timeZone === null ? {} : { timeZone }),
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).formatToParts(now);
    const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? Number.NaN);
    const minutes = part("hour") * 60 + part("minute");
    return Number.isFinite(minutes) ? minutes : null;
  } catch {
    return null;
  }
}
