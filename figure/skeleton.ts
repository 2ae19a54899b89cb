import { MEASURE, type Widths } from "./anatomy.ts";
import type { Equipment } from "./equipment-types.ts";
import { solveArm, type Arm, type Girdle } from "./arm.ts";
import { pinFoot, solveLeg, type Leg, type PinnedFoot } from "./leg.ts";
import type { Pose } from "./movement.ts";
import { buildSpine, type Spine } from "./spine.ts";
import { along, between, distance, pitchFrame, place, subtract, turnFrame, unit, WORLD, type Frame, type Vec } from "./vector.ts";

/** The two sides of the body: 1 is the figure's right (+z), -1 its left. */
export const SIDES = [1, -1] as const;
export type Side = (typeof SIDES)[number];

/** Something for each side of the body. */
export interface Sided<T> {
  right: T;
  left: T;
}

/** Picks a side's part. */
export const of = <T>(pair: Sided<T>, side: Side): T => (side === 1 ? pair.right : pair.left);

/** All joints of a posed body. */
export interface Skeleton {
  pose: Pose;
  hip: Vec;
  pelvis: Frame;
  spine: Spine;
  chest: Frame;
  /** Middle of the shoulder line. */
  shoulders: Vec;
  neckBase: Vec;
  neck: Frame;
  head: Vec;
  headFrame: Frame;
  legs: Sided<Leg>;
  arms: Sided<Arm>;
  /** Middle of a barbell, when there's one. */
  bar: Vec | null;
  /** How far the pelvis had to sink so that both pinned feet are in reach; a well written pose needs none. */
  sink: number;
}

/**
 * Puts the bones where a pose says. Feet that are pinned stay; hands go to their targets or to the bar; what is free follows its angles.
 * Equipment matters where the hands take their place from it (a bar on the back). `widths` are those of the person's build.
 */
export function solveSkeleton(pose: Pose, equipment: Equipment = {}, widths: Widths = MEASURE): Skeleton {
  const [x, y, pitch] = pose.p;
  const [roll = 0, yaw = 0, z = 0] = pose.q ?? [];
  let pelvis = pitchFrame(WORLD, pitch);
  pelvis = turnFrame(pelvis, WORLD.up, yaw);
  pelvis = turnFrame(pelvis, pelvis.front, roll);

  const pinned: Sided<PinnedFoot | null> = { right: pinFoot(pose, 1), left: pinFoot(pose, -1) };
  const { hip, sink } = sinkIntoReach([x, y, z], pelvis, pinned, widths);

  const spine = buildSpine(hip, pelvis, pose.s ?? [0]);
  const chest = spine.frame(0.26);
  const shoulders = spine.point(MEASURE.shoulderHeight);
  const neckBase = spine.point(MEASURE.neck);
  const [nod, turn = 0, tilt = 0] = pose.n ?? [0];
  const neck = turnFrame(pitchFrame(chest, nod * 0.5), chest.front, -tilt * 0.5);
  let headFrame = turnFrame(pitchFrame(chest, nod), chest.front, -tilt);
  headFrame = turnFrame(headFrame, headFrame.up, -turn);
  const head = place(place(neckBase, neck, -0.004, 0.038, 0), headFrame, 0.014, 0.054, 0);

  const legs: Sided<Leg> = {
    right: solveLeg(pose, 1, hip, pelvis, pinned.right, widths),
    left: solveLeg(pose, -1, hip, pelvis, pinned.left, widths),
  };
  const bar = placeBar(pose, equipment, { shoulders, chest, width: widths.shoulder }, hip, pelvis);
  const girdle = { shoulders, chest, width: widths.shoulder };
  const arms: Sided<Arm> = {
    right: solveArm(pose, equipment, 1, girdle, bar),
    left: solveArm(pose, equipment, -1, girdle, bar),
  };
  return {
    pose,
    hip,
    pelvis,
    spine,
    chest,
    shoulders,
    neckBase,
    neck,
    head,
    headFrame,
    legs,
    arms,
    bar: bar ?? carriedBar(equipment, arms),
    sink,
  };
}

/** Lowers the pelvis step by step until each pinned foot can be reached by a nearly straight leg. */
function sinkIntoReach(start: Vec, pelvis: Frame, pinned: Sided<PinnedFoot | null>, widths: Widths): { hip: Vec; sink: number } {
  const reach = (MEASURE.thigh + MEASURE.shank) * 0.998;
  let hip = start;
  for (let step = 0; step < 30; step++) {
    let excess = 0;
    for (const side of SIDES) {
      const foot = of(pinned, side);
      if (foot) excess = Math.max(excess, distance(foot.ankle, place(hip, pelvis, 0, 0, side * widths.hip)) - reach);
    }
    if (excess <= 1e-9) break;
    hip = [hip[0], hip[1] - excess * 1.05, hip[2]];
  }
  return { hip, sink: start[1] - hip[1] };
}

/** Where a bar is that the pose or the body places; null when the hands place it. */
function placeBar(pose: Pose, equipment: Equipment, { shoulders, chest, width }: Girdle, hip: Vec, pelvis: Frame): Vec | null {
  if (equipment.bar === "back") return place(shoulders, chest, -0.062, 0.022, 0);
  if (equipment.bar === "hips") return place(hip, pelvis, 0.074, 0.014, 0);
  if (!pose.b) return null;
  const [x, y] = pose.b;
  if (y !== undefined) return [x, y, 0];
  // Straight arms: the height of the bar follows from their length.
  const [raise, protract = 0] = pose.c ?? [0];
  const shoulder = place(shoulders, chest, -0.002 + protract, raise, width);
  const arm = (MEASURE.upperArm + MEASURE.forearm + MEASURE.grip) * 0.997;
  const aside = (pose.gw ?? 0.18) - shoulder[2];
  return [x, shoulder[1] - Math.sqrt(Math.max(0, arm * arm - (x - shoulder[0]) ** 2 - aside * aside)), 0];
}

/** How far from the elbow joint a bar lies in its crook. */
const CROOK = 0.036;

/** A bar that goes where the hands or the elbows go. */
function carriedBar(equipment: Equipment, { right, left }: Sided<Arm>): Vec | null {
  const crook = ({ elbow, upper, fore }: Arm): Vec => along(elbow, unit(subtract(fore, upper)), CROOK);
  if (equipment.bar === "hands") return between(right.grip, left.grip, 0.5);
  if (equipment.bar === "elbows") return between(crook(right), crook(left), 0.5);
  return null;
}
