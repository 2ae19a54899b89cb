import { MEASURE } from "./anatomy.ts";
import type { Equipment } from "./equipment-types.ts";
import { handleOf } from "./grip.ts";
import { sided } from "./leg.ts";
import { bend, solveLimb } from "./limb-ik.ts";
import type { HandMode, Pose } from "./movement.ts";
import type { Side } from "./skeleton.ts";
import {
  across,
  along,
  clamp,
  cross,
  degrees,
  dot,
  length,
  place,
  radians,
  rotate,
  scale,
  smoothstep,
  subtract,
  unit,
  type Frame,
  type Vec,
} from "./vector.ts";

/** A posed arm. */
export interface Arm {
  shoulder: Vec;
  elbow: Vec;
  wrist: Vec;
  /** Middle of the closed hand. */
  grip: Vec;
  /** Unit directions down the upper arm and the forearm. */
  upper: Vec;
  fore: Vec;
  /** Unit direction from the wrist to the grip: the forearm's own, unless the wrist is bent. */
  hand: Vec;
  /** Back (elbow side) and outer side of both, at right angles to the bone. */
  upperBack: Vec;
  upperOuter: Vec;
  foreBack: Vec;
  foreOuter: Vec;
  /** Unit direction of what a closed hand holds: its fist is square to it. */
  handle: Vec;
  elbowDegrees: number;
  /** Angle between the upper arm and the downward line of the chest. */
  elevation: number;
  mode: HandMode;
  /** Direction of the fingers of a flat hand, and the normal of what it's on. */
  fingers: Vec;
  surface: Vec;
  /** 0: the flat hand is on its surface; 1: it's a hand's breadth or more above and follows the forearm. */
  lift: number;
  target: Vec | null;
  /** Distance by which the target was missed. */
  miss: number;
}

/** What arms hang on: the middle of the shoulder line, the chest's directions, and half the distance of the joints. */
export interface Girdle {
  shoulders: Vec;
  chest: Frame;
  width: number;
}

const WHOLE_ARM = MEASURE.upperArm + MEASURE.forearm + MEASURE.grip;

/**
 * Poses one arm. The shoulder joint rises and moves inward as the arm is lifted (the shoulder blade turns with it) and comes forward at
 * the end of a reach.
 */
export function solveArm(pose: Pose, equipment: Equipment, side: Side, girdle: Girdle, bar: Vec | null): Arm {
  const { shoulders, chest, width } = girdle;
  const left = side === -1;
  const target = handTarget(pose, side, girdle, bar);
  const mode = (left ? pose.hml : undefined) ?? pose.hm ?? (target || holdsSomething(equipment, side) ? "grip" : "open");
  const given = (left ? pose.el : undefined) ?? pose.e ?? [-1, 0, 0.3];
  const turned = sided(given, side);
  const pole = pose.eT ? place([0, 0, 0], chest, turned[0], turned[1], turned[2]) : turned;
  const [raise, protract = 0] = (left ? pose.cl : undefined) ?? pose.c ?? [0];

  const resting = place(shoulders, chest, -0.006 + protract, raise, side * width);
  const free = freeDirection(pose, side, chest);
  const reach = target ? subtract(target, resting) : free.direction;
  const direction = unit(reach);
  const elevation = degrees(Math.acos(clamp(-dot(direction, chest.up), -1, 1)));
  const lifted = smoothstep(40, 170, elevation);
  const stretched = smoothstep(0.8, 1, target ? length(reach) / WHOLE_ARM : 0);
  const shoulder = place(
    resting,
    chest,
    0.012 * Math.max(0, dot(direction, chest.front)) * stretched,
    0.034 * lifted,
    -side * 0.022 * lifted,
  );

  const surface = unit(sided(pose.hn ?? [0, 1, 0], side));
  const wristBend = (left ? pose.wl : undefined) ?? pose.w ?? 0;
  const bones = target
    ? reachFor(target, shoulder, mode, pole, chest, surface, wristBend)
    : hang(free, shoulder, pole, wristBend);
  const upper = unit(subtract(bones.elbow, shoulder));
  const wrist = along(bones.elbow, bones.fore, MEASURE.forearm);
  const grip = along(wrist, bones.hand, MEASURE.grip);
  const upperBack = unit(across(bones.pole, upper));
  // The elbow is a hinge: the forearm's back goes round with it, however far it bends.
  const foreBack = cross(unit(cross(upper, upperBack)), bones.fore);
  const foreOuter = scale(unit(cross(foreBack, bones.fore)), side);
  return {
    shoulder,
    elbow: bones.elbow,
    wrist,
    grip,
    upper,
    fore: bones.fore,
    hand: bones.hand,
    upperBack,
    foreBack,
    upperOuter: scale(unit(cross(upperBack, upper)), side),
    foreOuter,
    handle: handleOf(pose, equipment, side, { grip, hand: bones.hand, foreBack, foreOuter }),
    elbowDegrees: bend(upper, bones.fore),
    elevation: degrees(Math.acos(clamp(-dot(upper, chest.up), -1, 1))),
    mode,
    fingers: unit(sided((left ? pose.hdl : undefined) ?? pose.hd ?? [1, 0, 0], side)),
    surface,
    lift: target && !pose.hn ? smoothstep(0, 0.1, target[1] - (pose.hy ?? 0)) : 0,
    target,
    miss: bones.miss,
  };
}

