import { LEVELS } from "@lockstep/domain/training/exercise.ts";
import { describe, expect, it } from "vitest";
import { EXERCISES } from "./index.ts";
import { LADDERS } from "./ladders.ts";

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));
const climbing = EXERCISES.filter(({ harder }) => harder !== undefined);

describe("ladders of harder exercises", () => {
  it("keep to one pattern", () => {
    const strange = climbing.flatMap(({ name, pattern, harder = [] }) =>
      harder.flatMap((id) => (byId.get(id)?.pattern === pattern ? [] : `${name} to ${byId.get(id)?.name}`)),
    );
    expect(strange).toEqual([]);
  });

  it.each([
    ["Sliding Leg Curl", "Nordic Curl"],
    ["Bulgarian Split Squat", "Pistol Squat"],
    ["Single-Leg Box Squat", "Pistol Squat"],
    ["Elevated Pike Push-Up", "Handstand Push-Up"],
    ["Pike Push-Up", "Handstand Push-Up"],
    ["Ab Wheel Rollout", "Dragon Flag"],
    ["Inverted Row", "Barbell Row"],
    ["Chair Dip", "Close-Grip Push-Up"],
    ["Ring Push-Up", "Ring Dip"],
  ])("don't leap from %s to %s", (from, to) => {
    const leaps = climbing.filter(({ name, harder = [] }) => name === from && harder.some((id) => byId.get(id)?.name === to));
    expect(leaps.map(({ id }) => id)).toEqual([]);
  });

  it("name exercises of the catalogue, each once in a ladder", () => {
    const names = new Set(EXERCISES.map(({ name }) => name));
    expect(LADDERS.flat().filter((name) => !names.has(name))).toEqual([]);
    expect(LADDERS.filter((ladder) => new Set(ladder).size < ladder.length)).toEqual([]);
  });

  it("begin somewhere: no ladder is left out for naming only what takes weight", () => {
    const begun = new Set(climbing.map(({ name }) => name));
    expect(LADDERS.filter((ladder) => !ladder.some((name) => begun.has(name)))).toEqual([]);
  });

  it.each(climbing)(
    "$id goes on in its own place, with something that's not easier",
    ({ id, location, level, until, harder = [] }) => {
      const steps = harder.map((each) => byId.get(each));
      expect(harder).not.toContain(id);
      for (const step of steps) {
        expect(step?.location).toBe(location);
        const outgrown = step?.until ?? null;
        // Whoever has outgrown it gets nothing that's outgrown sooner.
        expect(outgrown === null || LEVELS.indexOf(outgrown) >= LEVELS.indexOf(until ?? level)).toBe(true);
      }
    },
  );
});
