import { radians, type Vec } from "./vector.ts";

/** A point of the picture: x right, y down, in drawing units. */
export type Point2 = readonly [x: number, y: number];

/** Drawing units to one body height: every path is written at this size, and the viewBox scales it. */
export const UNITS = 300;

/** A parallel projection. Yaw 0 sees the figure's right side, looking to the right of the picture; yaw 90 sees its front. */
export interface Camera {
  yaw: number;
  elevation: number;
  /** Unit direction toward the eye. */
  view: Vec;
  /** Picture x and y of a point. */
  project: (p: Vec) => Point2;
  /** Nearness of a point to the eye, in body heights. */
  depth: (p: Vec) => number;
}

/** A camera at a yaw and an elevation in degrees. */
export function camera(yaw: number, elevation: number): Camera {
  const c = Math.cos(radians(yaw));
  const s = Math.sin(radians(yaw));
  const ce = Math.cos(radians(elevation));
  const se = Math.sin(radians(elevation));
  return {
    yaw,
    elevation,
    view: [s * ce, se, c * ce],
    project: ([x, y, z]) => [(x * c - z * s) * UNITS, -(y * ce - (x * s + z * c) * se) * UNITS],
    depth: ([x, y, z]) => (x * s + z * c) * ce + y * se,
  };
}
