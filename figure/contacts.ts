import { FOREARM, MEASURE, SHANK, THIGH, TRUNK, UPPER_ARM, type Profile } from "./anatomy.ts";
import { padFaces, TABLE_WIDTH } from "./equipment-places.ts";
import type { Equipment } from "./equipment-types.ts";
import type { Demo } from "./movement.ts";
import { of, SIDES, type Side, type Skeleton } from "./skeleton.ts";
import { along, clamp, dot, place, radians, scale, subtract, unit, type Vec } from "./vector.ts";

/** A flat piece of equipment that carries the body: the middle of its upper side, the way along it, the way out of it, and half its length and width. */
export interface Surface {
  /** Whether the body never comes down on it: what a kettlebell stands on, or the box one climbs to a bar from. */
  readonly idle?: boolean;
  readonly name: "bench" | "seat" | "chair" | "box" | "pad" | "table";
  readonly middle: Vec;
  readonly along: Vec;
  readonly out: Vec;
  readonly halfLength: number;
  readonly halfWidth: number;
}

const sloped = (
  name: Surface["name"],
  [x, y, z = 0]: readonly [number, number, number?],
  length: number,
  width: number,
  degrees = 0,
): Surface => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { name, middle: [x, y, z], along: [c, s, 0], out: [-s, c, 0], halfLength: length / 2, halfWidth: width / 2 };
};

/** The upper sides of what a body lies, sits, kneels or leans on. */
export function surfacesOf({ bench, seat, chair, box, pads, table, model, kb, pull }: Equipment): Surface[] {
  // A saddle is narrow and has a shape of its own.
  if (model) return [];
  const out: Surface[] = [];
  if (bench) out.push(sloped("bench", [bench[0], bench[1]], bench[2], 0.166, bench[3]));
  if (seat) out.push(sloped("seat", [seat[0], seat[1]], seat[2], 0.166, seat[3]));
  if (chair) out.push(sloped("chair", [chair[0], chair[1]], 0.244, 0.23));
  if (box)
    out.push({
      ...sloped("box", [box[0], box[1], box[4] ?? 0], box[2], box[3]),
      idle: (kb === "mid" && box[1] > 0.05) || pull !== undefined,
    });
  if (table) out.push(sloped("table", [table[0], table[1]], table[2], table[3] ?? TABLE_WIDTH));
  for (const [x, y, length, degrees, thickness = 0.045, half = 0.09] of pads ?? []) {
    const pad = sloped("pad", [x, y], length, 2 * half, degrees);
    // A pad over the thighs holds them down.
    const side = Math.abs(degrees) < 20 && seat && y > seat[1] + 0.08 ? -1 : padFaces([x, degrees], seat);
    out.push({ ...pad, out: scale(pad.out, side), middle: along(pad.middle, pad.out, (side * thickness) / 2) });
  }
  return out;
}

/** A slice of flesh: its centre, and how far it reaches forward, backward and to each side. */
interface Slice {
  readonly part: string;
  readonly centre: Vec;
  readonly front: Vec;
  readonly outer: Vec;
  readonly reach: readonly [front: number, back: number, side: number];
  /** A ball of this radius instead of a slice across a bone. */
  readonly round?: number;
}

const limb = (part: string, profile: Profile, from: Vec, direction: Vec, length: number, front: Vec, outer: Vec): Slice[] =>
  profile.map(([t, ahead, behind, out, inner]) => ({
    part,
    centre: along(from, direction, t * length),
    front,
    outer,
    reach: [ahead, behind, Math.max(out, inner)],
  }));

/** The body as slices of flesh, and the places of soles and palms as points. */
function flesh(body: Skeleton): Slice[] {
  const slices: Slice[] = TRUNK.filter(([h]) => h < 0.26).map(([h, half, ahead, behind]) => ({
    part: "trunk",
    centre: body.spine.point(h),
    front: body.spine.frame(h).front,
    outer: body.spine.frame(h).right,
    reach: [ahead, behind, half],
  }));
  slices.push({
    part: "head",
    centre: body.head,
    front: body.headFrame.front,
    outer: body.headFrame.right,
    reach: [0.062, 0.062, 0.05],
  });
  for (const side of SIDES) {
    const leg = of(body.legs, side);
    const arm = of(body.arms, side);
    slices.push(
      ...limb("thigh", THIGH, leg.hip, leg.thigh, MEASURE.thigh, leg.thighFront, leg.thighOuter),
      ...limb("shin", SHANK, leg.knee, leg.shank, MEASURE.shank, leg.shankFront, leg.shankOuter),
      ...limb("arm", UPPER_ARM, arm.shoulder, arm.upper, MEASURE.upperArm, arm.upperBack, arm.upperOuter),
      ...limb("forearm", FOREARM, arm.elbow, arm.fore, MEASURE.forearm, arm.foreBack, arm.foreOuter),
    );
    const point = (part: string, centre: Vec, radius: number): void => {
      slices.push({ part, centre, front: [1, 0, 0], outer: [0, 0, 1], reach: [radius, radius, radius], round: radius });
    };
    for (const [x, y] of [
      [-0.042, -0.0402],
      [0.03, -0.0402],
      [0.07, -0.0402],
    ] as const)
      point("foot", place(leg.ankle, leg.foot, x, y, 0), 0);
    point("foot", place(leg.ankle, leg.foot, 0.05, 0, 0), 0.006);
    if (arm.mode === "flat") point("hand", along(arm.wrist, arm.surface, -MEASURE.palm), 0);
    else if (arm.mode === "grip") point("hand", arm.grip, 0.02);
  }
  return slices;
}

