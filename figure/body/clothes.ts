import { of, SIDES, solveSkeleton } from "../skeleton.ts";
import { across, clamp, cross, dot, length, smoothstep, subtract, type Vec } from "../vector.ts";
import { REST_POSE, type BodyMesh } from "./bake.ts";
import type { Build } from "./builds.ts";

/** What people wear. */
export interface Clothes {
  readonly top: "tank" | "tee" | "long-sleeves" | "crop";
  readonly bottom: "shorts" | "tights" | "short-tights" | "joggers";
  /** A headscarf goes over the neck and the collar of the top. */
  readonly scarf?: boolean;
}

/** The pieces, in the order in which they lie over each other. */
export const PIECES = ["bottom", "top", "scarf"] as const;

/**
 * Clothes of a baked body. For each piece, how far inside it a vertex is (negative outside, in body heights; hems lie at 0), and how far the cloth
 * stands off the skin there.
 */
export interface Cut {
  readonly edges: Readonly<Record<(typeof PIECES)[number], Float32Array>>;
  readonly offset: Float32Array;
}

/** Widths of hems and necklines by piece: everything that depends on where a point lies on the resting body. */
interface Spot {
  readonly p: Vec;
  /** Distance from the middle. */
  readonly aside: number;
  /** Along the arm from the shoulder, and away from its line. */
  readonly alongArm: number;
  readonly offArm: number;
  /** The build's arms. */
  readonly thickArm: number;
  /** Along the leg from the hip joint (1 is the knee, 2 the ankle), and the direction round it in radians. */
  readonly alongLeg: number;
  readonly roundLeg: number;
}

/** Lays clothes on a baked body. */
export function cutClothes(mesh: BodyMesh, build: Build, clothes: Clothes): Cut {
  const body = solveSkeleton(REST_POSE, {}, build.widths);
  const edges = { bottom: new Float32Array(mesh.count), top: new Float32Array(mesh.count), scarf: new Float32Array(mesh.count) };
  const offset = new Float32Array(mesh.count);
  for (let v = 0; v < mesh.count; v++) {
    const p: Vec = [mesh.rest[v * 3]!, mesh.rest[v * 3 + 1]!, mesh.rest[v * 3 + 2]!];
    const side = p[2] >= 0 ? SIDES[0] : SIDES[1];
    const arm = of(body.arms, side);
    const leg = of(body.legs, side);
    const fromShoulder = subtract(p, arm.shoulder);
    const fromHip = subtract(p, leg.hip);
    const round = across(fromHip, leg.thigh);
    const spot: Spot = {
      p,
      aside: Math.abs(p[2]),
      alongArm: dot(fromShoulder, arm.upper),
      offArm: length(across(fromShoulder, arm.upper)),
      thickArm: build.arms,
      alongLeg: dot(fromHip, leg.thigh) / 0.25,
      roundLeg: Math.atan2(dot(round, leg.thighOuter), dot(round, cross(leg.thighOuter, leg.thigh)) * side),
    };
    edges.bottom[v] = bottomEdge(clothes, spot);
    edges.top[v] = topEdge(clothes, spot);
    edges.scarf[v] = clothes.scarf ? scarfEdge(spot) : -0.1;
    offset[v] = offsetAt(clothes, spot, edges.bottom[v]!, edges.top[v]!, edges.scarf[v]!);
  }
  return { edges, offset };
}

const LEGS: Readonly<Record<Clothes["bottom"], number>> = { shorts: 0.6, "short-tights": 0.5, tights: 1.86, joggers: 1.9 };
/** Where a bottom ends above: higher at the back. */
const waistAt = (x: number): number => 0.601 + 0.1 * clamp(-x, -0.04, 0.06);

function bottomEdge({ bottom }: Clothes, { p, aside, alongLeg }: Spot): number {
  if (aside > 0.2 && p[1] > 0.35) return -0.1;
  return Math.min(waistAt(p[0]) - p[1], (LEGS[bottom] - alongLeg) * 0.25);
}

/** Length of sleeves along the arm from the shoulder joint. */
const SLEEVES: Readonly<Record<"tee" | "long-sleeves", number>> = { tee: 0.098, "long-sleeves": 0.328 };

