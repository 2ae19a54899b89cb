import { cameraOf } from "../framing.ts";
import { VIEWS, type Demo, type View } from "../movement.ts";
import { poseAt } from "../pose.ts";
import { of, SIDES, solveSkeleton, type Skeleton } from "../skeleton.ts";
import { along, dot, subtract, unit, type Vec } from "../vector.ts";
import { eyeAt, type Eye } from "./eye.ts";

/** Moments of a movement that are looked at. */
const MOMENTS = [0, 0.25, 0.5, 0.75, 1];
/** Limbs that point more toward the eye than this (cosine) say nothing. */
const END_ON = 0.94;
/** Limbs whose middles lie nearer to each other in the picture than this hide each other, in body heights. */
const CLOSE = 0.05;

interface Bone {
  readonly middle: Vec;
  readonly direction: Vec;
  /** How much of the figure's meaning is in it: long limbs and the trunk count most. */
  readonly weight: number;
}

function bonesOf(body: Skeleton): Bone[] {
  const bones: Bone[] = [{ middle: body.spine.point(0.12), direction: unit(subtract(body.shoulders, body.hip)), weight: 1.6 }];
  for (const side of SIDES) {
    const leg = of(body.legs, side);
    const arm = of(body.arms, side);
    bones.push(
      { middle: along(leg.hip, leg.thigh, 0.125), direction: leg.thigh, weight: 1 },
      { middle: along(leg.knee, leg.shank, 0.125), direction: leg.shank, weight: 0.9 },
      { middle: along(arm.shoulder, arm.upper, 0.09), direction: arm.upper, weight: 0.7 },
      { middle: along(arm.elbow, arm.fore, 0.08), direction: arm.fore, weight: 0.7 },
    );
  }
  return bones;
}

/** How much of one moment an eye sees, 0 to 1. */
function scoreOf(body: Skeleton, { right, up, view }: Eye): number {
  const bones = bonesOf(body);
  const flat = bones.map(({ middle }) => [dot(middle, right), dot(middle, up)] as const);
  let seen = 0;
  let all = 0;
  for (const [i, { direction, weight }] of bones.entries()) {
    const toward = Math.abs(dot(direction, view));
    const length = Math.sqrt(Math.max(0, 1 - toward * toward));
    const own = flat[i] ?? [0, 0];
    // Symmetric limbs that cover each other exactly (from the side) read as one and lose little; those that half cover each other lose more.
    const crowd = flat.reduce((sum, other, j) => {
      const gap = Math.hypot(own[0] - other[0], own[1] - other[1]);
      return i === j || gap >= CLOSE ? sum : sum + (gap < 0.008 ? 0.12 : 0.34) * (1 - gap / CLOSE);
    }, 0);
    seen += weight * (toward > END_ON ? 0.15 : length) * Math.max(0.2, 1 - crowd);
    all += weight;
  }
  return seen / all;
}

/**
 * How well a demonstration reads from an eye, 0 to 1: limbs that point at it and limbs that lie over each other count against it, at five moments,
 * and a movement that goes toward the eye is worth less than one that goes across.
 */
export function viewScore(demo: Demo, eye: Eye): number {
  const bodies = MOMENTS.map((phase) => solveSkeleton(poseAt(demo, phase), demo.equipment));
  const mean = bodies.reduce((sum, body) => sum + scoreOf(body, eye), 0) / bodies.length;
  let across = 0;
  let whole = 0;
  for (let i = 1; i < bodies.length; i++) {
    const before = bonesOf(bodies[i - 1]!);
    for (const [k, { middle, weight }] of bonesOf(bodies[i]!).entries()) {
      const path = subtract(middle, before[k]!.middle);
      whole += weight * Math.hypot(...path);
      across += weight * Math.hypot(dot(path, eye.right), dot(path, eye.up));
    }
  }
  return mean * (whole > 0.02 ? 0.4 + (0.6 * across) / whole : 1);
}

/** The eye of one of the offered views. */
export function eyeOfView(demo: Demo, view: View): Eye {
  const { yaw, elevation } = cameraOf(demo, view);
  return eyeAt(yaw, elevation);
}

/** The offered views of a demonstration with their scores, the best first. */
export const rankedViews = (demo: Demo): { view: View; score: number }[] =>
  VIEWS.map((view) => ({ view, score: viewScore(demo, eyeOfView(demo, view)) })).sort((a, b) => b.score - a.score);
