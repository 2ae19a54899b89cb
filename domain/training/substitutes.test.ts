import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { distance, harderThan, substitutesFor } from "./substitutes.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const gym = TABLE_CATALOGUE.filter((exercise) => exercise.location === "gym");

function named(name: string): Exercise {
  const exercise = gym.find((candidate) => candidate.id === `g-${name}`);
  if (exercise === undefined) throw new Error(`The table has no ${name}`);
  return exercise;
}

describe("distance", () => {
  it.each<[string, string, number | null]>([
    ["wall-push-up", "incline-push-up", 0],
    ["door-row", "dumbbell-row", null],
    ["wall-push-up", "palm-press", null],
    ["carry", "bear-crawl", null],
    ["cat-cow", "calf-stretch", null],
    ["good-morning", "calf-raise", null],
    ["leg-curl", "deadlift", null],
    ["carry", "bag-hold", null],
    ["calf-raise", "calf-hold", null],
    ["squat", "quad-stretch", null],
    ["curl", "curl", null],
  ])("from %s to %s: %s", (from, to, expected) => {
    expect(distance(named(from), named(to))).toBe(expected);
  });

  it("takes no isolated or held exercise for a compound one: a wall sit isn't a squat", () => {
    const squat = named("squat");
    expect(distance(squat, { ...squat, id: "g-wall-sit", dose: { ...squat.dose, holdSeconds: 30 } })).toBeNull();
    expect(distance(squat, { ...squat, id: "g-half-squat", compound: false })).toBeNull();
  });
});

describe("harderThan", () => {
  const [wall, next, last] = [named("wall-push-up"), named("squat"), named("door-row")];

  it("is the first of those named that the person may be given", () => {
    const exercise = { ...wall, harder: [next.id, last.id] };
    expect(harderThan(exercise, [last, next])).toBe(next);
    expect(harderThan(exercise, [last])).toBe(last);
    expect(harderThan(exercise, [])).toBeNull();
  });

  it("is nobody's where none is named", () => {
    expect(harderThan(wall, [next, last])).toBeNull();
  });
});

describe("substitutesFor", () => {
  const ids = (exercise: Exercise, session: readonly string[] = [], level: "beginner" | "advanced" | null = null) =>
    substitutesFor(exercise, gym, new Set(session), level).map(({ exerciseId }) => exerciseId);

  it("names up to three of the same pattern, equals first", () => {
    expect(ids(named("wall-push-up"))).toHaveLength(3);
    expect(ids(named("door-row"))).toEqual(["g-seated-row"]);
    expect(ids(named("leg-curl"))).toEqual(["g-heel-slide"]);
  });

  it("keeps to a person's level, both ways", () => {
    expect(ids(named("wall-push-up"), [], "beginner")).toEqual(["g-incline-push-up"]);
    const outgrown = { ...named("incline-push-up"), id: "g-outgrown", until: "beginner" } as const;
    const found = substitutesFor(named("push-up"), [...gym, outgrown], new Set(), "advanced").map(({ exerciseId }) => exerciseId);
    expect(found).not.toContain("g-outgrown");
  });

  it("names at least two that the session doesn't hold, where there are two", () => {
    const session = ["g-incline-push-up", "g-wall-push-up"];
    expect(ids(named("wall-push-up"), session).filter((id) => !session.includes(id)).length).toBeGreaterThanOrEqual(2);
  });
});
