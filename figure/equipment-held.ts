import { UNITS } from "./camera.ts";
import { handleDirection } from "./extremities.ts";
import { ACROSS, BACKDROP, FOREGROUND, boxCorners, cushion, handLayer, hub, padded, path, solid, squareness, weight, type EquipmentScene } from "./equipment-scene.ts";
import type { Layer } from "./layers.ts";
import { circle, smoothLine } from "./path.ts";
import { of, SIDES, type Side } from "./skeleton.ts";
import { outlineBalls, outlineRing, roundRing } from "./tube.ts";
import { add, along, between, clamp, cross, dot, place, scale, subtract, unit, type Vec } from "./vector.ts";

/** Which hands hold the weight. */
export function holdingSides({ equipment }: EquipmentScene): readonly Side[] {
  if (equipment.one === "right") return [1];
  if (equipment.one === "left") return [-1];
  return SIDES;
}

const middleOfHands = ({ body }: EquipmentScene): Vec => between(body.arms.right.grip, body.arms.left.grip, 0.5);

/** The key at which something lies under both hands. */
const underHands = ({ layerOf }: EquipmentScene): number => Math.min(layerOf("hand-right").key, layerOf("hand-left").key) - 0.001;

/** Moves the hands over something that both hold. */
function raiseHands({ layerOf }: EquipmentScene, key: number): void {
  for (const side of SIDES) {
    const hand = layerOf(handLayer(side));
    hand.key = Math.max(hand.key, key + 0.001);
  }
}

/** The barbell with its plates. The hands come over the bar, the near plate over everything, as a ring that leaves the body to be seen. */
export function barbell(scene: EquipmentScene): Layer[] {
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
  const layers: Layer[] = [{ name: "bar", key, svg: sideways > 0.97 ? "" : brush.wire(path(cam, at(-plateAt), at(plateAt)), "line", 3) }];
  for (const side of SIDES) {
    const nearness = side * dot(ACROSS, cam.view);
    const far = nearness < -0.25;
    const sleeve = sideways > 0.97 ? "" : brush.line(path(cam, at(side * (plateAt - 0.01)), at(side * half)), far ? "far" : "line", 4.4, "butt");
    const plates = radius > 0 ? weight(cam, brush, at(side * plateAt), ACROSS, radius, 0.034, far) : "";
    const middle = nearness > 0.25 ? hub(cam, brush, at(side * (radius > 0 ? plateAt : half)), 0.0135) : "";
    layers.push({ name: "plate", key: nearness > 0.25 ? FOREGROUND : far ? BACKDROP + 1 : key, svg: sleeve + plates + middle });
  }
  if (equipment.rails) {
    const rails = SIDES.map((side) => brush.line(path(cam, [bar[0], 0, side * 0.41], [bar[0], 1.12, side * 0.41]), "floor", 3)).join("");
    layers.push({ name: "rails", key: BACKDROP, svg: rails });
  }
  return layers;
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

/** Direction of the handle of a weight in one hand. */
function handleOf({ body, equipment }: EquipmentScene, side: Side): Vec {
  if (equipment.dbAx === "x") return [1, 0, 0];
  if (equipment.dbAx === "f") return of(body.arms, side).foreOuter;
  return handleDirection(of(body.arms, side), body.pose);
}

/** Dumbbells: two heads and a handle in each hand, or one held upright by both. */
export function dumbbells(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, layerOf, body } = scene;
  const radius = equipment.db;
  if (radius === undefined) return [];
  const layers: Layer[] = [];
  const one = (grip: Vec, axis: Vec, key: number): void => {
    const ends = [along(grip, axis, 0.052), along(grip, axis, -0.052)].sort((a, b) => cam.depth(a) - cam.depth(b));
    const [farEnd = grip, nearEnd = grip] = ends;
    const handle = squareness(cam, axis) > 0.97 ? "" : brush.line(path(cam, farEnd, nearEnd), "line", 3.4, "butt");
    layers.push({ name: "weight", key: key - 0.002, svg: weight(cam, brush, farEnd, axis, radius, 0.04, squareness(cam, axis) > 0.6) + handle });
    layers.push({ name: "weight", key: key + 0.0005, svg: weight(cam, brush, nearEnd, axis, radius, 0.04, false) });
  };
  if (equipment.one === "mid") {
    const grip = middleOfHands(scene);
    if (equipment.dbAx) {
      one(grip, handleOf(scene, 1), Math.max(layerOf("hand-right").key, layerOf("hand-left").key));
      return layers;
    }
    const hang = unit(scale(add(body.arms.right.fore, body.arms.left.fore), 1));
    const down: Vec = body.pose.kd ? unit(body.pose.kd) : Math.abs(hang[1]) > 0.35 ? hang : [0, -1, 0];
    const key = Math.max(layerOf("hand-right").key, layerOf("hand-left").key);
    one(along(grip, down, 0.034), down, key);
    return layers;
  }
  for (const side of holdingSides(scene)) one(of(body.arms, side).grip, handleOf(scene, side), layerOf(handLayer(side)).key);
  return layers;
}

