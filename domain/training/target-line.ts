import { formatDecimal } from "../words/format-number.ts";
import type { Target } from "./next-target.ts";
import { POUND_KG } from "./pound-kg.ts";

/** "3 × 8 at 62.5 kg: you got 8 on every set last time." */
export function targetLine(
  { sets, weightKg, reps, seconds, reason }: Pick<Target, "sets" | "weightKg" | "reps" | "seconds" | "reason">,
  units: "kg" | "lb",
): string {
  const amount = seconds === null ? `${sets} × ${reps}` : `${sets} × ${seconds} s`;
  return `${amount}${weightKg === null ? "" : ` at ${weightWords(weightKg, units)}`}: ${reason}.`;
}

/** A weight in the person's units, pounds to the half: "62.5 kg". */
export function weightWords(kg: number, units: "kg" | "lb"): string {
  return `${formatDecimal(units === "kg" ? kg : Math.round((kg / POUND_KG) * 2) / 2)} ${units}`;
}
