import type { CompletedSet } from "@lockstep/contract/training.ts";
import { formatWeight } from "../units.ts";
import type { Units } from "../units.ts";

/** "80 kg × 8, 8, 7" or "8, 8, 7": a weight that stays the same is said once. */
export function setsText(sets: readonly CompletedSet[], units: Units): string {
  const groups: Array<{ weight: string; amounts: string[] }> = [];
  for (const set of sets) {
    const weight = set.weightKg === null ? "" : `${formatWeight(set.weightKg, units)} × `;
    const amount = set.seconds ? `${set.seconds} s` : String(set.reps);
    const last = groups.at(-1);
    if (last?.weight === weight) last.amounts.push(amount);
    else groups.push({ weight, amounts: [amount] });
  }
  return groups.map((group) => group.weight + group.amounts.join(", ")).join("; ");
}
