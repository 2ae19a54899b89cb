import type { SheetWeek } from "./coach-sheet-week.ts";

/** What a rule says of a week: null where it doesn't apply, else what is wrong with it (nothing: the rule is kept). */
export type Verdict = readonly string[] | null;

/** One line of the coach's sheet. A promise may never be broken; a coach's rule is kept in 99 of 100 weeks it applies to. */
export interface SheetRule {
  /** The rule's number in coaching.md and a word for the line. */
  readonly id: string;
  readonly kind: "promise" | "coach";
  readonly judge: (week: SheetWeek) => Verdict;
}

/** The faults of several parts; null when there are no parts to judge. */
export function faultsOfEach<T>(parts: readonly T[], faultOf: (part: T) => string | null): Verdict {
  return parts.length === 0 ? null : parts.flatMap((part) => faultOf(part) ?? []);
}

/** One fault, unless it's fine. */
export const unless = (fine: boolean, fault: string): readonly string[] => (fine ? [] : [fault]);
