import { pulleySides } from "./equipment-places.ts";
import { BACKDROP, handLayer, holdingSides, path, underHands, type EquipmentScene } from "./equipment-scene.ts";
import type { Layer } from "./layers.ts";
import { circle } from "./path.ts";
import { of, SIDES, type Side } from "./skeleton.ts";
import { outlineBalls } from "./tube.ts";
import { along, between, dot, place, subtract, unit, type Vec } from "./vector.ts";

/** Elastic bands, towels, ropes and cables: everything that's a line to the hands or the legs. */
export function strands(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  const layers: Layer[] = [];
  const { band, towel, cable, rope } = equipment;
  const grip = (side: Side): Vec => of(body.arms, side).grip;
  const toHands = (from: (side: Side) => Vec, draw: (d: string) => string): void => {
    for (const side of holdingSides(scene))
      layers.push({ name: "strand", key: layerOf(handLayer(side)).key - 0.002, svg: draw(path(cam, from(side), grip(side))) });
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
    // Seen along the legs the loop would be a hoop; from the side or the front it's a short strap across them.
    layers.push({
      name: "band",
      key: near,
      svg:
        Math.abs(dot(axis, cam.view)) > 0.94
          ? brush.line(d, "line", 2.2)
          : elastic(path(cam, beyond(right, left, radius), beyond(left, right, radius))),
    });
  };
  if (band === "hands") layers.push({ name: "band", key: underHands(scene), svg: elastic(path(cam, grip(1), grip(-1))) });
  else if (band === "feet") toHands(soleOf, elastic);
  else if (band === "back") {
    const ribs = (side: Side): Vec => place(body.shoulders, body.chest, -0.02, -0.045, side * 0.1);
    toHands(ribs, elastic);
    // Round the back it's on the trunk, or behind it when the chest faces the eye.
    layers.push({
      name: "band",
      key: dot(body.chest.front, cam.view) > 0.3 ? -0.4 : 0.0005,
      svg: elastic(
        path(cam, ribs(1), place(body.shoulders, body.chest, -0.062, -0.045, 0)) +
          path(cam, place(body.shoulders, body.chest, -0.062, -0.045, 0), ribs(-1)),
      ),
    });
  } else if (band === "knees")
    loop(
      along(body.legs.right.knee, body.legs.right.thigh, -0.045),
      along(body.legs.left.knee, body.legs.left.thigh, -0.045),
      0.036,
      body.legs.right.thigh,
    );
  else if (band === "ankles")
    loop(
      along(body.legs.right.ankle, body.legs.right.shank, -0.03),
      along(body.legs.left.ankle, body.legs.left.shank, -0.03),
      0.022,
      body.legs.right.shank,
    );
  else if (band && equipment.bandTo === "heels") {
    const heels = SIDES.map((side) => along(of(body.legs, side).ankle, of(body.legs, side).shankFront, -0.03));
    const [right, left] = heels;
    if (right && left)
      layers.push({
        name: "band",
        key: Math.max(layerOf("leg-right").key, layerOf("leg-left").key) + 0.0005,
        svg: elastic(path(cam, band, beyond(right, left, 0.03), beyond(left, right, 0.03), band)),
      });
    layers.push(...anchors(scene, band));
  } else if (band && equipment.bandTo === "knee") {
    const { knee, shank, shankFront, shankOuter } = body.legs.right;
    const under = (aside: number): Vec => along(along(along(knee, shank, 0.05), shankFront, 0.034), shankOuter, aside);
    // It runs before the trunk, and lies over the shin that kneels in it.
    layers.push({
      name: "band",
      key: dot(body.chest.front, cam.view) > 0.15 ? 0.02 : -0.02,
      svg: elastic(path(cam, under(0.03), band, under(-0.03))),
    });
    layers.push({ name: "band", key: layerOf("leg-right").key + 0.0005, svg: elastic(path(cam, under(0.03), under(-0.03))) });
    layers.push(...anchors(scene, band));
  } else if (band) {
    toHands((side) => [band[0], band[1], side * band[2]], elastic);
    layers.push(...anchors(scene, band));
  }
  if (towel === "hands") layers.push({ name: "towel", key: underHands(scene), svg: cloth(path(cam, grip(1), grip(-1))) });
  else if (towel === "heels")
    layers.push({
      name: "towel",
      key: BACKDROP + 0.5,
      svg: cloth(path(cam, along(soleHeel(scene, 1), [-1, 0, 0], 0.05), along(soleHeel(scene, -1), [1, 0, 0], 0.05))),
    });
  else if (towel === "floor")
    layers.push({
      name: "towel",
      key: BACKDROP + 0.5,
      svg: cloth(path(cam, [grip(1)[0] - 0.08, 0.008, 0], [grip(1)[0] + 0.08, 0.008, 0])),
    });
  else if (towel === "foot") toHands(soleOf, cloth);
  else if (towel === "thigh")
    for (const side of holdingSides(scene)) {
      const leg = of(body.legs, side);
      const at = (front: number, aside: number): Vec =>
        along(along(between(leg.hip, leg.knee, 0.78), leg.thighFront, front), leg.thighOuter, aside);
      layers.push({
        name: "towel",
        key: layerOf(handLayer(side)).key - 0.002,
        svg: cloth(path(cam, grip(side), at(0, 0.046), at(-0.042, 0.02), at(-0.042, -0.02), at(0, -0.046), grip(side))),
      });
    }
  else if (towel) {
    toHands((side) => [towel[0], towel[1], side * towel[2]], cloth);
    layers.push(...anchors(scene, towel));
  }
  if (rope)
    toHands(
      (side) => [rope[0], rope[1], side * rope[2]],
      (d) => brush.wire(d, "line", 5),
    );
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
    layers.push({
      name: "cable",
      key: layerOf("leg-right").key + 0.001,
      svg: thin(pulley(1), cuff) + brush.line(circle(cam.project(cuff), 6.5), "line", 2.2),
    });
  } else if (equipment.cableEnd === "waist") {
    const buckle = place(body.hip, body.pelvis, 0.075, 0.02, 0);
    const belt = SIDES.map((side) => place(body.hip, body.pelvis, 0.01, 0.03, side * 0.085));
    layers.push({
      name: "cable",
      key: dot(body.pelvis.front, cam.view) > -0.3 ? 0.02 : -0.4,
      svg: brush.wire(path(cam, ...belt.slice(0, 1), buckle, ...belt.slice(1)), "line", 3) + thin(pulley(1), buckle),
    });
  } else if (equipment.cableEnd === "v") {
    const join = along(
      between(right.grip, left.grip, 0.5),
      unit(subtract(pulley(1), between(right.grip, left.grip, 0.5))),
      0.075,
    );
    const arms = SIDES.map((side) => {
      const arm = of(body.arms, side);
      const handle = arm.handle;
      const [ahead, behind] = [along(arm.grip, handle, 0.03), along(arm.grip, handle, -0.03)];
      return brush.wire(path(cam, join, ahead, behind, join), "line", 2.6);
    }).join("");
    layers.push({ name: "cable", key: underHands(scene), svg: thin(pulley(1), join) + arms });
  } else if (equipment.cableEnd === "bar" || equipment.cableEnd === "rope") {
    const middle = between(right.grip, left.grip, 0.5);
    const join = equipment.cableEnd === "rope" ? along(middle, unit(subtract(pulley(1), middle)), 0.07) : middle;
    const ends =
      equipment.cableEnd === "rope"
        ? SIDES.map((side) =>
            brush.wire(
              path(cam, join, along(of(body.arms, side).grip, unit(subtract(of(body.arms, side).grip, join)), 0.035)),
              "line",
              3.6,
            ),
          ).join("")
        : brush.wire(path(cam, beyond(right.grip, left.grip, 0.05), beyond(left.grip, right.grip, 0.05)), "line", 3.2);
    layers.push({ name: "cable", key: underHands(scene), svg: thin(pulley(1), join) + ends });
  } else
    for (const side of holdingSides(scene)) {
      const arm = of(body.arms, side);
      const handle = arm.handle;
      layers.push({
        name: "cable",
        key: layerOf(handLayer(side)).key - 0.002,
        svg:
          thin(pulley(side), arm.grip) +
          brush.wire(path(cam, along(arm.grip, handle, 0.032), along(arm.grip, handle, -0.032)), "line", 3),
      });
    }
  const top = Math.max(1.12, from[1] + 0.05);
  for (const side of pulleySides(scene)) {
    const [x, y, z] = pulley(side);
    // A machine's own frame carries its pulley; otherwise a tower does.
    const tower = equipment.frame
      ? ""
      : brush.line(path(cam, [x, 0, z], [x, top, z]), "floor", 5, "butt") +
        brush.line(path(cam, [x - 0.07, 0.008, z], [x + 0.07, 0.008, z]), "floor", 5, "butt");
    layers.push({ name: "tower", key: BACKDROP, svg: tower + brush.cut(circle(cam.project([x, y, z]), 5), "line") });
  }
  return layers;
}