/** How far a slice reaches in a direction: an ellipse whose front and back differ. */
function reachOf({ front, outer, reach, round }: Slice, direction: Vec): number {
  if (round !== undefined) return round;
  const ahead = dot(direction, front);
  const aside = dot(direction, outer);
  return Math.hypot(ahead * (ahead > 0 ? reach[0] : reach[1]), aside * reach[2]);
}

/**
 * The flesh that's nearest to a surface: its distance in body heights (negative: it has sunk in) and what it is. Beyond the edges it's the distance from
 * the edge.
 */
export function nearestTo(
  body: Skeleton,
  { middle, along: way, out, halfLength, halfWidth }: Surface,
): { gap: number; part: string } {
  let nearest = { gap: Infinity, part: "" };
  for (const slice of flesh(body)) {
    const from = subtract(slice.centre, middle);
    const height = dot(from, out);
    const u = clamp(dot(from, way), -halfLength, halfLength);
    const w = clamp(from[2], -halfWidth, halfWidth);
    const within = u === dot(from, way) && w === from[2];
    // What hangs beneath isn't on it.
    if (height < (within ? -0.05 : 0)) continue;
    const edge = along(along(middle, way, u), [0, 0, 1], w);
    const away = within ? out : unit(subtract(slice.centre, edge));
    const gap = dot(subtract(slice.centre, edge), away) - reachOf(slice, scale(away, -1));
    if (gap < nearest.gap) nearest = { gap, part: slice.part };
  }
  return nearest;
}

/** How far flesh may be from what carries it, and how far into it, in body heights. */
const CONTACT = { gap: 0.01, sinking: 0.013 } as const;
/** How far a gripped handle may be from the middle of the fist. */
const HANDLE = 0.01;

/** A place where body and equipment don't meet: what, at which phase, by how much of the allowed distance. */
export interface ContactFault {
  readonly what: string;
  readonly phase: number;
  readonly value: number;
  readonly limit: number;
}

/**
 * Whether the body touches what carries it without sinking in, and holds the bars it hangs from or leans on, over all these phases: a bench, seat or pad
 * has to be touched at some moment and never be entered.
 */
export function contactFaults(
  demo: Demo,
  bodies: readonly { readonly phase: number; readonly body: Skeleton }[],
): ContactFault[] {
  const found: ContactFault[] = [];
  for (const surface of surfacesOf(demo.equipment)) {
    const under = surface.name === "table" && bodies.every(({ body }) => body.shoulders[1] < surface.middle[1] + 0.08);
    if (surface.idle || under) continue;
    const gaps = bodies.map(({ phase, body }) => ({ phase, ...nearestTo(body, surface) }));
    const deepest = gaps.reduce((worst, each) => (each.gap < worst.gap ? each : worst));
    if (deepest.gap < -CONTACT.sinking)
      found.push({
        what: `${deepest.part} in the ${surface.name}`,
        phase: deepest.phase,
        value: deepest.gap,
        limit: -CONTACT.sinking,
      });
    if (deepest.gap > CONTACT.gap)
      found.push({
        what: `${deepest.part} over the ${surface.name}`,
        phase: deepest.phase,
        value: deepest.gap,
        limit: CONTACT.gap,
      });
  }
  for (const { phase, body } of bodies)
    for (const side of SIDES) {
      const off = offHandle(demo.equipment, body, side);
      if (off > HANDLE) found.push({ what: "hand off the bar", phase, value: off, limit: HANDLE });
    }
  return found;
}

/** How far the middle of a fist is from the fixed or carried bar it holds; 0 when it holds none. */
function offHandle({ pull, pullX = 0, dip, bar, pads, strap, towel, frame }: Equipment, body: Skeleton, side: Side): number {
  const { grip, mode, target } = of(body.arms, side);
  if (mode !== "grip" || !target) return 0;
  if (pull !== undefined && !strap && !towel && !(frame && body.pose.bx === "x"))
    return Math.hypot(grip[0] - pullX, grip[1] - pull);
  if (dip && !pads) {
    const [x, height, half] = dip;
    return Math.hypot(Math.max(0, Math.abs(grip[0] - x) - 0.2), grip[1] - height, Math.abs(grip[2]) - half);
  }
  if (bar === "back" && body.bar) return Math.hypot(grip[0] - body.bar[0], grip[1] - body.bar[1]);
  return 0;
}
