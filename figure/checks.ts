import { MEASURE } from "./anatomy.ts";
import { contactFaults } from "./contacts.ts";
import type { Demo } from "./movement.ts";
import { poseAt } from "./pose.ts";
import { of, SIDES, solveSkeleton, type Side, type Skeleton } from "./skeleton.ts";
import { strokeAt } from "./timeline.ts";
import { add, along, between, clamp, degrees, distance, dot, place, segmentDistance, unit, type Vec } from "./vector.ts";

/** Something that a trainer would see is wrong: what, at which phase, and by how much (degrees, or body heights). */
export interface Fault {
  what: string;
  phase: number;
  value: number;
  limit: number;
}

/** How many phases are looked at: those of moments that are evenly spread over the way there, or over a cycle. */
export const CHECKED_PHASES = 41;

/** One millimetre of a body of 1.78 m, in body heights. */
const MM = 1 / 1780;

/** The limits of joints in degrees, as [least, most]. */
const JOINTS = {
  "knee bend": [0, 160],
  "elbow bend": [0, 152],
  "hip flexion": [-32, 140],
  "hip abduction": [-28, 65],
  "ankle flexion": [-45, 58],
  "shoulder elevation": [0, 184],
  "lower back flexion": [-30, 45],
  "neck flexion": [-62, 52],
} as const;

/** Smallest distances between centre lines in body heights. */
const CLEARANCE = {
  "forearm to trunk": 0.045,
  "forearm to head": 0.06,
  "thigh to trunk": 0.07,
  "bar to head": 0.062,
  "bar to thigh": 0.045,
  "bar to shank": 0.03,
} as const;

/** Half the thickness of limbs, in body heights: what lies deeper in another limb than {@link LIMITS}.inside is seen in it. */
const THICKNESS = { forearm: 0.021, "upper arm": 0.027, thigh: 0.042, shank: 0.029 } as const;
type Limb = keyof typeof THICKNESS;

/** Limbs that can meet: of both sides, and an arm with the legs. */
const MEETINGS: readonly (readonly [Limb, Limb, "other" | "any"])[] = [
  ["forearm", "forearm", "other"],
  ["forearm", "upper arm", "other"],
  ["thigh", "thigh", "other"],
  ["shank", "shank", "other"],
  ["thigh", "shank", "other"],
  ["forearm", "thigh", "any"],
  ["forearm", "shank", "any"],
  ["upper arm", "thigh", "any"],
  ["upper arm", "shank", "any"],
];

const LIMITS = {
  boneMm: 0.5,
  floorMm: 7,
  missMm: 5,
  jump: 0.1,
  sinkMm: 25,
  railsMm: 10,
  turnDegrees: 38,
  inside: 0.025,
} as const;

/** A knee this low lies on the floor; moved this far along it without being lifted, it's dragged. */
const DRAG = { height: 0.043, distance: 0.08 } as const;

/**
 * All faults of a demonstration, the worst of each kind: bones that change length, joints beyond human limits, flesh below the floor, hands
 * and feet that miss their places, limbs in the trunk, the head or each other, bodies that float over what carries them or sink into it ({@link contactFaults}), and leaps
 * between neighbouring phases.
 */
