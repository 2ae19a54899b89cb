import { describe, expect, it } from "vitest";
import * as sample from "@lockstep/content/sample/index.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { posterSvg } from "@lockstep/figure/draw.ts";
import { oneOfEach } from "./test-sample.ts";

/** Every exercise in a full run, else one of each movement. */
const DRAWN = oneOfEach(EXERCISES, ({ demonstration }) => demonstration.movement);

describe("every exercise of the catalogue", () => {
  it("has a drawn demonstration", () => {
    const missing = EXERCISES.filter(
      ({ demonstration }) => findDemonstration(demonstration.movement, demonstration.variant) === null,
    );
    expect(missing.map((exercise) => exercise.id)).toEqual([]);
  });

  it("is drawn with the muscles it targets lit", () => {
    const unlit = DRAWN.filter(({ demonstration, targets, kind }) => {
      if (kind !== "strength") return false;
      const demo = findDemonstration(demonstration.movement, demonstration.variant);
      if (demo === null) return true;
      const lit = Object.fromEntries(targets.map((muscle) => [muscle, "primary" as const]));
      return (["side", "front", "three-quarter"] as const).every(
        (view) => posterSvg(demo, { view, lit }) === posterSvg(demo, { view }),
      );
    });
    expect(unlit.map((exercise) => exercise.id)).toEqual([]);
  });

  it("shows a targeted muscle in the view it opens with, at one of its two ends", () => {
    const dark = DRAWN.filter(({ demonstration, targets }) => {
      const demo = findDemonstration(demonstration.movement, demonstration.variant);
      if (demo === null || targets.length === 0) return demo === null;
      const lit = Object.fromEntries(targets.map((muscle) => [muscle, "primary" as const]));
      return [0, 1].every((phase) => posterSvg(demo, { phase, lit }) === posterSvg(demo, { phase }));
    });
    expect(dark.map((exercise) => exercise.id)).toEqual([]);
  });
});

/** Every figure that the sample community's pictures and covers name, as `movement:variant`. */
function figuresIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "figures" in value && Array.isArray(value.figures) ? value.figures.map(String) : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

it("the sample community's pictures show movements that there are", () => {
  const named = figuresIn(sample);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => findDemonstration(name.split(":")[0] ?? "", name.split(":")[1] ?? "") === null)).toEqual([]);
});
