import { FOREARM, MEASURE, SHANK, THIGH, TRUNK, UPPER_ARM, type Profile } from "./anatomy.ts";
import type { Arm } from "./arm.ts";
import type { Leg } from "./leg.ts";
import type { Side, Skeleton } from "./skeleton.ts";
import { ball, type Ball, type Ring } from "./tube.ts";
import { add, along, clamp, mix, place, scale, unit, type Vec } from "./vector.ts";

/** How full the body is: factors on the radii of its parts. The bones stay, so every movement fits every build. */
export interface Build {
  shoulders: number;
  waist: number;
  hips: number;
  limbs: number;
}

/** Builds to choose from. */
export const BUILDS = {
  even: { shoulders: 1, waist: 1, hips: 1, limbs: 1 },
  slim: { shoulders: 0.94, waist: 0.93, hips: 0.98, limbs: 0.93 },
  strong: { shoulders: 1.05, waist: 1.06, hips: 1.03, limbs: 1.1 },
  curvy: { shoulders: 0.95, waist: 0.94, hips: 1.06, limbs: 0.98 },
  round: { shoulders: 1.04, waist: 1.3, hips: 1.15, limbs: 1.12 },
} as const satisfies Record<string, Build>;
export type BuildName = keyof typeof BUILDS;

/** A bone with its rings. */
interface Bone {
  from: Vec;
  direction: Vec;
  length: number;
  front: Vec;
  outer: Vec;
}

const ringsOf = (profile: Profile, bone: Bone, factor: number, extra: (t: number) => number = () => 0): Ring[] =>
  profile.map(([t, front, back, outer, inner]) => ({
    centre: along(bone.from, bone.direction, t * bone.length),
    front: bone.front,
    outer: bone.outer,
    radii: [front * factor + extra(t), back * factor + extra(t), outer * factor + extra(t), inner * factor + extra(t)],
  }));

/** The ring of a profile at any t (linear between its rows, held at its ends). */
export function profileRing(profile: Profile, bone: Bone, t: number, factor = 1, extra = 0): Ring {
  let i = 0;
  while (i < profile.length - 2 && (profile[i + 1]?.[0] ?? 1) < t) i++;
  const a = profile[i];
  const b = profile[i + 1] ?? a;
  if (!a || !b) throw new Error("A profile needs two rows");
  const part = clamp((t - a[0]) / (b[0] - a[0] || 1), 0, 1);
  const r = (k: 1 | 2 | 3 | 4): number => mix(a[k], b[k], part) * factor + extra;
  return {
    centre: along(bone.from, bone.direction, t * bone.length),
    front: bone.front,
    outer: bone.outer,
    radii: [r(1), r(2), r(3), r(4)],
  };
}

export const thighBone = (leg: Leg): Bone => ({
  from: leg.hip,
  direction: leg.thigh,
  length: MEASURE.thigh,
  front: leg.thighFront,
  outer: leg.thighOuter,
});
export const shankBone = (leg: Leg): Bone => ({
  from: leg.knee,
  direction: leg.shank,
  length: MEASURE.shank,
  front: leg.shankFront,
  outer: leg.shankOuter,
});
export const upperArmBone = (arm: Arm): Bone => ({
  from: arm.shoulder,
  direction: arm.upper,
  length: MEASURE.upperArm,
  front: scale(arm.upperBack, -1),
  outer: arm.upperOuter,
});
export const forearmBone = (arm: Arm): Bone => ({
  from: arm.elbow,
  direction: arm.fore,
  length: MEASURE.forearm,
  front: scale(arm.foreBack, -1),
  outer: arm.foreOuter,
});

/** Rings of the thigh, of the shank, of the upper arm and of the forearm. */
export const thighRings = (leg: Leg, build: Build): Ring[] => ringsOf(THIGH, thighBone(leg), build.limbs);
export const shankRings = (leg: Leg, build: Build): Ring[] => ringsOf(SHANK, shankBone(leg), build.limbs);
export const upperArmRings = (arm: Arm, build: Build): Ring[] => ringsOf(UPPER_ARM, upperArmBone(arm), build.limbs);
export const forearmRings = (arm: Arm, build: Build): Ring[] => ringsOf(FOREARM, forearmBone(arm), build.limbs);

/** Where the legs of the shorts end along the thigh. */
export const HEM = 0.56;

/** One leg of the shorts: the thigh a little wider, flaring to its hem. */
export const shortsRings = (leg: Leg, build: Build): Ring[] =>
  [0.02, 0.14, 0.26, 0.4, HEM].map((t) => profileRing(THIGH, thighBone(leg), t, build.limbs, 0.0025 + 0.0075 * t));

