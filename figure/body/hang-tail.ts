import type { Equipment } from "../equipment-types.ts";
import type { Skeleton } from "../skeleton.ts";
import { add, along, clamp, dot, length, place, radians, scale, subtract, unit, type Frame, type Vec } from "../vector.ts";
import { TAIL_PARTS, TAIL_ROOT } from "./head-shapes.ts";

/** A part of a tail of hair: where it begins, and which way it goes on. */
export interface TailPart {
  readonly from: Vec;
  readonly direction: Vec;
}

/** Something that hair slides over: an ellipsoid along a frame. */
interface Bump {
  readonly at: Vec;
  readonly frame: Frame;
  /** Forward, up and to the side. */
  readonly radii: Vec;
}

/** The lowest that the middle of a tail comes to a floor or a bench. */
const RESTING = 0.011;
/** How far beside its middle a bench still carries hair. */
const BENCH_HALF = 0.09;
/** Steeper pads, in degrees, carry backs and no hair. */
const STEEP = 50;

/**
 * A tail hangs by its weight, part by part, and slides over what is in its way: the skull (to one side when the face is down), the neck and the back,
 * the floor and a bench. On those it curls beside the head.
 */
export function hangTail(body: Skeleton, size: number, long: number, equipment: Equipment): TailPart[] {
  const { head, headFrame } = body;
  const bumps = bumpsOf(body, size);
  const step = long / TAIL_PARTS;
  const faceDown = Math.max(0, -headFrame.front[1]);
  const aside = scale(headFrame.right, 0.55 * faceDown);
  const beyond = unit([headFrame.up[0] - headFrame.front[0] * 0.3, 0, headFrame.up[2] - headFrame.front[2] * 0.3]);
  const right: Vec = [headFrame.right[0], 0, headFrame.right[2]];
  const parts: TailPart[] = [];
  let from = place(head, headFrame, TAIL_ROOT[0] * size, TAIL_ROOT[1] * size, 0);
  let before = scale(headFrame.front, -0.6);
  for (let i = 0; i < TAIL_PARTS; i++) {
    const carried = 1 - clamp((from[1] - floorUnder(from, head, equipment) - RESTING) / step, 0, 1);
    const level = unit(add(scale(beyond, 0.6 - 0.5 * i), scale(right, 0.8)));
    const falling = add(add([0, -1, 0], before), i < 2 ? aside : [0, 0, 0]);
    let direction = unit(add(scale(falling, 1 - carried), scale(level, carried)));
    let to = along(from, direction, step);
    for (let round = 0; round < 4; round++) {
      for (const bump of bumps) to = outside(to, bump);
      const floor = floorUnder(to, head, equipment) + RESTING;
      if (to[1] < floor) to = [to[0], floor, to[2]];
      if (length(subtract(to, from)) > 1e-4) direction = unit(subtract(to, from));
      to = along(from, direction, step);
    }
    parts.push({ from, direction });
    from = to;
    before = scale(direction, 0.5);
  }
  return parts;
}

function bumpsOf({ head, headFrame, neckBase, neck, shoulders, chest }: Skeleton, size: number): Bump[] {
  const sized = (radii: Vec): Vec => scale(radii, size);
  return [
    { at: place(head, headFrame, -0.014 * size, 0.02 * size, 0), frame: headFrame, radii: sized([0.0605, 0.058, 0.056]) },
    { at: place(neckBase, neck, -0.004, 0.03, 0), frame: neck, radii: [0.042, 0.075, 0.042] },
    { at: place(shoulders, chest, -0.01, -0.06, 0), frame: chest, radii: [0.078, 0.115, 0.115] },
  ];
}

/** A point, moved out of a bump where it's in it. */
function outside(p: Vec, { at, frame, radii }: Bump): Vec {
  const away = subtract(p, at);
  const [x, y, z] = [dot(away, frame.front) / radii[0], dot(away, frame.up) / radii[1], dot(away, frame.right) / radii[2]];
  const part = Math.hypot(x, y, z);
  if (part >= 1 || part < 1e-4) return p;
  const slope: Vec = [x / radii[0], y / radii[1], z / radii[2]];
  const steep = length(slope);
  return place(p, frame, ...scale(slope, ((1 - part) * part) / (steep * steep)));
}

/** Height of what carries hair under a point: a bench or pad that the head is over, or the floor. */
function floorUnder([x, , z]: Vec, head: Vec, { bench, pads = [] }: Equipment): number {
  if (Math.abs(z) > BENCH_HALF) return 0;
  let floor = 0;
  for (const [middle, top, long, degrees = 0] of bench ? [bench, ...pads] : pads) {
    const slope = radians(degrees);
    const height = top + (x - middle) * Math.tan(slope);
    const isUnder = Math.abs(degrees) < STEEP && Math.abs(x - middle) < (long / 2) * Math.cos(slope) && head[1] > height;
    if (isUnder && height > floor) floor = height;
  }
  return floor;
}
