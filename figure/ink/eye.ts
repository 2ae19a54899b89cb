import { UNITS } from "../camera.ts";
import type { PictureFrame } from "../framing.ts";
import { radians, type Vec } from "../vector.ts";

/** A parallel projection as three directions: right and up in the picture, and toward the eye. */
export interface Eye {
  readonly yaw: number;
  readonly elevation: number;
  readonly right: Vec;
  readonly up: Vec;
  readonly view: Vec;
}

/** The eye at a yaw and an elevation in degrees, as `camera` counts them. */
export function eyeAt(yaw: number, elevation: number): Eye {
  const c = Math.cos(radians(yaw));
  const s = Math.sin(radians(yaw));
  const ce = Math.cos(radians(elevation));
  const se = Math.sin(radians(elevation));
  return { yaw, elevation, right: [c, 0, -s], up: [-s * se, ce, -c * se], view: [s * ce, se, c * ce] };
}

/** Pixels of one body height in a picture of a frame. */
export const pixelsPerBody = (frame: PictureFrame, width: number): number => (width / frame.width) * UNITS;
