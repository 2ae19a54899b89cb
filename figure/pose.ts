import type { Demo, Pose } from "./movement.ts";
import { clamp } from "./vector.ts";

/**
 * The slope at a key between two strokes: their mean, but level at a turning point and never so steep that the curve would swing beyond the
 * key (Fritsch and Carlson's bound). So a hand or foot that a key puts on the floor is never carried through it.
 */
const slope = (before: number, after: number): number => {
  if (before * after <= 0) return 0;
  const bound = 3 * Math.min(Math.abs(before), Math.abs(after));
  return clamp((before + after) / 2, -bound, bound);
};

/** The curve through b and c (t from 0 to 1) with a and d as neighbours: a cubic that keeps between its keys. */
const curve = (a: number, b: number, c: number, d: number, t: number): number => {
  const rise = c - b;
  const start = slope(b - a, rise);
  const end = slope(rise, d - c);
  return b + t * (start + t * (3 * rise - 2 * start - end + t * (start + end - 2 * rise)));
};

/**
 * The pose at a phase from 0 (first key) to 1 (last key; for a cycle the first again). The keys between are passed, not stopped at; how fast a phase
 * follows the other is `phaseAt`'s business.
 */
export function poseAt(demo: Demo, phase: number): Pose {
  const { keys, cycle } = demo;
  const strokes = cycle ? keys.length : keys.length - 1;
  const first = keys[0];
  if (!first) throw new Error(`${demo.movement} ${demo.variant} has no key poses`);
  if (strokes < 1) return first;
  const whole = clamp(phase, 0, 1);
  const u = Math.min(whole * strokes, strokes - 1e-9);
  const i = Math.floor(u);
  const t = u - i;
  const key = (j: number): Pose => (cycle ? keys[((j % strokes) + strokes) % strokes] : keys[clamp(j, 0, strokes)]) ?? first;
  const neighbours: readonly [Pose, Pose, Pose, Pose] = [key(i - 1), key(i), key(i + 1), key(i + 2)];
  const atStart = !cycle && i === 0;
  const atEnd = !cycle && i === strokes - 1;
  const number = (a: number, b: number, c: number, d: number): number =>
    curve(atStart ? 2 * b - c : a, b, c, atEnd ? 2 * c - b : d, t);

  const pose: Record<string, unknown> = {};
  for (const name of fieldNames(keys)) {
    const [a, b, c, d] = neighbours.map((k) => k[name] ?? key(i)[name] ?? key(i + 1)[name]);
    pose[name] = blend(a, b, c, d, number);
  }
  const pelvis = blendNumbers(neighbours[0].p, neighbours[1].p, neighbours[2].p, neighbours[3].p, number);
  return { ...pose, p: [pelvis[0] ?? 0, pelvis[1] ?? 0, pelvis[2] ?? 0] };
}

type Blend = (a: number, b: number, c: number, d: number) => number;

function blend(a: unknown, b: unknown, c: unknown, d: unknown, number: Blend): unknown {
  if (Array.isArray(b)) return blendNumbers(numbers(a), numbers(b), numbers(c), numbers(d), number);
  if (typeof b === "number") return number(Number(a), b, Number(c), Number(d));
  return b;
}

const numbers = (v: unknown): readonly number[] => (Array.isArray(v) ? v.map(Number) : []);

function blendNumbers(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
  d: readonly number[],
  number: Blend,
): number[] {
  const size = Math.max(b.length, c.length);
  const out: number[] = [];
  for (let i = 0; i < size; i++) out.push(number(a[i] ?? 0, b[i] ?? 0, c[i] ?? 0, d[i] ?? 0));
  return out;
}

function fieldNames(keys: readonly Pose[]): (keyof Pose)[] {
  const names = new Set<keyof Pose>();
  for (const key of keys) for (const name of Object.keys(key)) names.add(name as keyof Pose);
  return [...names];
}

/** Fields of one limb: what the right side (or both) reads, and the left's own name for it; the earlier wins. */
const LIMB_FIELDS = {
  arm: [
    ["ht", "htl"],
    ["h", "hl"],
    ["a", "al"],
  ],
  leg: [
    ["g", "gl"],
    ["f", "fl"],
  ],
} as const satisfies Record<string, readonly (readonly [keyof Pose, keyof Pose])[]>;

const SIDE_HINTS = [
  ["k", "kl"],
  ["e", "el"],
  ["c", "cl"],
  ["w", "wl"],
  ["hm", "hml"],
  ["hd", "hdl"],
] as const satisfies readonly (readonly [keyof Pose, keyof Pose])[];

/**
 * The same pose with right and left exchanged: for movements that go from one side to the other. Takes a pose with its base laid in.
 * Knee, elbow and hand hints of one side go over; a hint the left lacks was common and stays so.
 */
export function mirrorPose(pose: Pose): Pose {
  const swapped: Record<string, unknown> = { ...pose };
  for (const fields of [LIMB_FIELDS.arm, LIMB_FIELDS.leg]) {
    const own = fields.find(([, left]) => pose[left] !== undefined);
    if (!own) continue;
    const right = fields.find(([common]) => pose[common] !== undefined);
    for (const [common, left] of fields) {
      delete swapped[common];
      delete swapped[left];
    }
    swapped[own[0]] = pose[own[1]];
    if (right) swapped[right[1]] = pose[right[0]];
  }
  for (const [common, left] of SIDE_HINTS) {
    if (pose[left] === undefined) continue;
    swapped[common] = pose[left];
    swapped[left] = pose[common];
    if (pose[common] === undefined) delete swapped[left];
  }
  const [roll = 0, yaw = 0, z = 0] = pose.q ?? [];
  if (pose.q) swapped.q = [-roll, -yaw, -z];
  const [lumbar = 0, thoracic = 0, side = 0, twist = 0] = pose.s ?? [];
  if (pose.s) swapped.s = [lumbar, thoracic, -side, -twist];
  const [nod = 0, turn = 0, tilt = 0] = pose.n ?? [];
  if (pose.n) swapped.n = [nod, -turn, -tilt];
  return { ...swapped, p: pose.p };
}
