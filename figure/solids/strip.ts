import type { Side, Skeleton } from "../skeleton.ts";
import {
  along,
  across as squared,
  between,
  clamp,
  cross,
  distance,
  dot,
  length,
  smoothstep,
  subtract,
  unit,
  type Vec,
} from "../vector.ts";
import { fleeting, kept, matrix } from "./placing.ts";
import type { PlacedSolid } from "./mesh.ts";
import { tube } from "./shapes.ts";

/** The length of a line of points. */
export const lengthOf = (points: readonly Vec[]): number =>
  points.reduce((sum, point, i) => sum + distance(point, points[i - 1] ?? point), 0);

/** The width of a strip that runs this way, at a share of its length: upright ones turn on their way up, so that no view sees one edge-on. */
export function facing(direction: Vec, share: number): Vec {
  const steep = Math.abs(direction[1]);
  const level = Math.hypot(direction[0], direction[2]);
  const turn = 0.25 + 2.4 * share;
  return unit(squared([steep * Math.cos(turn), 0.8 * level, -steep * Math.sin(turn) - 0.6 * level], direction));
}

/** Half the width of an elastic strip of this length: it thins as it's stretched. */
export const stretched = (reach: number): number => clamp(0.0165 * (0.32 / Math.max(reach, 0.01)) ** 0.5, 0.0095, 0.0165);

/** How far an elastic strip between two points hangs through when it's slack, shorter than `taut`. */
export const slack = (from: Vec, to: Vec, taut = 0.2): number => clamp((taut - distance(from, to)) * 0.28, 0, 0.045);

/** From one point to another, hanging through by `deep`, in so many steps. */
export function hung(from: Vec, to: Vec, deep: number, steps = 8): Vec[] {
  const down = unit(squared([0.3, -1, 0], unit(subtract(to, from))));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return along(between(from, to, t), down, deep * 4 * t * (1 - t));
  });
}

/** Where limbs are round: both ends of a bone with how far from it a strip lies on it. */
export type Limb = readonly [from: Vec, to: Vec, thick: number, thin: number];

/** Thigh and shank of a side. */
export const legLimbs = ({ hip, knee, ankle }: Skeleton["legs"]["right"]): Limb[] => [
  [hip, knee, 0.078, 0.054],
  [knee, ankle, 0.05, 0.036],
];

/** How far `point` must go along `out` to lie outside a limb. */
function push(point: Vec, out: Vec, [from, to, thick, thin]: Limb): number {
  const bone = subtract(to, from);
  const share = clamp(dot(subtract(point, from), bone) / dot(bone, bone), 0, 1);
  const off = subtract(point, between(from, to, share));
  const radius = thick + (thin - thick) * share;
  const aside = dot(off, out);
  const rest = aside * aside + radius * radius - dot(off, off);
  return rest > 0 ? Math.max(0, Math.sqrt(rest) - aside) : 0;
}

/** A taut line laid round limbs: pushed `out` where it would go through them, and straight before and after. Its end gives way with `part`. */
export function laidRound(line: readonly Vec[], out: Vec, limbs: readonly Limb[], part?: number): Vec[] {
  const last = line.length - 1;
  const isFixed = (i: number): boolean => i === 0 || (i === last && part === undefined);
  const needed = line.map((point, i) => (isFixed(i) ? 0 : Math.max(...limbs.map((limb) => push(point, out, limb)))));
  if (needed.every((each) => each === 0)) return [...line];
  // A taut string bridges its hollows: it leaves the highest of what's left before it for the highest after.
  const taut = [...needed];
  for (let i = 0; i < last;) {
    let next = last;
    const rise = (b: number): number => ((needed[b] ?? 0) - (needed[i] ?? 0)) / (b - i);
    for (let b = last - 1; b > i; b--) if (rise(b) >= rise(next)) next = b;
    for (let b = i + 1; b < next; b++) taut[b] = (needed[i] ?? 0) + rise(next) * (b - i);
    i = next;
  }
  return line.map((point, i) => along(point, out, (taut[i] ?? 0) * (part ?? 1)));
}