export function findFaults(demo: Demo): Fault[] {
  const worst = new Map<string, Fault & { excess: number }>();
  const note = (what: string, phase: number, value: number, limit: number, excess: number): void => {
    if (excess <= 0) return;
    const before = worst.get(what);
    if (!before || excess > before.excess) worst.set(what, { what, phase, value, limit, excess });
  };
  const most = (what: string, phase: number, value: number, limit: number): void =>
    note(what, phase, value, limit, value - limit);
  const least = (what: string, phase: number, value: number, limit: number): void =>
    note(what, phase, value, limit, limit - value);
  const bodies: { phase: number; body: Skeleton }[] = [];
  const dragged = { right: 0, left: 0 };
  let before: readonly Vec[] | null = null;
  for (let i = 0; i < CHECKED_PHASES; i++) {
    const part = i / (CHECKED_PHASES - 1);
    const phase = demo.cycle ? part : strokeAt(part, demo.tempo[0]);
    const body = solveSkeleton(poseAt(demo, phase), demo.equipment);
    if (!isWhole(body)) {
      note("not a number", phase, NaN, 0, Infinity);
      continue;
    }
    for (const side of SIDES) {
      most("bone length", phase, boneError(body, side) / MM, LIMITS.boneMm);
      for (const [joint, value] of jointAngles(body, side)) {
        const [low, high] = JOINTS[joint];
        least(`${joint} too small`, phase, value, low - 0.5);
        most(`${joint} too large`, phase, value, high + 0.5);
      }
      if (of(body.arms, side).target) most("hand off its place", phase, of(body.arms, side).miss / MM, LIMITS.missMm);
      most("foot off its place", phase, of(body.legs, side).miss / MM, LIMITS.missMm);
      for (const [what, gap, limit] of clearances(demo, body, side)) least(what, phase, gap, limit);
    }
    for (const [what, depth] of depths(body)) most(what, phase, depth, LIMITS.inside);
    most("below the floor", phase, -lowest(body) / MM, LIMITS.floorMm);
    most("pelvis out of reach of the feet", phase, body.sink / MM, LIMITS.sinkMm);
    const last = bodies.at(-1)?.body;
    for (const side of SIDES) {
      const step = last ? kneeSlide(last, body, side) : 0;
      dragged[side === 1 ? "right" : "left"] = step > 0 ? of(dragged, side) + step : 0;
      most("knee dragged", phase, of(dragged, side), DRAG.distance);
    }
    if (last) most("limb turned over", phase, Math.max(...SIDES.map((side) => limbTurn(last, body, side))), LIMITS.turnDegrees);
    bodies.push({ phase, body });
    const points = landmarks(body);
    if (before) {
      const earlier = before;
      most("leap", phase, Math.max(...points.map((p, k) => distance(p, earlier[k] ?? p))), LIMITS.jump);
    }
    before = points;
  }
  if (demo.equipment.rails) {
    const places = bodies.map(({ body }) => body.bar?.[0] ?? 0);
    most("bar off its rails", 0, (Math.max(...places) - Math.min(...places)) / MM, LIMITS.railsMm);
  }
  for (const { what, phase, value, limit } of contactFaults(demo, bodies))
    note(what, phase, value, limit, Math.abs(value - limit));
  return [...worst.values()].map(({ what, phase, value, limit }) => ({ what, phase, value, limit }));
}

/** A fault as one line for a report. */
export const describeFault = ({ what, phase, value, limit }: Fault): string =>
  `${what}: ${value.toFixed(3)} (limit ${limit.toFixed(3)}) at phase ${phase.toFixed(3)}`;

const landmarks = (body: Skeleton): Vec[] => [
  body.head,
  body.hip,
  ...SIDES.flatMap((side) => [
    of(body.legs, side).knee,
    of(body.legs, side).ankle,
    of(body.arms, side).elbow,
    of(body.arms, side).grip,
  ]),
];

const isWhole = (body: Skeleton): boolean => landmarks(body).every((p) => p.every(Number.isFinite));

function boneError(body: Skeleton, side: Side): number {
  const leg = of(body.legs, side);
  const arm = of(body.arms, side);
  return Math.max(
    Math.abs(distance(leg.hip, leg.knee) - MEASURE.thigh),
    Math.abs(distance(leg.knee, leg.ankle) - MEASURE.shank),
    Math.abs(distance(arm.shoulder, arm.elbow) - MEASURE.upperArm),
    Math.abs(distance(arm.elbow, arm.wrist) - MEASURE.forearm),
  );
}

function jointAngles(body: Skeleton, side: Side): [keyof typeof JOINTS, number][] {
  const leg = of(body.legs, side);
  const arm = of(body.arms, side);
  const sine = (v: number): number => degrees(Math.asin(clamp(v, -1, 1)));
  const aside = sine(side * dot(leg.thigh, body.pelvis.right));
  const angles: [keyof typeof JOINTS, number][] = [
    ["knee bend", leg.kneeDegrees],
    ["elbow bend", arm.elbowDegrees],
    ["ankle flexion", sine(dot(leg.shank, leg.foot.front)) * -1],
    ["shoulder elevation", arm.elevation],
    ["lower back flexion", body.pose.s?.[0] ?? 0],
    ["neck flexion", body.pose.n?.[0] ?? 0],
  ];
  // A thigh that points sideways has no meaningful flexion; a bent hip may open further than a straight one.
  if (Math.abs(aside) < 60)
    angles.push(["hip flexion", degrees(Math.atan2(dot(leg.thigh, body.pelvis.front), -dot(leg.thigh, body.pelvis.up)))]);
  angles.push(["hip abduction", aside]);
  return angles;
}

