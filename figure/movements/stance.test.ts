import fc from "fast-check";
import { expect, test } from "vitest";
import { poseAt } from "../pose.ts";
import { MEASURE } from "../anatomy.ts";
import { of, SIDES, solveSkeleton, type Skeleton } from "../skeleton.ts";
import { distance, place } from "../vector.ts";
import { findDemonstration } from "../demonstrations.ts";
import { kneeling, onHeel, pelvisOver, plankPelvis } from "./stance.ts";

const HEEL = { back: -0.047, below: -0.0405 };

test("the pelvis over a shank and a thigh stands where those angles put it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 110 }), (shank, thigh) => {
      // A leg is never quite straight.
      fc.pre(shank + thigh > 20);
      const { legs } = solveSkeleton({ p: pelvisOver(0, shank, thigh, 20), f: [0.07, 0.05, 0, 0], k: [1, 0, 0] });
      expect(Math.abs(legs.right.kneeDegrees - shank - thigh)).toBeLessThan(1);
    }),
  );
});

test("a plank is one straight line from ankle to shoulder at every slope and toe height", () => {
  fc.assert(
    fc.property(fc.integer({ min: -15, max: 45 }), fc.constantFrom(0, 0.2), (slope, height) => {
      const body = solveSkeleton({ p: plankPelvis(slope, 0.05, height), f: [0, 0.05, 66, 0, height] });
      const ankle = body.legs.right.ankle;
      const bend = distance(ankle, body.hip) + distance(body.hip, body.shoulders) - distance(ankle, body.shoulders);
      expect(bend).toBeLessThan(0.006);
    }),
  );
});

test("a foot on its heel touches its surface with the heel and with nothing below it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80 }), fc.constantFrom(0, 0.1), (lift, surface) => {
      const { legs } = solveSkeleton({ p: [0, 0.3, 0], f: onHeel(0.3, 0.06, lift, surface, 0) });
      const { ankle, foot } = legs.right;
      const heel = ankle[1] + foot.front[1] * HEEL.back + foot.up[1] * HEEL.below;
      expect(heel).toBeCloseTo(surface, 2);
      expect(ankle[0]).toBeCloseTo(0.3, 2);
    }),
  );
});

test("kneeling puts the knee on the floor under the pelvis", () => {
  const { legs } = solveSkeleton({ p: [0.1, 0.289, 0], ...kneeling(0.1) });
  expect(legs.right.knee[0]).toBeCloseTo(0.1, 1);
  expect(legs.right.knee[1]).toBeGreaterThan(0.025);
  expect(legs.right.knee[1]).toBeLessThan(0.05);
});

test("a squat goes below parallel, the bar over the middle of the foot", () => {
  const demo = findDemonstration("squat", "barbell-back");
  if (!demo) throw new Error("no barbell squat");
  const { hip, legs, bar } = solveSkeleton(poseAt(demo, 1), demo.equipment);
  expect(hip[1]).toBeLessThanOrEqual(legs.right.knee[1] + 0.03);
  expect(bar?.[0]).toBeGreaterThan(-0.03);
  expect(bar?.[0]).toBeLessThan(0.11);
});

const PHASES = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1];
const bodiesOf = (movement: string, variant: string): Skeleton[] => {
  const demo = findDemonstration(movement, variant);
  if (!demo) throw new Error(`no ${movement} ${variant}`);
  return PHASES.map((phase) => solveSkeleton(poseAt(demo, phase), demo.equipment));
};
const solesOf = ({ legs }: Skeleton): number[] =>
  SIDES.flatMap((side) => {
    const { ankle, foot } = of(legs, side);
    return [MEASURE.ankleToBall, HEEL.back].map((x) => place(ankle, foot, x, -MEASURE.ankle, 0)[1]);
  });

test.each([
  ["mountain-climber", "bodyweight"],
  ["sled", "push"],
  ["high-knees", "march"],
  ["carry", "dumbbells"],
])("a foot is always on the floor: %s %s", (movement, variant) => {
  for (const body of bodiesOf(movement, variant)) expect(Math.min(...solesOf(body))).toBeLessThan(0.012);
});

test.each([
  ["mountain-climber", "bodyweight", 45],
  ["handstand-push-up", "hold", 20],
  ["renegade-row", "dumbbells", 35],
  ["plank", "jack", 30],
  ["shoulder-tap", "bodyweight", 30],
])("the arm that carries the body is nearly straight: %s %s", (movement, variant, most) => {
  for (const { arms } of bodiesOf(movement, variant))
    expect(Math.min(arms.right.elbowDegrees, arms.left.elbowDegrees)).toBeLessThan(most);
});

test("a snatch ends locked out", () => {
  expect(bodiesOf("snatch", "barbell").at(-1)?.arms.right.elbowDegrees).toBeLessThan(12);
});

test("a Zercher bar stays in the crooks of the elbows", () => {
  for (const { bar, arms } of bodiesOf("squat", "zercher")) {
    const { elbow } = arms.right;
    expect(Math.hypot((bar?.[0] ?? 9) - elbow[0], (bar?.[1] ?? 9) - elbow[1])).toBeLessThan(0.045);
  }
});
