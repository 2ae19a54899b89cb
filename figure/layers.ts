import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import {
  elbowBall,
  forearmRings,
  kneeBall,
  neckGroups,
  seatGroups,
  shankRings,
  shortsRings,
  shoulderGroups,
  shoulderWebs,
  thighRings,
  trunkRings,
  upperArmRings,
  type Build,
} from "./body.ts";
import { UNITS, type Camera } from "./camera.ts";
import type { Tone } from "./colours.ts";
import { fingerLines, handShapes, shoeShapes, soleFaces } from "./extremities.ts";
import { headShapes, type HeadName } from "./head.ts";
import { muscleShapes, type MusclePart } from "./muscles.ts";
import type { Brush } from "./paint.ts";
import { of, SIDES, type Side, type Sided, type Skeleton } from "./skeleton.ts";
import { outlineBalls, outlineGroups, outlineTube } from "./tube.ts";
import { between, dot, smoothstep, type Vec } from "./vector.ts";

/** A piece of the picture and its nearness; pieces are painted from the lowest key to the highest. */
export interface Layer {
  name: string;
  key: number;
  svg: string;
}

/** How a muscle is lit. */
export type Lit = "primary" | "secondary";

/** What the layers of a body are drawn from. */
export interface Sitter {
  cam: Camera;
  body: Skeleton;
  build: Build;
  head: HeadName;
  brush: Brush;
  /** Colour of a lit muscle; null leaves it unlit. */
  tint: (muscle: Muscle) => string | null;
  muscles: readonly Muscle[];
  /** Limbs that stand back and are drawn in one quiet tone. */
  far: { legs: Sided<boolean>; arms: Sided<boolean> };
}

/** Limbs at the same depth keep one order: the right ones over the left. */
const TIE = 0.0008;

type Lights = (part: MusclePart, side: Side) => string;

/** Paints the lit muscles once and hands them out by the part they lie on. */
function lights({ cam, body, build, muscles, tint, far }: Sitter): Lights {
  const by = new Map<string, string>();
  for (const muscle of muscles) {
    const fill = tint(muscle);
    if (!fill) continue;
    for (const { part, side, d } of muscleShapes(cam, body, build, muscle)) {
      const limb = part === "upper-arm" || part === "forearm" ? far.arms : part === "trunk" ? null : far.legs;
      if (limb && of(limb, side)) continue;
      const key = part + side;
      by.set(key, `${by.get(key) ?? ""}<path d="${d}" fill="${fill}"/>`);
    }
  }
  return (part, side) => by.get(part + side) ?? "";
}

/** The layers of the body without its equipment. */
export function bodyLayers(sitter: Sitter): Layer[] {
  const { cam, body } = sitter;
  const lit = lights(sitter);
  const chestDepth = cam.depth(body.shoulders) * 0.6 + cam.depth(body.spine.point(0.12)) * 0.4;
  const layers: Layer[] = [];
  const covered = coveredLimbs(sitter);
  for (const side of SIDES) {
    const far = of(sitter.far.legs, side);
    const leg = legLayer(sitter, lit, side);
    layers.push(far && covered.legs ? { ...leg, svg: "" } : leg);
    for (const layer of armLayers(sitter, lit, side, chestDepth))
      layers.push(of(sitter.far.arms, side) && covered.arms ? { ...layer, svg: "" } : layer);
  }
  liftArmsOverLegs(sitter, layers);
  layers.push({ name: "torso", key: 0, svg: torso(sitter, lit) });
  layers.push({ name: "head", key: (cam.depth(body.head) - chestDepth) * 0.6 + 0.012, svg: head(sitter) });
  return layers;
}

/** How near in the picture two stretches of arm and leg must come to lie over each other, in drawing units. */
const OVERLAP = 0.095 * UNITS;

/**
 * A forearm that is nearer than the leg it crosses is painted over it. Arms are ordered by the chest and legs by the pelvis, which misleads
 * where a bent trunk carries the arms over the thighs (hands on the lap, forearms on the knees).
 */