function clearances(demo: Demo, body: Skeleton, side: Side): [string, number, number][] {
  const leg = of(body.legs, side);
  const arm = of(body.arms, side);
  const found: [string, number, number][] = [];
  const put = (what: keyof typeof CLEARANCE, gap: number, limit: number = CLEARANCE[what]): void => {
    found.push([what, gap, limit]);
  };
  put(
    "forearm to trunk",
    segmentDistance(between(arm.elbow, arm.wrist, 0.3), arm.grip, body.hip, body.shoulders),
    demo.touch ?? CLEARANCE["forearm to trunk"],
  );
  put(
    "forearm to head",
    segmentDistance(arm.elbow, arm.grip, body.head, body.head),
    Math.min(CLEARANCE["forearm to head"], demo.touch ?? 1),
  );
  put("thigh to trunk", segmentDistance(between(leg.hip, leg.knee, 0.6), leg.knee, body.spine.point(0.1), body.shoulders));
  const { bar } = body;
  if (bar && demo.equipment.bar === "hands") {
    put("bar to head", Math.hypot(bar[0] - body.head[0], bar[1] - body.head[1]));
    const at = (z: number): Vec => [bar[0], bar[1], z];
    put("bar to thigh", segmentDistance(at(leg.hip[2]), at(leg.knee[2]), leg.hip, leg.knee));
    put("bar to shank", segmentDistance(at(leg.ankle[2]), at(leg.knee[2]), leg.ankle, leg.knee));
  }
  return found;
}

/** How deep limbs lie in each other. */
function depths(body: Skeleton): [string, number][] {
  const found: [string, number][] = [];
  for (const side of SIDES)
    for (const [one, two, which] of MEETINGS)
      for (const other of which === "any" ? SIDES : [-side as Side]) {
        const [from, to] = limbOf(body, side, one);
        const [start, end] = limbOf(body, other, two);
        found.push([`${one} in ${two}`, THICKNESS[one] + THICKNESS[two] - segmentDistance(from, to, start, end)]);
      }
  return found;
}

/** The middle line of a limb; of the thigh only what's past the groin. */
function limbOf(body: Skeleton, side: Side, limb: Limb): readonly [Vec, Vec] {
  const { shoulder, elbow, wrist } = of(body.arms, side);
  const { hip, knee, ankle } = of(body.legs, side);
  const lines = {
    forearm: [elbow, wrist],
    "upper arm": [shoulder, elbow],
    thigh: [between(hip, knee, 0.35), knee],
    shank: [knee, ankle],
  } as const;
  return lines[limb];
}

/** By how much a limb rolls, or a hand or foot turns, between two neighbouring phases, in degrees. */
function limbTurn(before: Skeleton, after: Skeleton, side: Side): number {
  const directions = (body: Skeleton): Vec[] => {
    const { upperBack, foreBack, hand } = of(body.arms, side);
    const { thighFront, shankFront, foot } = of(body.legs, side);
    return [upperBack, foreBack, hand, thighFront, shankFront, foot.front];
  };
  const later = directions(after);
  return Math.max(...directions(before).map((v, i) => degrees(Math.acos(clamp(dot(v, later[i] ?? v), -1, 1)))));
}

/** How far a knee slid over the floor that it lies on, between two neighbouring phases. */
function kneeSlide(before: Skeleton, after: Skeleton, side: Side): number {
  const [from, to] = [of(before.legs, side).knee, of(after.legs, side).knee];
  return Math.max(from[1], to[1]) < DRAG.height ? Math.hypot(from[0] - to[0], from[2] - to[2]) : 0;
}

/** The lowest point of the flesh. */
function lowest(body: Skeleton): number {
  let low = Infinity;
  const ballAt = (centre: Vec, radius: number): void => {
    low = Math.min(low, centre[1] - radius);
  };
  for (const side of SIDES) {
    const leg = of(body.legs, side);
    const arm = of(body.arms, side);
    ballAt(
      along(leg.knee, unit(add(leg.thighFront, leg.shankFront)), 0.002 + 0.005 * clamp(leg.kneeDegrees / 140, 0, 1)),
      0.0255,
    );
    ballAt(arm.elbow, 0.019);
    if (arm.mode === "grip") for (const end of [0.0165, -0.0165]) ballAt(along(arm.grip, arm.handle, end), 0.0185);
    if (arm.mode === "open") ballAt(arm.grip, 0.012);
    for (const [x, y] of [
      [-0.042, -0.0402],
      [0.07, -0.0402],
    ] as const)
      ballAt(place(leg.ankle, leg.foot, x, y, 0), 0);
    if (leg.raise <= 0) ballAt(place(leg.ankle, leg.foot, 0.108, -0.0402, 0), 0);
    ballAt(between(leg.hip, leg.knee, 0.5), 0.036);
    ballAt(between(leg.knee, leg.ankle, 0.3), 0.03);
  }
  ballAt(body.head, 0.05);
  ballAt(body.hip, 0.052);
  ballAt(body.shoulders, 0.05);
  return low;
}
