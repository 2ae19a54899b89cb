import type { Camera, Point2 } from "./camera.ts";
import { UNITS } from "./camera.ts";
import { hullOfDiscs, hullOfPoints, smoothBand, smoothLine, smoothLoop, type Disc } from "./path.ts";
import { distance, dot, scale, unit, subtract, type Vec } from "./vector.ts";

/** A cross-section of a limb or the trunk: an ellipse with its own radius for each of its four directions. */
export interface Ring {
  centre: Vec;
  front: Vec;
  outer: Vec;
  /** Radii to the front, back, outer and inner side, in body heights. */
  radii: readonly [front: number, back: number, outer: number, inner: number];
}

/** A ball of the body: a disc from every side. */
export interface Ball {
  centre: Vec;
  radius: number;
}

/** A limb drawn as one shape: where its two outlines run, for fills and for the gap line. */
export interface TubeOutline {
  /** Path data of the filled silhouette. */
  fill: string;
  /** Path data of the two outlines between two of the rings, open, so that no line crosses a joint. */
  sides: (from: number, to: number) => string;
  left: readonly Point2[];
  right: readonly Point2[];
}

interface FlatRing {
  centre: Point2;
  front: Point2;
  outer: Point2;
  radii: Ring["radii"];
}

const direction2 = (cam: Camera, v: Vec): Point2 => cam.project(v);

const flatten = (cam: Camera, ring: Ring): FlatRing => ({
  centre: cam.project(ring.centre),
  front: direction2(cam, ring.front),
  outer: direction2(cam, ring.outer),
  radii: ring.radii,
});

/** The outermost point of a ring in a direction of the picture (the support point of its projected ellipse). */
function support({ centre, front, outer, radii }: FlatRing, nx: number, ny: number): Point2 {
  const a = front[0] * nx + front[1] * ny;
  const b = outer[0] * nx + outer[1] * ny;
  const ra = a > 0 ? radii[0] : radii[1];
  const rb = b > 0 ? radii[2] : radii[3];
  const size = Math.sqrt(a * a * ra * ra + b * b * rb * rb);
  if (size < 1e-9) return centre;
  const x = (a * ra * ra) / size;
  const y = (b * rb * rb) / size;
  return [centre[0] + front[0] * x + outer[0] * y, centre[1] + front[1] * x + outer[1] * y];
}

/** Seen more along the bone than this (cosine), a tube is drawn as overlapping hulls instead of two outlines. */
const END_ON = 0.62;
/** Seen more along the bone than this, its ends show and are added as ellipses. */
const ENDS_SHOW = 0.12;

/** The outline of a chain of rings. */
export function outlineTube(cam: Camera, rings: readonly Ring[]): TubeOutline {
  const flat = rings.map((ring) => flatten(cam, ring));
  const left: Point2[] = [];
  const right: Point2[] = [];
  flat.forEach((ring, i) => {
    const before = flat[Math.max(0, i - 1)] ?? ring;
    const after = flat[Math.min(flat.length - 1, i + 1)] ?? ring;
    const tx = after.centre[0] - before.centre[0];
    const ty = after.centre[1] - before.centre[1];
    const size = Math.hypot(tx, ty) || 1;
    left.push(support(ring, ty / size, -tx / size));
    right.push(support(ring, -ty / size, tx / size));
  });
  const first = rings[0];
  const last = rings[rings.length - 1];
  const slant = first && last ? Math.abs(dot(unit(subtract(last.centre, first.centre)), cam.view)) : 0;
  let fill: string;
  if (slant > END_ON) fill = hullChain(flat);
  else {
    fill = smoothBand(left, right);
    if (slant > ENDS_SHOW) for (const end of [flat[0], flat[flat.length - 1]]) if (end) fill += ellipse(end);
  }
  const sides = (from: number, to: number): string =>
    slant > END_ON
      ? hullChain(flat.slice(from, to + 1))
      : smoothLine(left.slice(from, to + 1)) + smoothLine(right.slice(from, to + 1));
  return { fill, sides, left, right };
}

