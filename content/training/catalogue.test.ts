import type { Equipment, Exercise, Level, Location } from "@lockstep/domain/training/exercise.ts";
import { AVOIDANCES, EQUIPMENT, HOME_EQUIPMENT, LEVELS, LOCATIONS, PATTERNS } from "@lockstep/domain/training/exercise.ts";
import {
  GROUP_OF_MUSCLE,
  MUSCLES,
  TRAINING_GROUPS,
  VOLUME_MUSCLES,
  VOLUME_MUSCLE_OF,
} from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import { describe, expect, it } from "vitest";
import { EXERCISES, findExercise } from "./index.ts";

// One validation for the whole catalogue. Every check lists what is wrong, so that a failure names all its exercises at once.

const textsOf = (exercise: Exercise): readonly string[] => [
  exercise.description,
  ...exercise.instructions,
  ...exercise.commonMistakes,
  ...LEVELS.map((level) => exercise.modifications[level]),
];

/** The ids of all exercises that fail a test. */
const failing = (isFine: (exercise: Exercise) => boolean): string[] =>
  EXERCISES.filter((exercise) => !isFine(exercise)).map((exercise) => exercise.id);

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;
const allDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;
const everyOf = (values: readonly string[], known: readonly string[]): boolean =>
  allDistinct(values) && values.every((value) => known.includes(value));

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

/** What both places have with the same words: `h-x` and `g-x` differ in nothing but the place. */
const isShared = ({ id, instructions }: Exercise): boolean =>
  findExercise(`${id.startsWith("h-") ? "g" : "h"}-${id.slice(2)}`)?.instructions === instructions;

const LEVEL_RANK: Readonly<Record<Level, number>> = { beginner: 0, intermediate: 1, advanced: 2 };

/** What guests and people without a membership draw on. */
const FREE = EXERCISES.filter((exercise) => exercise.tier === "free");

/** Strength exercises a person of this level may get in this place: at home with household things only. */
function drawable(place: Location, level: Level, from: readonly Exercise[] = EXERCISES): readonly Exercise[] {
  return from.filter(
    (exercise) =>
      exercise.kind === "strength" &&
      exercise.location === place &&
      LEVEL_RANK[exercise.level] <= LEVEL_RANK[level] &&
      (place === "gym" || exercise.needs.length === 0),
  );
}

const primeMuscle = (exercise: Exercise): VolumeMuscle | undefined => {
  const first = exercise.targets[0];
  return first === undefined ? undefined : VOLUME_MUSCLE_OF[first];
};
const ofMuscle = (from: readonly Exercise[], muscle: VolumeMuscle): readonly Exercise[] =>
  from.filter((exercise) => exercise.group !== "Full-Body" && primeMuscle(exercise) === muscle);
const ofGroup = (from: readonly Exercise[], group: TrainingGroup): readonly Exercise[] =>
  from.filter((exercise) => exercise.group === group);

