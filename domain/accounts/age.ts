/** Nobody younger has an account. */
export const MINIMUM_AGE_YEARS = 16;

/** Whether someone born in `birthYear` can be old enough in `currentYear`: the birthday itself isn't asked for, so the year decides. */
export function isOldEnough(birthYear: number, currentYear: number): boolean {
  return currentYear - birthYear >= MINIMUM_AGE_YEARS;
}
