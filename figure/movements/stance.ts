/**
 * Places of the pelvis worked out from what a trainer would say: the angles of shank and thigh, or the slope of a plank. The numbers are the
 * figure's own bones (thigh and shank 0.25, ankle 0.04 above the sole, ball of the foot 0.07 ahead of the ankle; body height 1).
 */

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
 */
export function plankPelvis(slope: number, halfStance = 0.05, toeHeight = 0): readonly [number, number, number] {
  const length = Math.sqrt(0.4985 ** 2 - (halfStance - 0.05) ** 2);
  return [
    round(0.009 + length * Math.cos(slope * RADIANS)),
    round(0.08 + toeHeight + length * Math.sin(slope * RADIANS)),
    round(90 - slope),
  ];
}