/** Which place the pose names for this hand, if any; the left-hand fields come first. */
function handTarget(pose: Pose, side: Side, { shoulders, chest }: Girdle, bar: Vec | null): Vec | null {
  const left = side === -1;
  if (left && pose.hl) return sided(pose.hl, side);
  if (left && pose.htl) return place(shoulders, chest, pose.htl[0], pose.htl[1], -pose.htl[2]);
  if (left && pose.al) return null;
  if (pose.ht) return place(shoulders, chest, pose.ht[0], pose.ht[1], side * pose.ht[2]);
  if (pose.h) return sided(pose.h, side);
  if (bar && !pose.a) return [bar[0], bar[1], bar[2] + side * (pose.gw ?? 0.18)];
  return null;
}

/** Whether this hand has something in it, so that it closes. */
function holdsSomething(equipment: Equipment, side: Side): boolean {
  if (equipment.one === "right" && side === -1) return false;
  if (equipment.one === "left" && side === 1) return false;
  const { db, kb, bottles, pack, band, cable, cableEnd, towel, bar, wheel, rope, pull, dip, lever, trap, jumpRope, waves } =
    equipment;
  const held =
    db ??
    kb ??
    bottles ??
    wheel ??
    rope ??
    pull ??
    dip ??
    lever ??
    trap ??
    jumpRope ??
    waves ??
    (cableEnd === "ankle" || cableEnd === "waist" ? undefined : cable);
  const strap = band !== undefined && band !== "knees" && band !== "ankles";
  const cloth = towel !== undefined && towel !== "heels";
  return held !== undefined || strap || cloth || bar === "hands" || pack === "hands" || pack === "mid";
}

interface FreeArm {
  direction: Vec;
  elbow: number;
}

function freeDirection(pose: Pose, side: Side, chest: Frame): FreeArm {
  const [plane, elevation, elbow = 0] = (side === -1 ? pose.al : undefined) ?? pose.a ?? [85, 7, 10];
  const s = Math.sin(radians(elevation));
  return {
    direction: place(
      [0, 0, 0],
      chest,
      s * Math.cos(radians(plane)),
      -Math.cos(radians(elevation)),
      side * s * Math.sin(radians(plane)),
    ),
    elbow,
  };
}

interface ArmBones {
  elbow: Vec;
  fore: Vec;
  hand: Vec;
  pole: Vec;
  miss: number;
}

/** The arm to its target. A fist reaches with its grip: with a bent wrist the forearm ends beside the straight line to it. */
function reachFor(
  target: Vec,
  shoulder: Vec,
  mode: HandMode,
  pole: Vec,
  chest: Frame,
  surface: Vec,
  wristBend: number,
): ArmBones {
  const goal = mode === "flat" ? along(target, surface, MEASURE.palm) : target;
  const bent = mode === "grip" ? radians(wristBend) : 0;
  const beyond = mode === "grip" ? MEASURE.grip : 0;
  const [straight, aside] = [MEASURE.forearm + beyond * Math.cos(bent), beyond * Math.sin(bent)];
  const limb = solveLimb(shoulder, goal, MEASURE.upperArm, Math.hypot(straight, aside), pole, chest.front);
  const line = unit(subtract(limb.end, limb.middle));
  const hinge = unit(cross(subtract(limb.middle, shoulder), limb.pole));
  const fore = rotate(line, hinge, degrees(Math.atan2(aside, straight)));
  return { elbow: limb.middle, fore, hand: rotate(fore, hinge, -degrees(bent)), pole: limb.pole, miss: Math.abs(limb.miss) };
}

function hang({ direction, elbow: elbowBend }: FreeArm, shoulder: Vec, pole: Vec, wristBend: number): ArmBones {
  const elbow = along(shoulder, direction, MEASURE.upperArm);
  let back = across(pole, direction);
  if (length(back) < 1e-3) back = across([-1, 0, 0], direction);
  if (length(back) < 1e-3) back = across([0, 0, 1], direction);
  back = unit(back);
  const hinge = unit(cross(direction, back));
  const fore = rotate(direction, hinge, -elbowBend);
  return { elbow, fore, hand: rotate(fore, hinge, -wristBend), pole: back, miss: 0 };
}