/** A ring's own ellipse. Sampled by the ring's own angle: seen nearly from its edge it stays a thin leaf without loops. */
function ellipse({ centre, front, outer, radii }: FlatRing): string {
  const points: Point2[] = [];
  for (let i = 0; i < 10; i++) {
    const c = Math.cos((i / 10) * 2 * Math.PI);
    const s = Math.sin((i / 10) * 2 * Math.PI);
    const x = c * (c > 0 ? radii[0] : radii[1]);
    const y = s * (s > 0 ? radii[2] : radii[3]);
    points.push([centre[0] + front[0] * x + outer[0] * y, centre[1] + front[1] * x + outer[1] * y]);
  }
  return smoothLoop(points);
}

const HULL_DIRECTIONS = 14;

/** Hulls of each ring with the next: the exact silhouette from any side. Each hull is walked by its outermost points. */
function hullChain(flat: readonly FlatRing[]): string {
  let out = "";
  for (let i = 0; i + 1 < flat.length; i++) {
    const a = flat[i];
    const b = flat[i + 1];
    if (!a || !b) continue;
    const points: Point2[] = [];
    for (let k = 0; k < HULL_DIRECTIONS; k++) {
      const nx = Math.cos((k / HULL_DIRECTIONS) * 2 * Math.PI);
      const ny = Math.sin((k / HULL_DIRECTIONS) * 2 * Math.PI);
      const p = support(a, nx, ny);
      const q = support(b, nx, ny);
      points.push(p[0] * nx + p[1] * ny > q[0] * nx + q[1] * ny ? p : q);
    }
    out += smoothLoop(hullOfPoints(points));
  }
  return out;
}

/** The silhouette of the convex hull of balls. */
export const outlineBalls = (cam: Camera, balls: readonly Ball[]): string =>
  hullOfDiscs(balls.map(({ centre, radius }): Disc => ({ at: cam.project(centre), radius: radius * UNITS })));

/** The silhouette of several hulls together, as one path. */
export const outlineGroups = (cam: Camera, groups: readonly (readonly Ball[])[]): string =>
  groups.map((group) => outlineBalls(cam, group)).join("");

/** A ball. */
export const ball = (centre: Vec, radius: number): Ball => ({ centre, radius });

/** A ring between two rings (radii and centre linear; the first ring's directions). */
export function ringBetween(a: Ring, b: Ring, t: number): Ring {
  const m = (i: 0 | 1 | 2 | 3): number => a.radii[i] + (b.radii[i] - a.radii[i]) * t;
  return {
    centre: [
      a.centre[0] + (b.centre[0] - a.centre[0]) * t,
      a.centre[1] + (b.centre[1] - a.centre[1]) * t,
      a.centre[2] + (b.centre[2] - a.centre[2]) * t,
    ],
    front: a.front,
    outer: a.outer,
    radii: [m(0), m(1), m(2), m(3)],
  };
}

/**
 * A lens on the surface of a tube: along the rings, from angle `centre - width` to `centre + width` (degrees; 0 front, 90 outer, 180 back),
 * of which only what faces the eye is kept, a hair inside the silhouette; its edges are eased by some rounds. Null when nothing of note can be seen.
 */
export function outlineLens(
  cam: Camera,
  rings: readonly Ring[],
  span: (s: number) => { centre: number; width: number },
  rounds = 2,
): string | null {
  const one: Point2[] = [];
  const two: Point2[] = [];
  let widest = 0;
  rings.forEach((ring, i) => {
    const { centre, width } = span(rings.length > 1 ? i / (rings.length - 1) : 0);
    const seen = facing(cam, ring);
    if (!seen) return;
    const middle = centre + 360 * Math.round((seen.middle - centre) / 360);
    const low = -softLeast(width - middle, seen.half - seen.middle);
    const high = softLeast(middle + width, seen.middle + seen.half);
    if (high < low - 3) return;
    const a = surfacePoint(cam, ring, Math.min(low, (low + high) / 2));
    const b = surfacePoint(cam, ring, Math.max(high, (low + high) / 2));
    widest = Math.max(widest, Math.hypot(a[0] - b[0], a[1] - b[1]));
    one.push(a);
    two.push(b);
  });
  return one.length < 3 || widest < 2.2 ? null : smoothBand(eased(one, rounds), eased(two, rounds));
}

