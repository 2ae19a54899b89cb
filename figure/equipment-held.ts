import { UNITS } from "./camera.ts";
import { heldAt } from "./grip.ts";
import {
  ACROSS,
  BACKDROP,
  FOREGROUND,
  boxCorners,
  handLayer,
  holdingSides,
  hub,
  padded,
  path,
  solid,
  squareness,
  weight,
  type EquipmentScene,
} from "./equipment-scene.ts";
import { RAIL_TOP } from "./equipment-places.ts";
import type { Layer } from "./layers.ts";
import { circle, smoothLine } from "./path.ts";
import { of, SIDES, type Side } from "./skeleton.ts";
import { outlineBalls, outlineRing, roundRing } from "./tube.ts";
import { add, along, between, clamp, cross, dot, place, scale, subtract, unit, type Vec } from "./vector.ts";

const sizeOf = ({ equipment }: EquipmentScene, side: Side): number => (side === -1 ? (equipment.lighter ?? 1) : 1);

const middleOfHands = ({ body }: EquipmentScene): Vec => between(body.arms.right.grip, body.arms.left.grip, 0.5);

/** Moves the hands over something that both hold. */
function raiseHands({ layerOf }: EquipmentScene, key: number): void {
  for (const side of SIDES) {
    const hand = layerOf(handLayer(side));
    hand.key = Math.max(hand.key, key + 0.001);
  }
}

/** What the hands hold or the back carries. */
export function held(scene: EquipmentScene): Layer[] {
  return [
    ...barbell(scene),
    ...kettlebells(scene),
    ...roundThings(scene),
    ...backpacks(scene),
    ...dumbbells(scene),
    ...bottles(scene),
  ];
}

/** The barbell with its plates. The hands come over the bar, the near plate over everything, as a ring that leaves the body to be seen. */
function barbell(scene: EquipmentScene): Layer[] {
  const { cam, body, equipment, brush, layerOf } = scene;
  if (!equipment.bar || !body.bar) return [];
  const bar = body.bar;
  const half = equipment.half ?? 0.46;
  const plateAt = equipment.px ?? 0.36;
  const radius = equipment.r ?? 0.1;
  const key = barKey(scene, bar);
  if (equipment.bar !== "back") raiseHands(scene, key);
  else for (const side of SIDES) layerOf(handLayer(side)).key = Math.max(layerOf(handLayer(side)).key, key + 0.001);
  const at = (z: number): Vec => along(bar, ACROSS, z);
  const sideways = squareness(cam, ACROSS);
  const layers: Layer[] = [
    { name: "bar", key, svg: sideways > 0.97 ? "" : brush.wire(path(cam, ...grippedPart(bar, equipment, plateAt)), "line", 3) },
  ];
  for (const side of SIDES) {
    const nearness = side * dot(ACROSS, cam.view);
    const far = nearness < -0.25;
    const sleeve =
      sideways > 0.97
        ? ""
        : brush.line(path(cam, at(side * (plateAt - 0.01)), at(side * half)), far ? "far" : "line", 4.4, "butt");
    const plates = radius > 0 ? weight(cam, brush, at(side * plateAt), ACROSS, radius, 0.034, far) : "";
    const middle = nearness > 0.25 ? hub(cam, brush, at(side * (radius > 0 ? plateAt : half)), 0.0135) : "";
    layers.push({ name: "plate", key: nearness > 0.25 ? FOREGROUND : far ? BACKDROP + 1 : key, svg: sleeve + plates + middle });
  }
  if (equipment.rails) {
    const [x] = bar;
    const rails = SIDES.map(
      (side) =>
        brush.line(path(cam, [x, 0, side * 0.41], [x, RAIL_TOP, side * 0.41]), "floor", 3) +
        brush.line(path(cam, [x - 0.16, 0.006, side * 0.41], [x + 0.16, 0.006, side * 0.41]), "floor", 4, "butt"),
    ).join("");
    const beam = brush.line(path(cam, [x, RAIL_TOP, -0.41], [x, RAIL_TOP, 0.41]), "floor", 4);
    // The sleeves that carry the bar along the rails.
    const slides = SIDES.map((side) =>
      brush.wire(path(cam, [x, bar[1] - 0.03, side * 0.41], [x, bar[1] + 0.03, side * 0.41]), "line", 4),
    ).join("");
    layers.push({ name: "rails", key: BACKDROP, svg: rails + beam + slides });
  }
  return layers;
}

/** The waves of an EZ bar as [z, rise] from the middle outward; the hands hold the slanting parts. */
const WAVES = [
  [0.03, 0],
  [0.065, 0.024],
  [0.135, -0.02],
  [0.175, 0],
] as const;

