import { relativeTime, relativeTimeChangesInMs } from "@lockstep/domain/community/relative-time.ts";
import { useEffect, useState } from "react";

const thisYear = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const otherYear = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const whole = new Intl.DateTimeFormat("en", { dateStyle: "full", timeStyle: "short" });

/** '5m ago', 'Yesterday', and from a week on the date (SPEC 9). */
export function timeText(at: string, now: Date): string {
  const then = new Date(at);
  const sameYear = then.getFullYear() === now.getFullYear();
  return relativeTime(then.getTime(), now.getTime()) ?? (sameYear ? thisYear : otherYear).format(then);
}

/** How long ago something was; goes on on its own while the page is open. Pointing at it shows the whole date. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = relativeTimeChangesInMs(Date.parse(at), now.getTime());
    if (wait === null) return;
    const timer = setTimeout(() => setNow(new Date()), wait + 50);
    return () => clearTimeout(timer);
  }, [at, now]);
  return (
    <time dateTime={at} title={whole.format(new Date(at))} className={className}>
      {timeText(at, now)}
    </time>
  );
}
