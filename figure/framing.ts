import { UNITS, type Camera } from "./camera.ts";
import { landmineAxis, pulleySides, RAIL_TOP } from "./equipment-places.ts";
import type { Equipment } from "./equipment-types.ts";
import type { Demo, View } from "./movement.ts";
import { short } from "./path.ts";
import { poseAt } from "./pose.ts";
import { of, SIDES, solveSkeleton, type Skeleton } from "./skeleton.ts";
import { along, type Vec } from "./vector.ts";

/** A rectangle of the picture in drawing units. */
export interface PictureFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A frame as the viewBox attribute. */
export const viewBoxText = ({ x, y, width, height }: PictureFrame): string => [x, y, width, height].map(short).join(" ");

/** The least size of a picture in body heights, so that a crouching body isn't drawn as a giant. */
const LEAST = 0.86;
/** Room round joints for flesh, head and hands, in body heights. */
const FLESH = 0.075;
const MARGIN = 0.05;
/** Moments of a movement that its picture makes room for: enough to meet the top of a jump between two keys. */
const FRAMED = 12;
/** How far the patch of floor reaches beyond what it is laid round. */
const FLOOR_ROOM = 0.09;

const known = new WeakMap<Demo, Map<string, PictureFrame>>();

/**
 * The picture of a view: all that the body and its equipment reach in the course of the movement, with a margin, at the asked proportion.
 * It depends on the demonstration and not on the moment, so nothing jumps. `equipmentReach` says how far the equipment reaches where it's drawn as solids.
 */
export function frameOf(
  demo: Demo,
  view: View,
  cam: Camera,
  aspect: number,
  equipmentReach?: (equipment: Equipment, body: Skeleton) => readonly Vec[],
): PictureFrame {
  const frames = known.get(demo) ?? new Map<string, PictureFrame>();
  known.set(demo, frames);
  const name = `${view} ${aspect} ${equipmentReach ? "solids" : ""}`;
  const cached = frames.get(name);
  if (cached) return cached;
  const frame = fitted(reachOf(demo, view, cam, equipmentReach), aspect, view === "side");
  frames.set(name, frame);
  return frame;
}

interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function reachOf(demo: Demo, view: View, cam: Camera, equipmentReach: Parameters<typeof frameOf>[4]): Reach {
  const reach: Reach = { left: Infinity, right: -Infinity, top: Infinity, bottom: 0 };
  const include = (p: Vec, radius: number): void => {
    const [x, y] = cam.project(p);
    reach.left = Math.min(reach.left, x - radius * UNITS);
    reach.right = Math.max(reach.right, x + radius * UNITS);
    reach.top = Math.min(reach.top, y - radius * UNITS);
    reach.bottom = Math.max(reach.bottom, y + radius * UNITS * 0.5);
  };
  for (let i = 0; i <= FRAMED; i++) {
    const body = solveSkeleton(poseAt(demo, i / FRAMED), demo.equipment);
    for (const [p, radius] of bodyPoints(body)) include(p, radius);
    if (equipmentReach) for (const p of equipmentReach(demo.equipment, body)) include(p, 0.006);
    else for (const [p, radius] of equipmentPoints(demo, body)) include(p, radius);
    if (view !== "side") for (const p of floorPatch(body)) include(p, 0);
  }
  return reach;
}

/** What the patch of floor under a body is laid round. */
function floorPoints(body: Skeleton): Vec[] {
  const points: Vec[] = [body.hip, body.shoulders];
  for (const side of SIDES) {
    points.push(of(body.legs, side).ankle, of(body.legs, side).knee);
    if (of(body.arms, side).grip[1] < 0.15) points.push(of(body.arms, side).grip);
  }
  return points;
}

/** The rim of the patch of floor under a body: an ellipse round all that rests on it. */
export function floorPatch(body: Skeleton): Vec[] {
  const touched = floorPoints(body);
  const xs = touched.map(([x]) => x);
  const zs = touched.map(([, , z]) => z);
  const [nearX, farX, nearZ, farZ] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const radiusX = (farX - nearX) / 2 + FLOOR_ROOM;
  const radiusZ = (farZ - nearZ) / 2 + FLOOR_ROOM;
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    return [(nearX + farX) / 2 + radiusX * Math.cos(angle), 0, (nearZ + farZ) / 2 + radiusZ * Math.sin(angle)];
  });
}

function bodyPoints(body: Skeleton): [Vec, number][] {
  const points: [Vec, number][] = [
    [body.head, 0.085],
    [body.hip, FLESH],
    [body.shoulders, FLESH],
  ];
  for (const side of SIDES) {
    const leg = of(body.legs, side);
    const arm = of(body.arms, side);
    points.push(
      [leg.knee, 0.04],
      [leg.ankle, 0.05],
      [
        [
          leg.ankle[0] + leg.foot.front[0] * 0.11,
          leg.ankle[1] + leg.foot.front[1] * 0.11,
          leg.ankle[2] + leg.foot.front[2] * 0.11,
        ],
        0.02,
      ],
    );
    points.push([arm.elbow, 0.03], [arm.grip, 0.05]);
  }
  return points;
}