/** A ring of the trunk at a height above the hip line. */
export function trunkRing(body: Skeleton, build: Build, h: number, extra = 0): Ring {
  let i = 0;
  while (i < TRUNK.length - 2 && (TRUNK[i + 1]?.[0] ?? 1) < h) i++;
  const a = TRUNK[i];
  const b = TRUNK[i + 1] ?? a;
  if (!a || !b) throw new Error("The trunk needs two rows");
  const part = clamp((h - a[0]) / (b[0] - a[0]), 0, 1);
  const factor =
    h < 0.045
      ? mix(build.hips, build.waist, clamp((h + 0.01) / 0.055, 0, 1))
      : mix(build.waist, build.shoulders, clamp((h - 0.1) / 0.11, 0, 1));
  const r = (k: 1 | 2 | 3): number => mix(a[k], b[k], part) * factor + extra;
  const frame = body.spine.frame(h);
  return { centre: body.spine.point(h), front: frame.front, outer: frame.right, radii: [r(2), r(3), r(1), r(1)] };
}

/** Rings of the trunk between two heights: the table's rows and both ends. */
export function trunkRings(body: Skeleton, build: Build, from: number, to: number, extra = 0): Ring[] {
  const heights = [from, ...TRUNK.map(([h]) => h).filter((h) => h > from + 0.008 && h < to - 0.008), to];
  return heights.map((h) => trunkRing(body, build, h, extra));
}

/** The kneecap, moving forward as the knee bends. */
export const kneeBall = (leg: Leg, build: Build): Ball =>
  ball(
    along(leg.knee, unit(add(leg.thighFront, leg.shankFront)), 0.002 + 0.005 * clamp(leg.kneeDegrees / 140, 0, 1)),
    0.0295 * build.limbs,
  );

/** The point of the elbow. */
export const elbowBall = (arm: Arm, build: Build): Ball =>
  ball(along(arm.elbow, unit(add(arm.upperBack, arm.foreBack)), 0.002), 0.0215 * build.limbs);

/** The shoulder: the deltoid from over the joint to a third of the upper arm. */
export function shoulderGroups(body: Skeleton, arm: Arm, side: Side, build: Build): Ball[][] {
  const k = build.limbs;
  const over = along(along(arm.shoulder, body.chest.up, 0.003), body.chest.right, side * 0.003);
  const first = ball(along(arm.shoulder, arm.upper, 0.042), 0.0335 * k);
  return [
    [ball(over, 0.0325 * k), first],
    [first, ball(along(arm.shoulder, arm.upper, 0.09), 0.0285 * k)],
  ];
}

/** What fills the corner between trunk and arm: breast and back muscles on their way to the upper arm, and the slope of the neck to the shoulder. */
export function shoulderWebs(body: Skeleton, arm: Arm, side: Side, build: Build): Ball[][] {
  const { shoulders, chest, neckBase, neck } = body;
  const k = build.shoulders;
  return [
    [ball(place(shoulders, chest, 0.028, -0.036, side * 0.066), 0.03 * k), ball(along(arm.shoulder, arm.upper, 0.04), 0.028)],
    [ball(place(shoulders, chest, -0.022, -0.05, side * 0.068), 0.028 * k), ball(along(arm.shoulder, arm.upper, 0.036), 0.028)],
    [
      ball(place(shoulders, chest, 0.014, -0.02, side * 0.055), 0.036 * k),
      ball(arm.shoulder, 0.029),
      ball(place(shoulders, chest, -0.028, -0.02, side * 0.055), 0.032 * k),
    ],
    [
      ball(place(neckBase, neck, -0.012, 0.008, side * 0.01), 0.02),
      ball(place(neckBase, chest, -0.013, -0.024, side * 0.05), 0.022),
    ],
    [ball(place(neckBase, chest, -0.013, -0.024, side * 0.05), 0.022), ball(along(arm.shoulder, chest.up, 0.01), 0.024)],
  ];
}

/** The neck, from between the shoulders into the skull. */
export function neckGroups(body: Skeleton): Ball[][] {
  const middle = ball(place(body.neckBase, body.neck, -0.004, 0.02, 0), 0.0295);
  return [
    [ball(place(body.neckBase, body.chest, 0.002, -0.006, 0), 0.0305), middle],
    [middle, ball(place(body.head, body.headFrame, -0.014, -0.046, 0), 0.0305)],
  ];
}

/** Seat: from the sacrum round to the thigh, and the groin in front; they keep the hip one shape at every bend. */
export function seatGroups(body: Skeleton, leg: Leg, side: Side, build: Build): Ball[][] {
  const k = build.hips;
  return [
    [
      ball(place(body.hip, body.pelvis, -0.03, 0.019, side * 0.04), 0.044 * k),
      ball(along(along(leg.hip, leg.thigh, 0.045), leg.thighFront, -0.012), 0.0465 * k),
      ball(place(body.hip, body.pelvis, -0.034, -0.006, side * 0.046), 0.0455 * k),
    ],
    [
      ball(place(body.hip, body.pelvis, 0.004, 0.016, side * 0.042), 0.045 * k),
      ball(along(leg.hip, leg.thigh, 0.035), 0.049 * k),
    ],
  ];
}
