/** The most repetitions from which a one-repetition maximum is still a fair guess. */
export const MOST_REPS_FOR_ESTIMATE = 10;

/**
 * Estimated one-repetition maximum in kilograms by Epley, `weight x (1 + reps / 30)`, where one repetition is the weight itself.
 * Null for body weight, for no repetition and beyond {@link MOST_REPS_FOR_ESTIMATE} (source: evidence on 1RM formulas; Epley and Brzycki
 * agree at ten repetitions and drift apart above).
 */
export function estimateOneRepMaxKg(weightKg: number, reps: number): number | null {
  if (weightKg <= 0 || reps < 1 || reps > MOST_REPS_FOR_ESTIMATE) return null;
  return reps === 1 ? weightKg : weightKg * (1 + reps / 30);
}
