import { formatDecimal } from "@lockstep/domain/words/format-number.ts";

export const POUND_KG = 0.45359237;
export type Units = "kg" | "lb";

/** A weight in the person's units: "82.5 kg". */
export function weightText(kg: number, units: Units): string {
  return units === "kg" ? `${formatDecimal(kg)} kg` : `${formatDecimal(Math.round((kg / POUND_KG) * 2) / 2)} lb`;
}

/** The day as people say it: "July 14". */
export function dayText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}
