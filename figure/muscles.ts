import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { FOREARM, SHANK, THIGH, UPPER_ARM, type Profile } from "./anatomy.ts";
import { forearmBone, profileRing, shankBone, thighBone, trunkRing, upperArmBone, type Build } from "./body.ts";
import type { Camera } from "./camera.ts";
import { of, SIDES, type Side, type Skeleton } from "./skeleton.ts";
import { outlineLens, type Ring } from "./tube.ts";
import { add, along, dot, place, scale, smoothstep, subtract, unit, type Vec } from "./vector.ts";

/** The part of the figure a muscle is painted on; its layer comes right after that part's. */
export type MusclePart = "trunk" | "seat" | "thigh" | "shank" | "upper-arm" | "forearm";

/** A visible piece of a muscle. */
export interface MuscleShape {
  part: MusclePart;
  side: Side;
  d: string;
}

/**
 * A lens on the skin: along a part from t0 to t1, round a middle angle (0 front, 90 outer, 180 back, -90 inner), with a half-width in
 * degrees. `blunt` below 1 gives fuller ends.
 */
interface Lens {
  part: MusclePart;
  from: number;
  to: number;
  angle: number;
  width: number;
  /** Middle angle at the far end, where the muscle winds round the limb. */
  angleTo?: number;
  blunt?: number;
  /** Place of the widest part, 0..1. */
  belly?: number;
  /** The muscle hangs from the girdle and doesn't roll with the arm: its angles are counted as if the arm had only swung up. */
  swung?: boolean;
  /** Comes out only as the arm is lifted overhead. */
  raised?: boolean;
}

const LENSES: Readonly<Record<Muscle, readonly Lens[]>> = {
  chest: [{ part: "trunk", from: 0.17, to: 0.262, angle: 40, width: 33, blunt: 0.45, belly: 0.55 }],
  abdominals: [
    { part: "trunk", from: 0.012, to: 0.066, angle: 17, angleTo: 19, width: 15, blunt: 0.4, belly: 0.7 },
    { part: "trunk", from: 0.07, to: 0.114, angle: 20, width: 17, blunt: 0.28 },
    { part: "trunk", from: 0.118, to: 0.162, angle: 20, angleTo: 19, width: 17, blunt: 0.28 },
  ],
  obliques: [{ part: "trunk", from: 0.015, to: 0.165, angle: 62, angleTo: 72, width: 21, blunt: 0.6 }],
  lats: [{ part: "trunk", from: 0.06, to: 0.232, angle: 160, angleTo: 112, width: 34, blunt: 0.7, belly: 0.62 }],
  // The back's inner muscles reach far enough round that a band of them shows from the side.
  "middle-back": [{ part: "trunk", from: 0.14, to: 0.262, angle: 158, width: 28, blunt: 0.6, belly: 0.6 }],
  traps: [
    { part: "trunk", from: 0.215, to: 0.298, angle: 166, angleTo: 140, width: 44, blunt: 0.65, belly: 0.72 },
    { part: "trunk", from: 0.262, to: 0.3, angle: 84, width: 40, blunt: 0.6, belly: 0.45 },
  ],
  "lower-back": [{ part: "trunk", from: -0.005, to: 0.15, angle: 148, angleTo: 158, width: 30, blunt: 0.6 }],
  shoulders: [
    { part: "upper-arm", from: -0.16, to: 0.46, angle: 80, width: 76, blunt: 0.62, belly: 0.4, swung: true },
    { part: "upper-arm", from: -0.1, to: 0.46, angle: 86, width: 74, blunt: 0.62, belly: 0.4, raised: true },
  ],
  biceps: [{ part: "upper-arm", from: 0.3, to: 1.02, angle: 8, width: 62, blunt: 0.75 }],
  triceps: [{ part: "upper-arm", from: 0.2, to: 0.98, angle: 174, width: 58, blunt: 0.75, belly: 0.4 }],
  forearms: [{ part: "forearm", from: 0.02, to: 0.82, angle: 60, width: 62, blunt: 0.7, belly: 0.35 }],
  glutes: [{ part: "seat", from: 0, to: 1, angle: 158, angleTo: 170, width: 66, blunt: 0.5, belly: 0.48 }],
  abductors: [
    { part: "thigh", from: -0.02, to: 0.44, angle: 66, angleTo: 74, width: 25, blunt: 0.7, belly: 0.4 },
    { part: "seat", from: 0, to: 0.62, angle: 108, width: 26, blunt: 0.7 },
  ],
  quadriceps: [
    { part: "thigh", from: 0.14, to: 0.96, angle: 40, angleTo: 32, width: 36, blunt: 0.8, belly: 0.52 },
    { part: "thigh", from: 0.24, to: 0.99, angle: -30, angleTo: -34, width: 28, blunt: 0.8, belly: 0.66 },
  ],
  adductors: [{ part: "thigh", from: 0.05, to: 0.66, angle: -88, width: 26, blunt: 0.8, belly: 0.35 }],
  hamstrings: [
    { part: "thigh", from: 0.2, to: 0.98, angle: 148, angleTo: 138, width: 29, blunt: 0.8, belly: 0.45 },
    { part: "thigh", from: 0.2, to: 0.96, angle: 212, angleTo: 218, width: 29, blunt: 0.8, belly: 0.45 },
  ],
  calves: [
    { part: "shank", from: 0.03, to: 0.62, angle: 148, width: 31, blunt: 0.75, belly: 0.42 },
    { part: "shank", from: 0.03, to: 0.68, angle: 212, width: 30, blunt: 0.75, belly: 0.42 },
  ],
};