/** Arm of a side, as far as the wrist. */
export const armLimbs = ({ shoulder, elbow, wrist }: Skeleton["arms"]["right"]): Limb[] => [
  [shoulder, elbow, 0.07, 0.052],
  [elbow, between(elbow, wrist, 0.9), 0.05, 0.032],
];

/** A line from a hook to the hand: where it would go through the arm that pulls it, over the arm's outer side. */
export function overArm(line: readonly Vec[], side: Side, arm: Skeleton["arms"]["right"]): Vec[] {
  const [from, to] = [line[0] ?? arm.grip, line.at(-1) ?? arm.grip];
  const out = squared([0, 0, side], unit(subtract(to, from)));
  const apart = smoothstep(0.3, 0.5, length(out));
  return apart === 0 ? [...line] : laidRound(line, unit(out), armLimbs(arm), apart);
}

/** A line without the points that hardly bend it. */
export const corners = (line: readonly Vec[]): Vec[] =>
  line.filter((point, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    return !before || !after || distance(point, between(before, after, 0.5)) > 0.0008;
  });

/** A flat strip through points with these half widths; `across` is its width's direction where it isn't as `facing` says. */
export function strip(
  material: "band" | "cloth" | "rope",
  points: readonly Vec[],
  width: number | readonly number[],
  across: Vec | readonly (Vec | null)[] = [],
  thickness = 0.0042,
  closed = false,
): PlacedSolid {
  const given = (i: number): Vec | null | undefined =>
    typeof across[0] === "number" ? (across as Vec) : (across as readonly (Vec | null)[])[i];
  const sides = points.map((point, i): Vec => {
    const way = subtract(points[i + 1] ?? point, points[i - 1] ?? point);
    return given(i) ?? facing(unit(way), i / points.length);
  });
  return fleeting(material, tube(points, { width, thickness, across: sides }, 6, closed));
}

/** Half widths along a taut strip: wider at its ends, where it's held and doesn't stretch. */
export const waisted = (count: number, width: number, flare = 0.4): number[] =>
  Array.from({ length: count }, (_, i) => width * (1 + flare * Math.abs((2 * i) / (count - 1) - 1) ** 5));

/** A turn round a fist: x the way from the wrist, z along the handle. */
const turns = kept(() => {
  const ring = Array.from({ length: 10 }, (_, i): Vec => {
    const angle = (i / 10) * 2 * Math.PI;
    return [-0.006 + 0.036 * Math.cos(angle), 0.0295 * Math.sin(angle), 0];
  });
  return [{ material: "band", mesh: tube(ring, { width: FIST, thickness: 0.003, across: [0, 0, 1] }, 6, true) }];
});

/** A short end that falls over what holds it, toward x. */
const ends = kept(() => {
  const points: Vec[] = [
    [0, 0, 0],
    [0.014, -0.006, 0],
    [0.02, -0.045, 0],
  ];
  return [
    { material: "band", mesh: tube(points, { width: [FIST * 0.7, FIST, FIST * 1.05], thickness: 0.0042, across: [0, 0, 1] }, 6) },
  ];
});

/** Half the width of a band in a fist. */
const FIST = 0.0105;

/** A band's turn round a fist that pulls it `from` there, with the short end that's left over. */
export function fistWrap({ grip, hand, handle }: Skeleton["arms"]["right"], from: Vec): PlacedSolid[] {
  // A hand on the floor holds it down flat.
  if (grip[1] < 0.06) return [];
  const handleWay = unit(squared(handle, hand));
  const turn = turns().map((solid) => ({ solid, matrix: matrix(grip, hand, cross(handleWay, hand), handleWay) }));
  const away = unit(subtract(grip, from));
  const level: Vec = [away[0], 0, away[2]];
  const side = length(level) > 0.2 ? unit(level) : unit([1, 0, Math.sign(grip[2] || 1)]);
  const at = matrix(along(grip, away, 0.028), side, [0, 1, 0], cross(side, [0, 1, 0]));
  return [...turn, ...ends().map((solid) => ({ solid, matrix: at }))];
}
