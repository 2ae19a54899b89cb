import type { Pose } from "./movement.ts";
import { along, pitchFrame, smoothstep, turnFrame, type Frame, type Vec } from "./vector.ts";

/** The line of the back: where it is and how it is turned at a height h (measured along it, above the hip line). */
export interface Spine {
  point: (h: number) => Vec;
  frame: (h: number) => Frame;
}

const STEP = 0.01;
const STEPS = 32;

/**
 * Bends the trunk by [lumbar flexion, thoracic flexion, side bend to the right, twist to the left] in degrees. The turning is spread by
 * smoothsteps over the heights .02-.12 and .10-.24, so the back is a curve and not a hinge.
 */
export function buildSpine(hip: Vec, pelvis: Frame, bend: NonNullable<Pose["s"]>): Spine {
  const [lumbar, thoracic = 0, side = 0, twist = 0] = bend;
  const straight = lumbar === 0 && thoracic === 0 && side === 0 && twist === 0;
  const turned = (h: number): Frame => {
    if (straight) return pelvis;
    const low = smoothstep(0.02, 0.12, h);
    const high = smoothstep(0.1, 0.24, h);
    let frame = pitchFrame(pelvis, lumbar * low + thoracic * high);
    frame = turnFrame(frame, frame.front, (side * (low + high)) / 2);
    return turnFrame(frame, frame.up, (twist * (low + high)) / 2);
  };
  const middles: Frame[] = [];
  const knots: Vec[] = [hip];
  let knot = hip;
  for (let i = 0; i < STEPS; i++) {
    const frame = turned((i + 0.5) * STEP);
    middles.push(frame);
    knot = along(knot, frame.up, STEP);
    knots.push(knot);
  }
  const known = new Map<number, Frame>();
  return {
    point(h) {
      if (h <= 0) return along(hip, pelvis.up, h);
      const i = Math.min(STEPS - 1, Math.floor(h / STEP));
      return along(knots[i] ?? knot, (middles[i] ?? pelvis).up, h - i * STEP);
    },
    frame(h) {
      const cached = known.get(h);
      if (cached) return cached;
      const frame = turned(h);
      known.set(h, frame);
      return frame;
    },
  };
}
