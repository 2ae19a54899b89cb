import type { Equipment } from "../exercise.ts";
import { usualLoadModel } from "../custom-exercise.ts";
import type { ImportedCustomExercise } from "./history.ts";

/** How apps name equipment in an exercise's name: "Shrug (Machine)". */
const NEEDS: readonly (readonly [word: RegExp, need: Equipment])[] = [
  [/\bsmith\b/i, "smith-machine"],
  [/\bez[ -]?bar\b/i, "ez-bar"],
  [/\b(?:trap|hex)[ -]?bar\b/i, "trap-bar"],
  [/\bbarbell\b/i, "barbell"],
  [/\bdumbbells?\b/i, "dumbbell"],
  [/\bkettlebells?\b/i, "kettlebell"],
  [/\bcable\b/i, "cable"],
  [/\bmachine\b/i, "machine"],
  [/\bband(?:ed)?\b/i, "band"],
  [/\blandmine\b/i, "landmine"],
  [/\bplate\b/i, "plate"],
  [/\bmedicine ball\b/i, "medicine-ball"],
  [/\b(?:suspension|trx)\b/i, "suspension-trainer"],
];

/** What can be told of an exercise from its name in another app and the sets it had there: never its muscles. */
export function guessCustom(
  name: string,
  sets: readonly { readonly weightKg: number | null; readonly reps: number | null; readonly seconds: number | null }[],
): ImportedCustomExercise {
  const found = NEEDS.find(([word]) => word.test(name))?.[1];
  const needs = found === undefined ? [] : [found];
  const hasWeight = sets.some(({ weightKg }) => weightKg !== null && weightKg > 0);
  const isAssisted = /\bassisted\b/i.test(name);
  const isHold = sets.length > 0 && sets.every(({ reps, seconds }) => seconds !== null && reps === null);
  const usual = usualLoadModel(needs);
  const loadModel = isAssisted
    ? "assistance"
    : /\bweighted\b/i.test(name)
      ? "added"
      : usual === "body-weight" && hasWeight
        ? "total"
        : usual;
  return {
    name: name
      .slice(0, 80)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trim(),
    targets: [],
    synergists: [],
    needs,
    loadModel,
    isHold,
  };
}