/** The bar between its plates: straight, or in the waves of an EZ bar. */
function grippedPart(bar: Vec, { ez }: EquipmentScene["equipment"], plateAt: number): Vec[] {
  const at = (z: number, rise = 0): Vec => [bar[0] + rise * 0.5, bar[1] + rise, bar[2] + z];
  const half = ez ? WAVES.map(([z, rise]) => at(z, rise)) : [];
  const mirrored = ez ? WAVES.map(([z, rise]) => at(-z, rise)).toReversed() : [];
  return [at(-plateAt), ...mirrored, ...half, at(plateAt)];
}

/** The bar lies over each limb, trunk or head that it is nearer than, where they meet in the picture. */
function barKey({ cam, body, layerOf, equipment }: EquipmentScene, bar: Vec): number {
  const start = cam.project(bar);
  const end = cam.project(along(bar, ACROSS, 1));
  const step = [end[0] - start[0], end[1] - start[1]] as const;
  const stride = step[0] * step[0] + step[1] * step[1];
  const half = equipment.half ?? 0.46;
  /** The place of the bar (its z) that is nearest to a point in the picture. */
  const placeUnder = (p: Vec): number => {
    if (stride < 900) return clamp(p[2] - bar[2], -half, half);
    const [x, y] = cam.project(p);
    return clamp(((x - start[0]) * step[0] + (y - start[1]) * step[1]) / stride, -half, half);
  };
  let key = -5;
  const over = (name: string, line: readonly Vec[], margin: number): void => {
    let closest = 14;
    let ahead = -Infinity;
    for (let i = 0; i + 1 < line.length; i++)
      for (let t = 0; t <= 1; t += 0.125) {
        const a = line[i];
        const b = line[i + 1];
        if (!a || !b) continue;
        const p = between(a, b, t);
        const q = along(bar, ACROSS, placeUnder(p));
        const [px, py] = cam.project(p);
        const [qx, qy] = cam.project(q);
        const apart = Math.hypot(px - qx, py - qy);
        if (apart >= closest) continue;
        closest = apart;
        ahead = cam.depth(q) - cam.depth(p);
      }
    if (ahead > margin) key = Math.max(key, layerOf(name).key);
  };
  for (const side of SIDES) {
    const leg = of(body.legs, side);
    const arm = of(body.arms, side);
    const name = side === 1 ? "right" : "left";
    over(`leg-${name}`, [leg.hip, leg.knee, leg.ankle], 0);
    if (equipment.bar !== "back") over(`arm-${name}`, [arm.shoulder, arm.elbow], 0.02);
  }
  over("torso", [body.hip, body.spine.point(0.12), body.shoulders], 0);
  over("head", [body.neckBase, body.head], 0.03);
  return key + 0.0005;
}

/** Dumbbells: two heads and a handle in each hand, or one held upright by both. */
function dumbbells(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, layerOf, body } = scene;
  const radius = equipment.db;
  if (radius === undefined) return [];
  const layers: Layer[] = [];
  const one = (grip: Vec, axis: Vec, key: number, size = 1): void => {
    const ends = [along(grip, axis, 0.052), along(grip, axis, -0.052)].sort((a, b) => cam.depth(a) - cam.depth(b));
    const [farEnd = grip, nearEnd = grip] = ends;
    const handle = squareness(cam, axis) > 0.97 ? "" : brush.line(path(cam, farEnd, nearEnd), "line", 3.4, "butt");
    layers.push({
      name: "weight",
      key: key - 0.002,
      svg: handle + weight(cam, brush, farEnd, axis, radius * size, 0.04, squareness(cam, axis) > 0.6),
    });
    layers.push({ name: "weight", key: key + 0.0005, svg: weight(cam, brush, nearEnd, axis, radius * size, 0.04, false) });
  };
  const { dbAt } = equipment;
  if (dbAt === "feet") {
    const [right, left] = SIDES.map((side) => {
      const { ankle, foot } = of(body.legs, side);
      return place(ankle, foot, 0.04, -0.045, 0);
    });
    if (right && left) one(between(right, left, 0.5), [1, 0, 0], Math.max(layerOf("leg-right").key, layerOf("leg-left").key));
    return layers;
  }
  if (dbAt) {
    for (const side of SIDES) {
      const at: Vec = [dbAt[0], radius, side * dbAt[1]];
      one(at, [1, 0, 0], cam.depth(at) - scene.origin);
    }
    return layers;
  }
  if (equipment.one === "mid") {
    const grip = middleOfHands(scene);
    if (equipment.dbAx) {
      one(grip, of(body.arms, 1).handle, Math.max(layerOf("hand-right").key, layerOf("hand-left").key));
      return layers;
    }
    const hang = unit(scale(add(body.arms.right.fore, body.arms.left.fore), 1));
    const down: Vec = body.pose.kd ? unit(body.pose.kd) : Math.abs(hang[1]) > 0.35 ? hang : [0, -1, 0];
    const key = Math.max(layerOf("hand-right").key, layerOf("hand-left").key);
    one(along(grip, down, 0.034), down, key);
    return layers;
  }
  for (const side of holdingSides(scene))
    one(of(body.arms, side).grip, of(body.arms, side).handle, layerOf(handLayer(side)).key, sizeOf(scene, side));
  return layers;
}

