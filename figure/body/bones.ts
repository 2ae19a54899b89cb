import type { Widths } from "../anatomy.ts";
import { MEASURE } from "../anatomy.ts";
import { of, SIDES, type Side, type Skeleton } from "../skeleton.ts";
import {
  across,
  add,
  between,
  cross,
  dot,
  place,
  rotate,
  scale,
  smoothstep,
  subtract,
  unit,
  type Frame,
  type Vec,
} from "../vector.ts";

/**
 * What flesh hangs on. The first nine lie on the midline; the others exist once a side. `blade` follows part of the shoulder's travel;
 * `deltoid` is the upper arm turned by the shortest swing from hanging, with a part of the arm's own roll: muscles that end high on the
 * arm bone follow it instead of being wrung. `armpit` follows it too, but stays down by the ribs as the arm rises: the broad muscles of the back end there.
 */
export const BONES = [
  "pelvis",
  "spine05",
  "spine09",
  "spine13",
  "spine17",
  "spine21",
  "chest",
  "neck",
  "head",
  "shoulder",
  "blade",
  "deltoid",
  "armpit",
  "upperArm",
  "elbow",
  "forearm",
  "thigh",
  "knee",
  "shank",
  "foot",
] as const;
export type Bone = (typeof BONES)[number];

/** Numbers of one bone: origin, then the unit directions forward, up and outward, three each. */
export const BONE_SIZE = 12;
/** Bones of both sides: number `bone` on the right, `BONES.length + bone` on the left. */
export const BONE_COUNT = 2 * BONES.length;

/** Where the bones of a posed body are, with the bends that make muscles swell. */
export interface BoneFrames {
  /** `BONE_COUNT` times `BONE_SIZE` numbers. */
  readonly frames: Float64Array;
  /** Elbow and knee bend in degrees, right then left. */
  readonly elbow: readonly [number, number];
  readonly knee: readonly [number, number];
}

/** The number of a bone of a side. */
export const boneNumber = (bone: Bone, side: Side): number => BONES.indexOf(bone) + (side === 1 ? 0 : BONES.length);

const SPINE_HEIGHTS = { spine05: 0.05, spine09: 0.09, spine13: 0.13, spine17: 0.17, spine21: 0.21 } as const;
/** How much of the upper arm's own roll the upper insertions follow. */
const ROLL = 0.65;
/** How much of a raised arm's way the armpit doesn't go, and between which cosines (of the angle from hanging) that sets in. */
const LAG = 0.85;
const LAGS = [-0.65, 0.1] as const;

/** The bones of a posed skeleton. The third direction counts outward: to the right for the right side, to the left for the left. */
export function boneFrames(body: Skeleton, widths: Widths = MEASURE): BoneFrames {
  const frames = new Float64Array(BONE_COUNT * BONE_SIZE);
  for (const side of SIDES) {
    const put = (bone: Bone, origin: Vec, front: Vec, up: Vec, outward: Vec): void => {
      frames.set([...origin, ...front, ...up, ...outward], boneNumber(bone, side) * BONE_SIZE);
    };
    const middle = (bone: Bone, origin: Vec, frame: Frame): void =>
      put(bone, origin, frame.front, frame.up, scale(frame.right, side));
    middle("pelvis", body.hip, body.pelvis);
    for (const bone of ["spine05", "spine09", "spine13", "spine17", "spine21"] as const)
      middle(bone, body.spine.point(SPINE_HEIGHTS[bone]), body.spine.frame(SPINE_HEIGHTS[bone]));
    middle("chest", body.shoulders, body.chest);
    middle("neck", body.neckBase, body.neck);
    middle("head", body.head, body.headFrame);
    putArm(body, side, widths, put);
    const leg = of(body.legs, side);
    put("thigh", leg.hip, leg.thighFront, scale(leg.thigh, -1), leg.thighOuter);
    put("knee", leg.knee, unit(add(leg.thighFront, leg.shankFront)), unit(scale(add(leg.thigh, leg.shank), -1)), leg.thighOuter);
    put("shank", leg.knee, leg.shankFront, scale(leg.shank, -1), leg.shankOuter);
    put("foot", leg.ankle, leg.foot.front, leg.foot.up, scale(leg.foot.right, side));
  }
  return {
    frames,
    elbow: [body.arms.right.elbowDegrees, body.arms.left.elbowDegrees],
    knee: [body.legs.right.kneeDegrees, body.legs.left.kneeDegrees],
  };
}

type Put = (bone: Bone, origin: Vec, front: Vec, up: Vec, outward: Vec) => void;

function putArm({ arms, chest, shoulders }: Skeleton, side: Side, widths: Widths, put: Put): void {
  const arm = of(arms, side);
  const outward = scale(chest.right, side);
  const resting = place(shoulders, chest, -0.006, 0, side * widths.shoulder);
  const travel = subtract(arm.shoulder, resting);
  put("shoulder", arm.shoulder, chest.front, chest.up, outward);
  put("blade", add(shoulders, scale(travel, 0.75)), chest.front, chest.up, outward);

  const { upper } = arm;
  const middle = subtract(upper, chest.up);
  const scope = Math.max(0.03, 1 - dot(upper, chest.up));
  const swung = (v: Vec): Vec => unit(across(subtract(v, scale(middle, dot(upper, v) / scope)), upper));
  const swungFront = swung(chest.front);
  const ownFront = scale(arm.upperBack, -1);
  const roll = (ROLL * 180 * Math.atan2(dot(cross(swungFront, ownFront), upper), dot(swungFront, ownFront))) / Math.PI;
  const front = rotate(swungFront, upper, roll);
  put("deltoid", arm.shoulder, front, scale(upper, -1), rotate(swung(outward), upper, roll));
  const lag = LAG * smoothstep(...LAGS, dot(upper, chest.up));
  const armpitUp = unit(between(scale(upper, -1), chest.up, lag));
  const armpitFront = unit(across(between(front, chest.front, lag), armpitUp));
  put("armpit", arm.shoulder, armpitFront, armpitUp, scale(cross(armpitFront, armpitUp), side));
  put("upperArm", arm.shoulder, ownFront, scale(upper, -1), arm.upperOuter);
  put(
    "elbow",
    arm.elbow,
    unit(scale(add(arm.upperBack, arm.foreBack), -1)),
    unit(scale(add(arm.upper, arm.fore), -1)),
    arm.upperOuter,
  );
  put("forearm", arm.elbow, scale(arm.foreBack, -1), scale(arm.fore, -1), arm.foreOuter);
}
