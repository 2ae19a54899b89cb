import type { Avoidance, Exercise } from "@lockstep/domain/training/exercise.ts";
import { describe, expect, it } from "vitest";
import { EXERCISES } from "./index.ts";

// One exercise has one value, wherever it is done. Every check lists the pairs that differ.

const shown = ({ demonstration: { movement, variant } }: Exercise): string => `${movement}:${variant}`;

/** Pairs of exercises that are alike in one way, the first of all that are alike with each of the others. */
function pairs(alike: (exercise: Exercise) => string, among = EXERCISES): readonly (readonly [Exercise, Exercise])[] {
  const first = new Map<string, Exercise>();
  return among.flatMap((exercise) => {
    const key = alike(exercise);
    const known = first.get(key);
    if (known === undefined) first.set(key, exercise);
    return known === undefined ? [] : [[known, exercise] as const];
  });
}

/** Home and gym have the same exercise under these two names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "Bench Dip": "Chair Dip",
  "Kneeling Plank": "Knee Plank",
  "Kneeling Side Plank": "Knee Side Plank",
  "Band Face Pull": "Cable Face Pull",
  "Dumbbell Farmer's March": "Two-Bag March",
  "Weighted March": "Loaded March",
};
const sameName = pairs(({ name }) => (OTHER_NAMES[name] ?? name).toLowerCase());

/**
 * What rightly loads something else than its twin, the first of the catalogue with its name or its drawing: more (+) or less (-).
 * Nothing else may.
 */
const OTHER_LOADS: Readonly<Record<string, string>> = {
  // On the hands; at home it is done on the forearms.
  "g-donkey-kick": "+wrist",
  // The knee is lifted to the hip each time.
  "g-high-knee-march": "+hip +knee",
  // One leg at a time, or one foot before the other, with a load in the hand: a fall is near.
  "h-two-bag-march": "+pregnancy",
  "g-dumbbell-farmers-march": "+pregnancy",
  // On the spot with a light bag, which no back minds.
  "h-suitcase-march": "+pregnancy -lower-back",
  "h-tightrope-bag-carry": "+ankle +pregnancy",
  "g-tightrope-dumbbell-carry": "+ankle +pregnancy",
  // As hard as one can pull.
  "g-rower-power-strokes": "+high-blood-pressure +postnatal",
  // The hands hold the shin back, as hard as one can; the other leg is only lifted.
  "h-self-resisted-leg-extension": "+high-blood-pressure",
  "g-self-resisted-knee-extension": "+high-blood-pressure",
  // The bag lies in the crooks of the elbows; the others are held on the forearms.
  "g-zercher-sandbag-carry": "+elbow",
  // Taken up from one knee; the others from a squat or off a table.
  "h-firewood-carry": "+knee",
};

function differences(one: Exercise, other: Exercise): string {
  // What is held long raises the blood pressure, whatever is drawn.
  const isHeld = ({ dose }: Exercise): boolean => dose.holdSeconds !== null;
  const kept = (load: Avoidance): boolean => load !== "high-blood-pressure" || isHeld(one) === isHeld(other);
  const more = other.loads.filter((load) => kept(load) && !one.loads.includes(load)).map((load) => `+${load}`);
  const less = one.loads.filter((load) => kept(load) && !other.loads.includes(load)).map((load) => `-${load}`);
  return [...more, ...less].toSorted().join(" ");
}

const disagreeing = (twins: readonly (readonly [Exercise, Exercise])[]): string[] =>
  twins
    .map(([one, other]) => ({ one, other, difference: differences(one, other) }))
    .filter(({ other, difference }) => difference !== "" && difference !== OTHER_LOADS[other.id])
    .map(({ one, other, difference }) => `${one.id}, ${other.id}: ${difference}`);

describe("twins agree", () => {
  it("on what they load, when they share a name", () => {
    expect(sameName.length).toBeGreaterThan(90);
    expect(disagreeing(sameName)).toEqual([]);
  });

  it("on what they load, when they share a drawing, but for the listed ones", () => {
    // The listed ones come last: none of them is what the others are compared with.
    const listedLast = EXERCISES.toSorted((one, other) => Number(one.id in OTHER_LOADS) - Number(other.id in OTHER_LOADS));
    expect(disagreeing(pairs(shown, listedLast))).toEqual([]);
  });

  it("on level, sides and whether many joints work, when they share a name", () => {
    const facts = ({ level, compound, perSide }: Exercise): string =>
      `${level}, ${compound ? "many joints" : "one joint"}, ${perSide ? "a side each" : "both sides"}`;
    const differing = sameName.filter(([one, other]) => facts(one) !== facts(other));
    expect(differing.map(([one, other]) => `${one.id}, ${other.id}: ${facts(one)}; ${facts(other)}`)).toEqual([]);
  });
});
