/**
 * Places of the pelvis worked out from what a trainer would say: the angles of shank and thigh, or the slope of a plank. The numbers are the
 * figure's own bones (thigh and shank 0.25, ankle 0.04 above the sole, ball of the foot 0.07 ahead of the ankle; body height 1).
 */
import type { PoseChange } from "../movement.ts";

const RADIANS = Math.PI / 180;
const SHANK = 0.25;
const THIGH = 0.25;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The pelvis over an ankle at `ankleX`: shank leaning forward and thigh leaning back by these degrees from the vertical. */
export function pelvisOver(
  ankleX: number,
  shank: number,
  thigh: number,
  pitch: number,
  ankleY = 0.04,
): readonly [number, number, number] {
  return [
    round(ankleX + SHANK * Math.sin(shank * RADIANS) - THIGH * Math.sin(thigh * RADIANS)),
    round(ankleY + SHANK * Math.cos(shank * RADIANS) + THIGH * Math.cos(thigh * RADIANS)),
    pitch,
  ];
}

/**
 * The pelvis of a straight body that stands on its toes (balls of the feet at x = 0) and slopes up by `slope` degrees.
 * @param halfStance distance of each foot from the middle
 * @param toeHeight height of what the toes stand on
 * @param heelRaise the heel raise that the pose gives its feet
 */
export function plankPelvis(slope: number, halfStance = 0.05, toeHeight = 0, heelRaise = 66): readonly [number, number, number] {
  const length = Math.sqrt(0.4985 ** 2 - (halfStance - 0.05) ** 2);
  const raise = heelRaise * RADIANS;
  const ankleX = -0.07 * Math.cos(raise) + 0.04 * Math.sin(raise);
  const ankleY = 0.07 * Math.sin(raise) + 0.04 * Math.cos(raise);
  return [
    round(ankleX + length * Math.cos(slope * RADIANS)),
    round(ankleY + toeHeight + length * Math.sin(slope * RADIANS)),
    round(90 - slope),
  ];
}

/**
 * A foot that stands on its heel with the toes lifted by `lift` degrees, the ankle at `ankleX`: the tuple for `f`.
 * @param surface height of what the heel stands on
 */
export function onHeel(
  ankleX: number,
  z: number,
  lift: number,
  surface = 0,
  turnOut = 4,
): readonly [number, number, number, number, number] {
  const sin = Math.sin(lift * RADIANS);
  const cos = Math.cos(lift * RADIANS);
  const ankleY = surface + 0.047 * sin + 0.0405 * cos;
  return [round(ankleX + 0.07 * cos + 0.04 * sin), z, -lift, turnOut, round(ankleY + 0.07 * sin - 0.04 * cos)];
}

/** Kneeling on the floor with the toes tucked under: the fields `f` and `k` for a knee at `kneeX`, the pelvis above it at y 0.283. */
export function kneeling(
  kneeX: number,
  halfStance = 0.06,
): { f: readonly [number, number, number, number]; k: readonly [number, number, number] } {
  return { f: [round(kneeX - 0.259), halfStance, 68, 0], k: [1, -0.4, 0] };
}

/** The pelvis when standing upright. */
export const STANDING = pelvisOver(0, 1, 1, 0);
/** Sitting upright on the seat of a bench or a machine, the feet flat on the floor. */
export const SEATED: PoseChange = { p: [-0.245, 0.305, -6], f: [0.07, 0.1, 0, 12] };
