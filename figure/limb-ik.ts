import { across, along, clamp, dot, length, scale, subtract, unit, type Vec } from "./vector.ts";

/** A limb of two bones from a root to (or as near as it can get to) a goal. */
export interface LimbSolution {
  middle: Vec;
  end: Vec;
  /** Unit direction in which the middle joint points away from the line root-end; the limb's own front. */
  pole: Vec;
  /** How far the goal lies beyond (or within) what the limb can reach; 0 when reached. */
  miss: number;
}

/**
 * Two-bone inverse kinematics by the law of cosines, bent toward `pole`. Where the pole lies along the limb, `fallback` decides. The reach
 * stops a hair short of straight, so the bend never snaps through.
 */
export function solveLimb(root: Vec, goal: Vec, upper: number, lower: number, pole: Vec, fallback: Vec): LimbSolution {
  const reach = subtract(goal, root);
  const wanted = length(reach);
  const direction: Vec = wanted > 1e-9 ? scale(reach, 1 / wanted) : [0, -1, 0];
  const span = clamp(wanted, Math.abs(upper - lower) + 0.002, (upper + lower) * 0.9995);
  let out = across(pole, direction);
  if (length(out) < 1e-3) out = across(fallback, direction);
  if (length(out) < 1e-3) out = across([0, 0, 1], direction);
  out = unit(out);
  const cosine = clamp((upper * upper + span * span - lower * lower) / (2 * upper * span), -1, 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  return {
    middle: along(along(root, direction, upper * cosine), out, upper * sine),
    end: along(root, direction, span),
    pole: out,
    miss: Math.abs(wanted - span) < 0.0004 ? 0 : wanted - span,
  };
}

/** The bend of a joint in degrees: 0 when the two bones are in one line. */
export const bend = (upper: Vec, lower: Vec): number => (Math.acos(clamp(dot(upper, lower), -1, 1)) * 180) / Math.PI;
