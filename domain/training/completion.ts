/** What was done of one exercise on one day, as far as two records of it are weighed. */
export interface LoggedExercise {
  readonly id: string;
  readonly sets: readonly unknown[];
}

/**
 * An exercise counts once a day: may `incoming` replace the record of the same person, day and exercise? The same id is
 * a correction and may take sets away. Another id comes from someone who didn't see the record (another tab, another device, the time before
 * the sign-in): it never takes logged sets away; of two equally full records the later wins.
 */
export function mayReplace(standing: LoggedExercise, incoming: LoggedExercise): boolean {
  return standing.id === incoming.id || incoming.sets.length >= standing.sets.length;
}