/** Kettlebells: the one thing that is drawn solid. */
function kettlebells(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf, origin } = scene;
  if (!equipment.kb) return [];
  const down = unit(body.pose.kd ?? equipment.kbDn ?? [0, -1, 0]);
  const draw = (grip: Vec, across: Vec, radius: number): string => {
    const bell = along(grip, down, radius + 0.028);
    const handle = [
      along(bell, across, 0.036),
      along(along(grip, down, 0.012), across, 0.035),
      along(grip, across, 0.02),
      along(grip, across, -0.02),
      along(along(grip, down, 0.012), across, -0.035),
      along(bell, across, -0.036),
    ];
    const d = smoothLine(handle.map(cam.project));
    return brush.wire(d, "line", 4) + brush.cut(circle(cam.project(bell), radius * UNITS), "line");
  };
  if (equipment.kb === "mid") {
    const grip = middleOfHands(scene);
    const key = cam.depth(along(grip, down, 0.05)) - origin + 0.002;
    raiseHands(scene, key);
    return [{ name: "weight", key, svg: draw(grip, ACROSS, 0.052) }];
  }
  return holdingSides(scene).map((side) => {
    const arm = of(body.arms, side);
    return {
      name: "weight",
      key: layerOf(handLayer(side)).key - 0.001,
      svg: draw(arm.grip, arm.handle, 0.047),
    };
  });
}

/** Bottles in the hands. */
function bottles(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  if (!equipment.bottles) return [];
  return holdingSides(scene).map((side) => {
    const axis = of(body.arms, side).handle;
    const grip = heldAt(of(body.arms, side), body.pose.ho ?? 0);
    const cap = along(grip, axis, side * 0.074);
    const d = outlineBalls(cam, [
      { centre: along(grip, axis, 0.045), radius: 0.0215 },
      { centre: along(grip, axis, -0.045), radius: 0.0215 },
    ]);
    const neck = outlineBalls(cam, [
      { centre: along(grip, axis, side * 0.05), radius: 0.012 },
      { centre: cap, radius: 0.0095 },
    ]);
    const hand = layerOf(handLayer(side)).key;
    // Seen along its axis a bottle would vanish behind the fist: its base is drawn before the hand.
    const base =
      squareness(cam, axis) > 0.8
        ? padded(brush, circle(cam.project(along(grip, axis, side * 0.05)), 0.0205 * UNITS)) +
          brush.line(circle(cam.project(grip), 0.01 * UNITS), "line", 1.4)
        : "";
    return { name: "weight", key: base ? hand + 0.0005 : hand - 0.001, svg: base || padded(brush, neck) + padded(brush, d) };
  });
}

/** Backpacks. */
function backpacks(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf, origin } = scene;
  const { pack } = equipment;
  if (!pack) return [];
  const draw = (middle: Vec, up: Vec, front: Vec, size = 1): string => {
    const right = unit(cross(front, up));
    const bag = outlineBalls(
      cam,
      [1, -1].flatMap((i) => [
        { centre: along(along(middle, up, size * 0.062), right, size * i * 0.045), radius: size * 0.036 },
        { centre: along(along(middle, up, size * -0.06), right, size * i * 0.05), radius: size * 0.042 },
      ]),
    );
    const pocket = solid(
      cam,
      boxCorners(
        along(along(middle, up, size * -0.045), front, size * -0.04),
        scale(up, size * 0.03),
        scale(right, size * 0.042),
        scale(front, 0.004),
      ),
    );
    return padded(brush, bag) + brush.line(pocket, "line", 1.4);
  };
  const { spine, chest } = body;
  if (pack === "back" || pack === "chest") {
    const sign = pack === "back" ? -1 : 1;
    const middle = place(spine.point(0.18), spine.frame(0.18), sign * 0.108, 0, 0);
    const facing = sign * dot(chest.front, cam.view);
    const key = facing > 0.15 ? 0.02 : -0.02;
    if (pack === "chest") raiseHands(scene, key);
    return [{ name: "pack", key, svg: draw(middle, spine.frame(0.18).up, scale(chest.front, -sign)) }];
  }
  if (pack === "hips") {
    const middle = place(body.hip, body.pelvis, 0.1, 0.03, 0);
    return [
      {
        name: "pack",
        key: Math.max(layerOf("leg-right").key, layerOf("leg-left").key, 0) + 0.001,
        svg: draw(middle, body.pelvis.up, scale(body.pelvis.front, -1)),
      },
    ];
  }
  if (pack === "mid") {
    const middle = middleOfHands(scene);
    const key = besideLegs(scene, middle, cam.depth(middle) - origin + 0.002);
    raiseHands(scene, key);
    const apart = unit(subtract(body.arms.right.grip, body.arms.left.grip));
    const forward = unit(cross([0, 1, 0], apart));
    return [{ name: "pack", key, svg: draw(along(middle, [0, -1, 0], 0.02), [0, 1, 0], scale(forward, -1)) }];
  }
  return holdingSides(scene).map((side) => {
    const arm = of(body.arms, side);
    const down: Vec = unit(body.pose.kd ?? [0, -1, 0]);
    const size = sizeOf(scene, side);
    const strap = brush.wire(path(cam, arm.grip, along(arm.grip, down, 0.04)), "line", 3);
    return {
      name: "pack",
      key: layerOf(handLayer(side)).key - 0.001,
      svg: strap + draw(along(arm.grip, down, 0.035 + 0.1 * size), scale(down, -1), [-1, 0, 0], size),
    };
  });
}

