import type { Camera, Point2 } from "./camera.ts";
import { UNITS } from "./camera.ts";
import type { Equipment } from "./equipment-types.ts";
import type { Layer } from "./layers.ts";
import type { Brush } from "./paint.ts";
import { circle, hullOfPoints, polygon, polyline } from "./path.ts";
import { SIDES, type Side, type Skeleton } from "./skeleton.ts";
import { outlineBalls, outlineRing, roundRing, type Ball } from "./tube.ts";
import { add, along, cross, dot, scale, unit, type Vec } from "./vector.ts";

/** What pieces of equipment are drawn from: the body they belong to and the layers already there. */
export interface EquipmentScene {
  cam: Camera;
  body: Skeleton;
  equipment: Equipment;
  brush: Brush;
  /** Nearness of the chest: keys of layers are relative to it. */
  origin: number;
  layerOf: (name: string) => Layer;
}

/** Farther than all of the body, and nearer. */
export const BACKDROP = -9;
export const FOREGROUND = 9;

export const ACROSS: Vec = [0, 0, 1];

/** The names of a side's layers. */
export const handLayer = (side: Side): string => (side === 1 ? "hand-right" : "hand-left");

/** Which hands hold the weight. */
export function holdingSides({ equipment }: EquipmentScene): readonly Side[] {
  if (equipment.one === "right") return [1];
  if (equipment.one === "left") return [-1];
  return SIDES;
}

/** The key at which something is under both hands. */
export const underHands = ({ layerOf }: EquipmentScene): number =>
  Math.min(layerOf("hand-right").key, layerOf("hand-left").key) - 0.001;

/** A straight line between points of the scene. */
export const path = (cam: Camera, ...points: readonly Vec[]): string => polyline(points.map(cam.project));

/** The filled outline of a convex solid given by its corners. */
export const solid = (cam: Camera, corners: readonly Vec[]): string =>
  polygon(hullOfPoints(corners.map((p): Point2 => cam.project(p))));

/** The eight corners of a box: its middle, three half-edges. */
export function boxCorners(middle: Vec, a: Vec, b: Vec, c: Vec): Vec[] {
  const out: Vec[] = [];
  for (const i of [1, -1])
    for (const j of [1, -1]) for (const k of [1, -1]) out.push(add(middle, add(add(scale(a, i), scale(b, j)), scale(c, k))));
  return out;
}

/** A cushion: a slab with round edges, along a direction of the picture's plane. */
export function cushion(cam: Camera, middle: Vec, direction: Vec, length: number, thickness: number, width: number): string {
  const r = thickness / 2;
  const aside = unit(Math.abs(dot(direction, ACROSS)) > 0.9 ? [1, 0, 0] : ACROSS);
  const balls: Ball[] = [];
  for (const i of [1, -1])
    for (const k of [1, -1])
      balls.push({ centre: along(along(middle, direction, i * (length / 2 - r)), aside, k * (width / 2 - r)), radius: r });
  return outlineBalls(cam, balls);
}

/** A filled piece with the equipment's line round it, cut out of what is behind. */
export const padded = (brush: Brush, d: string): string => brush.cut(d, "pad") + brush.line(d, "line", 2.2);

/** How squarely a disc with this axis faces the eye, from 0 (edge on) to 1. */
export const squareness = (cam: Camera, axis: Vec): number => Math.abs(dot(axis, cam.view));

/** A weight plate or the head of a dumbbell: a ring when it faces the eye, a solid bar when it is seen from its edge. */
export function weight(
  cam: Camera,
  brush: Brush,
  centre: Vec,
  axis: Vec,
  radius: number,
  thickness: number,
  far: boolean,
): string {
  const tone = far ? "far" : "line";
  if (squareness(cam, axis) < 0.3) {
    const half = scale(axis, thickness / 2);
    const near = solidRing(cam, add(centre, half), add(centre, scale(half, -1)), axis, radius - 1 / UNITS);
    // A thin plate is a bar from its edge; the thick head of a dumbbell keeps its line and stays light.
    return thickness > 0.036 ? padded(brush, near) : brush.cut(near, "line") + brush.line(near, "line", 2);
  }
  const rim = outlineRing(cam, roundRing(centre, axis, radius - 1.3 / UNITS));
  const inner = radius > 0.06 ? brush.line(outlineRing(cam, roundRing(centre, axis, radius * 0.74)), tone, 0.9) : "";
  if (far) return brush.line(rim, tone, 2.2);
  return brush.wire(rim, tone) + inner;
}

/** The hub in the middle of a near plate. */
export const hub = (cam: Camera, brush: Brush, centre: Vec, radius: number): string =>
  brush.cut(circle(cam.project(centre), radius * UNITS), "line");

function solidRing(cam: Camera, a: Vec, b: Vec, axis: Vec, radius: number): string {
  const u = unit(Math.abs(axis[1]) > 0.9 ? cross(axis, [1, 0, 0]) : cross(axis, [0, 1, 0]));
  const v = cross(axis, u);
  const corners: Point2[] = [];
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 2 * Math.PI;
    const out = add(scale(u, radius * Math.cos(angle)), scale(v, radius * Math.sin(angle)));
    corners.push(cam.project(add(a, out)), cam.project(add(b, out)));
  }
  return polygon(hullOfPoints(corners));
}