/** Kettlebells: the one thing that is drawn solid. */
export function kettlebells(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf, origin } = scene;
  if (!equipment.kb) return [];
  const down = unit(body.pose.kd ?? equipment.kbDn ?? [0, -1, 0]);
  const draw = (grip: Vec, across: Vec, radius: number): string => {
    const bell = along(grip, down, radius + 0.028);
    const handle = [along(bell, across, 0.036), along(along(grip, down, 0.012), across, 0.035), along(grip, across, 0.02), along(grip, across, -0.02), along(along(grip, down, 0.012), across, -0.035), along(bell, across, -0.036)];
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
    return { name: "weight", key: layerOf(handLayer(side)).key - 0.001, svg: draw(arm.grip, handleDirection(arm, body.pose), 0.047) };
  });
}

/** Bottles in the hands. */
export function bottles(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  if (!equipment.bottles) return [];
  return holdingSides(scene).map((side) => {
    const axis = handleOf(scene, side);
    const { grip } = of(body.arms, side);
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
    const base = squareness(cam, axis) > 0.8 ? padded(brush, circle(cam.project(along(grip, axis, side * 0.05)), 0.0205 * UNITS)) + brush.line(circle(cam.project(grip), 0.01 * UNITS), "line", 1.4) : "";
    return { name: "weight", key: base ? hand + 0.0005 : hand - 0.001, svg: base || padded(brush, neck) + padded(brush, d) };
  });
}

/** Backpacks. */
export function backpacks(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf, origin } = scene;
  const { pack } = equipment;
  if (!pack) return [];
  const draw = (middle: Vec, up: Vec, front: Vec): string => {
    const right = unit(cross(front, up));
    const bag = outlineBalls(
      cam,
      [1, -1].flatMap((i) => [
        { centre: along(along(along(middle, up, 0.062), right, i * 0.045), front, 0), radius: 0.036 },
        { centre: along(along(along(middle, up, -0.06), right, i * 0.05), front, 0), radius: 0.042 },
      ]),
    );
    const pocket = solid(cam, boxCorners(along(along(middle, up, -0.045), front, -0.04), scale(up, 0.03), scale(right, 0.042), scale(front, 0.004)));
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
    return [{ name: "pack", key: Math.max(layerOf("leg-right").key, layerOf("leg-left").key, 0) + 0.001, svg: draw(middle, body.pelvis.up, scale(body.pelvis.front, -1)) }];
  }
  if (pack === "mid") {
    const middle = middleOfHands(scene);
    const key = cam.depth(middle) - origin + 0.002;
    raiseHands(scene, key);
    const apart = unit(subtract(body.arms.right.grip, body.arms.left.grip));
    const forward = unit(cross([0, 1, 0], apart));
    return [{ name: "pack", key, svg: draw(along(middle, [0, -1, 0], 0.02), [0, 1, 0], scale(forward, -1)) }];
  }
  return holdingSides(scene).map((side) => {
    const arm = of(body.arms, side);
    const down: Vec = unit(body.pose.kd ?? [0, -1, 0]);
    const strap = brush.wire(path(cam, arm.grip, along(arm.grip, down, 0.04)), "line", 3);
    return { name: "pack", key: layerOf(handLayer(side)).key - 0.001, svg: strap + draw(along(arm.grip, down, 0.135), scale(down, -1), [-1, 0, 0]) };
  });
}

