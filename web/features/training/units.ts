import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { POUND_KG } from "@lockstep/domain/training/pound-kg.ts";

/** What weights are shown in; they are stored in kilograms. */
export type Units = "kg" | "lb";

/**
 * Kilograms in the person's units. Pounds that were typed come back as they were typed, to the hundredth; a weight that was kept in kilograms
 * reads to the half pound. Which it was shows in the number: kilograms are typed in steps of 50 g, and pounds (kept to the gram) hardly ever fall on one.
 */
export function fromKg(kg: number, units: Units): number {
  if (units === "kg") return Math.round(kg * 100) / 100;
  const pounds = Math.round((kg / POUND_KG) * 100) / 100;
  const typedInKg = Math.round(kg * 1000) % 50 === 0 && !Number.isInteger(pounds * 4);
  return typedInKg ? Math.round(pounds * 2) / 2 : pounds;
}

/** The person's number in kilograms, to the gram. */
export function toKg(value: number, units: Units): number {
  return Math.round((units === "kg" ? value : value * POUND_KG) * 1000) / 1000;
}

/** `82.5 kg`, `182 lb`. */
export function formatWeight(kg: number, units: Units): string {
  return `${formatDecimal(fromKg(kg, units))} ${units}`;
}

/** The number a person typed as a weight, in kilograms: a comma counts as the decimal point, so "62,5" is 62.5. NaN when it's no number of at most two decimals. */
export function readWeight(text: string, units: Units): number {
  const trimmed = text.trim().replace(",", ".");
  return /^\d{1,5}(\.\d{0,2})?$/.test(trimmed) ? toKg(Number(trimmed), units) : Number.NaN;
}

/** The same, null when it is empty or no weight from 0 to 1000 kg. */
export function parseWeight(text: string, units: Units): number | null {
  const kg = readWeight(text, units);
  return kg <= 1000 ? kg : null;
}