/**
 * The order of a thing that hangs before the body, told again against the legs: under a bent trunk it is its distance from the legs that
 * counts, not that from the chest. A leg that is nearer stays over it, otherwise the thing goes over both.
 */
function besideLegs({ cam, body, layerOf }: EquipmentScene, at: Vec, key: number): number {
  if (at[1] > body.hip[1] + 0.02) return key;
  const sides = SIDES.map((side) => {
    const leg = of(body.legs, side);
    const middle = between(leg.hip, leg.ankle, clamp((leg.hip[1] - at[1]) / Math.max(0.05, leg.hip[1] - leg.ankle[1]), 0, 1));
    return { key: layerOf(side === 1 ? "leg-right" : "leg-left").key, nearer: cam.depth(middle) > cam.depth(at) };
  });
  const over = sides.filter(({ nearer }) => !nearer).map((leg) => leg.key + 0.001);
  const under = sides.filter(({ nearer }) => nearer).map((leg) => leg.key - 0.001);
  return Math.min(Math.max(key, ...over), ...under);
}

/** A ball, a plate or an ab-wheel in both hands. */
function roundThings(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, origin } = scene;
  const layers: Layer[] = [];
  const middle = middleOfHands(scene);
  const key = cam.depth(middle) - origin + 0.002;
  if (equipment.ball !== undefined) {
    raiseHands(scene, key);
    const centre = along(middle, unit(add(body.arms.right.fore, body.arms.left.fore)), 0.02);
    const d = circle(cam.project(centre), equipment.ball * UNITS);
    layers.push({
      name: "ball",
      key,
      svg:
        padded(brush, d) +
        brush.line(outlineRing(cam, roundRing(centre, unit([0.5, 0.8, 0.3]), equipment.ball * 0.99)), "line", 1.2),
    });
  }
  if (equipment.plate !== undefined) {
    raiseHands(scene, key);
    const axis = unit(add(body.arms.right.fore, body.arms.left.fore));
    const d = outlineRing(
      cam,
      roundRing(middle, Math.abs(dot(axis, ACROSS)) > 0.9 ? ACROSS : unit(cross(cross(axis, ACROSS), ACROSS)), equipment.plate),
    );
    layers.push({
      name: "plate",
      key,
      svg:
        squareness(cam, axis) > 0.3 ? brush.wire(d, "line", 3.4) : weight(cam, brush, middle, axis, equipment.plate, 0.03, false),
    });
  }
  if (equipment.book) {
    raiseHands(scene, key);
    const pages = boxCorners(middle, [0.05, 0, 0], [0, 0.07, 0], [0, 0, 0.011]);
    layers.push({ name: "book", key, svg: padded(brush, solid(cam, pages)) });
  }
  if (equipment.wheel !== undefined) {
    raiseHands(scene, key);
    const { right, left } = body.arms;
    const rod = brush.wire(path(cam, along(right.grip, ACROSS, 0.02), along(left.grip, ACROSS, -0.02)), "line", 3);
    layers.push({
      name: "wheel",
      key: squareness(cam, ACROSS) > 0.5 ? FOREGROUND : key,
      svg: rod + weight(cam, brush, middle, ACROSS, equipment.wheel, 0.03, false) + hub(cam, brush, middle, 0.011),
    });
  }
  return layers;
}
