import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";

const known = new Map<string, LitMuscles>();

/** Which muscles the figure lights, targets brighter than helpers. The same lists answer the same object, so that drawings stay memoised. */
export function litMuscles(targets: readonly Muscle[], synergists: readonly Muscle[]): LitMuscles {
  const key = `${targets.join()}|${synergists.join()}`;
  const found = known.get(key);
  if (found) return found;
  const lit: Partial<Record<Muscle, "primary" | "secondary">> = {};
  for (const muscle of synergists) lit[muscle] = "secondary";
  for (const muscle of targets) lit[muscle] = "primary";
  known.set(key, lit);
  return lit;
}