function liftArmsOverLegs({ cam, body }: Sitter, layers: Layer[]): void {
  const along = (a: Vec, b: Vec, count: number): Vec[] =>
    Array.from({ length: count }, (_, i) => between(a, b, (i + 0.5) / count));
  for (const side of SIDES) {
    const arm = of(body.arms, side);
    // The hand counts twice: it's what must not vanish.
    const arms = along(arm.elbow, arm.grip, 4).concat([arm.grip, arm.grip]);
    for (const other of SIDES) {
      const leg = of(body.legs, other);
      let nearer = 0;
      for (const p of arms)
        for (const q of [...along(leg.hip, leg.knee, 5), leg.knee, ...along(leg.knee, leg.ankle, 4)]) {
          const [px, py] = cam.project(p);
          const [qx, qy] = cam.project(q);
          const overlap = OVERLAP - Math.hypot(px - qx, py - qy);
          if (overlap > 0) nearer += overlap * (cam.depth(p) - cam.depth(q));
        }
      const legKey = layers.find(({ name }) => name === `leg-${sideName(other)}`)?.key ?? 0;
      const lift = legKey + 0.001 - (layers.find(({ name }) => name === `arm-${sideName(side)}`)?.key ?? 0);
      if (nearer > 0.01 && lift > 0)
        for (const layer of layers)
          if (layer.name === `arm-${sideName(side)}` || layer.name === `hand-${sideName(side)}`) layer.key += lift;
    }
  }
}

/** Whether a far limb lies exactly behind its twin, as from the side in an even stance: then it need not be drawn. */
function coveredLimbs({ cam, body }: Sitter): { legs: boolean; arms: boolean } {
  const together = (a: Vec, b: Vec): boolean => {
    const p = cam.project(a);
    const q = cam.project(b);
    return Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.4;
  };
  const { right: leg, left: otherLeg } = body.legs;
  const { right: arm, left: otherArm } = body.arms;
  return {
    legs:
      together(leg.hip, otherLeg.hip) &&
      together(leg.knee, otherLeg.knee) &&
      together(leg.ankle, otherLeg.ankle) &&
      dot(leg.foot.front, otherLeg.foot.front) > 0.2,
    arms:
      together(arm.shoulder, otherArm.shoulder) &&
      together(arm.elbow, otherArm.elbow) &&
      together(arm.wrist, otherArm.wrist) &&
      arm.mode === otherArm.mode,
  };
}

const sideName = (side: Side): string => (side === 1 ? "right" : "left");

/** A head that is covered goes with covered limbs: long sleeves and leggings; face and hands stay bare. */
const sleeve = (head: HeadName): Tone => (head === "hijab" ? "top" : "body");
const legging = (head: HeadName): Tone => (head === "hijab" ? "shorts" : "body");

function legLayer({ cam, body, build, brush, far, head }: Sitter, lit: Lights, side: Side): Layer {
  const leg = of(body.legs, side);
  const quiet = of(far.legs, side);
  const tone = (own: Tone): Tone => (quiet ? "far" : own);
  const thigh = outlineTube(cam, thighRings(leg, build).slice(2));
  const shorts = outlineTube(cam, shortsRings(leg, build));
  const shank = outlineTube(cam, shankRings(leg, build));
  const knee = outlineBalls(cam, [kneeBall(leg, build)]);
  const seat = outlineGroups(cam, seatGroups(body, leg, side, build));
  const shoe = shoeShapes(cam, leg);
  const sole = brush.fill(shoe.sole, tone("sole"));
  const upper = brush.fill(shoe.upper, tone("shoe"));

  // The gap is cut for the whole leg first; what is painted second cuts only along its own middle, so that no line crosses the knee.
  const folded = leg.kneeDegrees > 75;
  const under = brush.gap(thigh.sides(0, 4) + shorts.sides(2, 4) + knee + shank.sides(1, 6) + shoe.upper + shoe.sole);
  const lower =
    brush.fill(shank.fill + knee, tone(legging(head))) + lit("shank", side) + (soleFaces(cam, leg) ? upper + sole : sole + upper);
  const upperLeg =
    brush.fill(thigh.fill, tone(legging(head))) +
    brush.fill(shorts.fill + seat, "shorts") +
    lit("thigh", side) +
    lit("seat", side);
  const overLower = folded ? brush.gap(thigh.sides(0, 2) + shorts.sides(2, 4)) : "";
  const overThigh = folded ? brush.gap(shank.sides(2, 6) + shoe.upper + shoe.sole) : "";
  const thighNearer = cam.depth(between(leg.hip, leg.knee, 0.5)) >= cam.depth(between(leg.knee, leg.ankle, 0.5)) - 0.012;
  // A hanging thigh is under the trunk's hem from the front, and over the seat from behind.
  const facing = dot(body.pelvis.front, cam.view);
  const hanging = smoothstep(0.5, 0.8, -dot(leg.thigh, body.pelvis.up));
  const hem = Math.abs(facing) > 0.3 ? -0.06 * Math.sign(facing) * hanging : 0;
  return {
    name: `leg-${sideName(side)}`,
    key: cam.depth(between(between(leg.hip, leg.knee, 0.5), leg.ankle, 0.25)) - cam.depth(body.hip) + hem + side * TIE,
    svg: under + (thighNearer ? lower + overLower + upperLeg : upperLeg + overThigh + lower),
  };
}

