import { relativeTime, relativeTimeChangesInMs } from "@lockstep/domain/community/relative-time.ts";
import { useEffect, useState } from "react";
import { callAfter } from "./call-after.ts";
import { useHydrated } from "./use-hydrated.ts";
import { formatDate } from "./formatters.ts";

/** '5m ago', 'Yesterday', and from a week on the date (SPEC 9). */
export function timeText(at: string, now: Date): string {
  const then = new Date(at);
  return relativeTime(then.getTime(), now.getTime()) ?? dateText(then, now);
}

function dateText(then: Date, now: Date): string {
  return formatDate(then, then.getFullYear() === now.getFullYear() ? "day" : "date");
}

/** A date in the device's zone; the server doesn't know it. */
function LocalDate({ of, now }: { of: Date; now: Date }) {
  return useHydrated() ? dateText(of, now) : formatDate(of, "date", "utc");
}

/** How long ago something was; goes on on its own while the page is open. Pointing at it shows the whole date. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = relativeTimeChangesInMs(Date.parse(at), now.getTime());
    return wait === null ? undefined : callAfter(wait, () => setNow(new Date()));
  }, [at, now]);
  const then = new Date(at);
  return (
    // A minute may have passed since the server rendered it.
    <time
      dateTime={at}
      onPointerEnter={(event) => (event.currentTarget.title = formatDate(then, "wholeMoment"))}
      className={className}
      suppressHydrationWarning
    >
      {relativeTime(then.getTime(), now.getTime()) ?? <LocalDate of={then} now={now} />}
    </time>
  );
}
