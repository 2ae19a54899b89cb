import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { distance, substitutesFor } from "./substitutes.ts";
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
    ["door-row", "dumbbell-row", 1],
    ["wall-push-up", "palm-press", null],
    ["carry", "bear-crawl", 3],
    ["cat-cow", "calf-stretch", 4],
    ["good-morning", "calf-raise", null],
    ["carry", "bag-hold", null],
    ["squat", "quad-stretch", null],
    ["curl", "curl", null],
  ])("from %s to %s: %s", (from, to, expected) => {
    expect(distance(named(from), named(to))).toBe(expected);
  });
});

describe("substitutesFor", () => {
  it("names equals first, then the same muscle by what it costs, and never another muscle", () => {
    const names = substitutesFor(named("wall-push-up"), gym, new Set()).map(({ exerciseId }) => exerciseId);
    expect(names).toEqual(["g-incline-push-up", "g-push-up", "g-dumbbell-press"]);
    expect(names).not.toContain("g-palm-press");
    const ham = substitutesFor(named("leg-curl"), gym, new Set()).map(({ exerciseId }) => exerciseId);
    expect(ham).toEqual(["g-heel-slide", "g-deadlift", "g-good-morning"]);
  });

  it("gives a full-body exercise another muscle's only where fewer than two of its own are new to the session", () => {
    const names = (pool: readonly Exercise[], session: readonly string[] = []): readonly string[] =>
      substitutesFor(named("carry"), pool, new Set(session)).map(({ exerciseId }) => exerciseId);
    const like = (id: string): Exercise => ({ ...named("carry"), id });
    const two = [...gym, like("g-bag-carry"), like("g-plate-carry")];
    expect(names(two)).toEqual(["g-bag-carry", "g-plate-carry"]);
    expect(names(two, ["g-bag-carry"])).toHaveLength(3);
    expect(names([...gym, like("g-bag-carry")])[0]).toBe("g-bag-carry");
    expect(names([...gym, like("g-bag-carry")]).length).toBeGreaterThanOrEqual(2);
    expect(names(gym)).toHaveLength(3);
  });

  it("names at least two that the session doesn't hold, where there are two", () => {
    const session = new Set(["g-incline-push-up", "g-push-up", "g-wall-push-up"]);
    const names = substitutesFor(named("wall-push-up"), gym, session).map(({ exerciseId }) => exerciseId);
    expect(names.filter((id) => !session.has(id)).length).toBeGreaterThanOrEqual(2);
  });
});