/** A ball, a plate or an ab-wheel in both hands. */
export function roundThings(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, origin } = scene;
  const layers: Layer[] = [];
  const middle = middleOfHands(scene);
  const key = cam.depth(middle) - origin + 0.002;
  if (equipment.ball !== undefined) {
    raiseHands(scene, key);
    const centre = along(middle, unit(add(body.arms.right.fore, body.arms.left.fore)), 0.02);
    const d = circle(cam.project(centre), equipment.ball * UNITS);
    layers.push({ name: "ball", key, svg: padded(brush, d) + brush.line(outlineRing(cam, roundRing(centre, unit([0.5, 0.8, 0.3]), equipment.ball * 0.99)), "line", 1.2) });
  }
  if (equipment.plate !== undefined) {
    raiseHands(scene, key);
    const axis = unit(add(body.arms.right.fore, body.arms.left.fore));
    const d = outlineRing(cam, roundRing(middle, Math.abs(dot(axis, ACROSS)) > 0.9 ? ACROSS : unit(cross(cross(axis, ACROSS), ACROSS)), equipment.plate));
    layers.push({ name: "plate", key, svg: squareness(cam, axis) > 0.3 ? brush.wire(d, "line", 3.4) : weight(cam, brush, middle, axis, equipment.plate, 0.03, false) });
  }
  if (equipment.wheel !== undefined) {
    raiseHands(scene, key);
    const { right, left } = body.arms;
    const rod = brush.wire(path(cam, along(right.grip, ACROSS, 0.02), along(left.grip, ACROSS, -0.02)), "line", 3);
    layers.push({ name: "wheel", key: squareness(cam, ACROSS) > 0.5 ? FOREGROUND : key, svg: rod + weight(cam, brush, middle, ACROSS, equipment.wheel, 0.03, false) + hub(cam, brush, middle, 0.011) });
  }
  return layers;
}

/** Elastic bands, towels, ropes and cables: everything that is a line to the hands or the legs. */
export function strands(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  const layers: Layer[] = [];
  const { band, towel, cable, rope } = equipment;
  const grip = (side: Side): Vec => of(body.arms, side).grip;
  const toHands = (from: (side: Side) => Vec, draw: (d: string) => string): void => {
    for (const side of holdingSides(scene)) layers.push({ name: "strand", key: layerOf(handLayer(side)).key - 0.002, svg: draw(path(cam, from(side), grip(side))) });
  };
  const elastic = (d: string): string => brush.wire(d, "line", 2.2);
  const cloth = (d: string): string => brush.wire(d, "line", 7) + brush.line(d, "pad", 3.6);
  const soleOf = (side: Side): Vec => {
    const leg = of(body.legs, side);
    return place(leg.ankle, leg.foot, 0.035, -0.038, 0);
  };
  const loop = (right: Vec, left: Vec, radius: number, axis: Vec): void => {
    const near = Math.max(layerOf("leg-right").key, layerOf("leg-left").key) + 0.0005;
    const d = outlineBalls(cam, [
      { centre: right, radius },
      { centre: left, radius },
    ]);
    // Seen along the legs the loop would be a hoop; from the side or the front it is a short strap across them.
    layers.push({ name: "band", key: near, svg: Math.abs(dot(axis, cam.view)) > 0.8 ? brush.line(d, "line", 2.2) : elastic(path(cam, beyond(right, left, radius), beyond(left, right, radius))) });
  };
  if (band === "hands") layers.push({ name: "band", key: underHands(scene), svg: elastic(path(cam, grip(1), grip(-1))) });
  else if (band === "feet") toHands(soleOf, elastic);
  else if (band === "back") toHands(() => place(body.shoulders, body.chest, -0.06, -0.03, 0), elastic);
  else if (band === "knees") loop(along(body.legs.right.knee, body.legs.right.thigh, -0.045), along(body.legs.left.knee, body.legs.left.thigh, -0.045), 0.036, body.legs.right.thigh);
  else if (band === "ankles") loop(along(body.legs.right.ankle, body.legs.right.shank, -0.03), along(body.legs.left.ankle, body.legs.left.shank, -0.03), 0.022, body.legs.right.shank);
  else if (band) {
    toHands((side) => [band[0], band[1], side * band[2]], elastic);
    layers.push(...anchors(scene, band));
  }
  if (towel === "hands") layers.push({ name: "towel", key: underHands(scene), svg: cloth(path(cam, grip(1), grip(-1))) });
  else if (towel === "heels") layers.push({ name: "towel", key: BACKDROP + 0.5, svg: cloth(path(cam, along(soleHeel(scene, 1), [-1, 0, 0], 0.05), along(soleHeel(scene, -1), [1, 0, 0], 0.05))) });
  else if (towel === "floor") layers.push({ name: "towel", key: BACKDROP + 0.5, svg: cloth(path(cam, [grip(1)[0] - 0.08, 0.008, 0], [grip(1)[0] + 0.08, 0.008, 0])) });
  else if (towel === "foot") toHands(soleOf, cloth);
  else if (towel) {
    toHands((side) => [towel[0], towel[1], side * towel[2]], cloth);
    layers.push(...anchors(scene, towel));
  }
  if (rope) toHands((side) => [rope[0], rope[1], side * rope[2]], (d) => brush.wire(d, "line", 5));
  if (cable) layers.push(...cableLayers(scene, cable));
  return layers;
}

