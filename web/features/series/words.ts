import type { SeriesSummary } from "@lockstep/contract/series.ts";

const LEVEL_NAMES: Readonly<Record<SeriesSummary["level"], string>> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

export const levelName = ({ level }: Pick<SeriesSummary, "level">): string => LEVEL_NAMES[level];

/** "20 min", "9 to 18 min". */
export function minutesText({ sessions }: Pick<SeriesSummary, "sessions">): string {
  const minutes = sessions.map((session) => session.minutes);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return least === most ? `${least} min` : `${least} to ${most} min`;
}

/** Sessions that were done. */
export function doneNumbers({ sessions }: Pick<SeriesSummary, "sessions">): readonly number[] {
  return sessions.flatMap(({ number, doneOn }) => (doneOn === null ? [] : [number]));
}

/** "3 of 6 sessions done". */
export function progressText(series: Pick<SeriesSummary, "sessions">): string {
  return `${doneNumbers(series).length} of ${series.sessions.length} sessions done`;
}
