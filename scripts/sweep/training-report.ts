/** What a violation breaks: the rule by number, or the answer's own shape, notes and refusals. */
export const TRAINING_RULES = [
  "shape",
  "refusal",
  "1-allowed",
  "2-days",
  "3-dose",
  "4-preparation",
  "7-label",
  "10-words",
  "10-substitutes",
  "notes",
] as const;
export type TrainingRule = (typeof TRAINING_RULES)[number];

/** One broken rule, in words that name the day and the exercise. */
export interface Violation {
  readonly rule: TrainingRule;
  readonly message: string;
}

/** Where rules write what they find. */
export type Report = (rule: TrainingRule, message: string) => void;
