/** Why a target is what it is. */
export const TARGET_RULES = [
  "find-weight",
  "lighter-week",
  "after-break",
  "more-weight",
  "more-reps",
  "range-extended",
  "same-again",
  "back-off",
  "regain",
  "effort-up",
  "effort-down",
  "body-reps",
  "harder-variation",
  "longer-hold",
] as const;
/** One of them. */
export type TargetRule = (typeof TARGET_RULES)[number];
