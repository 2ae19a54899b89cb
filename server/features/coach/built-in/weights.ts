import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";

export const POUND_KG = 0.45359237;
export type Units = "kg" | "lb";

/** A weight in the person's units: "82.5 kg". */
export function weightText(kg: number, units: Units): string {
  return units === "kg" ? `${formatDecimal(kg)} kg` : `${formatDecimal(Math.round((kg / POUND_KG) * 2) / 2)} lb`;
}

/** Logged sets as people say them: "4 sets of 8 with 10 kg", "7, 7 and 6 reps with 67.5 kg". */
export function setsText(sets: readonly { readonly reps: number; readonly weightKg: number | null }[], units: Units): string {
  const byWeight = new Map<number | null, number[]>();
  for (const { reps, weightKg } of sets) byWeight.set(weightKg, [...(byWeight.get(weightKg) ?? []), reps]);
  const said = [...byWeight].map(([weightKg, reps]) => {
    const [first = 0] = reps;
    const isSame = reps.length > 1 && reps.every((each) => each === first);
    const done = isSame ? `${reps.length} sets of ${first}` : `${joinNames(reps.map(String))} reps`;
    return `${done}${weightKg === null ? "" : ` with ${weightText(weightKg, units)}`}`;
  });
  return joinNames(said);
}

/** The day as people say it: "July 14". */
export function dayText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}
