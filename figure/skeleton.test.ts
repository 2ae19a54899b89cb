import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEASURE } from "./anatomy.ts";
import { solveLimb } from "./limb-ik.ts";
import type { Pose } from "./movement.ts";
import { mirrorPose } from "./pose.ts";
import { of, SIDES, solveSkeleton } from "./skeleton.ts";
import { distance, dot, mirror, segmentDistance, subtract, unit, type Vec } from "./vector.ts";

const coordinate = fc.double({ min: -2, max: 2, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);
const bone = fc.double({ min: 0.05, max: 0.5, noNaN: true });
const angle = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("two-bone reach", () => {
  it("keeps both bones at their length, whatever is asked", () => {
    fc.assert(
      fc.property(point, point, bone, bone, point, (root, goal, upper, lower, pole) => {
        const limb = solveLimb(root, goal, upper, lower, pole, [1, 0, 0]);
        expect(distance(root, limb.middle)).toBeCloseTo(upper, 6);
        expect(distance(limb.middle, limb.end)).toBeCloseTo(lower, 6);
      }),
    );
  });

  it("reaches every goal within reach and says by how much it misses the others", () => {
    fc.assert(
      fc.property(point, bone, bone, point, (goal, upper, lower, pole) => {
        const root: Vec = [0, 0, 0];
        const limb = solveLimb(root, goal, upper, lower, pole, [1, 0, 0]);
        expect(distance(limb.end, goal)).toBeCloseTo(Math.abs(limb.miss), 2);
      }),
    );
  });

  it("bends toward the pole", () => {
    fc.assert(
      fc.property(point, point, (goal, pole) => {
        fc.pre(distance(goal, [0, 0, 0]) > 0.1 && distance(pole, [0, 0, 0]) > 0.1);
        const limb = solveLimb([0, 0, 0], goal, 0.25, 0.25, pole, [1, 0, 0]);
        fc.pre(Math.abs(dot(unit(goal), unit(pole))) < 0.99);
        expect(dot(limb.pole, pole)).toBeGreaterThan(0);
      }),
    );
  });
});

const freePose: fc.Arbitrary<Pose> = fc.record({
  p: fc.tuple(angle(-0.3, 0.3), angle(0.2, 0.7), angle(-90, 90)),
  q: fc.tuple(angle(-90, 90), angle(-60, 60), angle(-0.1, 0.1)),
  s: fc.tuple(angle(-20, 40), angle(-20, 30), angle(-20, 20), angle(-30, 30)),
  n: fc.tuple(angle(-40, 40), angle(-50, 50), angle(-20, 20)),
  g: fc.tuple(angle(-20, 110), angle(-20, 40), angle(0, 140), angle(-20, 50)),
  gl: fc.tuple(angle(-20, 110), angle(-20, 40), angle(0, 140), angle(-20, 50)),
  a: fc.tuple(angle(0, 110), angle(0, 170), angle(0, 140)),
  al: fc.tuple(angle(0, 110), angle(0, 170), angle(0, 140)),
});

describe("the skeleton", () => {
  it("has the same bones in every pose", () => {
    fc.assert(
      fc.property(freePose, (pose) => {
        const body = solveSkeleton(pose);
        for (const side of SIDES) {
          const leg = of(body.legs, side);
          const arm = of(body.arms, side);
          expect(distance(leg.hip, leg.knee)).toBeCloseTo(MEASURE.thigh, 6);
          expect(distance(leg.knee, leg.ankle)).toBeCloseTo(MEASURE.shank, 6);
          expect(distance(arm.shoulder, arm.elbow)).toBeCloseTo(MEASURE.upperArm, 6);
          expect(distance(arm.elbow, arm.wrist)).toBeCloseTo(MEASURE.forearm, 6);
        }
      }),
    );
  });

  it("mirrors when its pose is mirrored", () => {
    fc.assert(
      fc.property(freePose, (pose) => {
        const body = solveSkeleton(pose);
        const other = solveSkeleton(mirrorPose(pose));
        const same = (a: Vec, b: Vec): void => expect(distance(a, mirror(b))).toBeLessThan(1e-9);
        same(body.head, other.head);
        same(body.legs.right.ankle, other.legs.left.ankle);
        same(body.legs.left.knee, other.legs.right.knee);
        same(body.arms.right.elbow, other.arms.left.elbow);
        same(body.arms.left.wrist, other.arms.right.wrist);
      }),
    );
  });

  it("holds a pinned foot where it is pinned and sinks when the pelvis is too high", () => {
    const body = solveSkeleton({ p: [0, 0.9, 0], f: [0.07, 0.1] });
    expect(body.sink).toBeGreaterThan(0.3);
    for (const side of SIDES) expect(of(body.legs, side).miss).toBeLessThan(0.005);
    expect(body.legs.right.ankle[1]).toBeCloseTo(MEASURE.ankle, 3);
  });

  it("hangs straight arms to a bar of which only x is given", () => {
    const body = solveSkeleton({ p: [0, 0.537, 0], f: [0.07, 0.1], b: [0.06], gw: 0.12 }, { bar: "hands" });
    for (const side of SIDES) {
      expect(of(body.arms, side).elbowDegrees).toBeLessThan(15);
      expect(of(body.arms, side).miss).toBeLessThan(0.003);
    }
  });

  it("keeps a fist on its target however the wrist is bent", () => {
    fc.assert(
      fc.property(angle(-70, 70), (w) => {
        const body = solveSkeleton({ p: [0, 0.537, 0], f: [0.07, 0.1], h: [0.22, 0.7, 0.12], w });
        const { grip, wrist, elbow, hand, fore } = body.arms.right;
        expect(distance(grip, [0.22, 0.7, 0.12])).toBeLessThan(1e-6);
        expect(distance(elbow, wrist)).toBeCloseTo(MEASURE.forearm, 6);
        expect((Math.acos(Math.min(1, dot(hand, fore))) * 180) / Math.PI).toBeCloseTo(Math.abs(w), 3);
      }),
    );
  });

  it("keeps a flat hand on an upright surface when its normal is given", () => {
    const body = solveSkeleton({
      p: [0, 0.537, 0],
      f: [0.07, 0.1],
      h: [0.3, 0.78, 0.12],
      hm: "flat",
      hn: [-1, 0, 0],
      hd: [0, 1, 0],
    });
    expect(body.arms.right.wrist[0]).toBeCloseTo(0.3 - MEASURE.palm, 3);
    expect(body.arms.right.lift).toBe(0);
  });
});

describe("distance of segments", () => {
  it("is never more than the distance of any two of their points", () => {
    fc.assert(
      fc.property(point, point, point, point, angle(0, 1), angle(0, 1), (a, b, c, d, s, t) => {
        const on = (from: Vec, to: Vec, part: number): Vec => {
          const [x, y, z] = subtract(to, from);
          return [from[0] + x * part, from[1] + y * part, from[2] + z * part];
        };
        expect(segmentDistance(a, b, c, d)).toBeLessThanOrEqual(distance(on(a, b, s), on(c, d, t)) + 1e-6);
      }),
    );
  });
});
