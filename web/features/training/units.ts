/** What weights are shown in; they are stored in kilograms. */
export type Units = "kg" | "lb";

const KG_PER_LB = 0.45359237;

/** Kilograms in the person's units, to the hundredth, so that a 1.25 kg plate survives the way there and back. */
export function fromKg(kg: number, units: Units): number {
  const value = units === "kg" ? kg : kg / KG_PER_LB;
  return Math.round(value * 100) / 100;
}

/** The person's number in kilograms, to the gram. */
export function toKg(value: number, units: Units): number {
  return Math.round((units === "kg" ? value : value * KG_PER_LB) * 1000) / 1000;
}

const plain = new Intl.NumberFormat("en", { maximumFractionDigits: 2, useGrouping: false });

/** `82.5 kg`, `182 lb`. */
export function formatWeight(kg: number, units: Units): string {
  return `${formatNumber(fromKg(kg, units))} ${units}`;
}

/** At most two decimals, none that are zero. */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/** Reads what a person typed: a comma counts as the decimal point. Null when it is empty or no weight from 0 to 1000 kg. */
export function parseWeight(text: string, units: Units): number | null {
  const trimmed = text.trim().replace(",", ".");
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(trimmed)) return null;
  const kg = toKg(Number(trimmed), units);
  return kg <= 1000 ? kg : null;
}

/** Without a profile the device's region decides: pounds in the United States, kilograms elsewhere. */
export function unitsOfDevice(language: string): Units {
  return /-US$/i.test(language) ? "lb" : "kg";
}
