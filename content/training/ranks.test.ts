import type { Exercise, Level, Location, Pattern } from "@lockstep/domain/training/exercise.ts";
import { LEVELS, LOAD_MODELS, LOCATIONS, RANKS } from "@lockstep/domain/training/exercise.ts";
import { describe, expect, it } from "vitest";
import { EXERCISES } from "./index.ts";

// What the planner takes first, up to where it's work, and what the weight in a log means.

const idsOf = (exercises: readonly Exercise[]): string[] => exercises.map(({ id }) => id);
const failing = (isFine: (exercise: Exercise) => boolean): string[] => idsOf(EXERCISES.filter((each) => !isFine(each)));
const rankOf = (level: Level): number => LEVELS.indexOf(level);
const suits = ({ level, until }: Exercise, own: Level): boolean =>
  rankOf(level) <= rankOf(own) && (until === null || rankOf(own) <= rankOf(until));

/** The six basic movements; a lunge is a squat on one leg. */
const BASICS: Readonly<Record<string, readonly Pattern[]>> = {
  "squat or lunge": ["squat", "lunge"],
  hinge: ["hinge"],
  "horizontal push": ["horizontal-push"],
  "vertical push": ["vertical-push"],
  "horizontal pull": ["horizontal-pull"],
  "vertical pull": ["vertical-pull"],
};

const EXPLOSIVE = /swing|snatch|clean\b|slam|\bjump (?!rope|jack)|box jump|push press|jerk|wall ball|throw|thruster/i;

describe("ranks", () => {
  it("are known, and every staple is Free", () => {
    expect(failing(({ rank, loadModel }) => RANKS.includes(rank) && LOAD_MODELS.includes(loadModel))).toEqual([]);
    expect(failing(({ rank, tier }) => rank !== "staple" || tier === "free")).toEqual([]);
  });

  it("hold two staples for every basic pattern at every level in both places", () => {
    const staples = (place: Location, level: Level, patterns: readonly Pattern[]): number =>
      EXERCISES.filter(
        (each) => each.rank === "staple" && each.location === place && patterns.includes(each.pattern) && suits(each, level),
      ).length;
    const thin = LOCATIONS.flatMap((place) =>
      LEVELS.flatMap((level) =>
        Object.entries(BASICS).map(([basic, patterns]) => ({ place, level, basic, count: staples(place, level, patterns) })),
      ),
    ).filter(({ count }) => count < 2);
    expect(thin).toEqual([]);
  });

  it("leave explosive lifts to those who have trained", () => {
    expect(failing(({ kind, name, level }) => kind !== "strength" || !EXPLOSIVE.test(name) || level !== "beginner")).toEqual([]);
    expect(failing(({ pattern, level }) => pattern !== "power" || level !== "beginner")).toEqual([]);
  });

  it("don't call a wall sit a squat", () => {
    expect(failing(({ name, pattern }) => !/wall sit/i.test(name) || pattern !== "squat")).toEqual([]);
  });
});

describe("the range of levels", () => {
  it("doesn't end before it begins", () => {
    expect(failing(({ level, until }) => until === null || rankOf(until) >= rankOf(level))).toEqual([]);
  });

  it("has no end where weight makes it harder", () => {
    const isLoadable = ({ loadModel, needs }: Exercise): boolean =>
      loadModel === "stack" || (loadModel === "total" && needs.length > 0);
    const isWeightMarch = ({ id }: Exercise): boolean => id === "g-weighted-march";
    expect(failing((each) => !isLoadable(each) || each.until === null || isWeightMarch(each))).toEqual([]);
  });
});

describe("aliases", () => {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, " ")
      .trim();

  it("never repeat a name, nor each other", () => {
    const isFine = ({ name, aliases }: Exercise): boolean => {
      const all = [name, ...aliases].map((each) => each.toLowerCase());
      return new Set(all).size === all.length && aliases.every((alias) => alias.length >= 2 && alias.length <= 40);
    };
    expect(failing(isFine)).toEqual([]);
  });

  it("are the same wherever an exercise is done", () => {
    const shown = ({ name, aliases }: Exercise): string => `${name}: ${aliases.map(plain).join(", ")}`;
    const byName = new Map<string, Set<string>>();
    for (const each of EXERCISES) byName.set(each.name, (byName.get(each.name) ?? new Set()).add(shown(each)));
    expect([...byName.values()].filter((texts) => texts.size > 1).map((texts) => [...texts])).toEqual([]);
  });

  it("aren't the name of another exercise, but for the general names that several go by", () => {
    const names = new Map(EXERCISES.map(({ name }) => [plain(name), name]));
    const taken = EXERCISES.flatMap(({ name, aliases }) =>
      aliases.flatMap((alias) => {
        const other = names.get(plain(alias));
        return other === undefined || other === name || SHARED.has(plain(alias)) ? [] : [`${name}: ${alias}`];
      }),
    );
    expect([...new Set(taken)]).toEqual([]);
  });
});

/** Names of exercises that people also use for a close relative. */
const SHARED: ReadonlySet<string> = new Set([
  "dumbbell fly",
  "inverted row",
  "seated band row",
  "assisted pull up",
  "bench dip",
  "triceps dip",
  "kneeling plank",
  "knee plank",
  "standing calf raise",
  "seated calf raise",
  "incline push up",
  "cable kickback",
  "sumo squat",
  "hip thrust",
]);
