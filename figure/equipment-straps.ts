import { UNITS } from "./camera.ts";
import { landmineAxis } from "./equipment-places.ts";
import {
  BACKDROP,
  FOREGROUND,
  handLayer,
  holdingSides,
  hub,
  path,
  squareness,
  underHands,
  weight,
  type EquipmentScene,
} from "./equipment-scene.ts";
import type { Layer } from "./layers.ts";
import { circle } from "./path.ts";
import { of, SIDES } from "./skeleton.ts";
import { outlineRing, roundRing } from "./tube.ts";
import { along, between, cross, dot, length, subtract, unit, type Vec } from "./vector.ts";

/** Radius of a gymnastics ring. */
const RING = 0.058;

/** Rings, a suspension trainer, a landmine and plates in a pinch grip: what's held at the end of something long, or by its rim. */
export function straps(scene: EquipmentScene): Layer[] {
  return [...suspended(scene), ...landmine(scene), ...pinchedPlates(scene)];
}

/** Two straps from above, each with a ring or a handle in the hand. */
function suspended({ cam, body, equipment, brush, layerOf }: EquipmentScene): Layer[] {
  const { strap } = equipment;
  if (!strap) return [];
  const layers: Layer[] = [];
  const { from, end } = strap;
  for (const side of holdingSides({ cam, body, equipment, brush, layerOf, origin: 0 })) {
    const arm = of(body.arms, side);
    const top: Vec = [from[0], from[1], side * from[2]];
    const up = unit(subtract(top, arm.grip));
    const handle = arm.handle;
    const key = layerOf(handLayer(side)).key - 0.002;
    if (end === "ring") {
      const centre = along(arm.grip, up, RING);
      const axis = unit(cross(handle, up));
      layers.push({
        name: "strap",
        key,
        svg:
          brush.wire(path(cam, top, along(centre, up, RING)), "line", 2) +
          brush.wire(outlineRing(cam, roundRing(centre, axis, RING)), "line", 3.4),
      });
    } else {
      const join = along(arm.grip, up, 0.095);
      const [ahead, behind] = [along(arm.grip, handle, 0.042), along(arm.grip, handle, -0.042)];
      layers.push({
        name: "strap",
        key,
        svg:
          brush.wire(path(cam, top, join), "line", 2.6) +
          brush.line(path(cam, ahead, join, behind), "line", 1.6) +
          brush.wire(path(cam, ahead, behind), "line", 4.4),
      });
    }
  }
  const hooks = SIDES.map((side) => brush.cut(circle(cam.project([from[0], from[1], side * from[2]]), 5), "line")).join("");
  const beam = brush.line(path(cam, [from[0], from[1] + 0.012, -0.34], [from[0], from[1] + 0.012, 0.34]), "floor", 5, "butt");
  layers.push({ name: "beam", key: BACKDROP, svg: beam + hooks });
  return layers;
}

/** A barbell with one end in a hinge on the floor. */
function landmine(scene: EquipmentScene): Layer[] {
  const { cam, body, equipment, brush, layerOf, origin } = scene;
  const mine = equipment.landmine;
  if (!mine) return [];
  const { pivot, plateAt = -0.1, radius = 0.09 } = mine;
  const { held, axis } = landmineAxis(body, pivot, equipment.one);
  const tip = along(held, axis, Math.max(0.03, plateAt + 0.05));
  const disc = along(held, axis, plateAt);
  const hands = underHands(scene);
  // The bar may run between the legs: it's as near as its middle, and never over the hands that hold it.
  const key = Math.min(hands, cam.depth(between(pivot, held, 0.5)) - origin);
  const layers: Layer[] = [
    { name: "landmine", key, svg: brush.wire(path(cam, pivot, tip), "line", 3.6) },
    {
      name: "plate",
      key: plateAt > 0 || dot(axis, cam.view) > 0.3 ? Math.max(hands, layerOf("hand-right").key) + 0.001 : hands - 0.001,
      svg:
        weight(cam, brush, disc, axis, radius, 0.034, false) + (squareness(cam, axis) > 0.3 ? hub(cam, brush, disc, 0.0135) : ""),
    },
    {
      name: "hinge",
      key: BACKDROP + 0.2,
      svg:
        brush.line(path(cam, [pivot[0] - 0.06, 0.006, pivot[2]], [pivot[0] + 0.06, 0.006, pivot[2]]), "line", 5, "butt") +
        brush.cut(circle(cam.project(pivot), 0.02 * UNITS), "line"),
    },
  ];
  if (mine.handle) {
    // A narrow handle hooked under the bar, with a grip for each hand.
    const grips = SIDES.map((side) => {
      const arm = of(body.arms, side);
      const handle = arm.handle;
      return path(cam, along(arm.grip, handle, 0.035), along(arm.grip, handle, -0.035), held);
    }).join("");
    layers.push({ name: "handle", key: hands, svg: brush.wire(grips, "line", 3) });
  }
  return layers;
}

/** A plate hanging from each hand by its rim. */
function pinchedPlates(scene: EquipmentScene): Layer[] {
  const { cam, body, equipment, brush, layerOf } = scene;
  const radius = equipment.pinch;
  if (radius === undefined) return [];
  return holdingSides(scene).map((side) => {
    const { grip, fore } = of(body.arms, side);
    const down: Vec = length(fore) > 0 && fore[1] < -0.5 ? fore : [0, -1, 0];
    const centre = along(grip, down, radius * 0.86);
    const near = side * dot([0, 0, 1], cam.view) > 0.25;
    return {
      name: "weight",
      key: near ? Math.min(FOREGROUND, layerOf(handLayer(side)).key - 0.001) : layerOf(handLayer(side)).key - 0.001,
      svg: weight(cam, brush, centre, [0, 0, 1], radius, 0.03, false),
    };
  });
}