function equipmentPoints({ equipment }: Demo, body: Skeleton): [Vec, number][] {
  const points: [Vec, number][] = [];
  const { bar, bench, seat, box, chair, table, cable, pull, dip, pads, frame, kb, pack, db, mat } = equipment;
  const [x = 0, y = 0, z = 0] = body.bar ?? [];
  if (bar && body.bar) {
    const half = equipment.half ?? 0.46;
    const plate = equipment.r ?? 0.1;
    for (const side of SIDES)
      points.push(
        [[x, y, z + side * half], 0],
        [[x, y + plate, z + side * (equipment.px ?? 0.36)], 0],
        [[x, y - plate, z + side * (equipment.px ?? 0.36)], 0.01],
        [[x + plate, y, z + side * (equipment.px ?? 0.36)], 0],
        [[x - plate, y, z + side * (equipment.px ?? 0.36)], 0],
      );
  }
  for (const pad of [bench, seat])
    if (pad) {
      const slope = ((pad[3] ?? 0) * Math.PI) / 180;
      for (const end of SIDES)
        points.push([[pad[0] + (end * pad[2] * Math.cos(slope)) / 2, pad[1] + (end * pad[2] * Math.sin(slope)) / 2, 0], 0.03]);
    }
  if (box) {
    const [middle, height, length, width, across = 0] = box;
    for (const end of SIDES)
      for (const side of SIDES)
        points.push(
          [[middle + (end * length) / 2, 0, across + (side * width) / 2], 0.01],
          [[middle + (end * length) / 2, height, across + (side * width) / 2], 0.01],
        );
  }
  if (mat) for (const end of mat) for (const side of SIDES) points.push([[end, 0, side * 0.2], 0]);
  if (chair) points.push([[chair[0] - chair[2] * 0.13, chair[1] + 0.28, 0], 0.02]);
  if (table)
    for (const end of SIDES)
      for (const side of SIDES) points.push([[table[0] + (end * table[2]) / 2, table[1], side * 0.26], 0.01]);
  if (cable) for (const side of pulleySides({ equipment })) points.push([[cable[0], cable[1], side * cable[2]], 0.04]);
  for (const anchor of [equipment.band, equipment.towel, equipment.rope, equipment.waves])
    if (typeof anchor === "object") points.push([anchor, 0.02]);
  if (pull !== undefined) for (const side of SIDES) points.push([[equipment.pullX ?? 0, pull, side * 0.42], 0.03]);
  if (dip) for (const end of SIDES) points.push([[dip[0] + end * 0.2, dip[1], 0], 0.02]);
  for (const [px, py, length] of pads ?? []) points.push([[px, py, 0], length / 2]);
  for (const { line, z: depth = 0 } of frame ?? []) for (const [fx, fy] of line) points.push([[fx, fy, depth], 0.02]);
  const { strap, landmine } = equipment;
  if (strap) for (const side of SIDES) points.push([[strap.from[0], strap.from[1], side * strap.from[2]], 0.03]);
  if (landmine) {
    const { pivot, plateAt = -0.1, radius = 0.09 } = landmine;
    const { held, axis } = landmineAxis(body, pivot, equipment.one);
    points.push([pivot, 0.06], [along(held, axis, plateAt), radius]);
  }
  if (equipment.rails) for (const side of SIDES) points.push([[x, RAIL_TOP, side * 0.41], 0.02]);
  if (equipment.pinch !== undefined) for (const side of SIDES) points.push([of(body.arms, side).grip, equipment.pinch * 2]);
  const { trap, jumpRope } = equipment;
  if (trap !== undefined) {
    const grip = of(body.arms, 1).grip;
    for (const side of SIDES) points.push([[grip[0], grip[1], side * 0.45], trap], [[grip[0] + side * 0.2, grip[1], 0], 0.02]);
  }
  if (jumpRope !== undefined) {
    const { x, y } = { x: of(body.arms, 1).grip[0], y: of(body.arms, 1).grip[1] };
    points.push([[x, y + jumpRope, 0], 0.02], [[x + jumpRope, y, 0], 0.02], [[x - jumpRope, y, 0], 0.02]);
  }
  const held = kb ? 0.12 : pack === "hands" ? 0.24 : pack === "mid" ? 0.12 : db ? db + 0.05 : 0;
  if (held > 0) for (const side of SIDES) points.push([of(body.arms, side).grip, held]);
  if (pack === "back" || pack === "chest") points.push([body.spine.point(0.18), 0.17]);
  return points;
}

function fitted({ left, right, top, bottom }: Reach, aspect: number, onLine: boolean): PictureFrame {
  const margin = MARGIN * UNITS;
  const wide = right - left + 2 * margin;
  const high = bottom - top + 2 * margin;
  const height = Math.max(high, wide / aspect, LEAST * UNITS);
  const width = height * aspect;
  // The floor keeps its place near the lower edge; what is left over goes above.
  const base = (onLine ? Math.max(bottom, 0) : bottom) + margin;
  const spare = height - high;
  return { x: (left + right - width) / 2, y: base - height + Math.min(spare * 0.35, height * 0.16), width, height };
}