/** A line of points with its corners eased: each inner point moves toward the middle of its neighbours, some rounds long. */
function eased(points: readonly Point2[], rounds: number): Point2[] {
  let line: Point2[] = [...points];
  for (let pass = 0; pass < rounds; pass++)
    line = line.map((p, i) => {
      const before = line[i - 1];
      const after = line[i + 1];
      return before && after ? [(before[0] + 2 * p[0] + after[0]) / 4, (before[1] + 2 * p[1] + after[1]) / 4] : p;
    });
  return line;
}

/** The lesser of two angles, rounded off where they meet, so that a lens bends along the silhouette instead of breaking. */
const softLeast = (a: number, b: number): number => Math.min(a, b) - 9 * Math.log1p(Math.exp(-Math.abs(a - b) / 9));

/** Distance of a lens from the silhouette, in body heights. */
const INSET = 1.5 / UNITS;

/** Which angles of a ring face the eye; null when it is seen along its axis. */
function facing(cam: Camera, ring: Ring): { middle: number; half: number } | null {
  const a = dot(ring.front, cam.view);
  const b = dot(ring.outer, cam.view);
  const size = Math.hypot(a, b);
  if (size < 0.18) return null;
  const ra = a > 0 ? ring.radii[0] : ring.radii[1];
  const rb = b > 0 ? ring.radii[2] : ring.radii[3];
  return { middle: (Math.atan2(b / rb, a / ra) * 180) / Math.PI, half: 91 };
}

function surfacePoint(cam: Camera, ring: Ring, angle: number): Point2 {
  const c = Math.cos((angle * Math.PI) / 180);
  const s = Math.sin((angle * Math.PI) / 180);
  const ra = (c > 0 ? ring.radii[0] : ring.radii[1]) - INSET;
  const rb = (s > 0 ? ring.radii[2] : ring.radii[3]) - INSET;
  const { centre, front, outer } = ring;
  return cam.project([
    centre[0] + front[0] * c * ra + outer[0] * s * rb,
    centre[1] + front[1] * c * ra + outer[1] * s * rb,
    centre[2] + front[2] * c * ra + outer[2] * s * rb,
  ]);
}

/** A ring with all radii grown by an amount. */
export const grow = (ring: Ring, by: number): Ring => ({
  ...ring,
  radii: [ring.radii[0] + by, ring.radii[1] + by, ring.radii[2] + by, ring.radii[3] + by],
});

/** A round ring at right angles to an axis. */
export function roundRing(centre: Vec, axis: Vec, radius: number): Ring {
  const aside: Vec = Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const k = dot(aside, axis);
  const front = unit([aside[0] - axis[0] * k, aside[1] - axis[1] * k, aside[2] - axis[2] * k]);
  const outer: Vec = [
    axis[1] * front[2] - axis[2] * front[1],
    axis[2] * front[0] - axis[0] * front[2],
    axis[0] * front[1] - axis[1] * front[0],
  ];
  return { centre, front, outer, radii: [radius, radius, radius, radius] };
}

/** The ellipse of a round ring. */
export const outlineRing = (cam: Camera, ring: Ring): string => ellipse(flatten(cam, ring));

/** Length of a chain of rings along their centres. */
export const tubeLength = (rings: readonly Ring[]): number =>
  rings.reduce((sum, ring, i) => sum + (i > 0 ? distance(ring.centre, (rings[i - 1] ?? ring).centre) : 0), 0);

/** A direction reversed. */
export const opposite = (v: Vec): Vec => scale(v, -1);
