import { describe, expect, it } from "vitest";
import * as sample from "@lockstep/content/sample/index.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { boneFrames } from "@lockstep/figure/body/bones.ts";
import { modelOf } from "@lockstep/figure/body/model.ts";
import { poseBody, poseRoom } from "@lockstep/figure/body/pose-body.ts";
import { eyeOfView } from "@lockstep/figure/ink/view-score.ts";
import { VIEWS, type Demo, type View } from "@lockstep/figure/movement.ts";
import { poseAt } from "@lockstep/figure/pose.ts";
import { solveSkeleton } from "@lockstep/figure/skeleton.ts";
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
      return demo === null || VIEWS.every((view) => litAreaSeen(demo, view, 0, targets) === 0);
    });
    expect(unlit.map((exercise) => exercise.id)).toEqual([]);
  });

  it("shows a targeted muscle in the view it opens with, at one of its two ends", () => {
    const dark = DRAWN.filter(({ demonstration, targets }) => {
      const demo = findDemonstration(demonstration.movement, demonstration.variant);
      if (demo === null || targets.length === 0) return demo === null;
      return [0, 1].every((phase) => litAreaSeen(demo, demo.view, phase, targets) === 0);
    });
    expect(dark.map((exercise) => exercise.id)).toEqual([]);
  });
});

/** How many vertices of the body are lit and look toward the eye of a view. */
function litAreaSeen(demo: Demo, view: View, phase: number, targets: readonly Muscle[]): number {
  const { mesh, build } = modelOf("sam");
  const body = solveSkeleton(poseAt(demo, phase), demo.equipment, build.widths);
  const lit = Object.fromEntries(targets.map((muscle) => [muscle, "primary" as const]));
  const { primary, normals } = poseBody(mesh, boneFrames(body, build.widths), lit, poseRoom(mesh), 1, demo);
  const eye = eyeOfView(demo, view).view;
  let seen = 0;
  for (const [v, share] of primary.entries()) {
    const toward = normals[v * 3]! * eye[0] + normals[v * 3 + 1]! * eye[1] + normals[v * 3 + 2]! * eye[2];
    if (share > 0.5 && toward > 0.2) seen++;
  }
  return seen;
}

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