function armLayers({ cam, body, build, brush, far, head }: Sitter, lit: Lights, side: Side, chestDepth: number): Layer[] {
  const arm = of(body.arms, side);
  const skin: Tone = of(far.arms, side) ? "far" : "body";
  const arms: Tone = of(far.arms, side) ? "far" : sleeve(head);
  const upper = outlineTube(cam, upperArmRings(arm, build));
  const fore = outlineTube(cam, forearmRings(arm, build));
  const elbow = outlineBalls(cam, [elbowBall(arm, build)]);
  const shoulder = outlineGroups(cam, shoulderGroups(body, arm, side, build));
  const hand = handShapes(arm, body.pose, side);
  const palm = outlineGroups(cam, hand.palm);
  const thumb = outlineGroups(cam, hand.thumb);

  // A fist closes over its handle with its own line; an open hand grows out of the forearm.
  const fist = arm.mode === "grip";
  const folded = arm.elbowDegrees > 60;
  const under = brush.gap(upper.sides(0, 5) + shoulder + elbow + fore.sides(0, 4) + (fist ? "" : palm + thumb));
  const upperSvg = brush.fill(upper.fill + shoulder, arms) + lit("upper-arm", side);
  const foreSvg = brush.fill(fore.fill + elbow, arms) + lit("forearm", side);
  const overFore = folded ? brush.gap(upper.sides(1, 3)) : "";
  const overUpper = folded ? brush.gap(fore.sides(2, 4)) : "";
  const foreNearer = cam.depth(between(arm.elbow, arm.grip, 0.5)) >= cam.depth(between(arm.shoulder, arm.elbow, 0.5)) - 0.008;
  // From the front or from behind, an arm that hangs beside the trunk lies over the corner of the shoulder.
  const beside = 0.045 * Math.abs(dot(body.chest.front, cam.view));
  const key =
    cam.depth(between(arm.elbow, arm.grip, 0.35)) * 0.85 + cam.depth(arm.shoulder) * 0.15 - chestDepth + beside + side * TIE;
  return [
    {
      name: `arm-${sideName(side)}`,
      key,
      svg: under + (foreNearer ? upperSvg + overUpper + foreSvg : foreSvg + overFore + upperSvg),
    },
    {
      name: `hand-${sideName(side)}`,
      key: key + 0.004,
      svg: fist
        ? brush.cut(palm, skin) + brush.fill(thumb, skin) + brush.line(fingerLines(cam, arm, body.pose), "gap", 1.2)
        : brush.fill(palm + thumb, skin),
    },
  ];
}

function torso({ cam, body, build, brush }: Sitter, lit: Lights): string {
  const trunk = outlineTube(cam, trunkRings(body, build, 0.066, 0.302, 0.0015));
  const webs = SIDES.map((side) => outlineGroups(cam, shoulderWebs(body, of(body.arms, side), side, build))).join("");
  const pelvis = outlineTube(cam, trunkRings(body, build, -0.045, 0.074, 0.002));
  return brush.cut(trunk.fill + webs, "top") + brush.fill(pelvis.fill, "shorts") + lit("trunk", 1) + lit("trunk", -1);
}

function head({ cam, body, brush, head: name }: Sitter): string {
  const shapes = headShapes(cam, body, name);
  const neck = outlineGroups(cam, neckGroups(body));
  const behind = brush.cut(shapes.behind, "hair");
  const covered = name === "hijab";
  const lines = shapes.lines.map(({ d, width }) => brush.line(d, "gap", width)).join("");
  const ears = shapes.ears.map((d) => brush.fill(d, "body") + brush.line(d, "gap", 1.1)).join("");
  // A tail hangs behind the whole head, tufts stand on it: between them runs no gap.
  const tufted = name === "curls";
  return (
    (shapes.behindIsNear || covered || tufted ? "" : behind) +
    brush.gap(shapes.face + shapes.hair) +
    (tufted ? behind : "") +
    brush.fill(neck, covered ? "hair" : "body") +
    (covered ? brush.fill(shapes.behind, "hair") : "") +
    brush.fill(shapes.face, "body") +
    brush.fill(shapes.hair, "hair") +
    ears +
    lines +
    (shapes.behindIsNear && !covered ? behind : "")
  );
}
