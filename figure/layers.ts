import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { elbowBall, forearmRings, kneeBall, neckGroups, seatGroups, shankRings, shortsRings, shoulderGroups, shoulderWebs, thighRings, trunkRings, upperArmRings, type Build } from "./body.ts";
import type { Camera } from "./camera.ts";
import type { Tone } from "./colours.ts";
import { handShapes, shoeShapes, soleFaces } from "./extremities.ts";
import { headShapes, type HeadName } from "./head.ts";
import { muscleShapes, type MusclePart } from "./muscles.ts";
import type { Brush } from "./paint.ts";
import { of, SIDES, type Side, type Sided, type Skeleton } from "./skeleton.ts";
import { outlineBalls, outlineGroups, outlineTube } from "./tube.ts";
import { between, dot } from "./vector.ts";

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
  for (const side of SIDES) {
    layers.push(legLayer(sitter, lit, side));
    layers.push(...armLayers(sitter, lit, side, chestDepth));
  }
  layers.push({ name: "torso", key: 0, svg: torso(sitter, lit) });
  layers.push({ name: "head", key: (cam.depth(body.head) - chestDepth) * 0.6 + 0.012, svg: head(sitter) });
  return layers;
}

const sideName = (side: Side): string => (side === 1 ? "right" : "left");

function legLayer({ cam, body, build, brush, far }: Sitter, lit: Lights, side: Side): Layer {
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

  const lower =
    brush.gap(shank.sides(1, 6) + knee + shoe.upper + shoe.sole) +
    brush.fill(shank.fill + knee, tone("body")) +
    lit("shank", side) +
    (soleFaces(cam, leg) ? upper + sole : sole + upper);
  const upperLeg =
    brush.gap(thigh.sides(0, 3) + shorts.sides(2, 4)) +
    brush.fill(thigh.fill, tone("body")) +
    brush.fill(shorts.fill + seat, "shorts") +
    lit("thigh", side) +
    lit("seat", side);
  const thighNearer = cam.depth(between(leg.hip, leg.knee, 0.5)) >= cam.depth(between(leg.knee, leg.ankle, 0.5)) - 0.012;
  // Seen from behind, straight legs must not hide under the seat.
  const behind = dot(body.pelvis.front, cam.view) < -0.3 && dot(leg.thigh, body.pelvis.up) < -0.5 ? 0.06 : 0;
  return {
    name: `leg-${sideName(side)}`,
    key: cam.depth(between(between(leg.hip, leg.knee, 0.5), leg.ankle, 0.25)) - cam.depth(body.hip) + behind,
    svg: thighNearer ? lower + upperLeg : upperLeg + lower,
  };
}

function armLayers({ cam, body, build, brush, far }: Sitter, lit: Lights, side: Side, chestDepth: number): Layer[] {
  const arm = of(body.arms, side);
  const skin: Tone = of(far.arms, side) ? "far" : "body";
  const upper = outlineTube(cam, upperArmRings(arm, build));
  const fore = outlineTube(cam, forearmRings(arm, build));
  const elbow = outlineBalls(cam, [elbowBall(arm, build)]);
  const shoulder = outlineGroups(cam, shoulderGroups(body, arm, side, build));
  const hand = handShapes(arm, body.pose, side);
  const palm = outlineGroups(cam, hand.palm);
  const thumb = outlineGroups(cam, hand.thumb);

  const upperSvg = brush.gap(upper.sides(0, 4) + shoulder) + brush.fill(upper.fill + shoulder, skin) + lit("upper-arm", side);
  const foreSvg = brush.gap(fore.sides(1, 4) + elbow) + brush.fill(fore.fill + elbow, skin) + lit("forearm", side);
  const foreNearer = cam.depth(between(arm.elbow, arm.grip, 0.5)) >= cam.depth(between(arm.shoulder, arm.elbow, 0.5)) - 0.008;
  const key = cam.depth(between(arm.elbow, arm.grip, 0.35)) * 0.85 + cam.depth(arm.shoulder) * 0.15 - chestDepth;
  return [
    { name: `arm-${sideName(side)}`, key, svg: foreNearer ? upperSvg + foreSvg : foreSvg + upperSvg },
    {
      name: `hand-${sideName(side)}`,
      key: key + 0.004,
      svg: arm.mode === "grip" ? brush.cut(palm, skin) + brush.fill(thumb, skin) : brush.gap(palm + thumb) + brush.fill(palm + thumb + fore.fill, skin),
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
  return (
    (shapes.behindIsNear ? "" : covered ? "" : behind) +
    brush.gap(shapes.face + shapes.hair) +
    brush.fill(neck, covered ? "hair" : "body") +
    (covered ? brush.fill(shapes.behind, "hair") : "") +
    brush.fill(shapes.face, "body") +
    brush.fill(shapes.hair, "hair") +
    ears +
    lines +
    (shapes.behindIsNear && !covered ? behind : "")
  );
}
