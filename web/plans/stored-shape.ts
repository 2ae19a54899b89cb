import type { Field, Fields } from "@lockstep/domain/plans/field.ts";

/**
 * Small guards for what the device kept: an older version may have written it, or a hand. By hand instead of the contract's schemas, which
 * the browser doesn't carry (docs/decisions/0009-no-schemas-in-the-browser.md); each feature's test holds both to the same answers.
 */
export type Check = (value: unknown) => boolean;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export const isText: Check = (value) => typeof value === "string";
export const isNumber: Check = (value) => Number.isFinite(value);
export const isWhole: Check = (value) => Number.isSafeInteger(value);
export const isFlag: Check = (value) => typeof value === "boolean";
export const isId: Check = (value) => typeof value === "string" && UUID.test(value);
export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Every field of the type has to be named, so that a new one isn't forgotten here. */
export const shape =
  <Kept>(fields: { readonly [Key in keyof Required<Kept>]: Check }) =>
  (value: unknown): value is Kept => {
    if (typeof value !== "object" || value === null) return false;
    const record = new Map(Object.entries(value));
    return Object.entries<Check>(fields).every(([name, check]) => check(record.get(name)));
  };

export const isDayText: Check = (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The guard of a record that the domain declares as plain data. */
export function recordCheck(fields: Fields): Check {
  const checks = new Map(Object.entries(fields).map(([name, field]) => [name, fieldCheck(field)]));
  return (value) => {
    if (typeof value !== "object" || value === null) return false;
    const record = new Map<string, unknown>(Object.entries(value));
    return [...checks].every(([name, check]) => check(record.get(name)));
  };
}

function fieldCheck(field: Field): Check {
  if (field === "text") return isText;
  if (field === "number") return isNumber;
  if (field === "flag") return isFlag;
  if ("whole" in field) return (value) => isWhole(value) && Number(value) >= field.whole[0] && Number(value) <= field.whole[1];
  if ("oneOf" in field) return oneOf(field.oneOf);
  if ("list" in field) return listOf(fieldCheck(field.list));
  if ("orNull" in field) return orNull(fieldCheck(field.orNull));
  return recordCheck(field.record);
}
