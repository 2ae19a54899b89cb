import type { Side, Skeleton } from "../skeleton.ts";
import {
  add,
  along,
  across as squared,
  between,
  clamp,
  cross,
  distance,
  dot,
  length,
  scale,
  smoothstep,
  subtract,
  unit,
  type Vec,
} from "../vector.ts";
import { fleeting } from "./placing.ts";
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
export const slack = (from: Vec, to: Vec, taut = 0.34): number => clamp((taut - distance(from, to)) * 0.28, 0, 0.045);

/** From one point to another, hanging through by `deep`, in so many steps. */
export function hung(from: Vec, to: Vec, deep: number, steps = 8): Vec[] {
  const down = unit(squared([0.3, -1, 0], unit(subtract(to, from))));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return along(between(from, to, t), down, deep * 4 * t * (1 - t));
  });
}

/** Where limbs are round: both ends of a bone with how far from it a strip lies on it. */
type Limb = readonly [from: Vec, to: Vec, thick: number, thin: number];

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
  // A taut string bridges its hollows.
  return line.map((point, i) => {
    let most = needed[i] ?? 0;
    for (let a = 0; a < i; a++)
      for (let b = i + 1; b <= last; b++)
        most = Math.max(most, (needed[a] ?? 0) + (((needed[b] ?? 0) - (needed[a] ?? 0)) * (i - a)) / (b - a));
    return along(point, out, most * (part ?? 1));
  });
}

/** Arm of a side, as far as the wrist. */
const armLimbs = ({ shoulder, elbow, wrist }: Skeleton["arms"]["right"]): Limb[] => [
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
  return fleeting(material, tube(points, { width, thickness, across: sides }, 8, closed));
}

/** Half widths along a taut strip: wider at its ends, where it's held and doesn't stretch. */
export const waisted = (count: number, width: number, flare = 0.4): number[] =>
  Array.from({ length: count }, (_, i) => width * (1 + flare * Math.abs((2 * i) / (count - 1) - 1) ** 5));

/** A turn of a strip round a fist, with the short end that's left over, hanging. */
export function fistWrap(
  material: "band" | "cloth",
  { grip, hand, handle }: { readonly grip: Vec; readonly hand: Vec; readonly handle: Vec },
  from: Vec,
  width = 0.0105,
): PlacedSolid[] {
  const square = unit(squared(handle, hand));
  const palm = cross(hand, square);
  const turn = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI;
    return along(along(grip, hand, -0.006 + 0.036 * Math.cos(angle)), palm, 0.0295 * Math.sin(angle));
  });
  const away = unit(subtract(grip, from));
  const side: Vec =
    length(squared(away, [0, 1, 0])) > 0.2 ? unit([away[0], 0, away[2]]) : [0.7, 0, 0.7 * Math.sign(grip[2] || 1)];
  const start = along(grip, away, 0.028);
  const end = [
    start,
    along(add(start, scale(side, 0.014)), [0, -1, 0], 0.006),
    along(add(start, scale(side, 0.02)), [0, -1, 0], 0.045),
  ];
  const wrap = strip(material, turn, width, square, 0.003, true);
  // Under a hand on the floor there's no room for it.
  if (grip[1] < 0.06) return [wrap];
  return [wrap, strip(material, end, [width * 0.7, width, width * 1.05])];
}