const SAMPLES = 9;

/** All pieces of a muscle that can be seen, on both sides of the body or on one. */
export function muscleShapes(cam: Camera, body: Skeleton, build: Build, muscle: Muscle): MuscleShape[] {
  const shapes: MuscleShape[] = [];
  for (const side of SIDES)
    for (const lens of LENSES[muscle]) {
      const share = lens.raised ? smoothstep(0.2, 0.7, dot(of(body.arms, side).upper, body.chest.up)) : 1;
      if (share === 0) continue;
      const rings: Ring[] = [];
      for (let i = 0; i <= SAMPLES; i++) {
        const ring = ringAt(body, build, side, lens.part, lens.from + (lens.to - lens.from) * (i / SAMPLES));
        rings.push(lens.swung ? swungRing(body, side, ring) : ring);
      }
      const span = (s: number): { centre: number; width: number } => ({
        centre: lens.angle + ((lens.angleTo ?? lens.angle) - lens.angle) * s,
        width: lens.width * share * fullness(s, lens.belly ?? 0.5, lens.blunt ?? 0.75),
      });
      // Blunt fields (chest, abdominals) keep their corners; the others are eased where they meet the silhouette.
      const d = outlineLens(cam, rings, span, (lens.blunt ?? 1) < 0.5 ? 0 : 2);
      if (d) shapes.push({ part: lens.part, side, d });
    }
  return shapes;
}

/** A lens's profile: 0 at both ends, 1 at the belly. */
function fullness(s: number, belly: number, blunt: number): number {
  const half = s < belly ? (0.5 * s) / belly : 0.5 + (0.5 * (s - belly)) / (1 - belly);
  return Math.max(0, Math.sin(Math.PI * half)) ** blunt;
}

function ringAt(body: Skeleton, build: Build, side: Side, part: MusclePart, t: number): Ring {
  const leg = of(body.legs, side);
  const arm = of(body.arms, side);
  const limb = (profile: Profile, bone: Parameters<typeof profileRing>[1]): Ring => profileRing(profile, bone, t, build.limbs);
  switch (part) {
    case "trunk":
      return mirrored(trunkRing(body, build, t), side);
    case "thigh":
      return profileRing(THIGH, thighBone(leg), t, build.limbs, t < 0.56 ? 0.0025 + 0.006 * t : 0);
    case "shank":
      return limb(SHANK, shankBone(leg));
    case "upper-arm":
      return t < 0 ? shoulderRing(body, build, side, t) : limb(UPPER_ARM, upperArmBone(arm));
    case "forearm":
      return limb(FOREARM, forearmBone(arm));
    case "seat":
      return seatRing(body, build, side, t);
  }
}

const mirrored = (ring: Ring, side: Side): Ring =>
  side === 1
    ? ring
    : { ...ring, outer: scale(ring.outer, -1), radii: [ring.radii[0], ring.radii[1], ring.radii[3], ring.radii[2]] };

/** A ring of the upper arm turned as the girdle would have it: the shortest way from hanging to where the arm points. */
function swungRing(body: Skeleton, side: Side, ring: Ring): Ring {
  const { chest } = body;
  const { upper } = of(body.arms, side);
  const middle = subtract(upper, chest.up);
  const scope = Math.max(0.02, 1 - dot(upper, chest.up));
  const swing = (v: Vec): Vec => unit(along(v, middle, -dot(upper, v) / scope));
  return { ...ring, front: swing(chest.front), outer: swing(scale(chest.right, side)) };
}

/** The deltoid's dome over the joint. */
function shoulderRing(body: Skeleton, build: Build, side: Side, t: number): Ring {
  const base = profileRing(UPPER_ARM, upperArmBone(of(body.arms, side)), 0, build.limbs);
  const dome = Math.sqrt(Math.max(0.05, 1 - (t / 0.19) ** 2));
  return {
    ...base,
    centre: along(base.centre, of(body.arms, side).upper, t * 0.175),
    radii: [base.radii[0] * dome, base.radii[1] * dome, base.radii[2] * dome, base.radii[3] * dome],
  };
}

/** From the sacrum (0) over the hip joint to a third of the thigh (1), fanning round the seat as the hip bends. */
function seatRing(body: Skeleton, build: Build, side: Side, t: number): Ring {
  const leg = of(body.legs, side);
  const { hip, pelvis } = body;
  const outer = scale(pelvis.right, side);
  const k = build.hips;
  if (t <= 0.5) {
    const s = t / 0.5;
    const front = unit(add(pelvis.front, scale(leg.thighFront, 0.35 * s)));
    return {
      centre: place(hip, pelvis, -0.018 + 0.012 * s, 0.062 * (1 - s) - 0.008 * s, side * (0.036 + 0.012 * s)),
      front,
      outer,
      radii: [0.04, (0.046 + 0.018 * s) * k, (0.044 + 0.002 * s) * k, 0.04],
    };
  }
  const s = (t - 0.5) / 0.5;
  const base = profileRing(THIGH, thighBone(leg), 0.34 * s, build.limbs, 0.004);
  return {
    ...base,
    front: unit(add(scale(add(pelvis.front, scale(leg.thighFront, 0.35)), 1 - s), scale(leg.thighFront, s * 1.35))),
    outer: unit(add(scale(outer, 1 - s), scale(leg.thighOuter, s))),
    radii: [base.radii[0], base.radii[1] + 0.008 * (1 - s), base.radii[2], base.radii[3]],
  };
}