describe("every exercise", () => {
  it("has an id and its own name", () => {
    expect(repeated(EXERCISES.map((exercise) => exercise.id))).toEqual([]);
    expect(repeated(EXERCISES.map((exercise) => `${exercise.location} ${exercise.name.toLowerCase()}`))).toEqual([]);
    expect(failing(({ id, location }) => new RegExp(`^${location === "home" ? "h" : "g"}(-[a-z0-9]+)+$`).test(id))).toEqual([]);
    expect(findExercise(EXERCISES[0]?.id ?? "")).toBe(EXERCISES[0]);
    expect(findExercise("h-no-such-exercise")).toBeUndefined();
  });

  it("uses the words of the domain only", () => {
    expect(failing((exercise) => everyOf(exercise.targets, MUSCLES) && within(exercise.targets.length, 1, 2))).toEqual([]);
    expect(failing((exercise) => everyOf([...exercise.targets, ...exercise.synergists], MUSCLES))).toEqual([]);
    expect(failing((exercise) => everyOf(exercise.needs, EQUIPMENT) && everyOf(exercise.loads, AVOIDANCES))).toEqual([]);
    expect(failing((exercise) => exercise.location === "gym" || everyOf(exercise.needs, HOME_EQUIPMENT))).toEqual([]);
    expect(failing((exercise) => PATTERNS.includes(exercise.pattern))).toEqual([]);
  });

  it("has few helpers, for each counts half a set", () => {
    expect(failing((exercise) => exercise.synergists.length <= 4)).toEqual([]);
  });

  it("is in the group of its first target, or in Full-Body", () => {
    const fits = (exercise: Exercise): boolean => {
      const prime = primeMuscle(exercise);
      return exercise.group === "Full-Body" || (prime !== undefined && GROUP_OF_MUSCLE[prime] === exercise.group);
    };
    expect(failing(fits)).toEqual([]);
  });

  it("has a dose that can be done", () => {
    const fits = ({ dose, compound, kind }: Exercise): boolean => {
      const held = dose.holdSeconds !== null && dose.repsMin === 1 && dose.repsMax === 1 && within(dose.holdSeconds, 15, 60);
      const counted = dose.holdSeconds === null && within(dose.repsMin, 1, dose.repsMax) && dose.repsMax <= 30;
      const least = compound && kind === "strength" ? 60 : 30;
      return (held || counted) && (dose.sets === 3 || dose.sets === 4) && within(dose.restSeconds, least, 180);
    };
    expect(failing(fits)).toEqual([]);
  });

  it("has texts of a sane length", () => {
    expect(failing((exercise) => within(exercise.name.length, 3, 48) && within(exercise.equipment.length, 3, 60))).toEqual([]);
    expect(failing((exercise) => within(exercise.description.length, 40, 320))).toEqual([]);
    expect(failing(({ instructions }) => within(instructions.length, 4, 6))).toEqual([]);
    expect(failing(({ commonMistakes }) => commonMistakes.length === 3)).toEqual([]);
    expect(failing(({ instructions }) => instructions.every((text) => within(text.length, 12, 240)))).toEqual([]);
    expect(failing(({ commonMistakes }) => commonMistakes.every((text) => within(text.length, 15, 200)))).toEqual([]);
    expect(failing(({ modifications }) => LEVELS.every((level) => within(modifications[level].length, 15, 220)))).toEqual([]);
    expect(failing((exercise) => textsOf(exercise).every((text) => /^[A-Z0-9"'].*[.!?]$/s.test(text)))).toEqual([]);
    expect(failing((exercise) => textsOf(exercise).every((text) => !/TODO|TBD|lorem|\s{2}|undefined/i.test(text)))).toEqual([]);
  });

  it("shares no sentence with another exercise, and no cue with more than twelve", () => {
    const owners = new Map<string, Set<string>>();
    for (const exercise of EXERCISES) {
      // Drills and shared exercises are the same exercise in both places.
      const owner = isShared(exercise) ? exercise.id.slice(2) : exercise.id;
      for (const sentence of textsOf(exercise).flatMap((text) => text.split(/(?<=[.!?])\s+/))) {
        const key = sentence.toLowerCase().replace(/[^a-z0-9 ]/g, "");
        owners.set(key, (owners.get(key) ?? new Set()).add(owner));
      }
    }
    // A coach's cue of a few words ("Pause at the top.") is common speech; a whole sentence met twice is boilerplate.
    const most = (sentence: string): number => (sentence.split(" ").length >= 9 ? 1 : 12);
    const shared = [...owners].filter(([sentence, ids]) => ids.size > most(sentence));
    expect(shared.map(([sentence, ids]) => `${[...ids].join(", ")}: ${sentence}`)).toEqual([]);
  });

  it("names the drawing that shows it", () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
    expect(failing(({ demonstration }) => kebab.test(demonstration.movement) && kebab.test(demonstration.variant))).toEqual([]);
  });

  it("has two substitutes or more that whoever gets it may get as well", () => {
    const equals = (exercise: Exercise): number =>
      EXERCISES.filter(
        (other) =>
          other.id !== exercise.id &&
          other.location === exercise.location &&
          other.kind === exercise.kind &&
          (exercise.kind !== "strength" || other.group === exercise.group) &&
          (exercise.kind !== "strength" || exercise.group === "Full-Body" || primeMuscle(other) === primeMuscle(exercise)) &&
          LEVEL_RANK[other.level] <= LEVEL_RANK[exercise.level] &&
          other.needs.every((need) => exercise.location === "gym" || exercise.needs.includes(need)),
      ).length;
    expect(failing((exercise) => exercise.kind === "conditioning" || equals(exercise) >= 2)).toEqual([]);
  });

  it("loads shoulder and neck in both places alike, when a weight goes above the head", () => {
    const overhead: Readonly<Record<string, readonly string[] | "any">> = {
      "overhead-press": "any",
      "triceps-extension": "any",
      thruster: "any",
      "clean-and-press": "any",
      snatch: "any",
      "battle-slam": "any",
      "squat-to-press": ["band"],
      "get-up": ["kettlebell"],
    };
    const goesOverhead = ({ demonstration: { movement, variant } }: Exercise): boolean =>
      overhead[movement] === "any" || (overhead[movement]?.includes(variant) ?? false);
    expect(EXERCISES.filter(goesOverhead).length).toBeGreaterThan(20);
    expect(
      failing(
        (exercise) => !goesOverhead(exercise) || ["shoulder", "neck"].every((load) => exercise.loads.some((own) => own === load)),
      ),
    ).toEqual([]);
  });

  it("has two strict equals or more, when it's a staple, in the whole catalogue and in its Free part", () => {
    // Strict: the same movement pattern and first target in the same group; no harder, and at home nothing else to have available.
    // A full-body exercise trains so many muscles that the pattern is enough.
    const isStaple = ({ kind, rank }: Exercise): boolean => kind === "strength" && rank === "staple";
    const equals = (exercise: Exercise, from: readonly Exercise[]): number =>
      from.filter(
        (other) =>
          other.id !== exercise.id &&
          other.location === exercise.location &&
          other.kind === "strength" &&
          other.group === exercise.group &&
          other.pattern === exercise.pattern &&
          (exercise.group === "Full-Body" || other.targets.some((target) => target === exercise.targets[0])) &&
          LEVEL_RANK[other.level] <= LEVEL_RANK[exercise.level] &&
          other.needs.every((need) => exercise.location === "gym" || exercise.needs.includes(need)),
      ).length;
    expect(failing((exercise) => !isStaple(exercise) || equals(exercise, EXERCISES) >= 2)).toEqual([]);
    const lonely = FREE.filter((exercise) => isStaple(exercise) && equals(exercise, FREE) < 2);
    expect(lonely.map((exercise) => exercise.id)).toEqual([]);
  });
});

describe("the catalogue covers", () => {
  it("five exercises a muscle at every level in both places, at home with household things", () => {
    const thin = LOCATIONS.flatMap((place) =>
      LEVELS.flatMap((level) =>
        VOLUME_MUSCLES.map((muscle) => ({ place, level, muscle, count: ofMuscle(drawable(place, level), muscle).length })),
      ),
    ).filter(({ count }) => count < 5);
    expect(thin).toEqual([]);
  });

  it("a beginner's groups in both places", () => {
    const least: Readonly<Record<TrainingGroup, number>> = { Chest: 5, Back: 5, "Full-Body": 5, Legs: 15, Arms: 12, Core: 12 };
    const thin = LOCATIONS.flatMap((place) =>
      TRAINING_GROUPS.map((group) => ({ place, group, count: ofGroup(drawable(place, "beginner"), group).length })),
    ).filter(({ group, count }) => count < least[group]);
    expect(thin).toEqual([]);
  });

  it("every choice of the wizard with its Free part", () => {
    const thin = LOCATIONS.flatMap((place) => {
      const offered = drawable(place, "beginner", FREE);
      const muscles = VOLUME_MUSCLES.map((muscle) => ({ place, of: muscle, count: ofMuscle(offered, muscle).length }));
      return [...muscles, { place, of: "Full-Body", count: ofGroup(offered, "Full-Body").length }];
    }).filter(({ of, count }) => count < ({ back: 4, "Full-Body": 5 }[of] ?? 3));
    expect(thin).toEqual([]);
  });

  it("a third of itself for Free, and not more than seven tenths", () => {
    expect(FREE.length / EXERCISES.length).toBeGreaterThanOrEqual(0.33);
    expect(FREE.length / EXERCISES.length).toBeLessThanOrEqual(0.7);
  });

  it("every level with its Free part: work of that very level for each group, wherever the whole has some", () => {
    const ofLevel = (place: Location, group: TrainingGroup, level: Level, from: readonly Exercise[]): number =>
      ofGroup(drawable(place, level, from), group).filter((exercise) => exercise.level === level).length;
    const bare = LOCATIONS.flatMap((place) =>
      TRAINING_GROUPS.flatMap((group) => LEVELS.map((level) => ({ place, group, level }))),
    ).filter(
      ({ place, group, level }) => ofLevel(place, group, level, EXERCISES) > 0 && ofLevel(place, group, level, FREE) === 0,
    );
    expect(bare).toEqual([]);
  });

  it("every piece of equipment with its Free part, in each place that has it, and alone where it is of use alone", () => {
    const using = (place: Location, item: Equipment, alone: boolean, from: readonly Exercise[]): number =>
      from.filter(
        ({ kind, location, needs }) =>
          kind === "strength" && location === place && needs.includes(item) && (!alone || needs.length === 1),
      ).length;
    const bare = LOCATIONS.flatMap((place) =>
      EQUIPMENT.flatMap((item) => [true, false].map((alone) => ({ place, item, alone }))),
    ).filter(({ place, item, alone }) => using(place, item, alone, EXERCISES) > 0 && using(place, item, alone, FREE) === 0);
    expect(bare).toEqual([]);
  });

  it("every group with its Free part for who avoids all there is to avoid", () => {
    const bare = LOCATIONS.flatMap((place) => TRAINING_GROUPS.map((group) => ({ place, group }))).filter(
      ({ place, group }) => !ofGroup(drawable(place, "beginner", FREE), group).some(({ loads }) => loads.length === 0),
    );
    expect(bare).toEqual([]);
  });

  it("every muscle for who avoids any one thing", () => {
    const bare = LOCATIONS.flatMap((place) =>
      AVOIDANCES.flatMap((avoided) =>
        VOLUME_MUSCLES.map((muscle) => ({
          place,
          avoided,
          muscle,
          count: ofMuscle(drawable(place, "beginner"), muscle).filter(({ loads }) => !loads.includes(avoided)).length,
        })),
      ),
    ).filter(({ count }) => count < 2);
    expect(bare).toEqual([]);
  });

  it("twelve mobility drills in both places, easy and without equipment", () => {
    for (const place of LOCATIONS) {
      const drills = EXERCISES.filter((exercise) => exercise.kind === "mobility" && exercise.location === place);
      expect(drills.length).toBeGreaterThanOrEqual(12);
      expect(drills.filter((drill) => drill.tier === "free").length).toBeGreaterThanOrEqual(8);
    }
    const easy = ({ level, needs, compound }: Exercise): boolean => level === "beginner" && needs.length === 0 && !compound;
    expect(failing((exercise) => exercise.kind !== "mobility" || easy(exercise))).toEqual([]);
  });

  it("warm-up and cool-down for who avoids any two things, with its Free part", () => {
    const pairs = AVOIDANCES.flatMap((one) => AVOIDANCES.map((other) => [one, other]));
    const bare = LOCATIONS.flatMap((place) =>
      pairs.map((avoided) => ({
        place,
        avoided: avoided.join(" and "),
        count: FREE.filter(
          (exercise) =>
            exercise.kind === "mobility" &&
            exercise.location === place &&
            exercise.loads.every((load) => !avoided.includes(load)),
        ).length,
      })),
    ).filter(({ count }) => count < 4);
    expect(bare).toEqual([]);
  });
});
