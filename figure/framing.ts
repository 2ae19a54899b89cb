import { camera, UNITS, type Camera } from "./camera.ts";
import type { Demo, View } from "./movement.ts";
import { poseAt } from "./pose.ts";
import { short } from "./short.ts";
import { equipmentReach } from "./solids/reach.ts";
import { of, SIDES, solveSkeleton, type Skeleton } from "./skeleton.ts";
import type { Vec } from "./vector.ts";

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

/** The camera of a view of a demonstration. */
export function cameraOf(demo: Demo, view: View): Camera {
  const turned = (yaw: number): number => (demo.flip ? 180 - yaw : yaw);
  if (view === "front") return camera(turned(demo.front), demo.front === 90 ? 7 : 12);
  if (view === "three-quarter") return camera(turned(demo.turn), 13);
  return camera(turned(demo.side), 0);
}

const known = new WeakMap<Demo, Map<string, PictureFrame>>();

/**
 * The picture of a view: all that the body and its equipment reach in the course of the movement, with a margin, at the asked proportion.
 * It depends on the demonstration and not on the moment, so nothing jumps.
 */
export function frameOf(demo: Demo, view: View, cam: Camera, aspect: number): PictureFrame {
  const frames = known.get(demo) ?? new Map<string, PictureFrame>();
  known.set(demo, frames);
  const name = `${view} ${aspect}`;
  const cached = frames.get(name);
  if (cached) return cached;
  const frame = fitted(reachOf(demo, view, cam), aspect, view === "side");
  frames.set(name, frame);
  return frame;
}

/** The picture of a demonstration from any eye, fitted as those of the views are. Not kept: it costs seven skeletons. */
export const frameFrom = (demo: Demo, cam: Camera, aspect: number): PictureFrame =>
  fitted(reachOf(demo, cam.elevation === 0 ? "side" : "three-quarter", cam), aspect, cam.elevation === 0);

interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function reachOf(demo: Demo, view: View, cam: Camera): Reach {
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
    for (const p of equipmentReach(demo.equipment, body)) include(p, 0.006);
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