/** Where the flank ends and the arm begins: so far along the arm from its joint, where it's nearer than this to the arm's line. */
const ARMPIT = { along: 0.06, off: 0.039 } as const;

function topEdge({ top }: Clothes, spot: Spot): number {
  const { p, aside, alongArm, offArm, thickArm, alongLeg } = spot;
  const [x, y] = p;
  if (alongLeg > 0.5 && y < 0.5) return -0.1;
  if (top === "tee" || top === "long-sleeves") {
    const collar = (x > 0.004 ? 0.79 : 0.812) + Math.min(0.05, (aside / 0.05) ** 2 * 0.028);
    const sleeve = Math.max(SLEEVES[top] - alongArm, offArm - 0.05);
    return Math.min(y - 0.556, collar - y, sleeve);
  }
  // Bare shoulders: the armhole runs in toward the neck above the armpit.
  const crop = top === "crop";
  const armhole = (crop ? 0.068 : 0.0735) + 0.05 * smoothstep(0.772, 0.732, y) + 0.04 * smoothstep(0.745, 0.705, y);
  const front = (crop ? 0.764 : 0.766) + Math.min(0.07, (aside / 0.05) ** 2 * 0.05);
  const back = (crop ? 0.775 : 0.798) + Math.min(0.05, (aside / 0.05) ** 2 * (crop ? 0.045 : 0.024));
  // It closes under the armpit, and doesn't go on along the arm's underside.
  const arm = Math.max(ARMPIT.along - alongArm, offArm - ARMPIT.off * thickArm);
  return Math.min(y - (crop ? 0.676 : 0.575), armhole - aside, arm, (x > 0 ? front : back) - y, 0.86 - y);
}

const scarfEdge = ({ p: [x, y], aside }: Spot): number =>
  Math.min(y - (x > 0 ? 0.772 : 0.778) - Math.max(0, aside - 0.045) * 0.7, 0.085 - aside);

function offsetAt({ top, bottom }: Clothes, spot: Spot, bottomIn: number, topIn: number, scarfIn: number): number {
  const { p, alongLeg, roundLeg, alongArm } = spot;
  let offset = 0;
  if (bottomIn > -0.02) {
    const end = LEGS[bottom];
    if (bottom === "shorts") {
      const hang = smoothstep(0.06, end, alongLeg);
      offset = 0.0028 + 0.0052 * hang + 0.0018 * hang * Math.sin(5 * roundLeg + 1.2);
    } else if (bottom === "joggers") {
      const loose = smoothstep(0.1, 0.5, alongLeg) * (1 - smoothstep(end - 0.22, end - 0.05, alongLeg));
      const folds = Math.sin(26 * alongLeg + 2 * roundLeg) * smoothstep(1.35, 1.6, alongLeg) + 0.6 * Math.sin(4 * roundLeg);
      offset = 0.0035 + loose * (0.0062 + 0.002 * folds);
    } else offset = 0.0012;
  }
  if (topIn > -0.02) {
    const loose = top === "tee" || top === "long-sleeves";
    const low = smoothstep(0.72, 0.58, p[1]);
    const sleeve = loose ? smoothstep(0.03, SLEEVES[top === "tee" ? "tee" : "long-sleeves"], alongArm) : 0;
    const folds = Math.sin(9 * Math.atan2(p[2], p[0])) * low;
    const own = loose
      ? 0.003 +
        0.0052 * low +
        0.0018 * folds +
        (top === "tee" ? 0.0045 : 0.0018 - 0.004 * smoothstep(0.2, 0.3, alongArm)) * sleeve
      : top === "tank"
        ? 0.0016 + 0.003 * low + 0.0008 * folds
        : 0.0016;
    // Over the waistband, never under it.
    offset = topIn > 0 && bottomIn > -0.01 ? Math.max(offset, own) + 0.0015 : Math.max(offset, own);
  }
  if (scarfIn > -0.02) offset = Math.max(offset, 0.0062 + 0.0022 * Math.sin(90 * p[1] + 18 * p[2]));
  return offset;
}