/** The fixed point that a band or a towel is tied to. */
const anchors = (scene: EquipmentScene, at: Vec): Layer[] =>
  (at[2] === 0 ? ([1] as const) : holdingSides(scene)).map((side) => ({
    name: "anchor",
    key: BACKDROP + 0.2,
    svg: scene.brush.cut(circle(scene.cam.project([at[0], at[1], side * at[2]]), 4), "line"),
  }));

const beyond = (a: Vec, b: Vec, by: number): Vec => along(a, unit(subtract(a, b)), by);

const soleHeel = ({ body }: EquipmentScene, side: Side): Vec => {
  const leg = of(body.legs, side);
  return place(leg.ankle, leg.foot, -0.03, -0.042, 0);
};

/** On which sides pulleys stand: one in the middle, or one for each hand that is pulled. */
export function pulleySides({ equipment }: Pick<EquipmentScene, "equipment">): readonly Side[] {
  const { cable, cableEnd, one } = equipment;
  if (!cable) return [];
  if (cable[2] === 0 || cableEnd === "ankle" || cableEnd === "bar" || cableEnd === "rope" || one === "right") return [1];
  return one === "left" ? [-1] : SIDES;
}

/** The cable, its pulley and tower, and the handle at its end. */
function cableLayers(scene: EquipmentScene, from: readonly [number, number, number]): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  const layers: Layer[] = [];
  const pulley = (side: Side): Vec => [from[0], from[1], side * from[2]];
  const thin = (a: Vec, b: Vec): string => brush.line(path(cam, a, b), "line", 1.4);
  const { right, left } = body.arms;
  if (equipment.cableEnd === "ankle") {
    const { ankle, shank } = body.legs.right;
    const cuff = along(ankle, shank, -0.03);
    layers.push({ name: "cable", key: layerOf("leg-right").key + 0.001, svg: thin(pulley(1), cuff) + brush.line(circle(cam.project(cuff), 6.5), "line", 2.2) });
  } else if (equipment.cableEnd === "bar" || equipment.cableEnd === "rope") {
    const middle = between(right.grip, left.grip, 0.5);
    const join = equipment.cableEnd === "rope" ? along(middle, unit(subtract(pulley(1), middle)), 0.07) : middle;
    const ends =
      equipment.cableEnd === "rope"
        ? SIDES.map((side) => brush.wire(path(cam, join, along(of(body.arms, side).grip, unit(subtract(of(body.arms, side).grip, join)), 0.035)), "line", 3.6)).join("")
        : brush.wire(path(cam, beyond(right.grip, left.grip, 0.05), beyond(left.grip, right.grip, 0.05)), "line", 3.2);
    layers.push({ name: "cable", key: underHands(scene), svg: thin(pulley(1), join) + ends });
  } else
    for (const side of holdingSides(scene)) {
      const arm = of(body.arms, side);
      const handle = handleDirection(arm, body.pose);
      layers.push({
        name: "cable",
        key: layerOf(handLayer(side)).key - 0.002,
        svg: thin(pulley(side), arm.grip) + brush.wire(path(cam, along(arm.grip, handle, 0.032), along(arm.grip, handle, -0.032)), "line", 3),
      });
    }
  const top = Math.max(1.12, from[1] + 0.05);
  for (const side of pulleySides(scene)) {
    const [x, y, z] = pulley(side);
    const tower = brush.line(path(cam, [x, 0, z], [x, top, z]), "floor", 5, "butt") + brush.line(path(cam, [x - 0.07, 0.008, z], [x + 0.07, 0.008, z]), "floor", 5, "butt");
    layers.push({ name: "tower", key: BACKDROP, svg: tower + brush.cut(circle(cam.project([x, y, z]), 5), "line") });
  }
  return layers;
}

