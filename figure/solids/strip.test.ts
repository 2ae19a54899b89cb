import { describe, expect, it } from "vitest";
import { findDemonstration } from "../demonstrations.ts";
import { poseAt } from "../pose.ts";
import { solveSkeleton } from "../skeleton.ts";
import { segmentDistance, type Vec } from "../vector.ts";
import { placeEquipment } from "./place-equipment.ts";
import { hung, laidRound, slack, stretched } from "./strip.ts";

describe("a strip", () => {
  const [from, to]: [Vec, Vec] = [
    [-0.3, 0.4, 0],
    [0.3, 0.4, 0],
  ];

  it("thins as it's stretched, and hangs through when it's slack", () => {
    expect(stretched(0.9)).toBeLessThan(stretched(0.3));
    expect(slack(from, to)).toBe(0);
    expect(slack(from, [-0.2, 0.4, 0])).toBeGreaterThan(0.02);
    expect(hung(from, to, 0.03)[4]?.[1]).toBeCloseTo(0.37);
  });

  it("lies outside a limb that's in its way, and stays straight where none is", () => {
    const line = hung(from, to, 0, 12);
    const limb = [[0, 0.2, 0], [0, 0.6, 0], 0.05, 0.05] as const;
    const round = laidRound(line, [0, 0, 1], [limb]);
    expect([round[0], round.at(-1)]).toEqual([line[0], line.at(-1)]);
    for (const point of round) expect(segmentDistance(point, point, limb[0], limb[1])).toBeGreaterThan(0.0499);
    expect(laidRound(line, [0, 0, 1], [[[0, 0.6, 0.3], [0, 0.8, 0.3], 0.05, 0.05]])).toEqual(line);
  });

  it.each([
    ["squat", "band"],
    ["squat-to-press", "band"],
    ["overhead-press", "band"],
    ["triceps-extension", "band-overhead"],
    ["row", "band"],
    ["hinge", "band"],
  ])("passes outside the bones of the legs: %s %s", (movement, variant) => {
    const demo = findDemonstration(movement, variant);
    if (!demo) throw new Error(`No ${movement}`);
    for (const phase of [0, 0.25, 0.5, 0.75, 1]) {
      const body = solveSkeleton(poseAt(demo, phase), demo.equipment);
      for (const { solid } of placeEquipment(demo.equipment, body)) {
        if (solid.material !== "band") continue;
        const { positions } = solid.mesh;
        for (let i = 0; i < positions.length; i += 3) {
          const point: Vec = [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0];
          for (const { hip, knee, ankle } of [body.legs.right, body.legs.left]) {
            expect(segmentDistance(point, point, hip, knee)).toBeGreaterThan(0.035);
            if (point[1] > 0.1) expect(segmentDistance(point, point, knee, ankle)).toBeGreaterThan(0.025);
          }
        }
      }
    }
  });
});
