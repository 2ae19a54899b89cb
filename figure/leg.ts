import { MEASURE, type Widths } from "./anatomy.ts";
import { bend, solveLimb } from "./limb-ik.ts";
import type { Pose } from "./movement.ts";
import type { Side } from "./skeleton.ts";
import {
  across,
  add,
  along,
  between,
  cross,
  length,
  mirror,
  place,
  radians,
  rotate,
  scale,
  subtract,
  unit,
  type Frame,
  type Vec,
} from "./vector.ts";

/** A posed leg. */
export interface Leg {
  hip: Vec;
  knee: Vec;
  ankle: Vec;
  /** Unit directions down the thigh and the shank. */
  thigh: Vec;
  shank: Vec;
  /** Front and outer side of thigh and shank, at right angles to the bone. */
  thighFront: Vec;
  thighOuter: Vec;
  shankFront: Vec;
  shankOuter: Vec;
  foot: Frame;
  /** Heel raise of a pinned foot in degrees: the toes turn back by it. 0 for a free foot. */
  raise: number;
  /** The point on the floor (or box) under the ball of a pinned foot. */
  pin: Vec | null;
  kneeDegrees: number;
  /** Distance by which a pinned foot was missed. */
  miss: number;
}

/** A foot held by its ball. */
export interface PinnedFoot {
  frame: Frame;
  ankle: Vec;
  forward: Vec;
  raise: number;
  pin: Vec;
}

/** The foot that a pose pins on this side, or null when the leg is free. The ankle follows from the heel raise. */
export function pinFoot(pose: Pose, side: Side): PinnedFoot | null {
  const own = side === -1 ? pose.fl : undefined;
  if (!own && ((side === -1 && pose.gl) || pose.g)) return null;
  const held = own ?? pose.f;
  if (!held) return null;
  const [x, z, raise = 0, turnOut = 0, y = 0] = held;
  const forward: Vec = [Math.cos(radians(turnOut)), 0, side * Math.sin(radians(turnOut))];
  const right = cross(forward, [0, 1, 0]);
  const frame: Frame = { front: rotate(forward, right, -raise), up: rotate([0, 1, 0], right, -raise), right };
  const pin: Vec = [x, y, side * z];
  return { frame, forward, raise, pin, ankle: along(along(pin, frame.front, -MEASURE.ankleToBall), frame.up, MEASURE.ankle) };
}

/** Poses one leg: by its pinned foot, or by the free angles `g`; a leg without either hangs straight. */
export function solveLeg(
  pose: Pose,
  side: Side,
  pelvisPoint: Vec,
  pelvis: Frame,
  pinned: PinnedFoot | null,
  widths: Widths,
): Leg {
  const hip = place(pelvisPoint, pelvis, 0, 0, side * widths.hip);
  return pinned ? pinnedLeg(pose, side, hip, pelvis, pinned) : freeLeg(pose, side, hip, pelvis);
}

function pinnedLeg(pose: Pose, side: Side, hip: Vec, pelvis: Frame, foot: PinnedFoot): Leg {
  const given = side === -1 ? (pose.kl ?? pose.k) : pose.k;
  const pole = given ? sided(given, side) : add(scale(foot.forward, 1.4), scale(pelvis.front, 0.6));
  const limb = solveLimb(hip, foot.ankle, MEASURE.thigh, MEASURE.shank, pole, pelvis.front);
  return shape(side, hip, limb.middle, limb.end, limb.pole, foot.frame, {
    raise: foot.raise,
    pin: foot.pin,
    miss: Math.abs(limb.miss),
  });
}

function freeLeg(pose: Pose, side: Side, hip: Vec, pelvis: Frame): Leg {
  const [flexion, abduction = 0, kneeBend = 0, plantar = 0, open = 0, turnOut = 0] = (side === -1 && pose.gl) || pose.g || [0];
  let down = rotate(scale(pelvis.up, -1), pelvis.right, flexion);
  let front = rotate(pelvis.front, pelvis.right, flexion);
  down = rotate(down, pelvis.front, -side * abduction);
  front = rotate(front, pelvis.front, -side * abduction);
  // Positive about the pelvis's up takes the front to the left: outward for the left leg.
  down = rotate(down, pelvis.up, -side * open);
  front = rotate(front, pelvis.up, -side * open);
  front = rotate(front, down, side * turnOut);
  const right = unit(cross(front, scale(down, -1)));
  const knee = along(hip, down, MEASURE.thigh);
  const shank = rotate(down, right, -kneeBend);
  const shankFront = rotate(front, right, -kneeBend);
  const ankle = along(knee, shank, MEASURE.shank);
  const foot: Frame = { front: rotate(shankFront, right, -plantar), up: rotate(scale(shank, -1), right, -plantar), right };
  const bent = subtract(knee, between(hip, ankle, 0.5));
  return shape(side, hip, knee, ankle, kneeBend > 3 && length(bent) > 1e-4 ? unit(bent) : front, foot, {
    raise: 0,
    pin: null,
    miss: 0,
  });
}

function shape(
  side: Side,
  hip: Vec,
  knee: Vec,
  ankle: Vec,
  pole: Vec,
  foot: Frame,
  hold: { raise: number; pin: Vec | null; miss: number },
): Leg {
  const thigh = unit(subtract(knee, hip));
  const shank = unit(subtract(ankle, knee));
  const thighFront = unit(across(pole, thigh));
  const shankFront = unit(across(pole, shank));
  return {
    hip,
    knee,
    ankle,
    thigh,
    shank,
    thighFront,
    shankFront,
    thighOuter: scale(unit(cross(thigh, thighFront)), side),
    shankOuter: scale(unit(cross(shank, shankFront)), side),
    foot,
    kneeDegrees: bend(thigh, shank),
    ...hold,
  };
}

/** A direction whose third number counts outward, as seen from one side. */
export const sided = (v: Vec, side: Side): Vec => (side === 1 ? v : mirror(v));