/** A cushion that moves with the body, as on the lever of a machine. */
export function rollers(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  const { roller } = equipment;
  if (!roller) return [];
  const { right, left } = body.legs;
  const spots: Record<typeof roller.on, { at: Vec; reach: number; key: number }> = {
    shins: { at: along(along(between(right.ankle, left.ankle, 0.5), right.shank, -0.035), right.shankFront, 0.044), reach: 0.13, key: legKey(scene) },
    heels: { at: along(along(between(right.ankle, left.ankle, 0.5), right.shank, -0.03), right.shankFront, -0.046), reach: 0.13, key: legKey(scene) },
    thighs: { at: along(between(between(right.hip, right.knee, 0.78), between(left.hip, left.knee, 0.78), 0.5), right.thighFront, 0.066), reach: 0.15, key: legKey(scene) },
    "outer-knees": { at: between(right.knee, left.knee, 0.5), reach: 0, key: legKey(scene) },
    shoulders: { at: place(body.shoulders, body.chest, -0.01, 0.062, 0), reach: 0.13, key: 0.001 },
    chest: { at: place(body.shoulders, body.chest, 0.098, -0.03, 0), reach: 0.12, key: 0.001 },
    forearms: { at: along(between(between(body.arms.right.elbow, body.arms.right.wrist, 0.6), between(body.arms.left.elbow, body.arms.left.wrist, 0.6), 0.5), body.arms.right.foreBack, -0.045), reach: 0.16, key: layerOf("hand-right").key },
  };
  const { at, reach, key } = spots[roller.on];
  const layers: Layer[] = [];
  if (roller.pivot) layers.push({ name: "lever", key: BACKDROP + 1, svg: brush.line(path(cam, [roller.pivot[0], roller.pivot[1], 0], [at[0], at[1], 0]), "floor", 5) });
  if (roller.on === "outer-knees")
    for (const side of SIDES) {
      const leg = of(body.legs, side);
      const d = cushion(cam, along(between(leg.hip, leg.knee, 0.85), leg.thighOuter, 0.055), leg.thigh, 0.12, 0.035, 0.07);
      layers.push({ name: "roller", key: layerOf(side === 1 ? "leg-right" : "leg-left").key + 0.001, svg: padded(brush, d) });
    }
  else {
    const d = outlineBalls(cam, [
      { centre: along(at, ACROSS, reach - 0.026), radius: 0.026 },
      { centre: along(at, ACROSS, 0.026 - reach), radius: 0.026 },
    ]);
    layers.push({ name: "roller", key: key + 0.001, svg: padded(brush, d) });
  }
  return layers;
}

const legKey = ({ layerOf }: EquipmentScene): number => Math.max(layerOf("leg-right").key, layerOf("leg-left").key);
