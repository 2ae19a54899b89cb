import { ACROSS, BACKDROP, cushion, padded, path, type EquipmentScene } from "./equipment-scene.ts";
import type { Layer } from "./layers.ts";
import { of, SIDES } from "./skeleton.ts";
import { outlineBalls } from "./tube.ts";
import { along, between, place, type Vec } from "./vector.ts";

/** A cushion that moves with the body, as on the lever of a machine. */
export function rollers(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  const { roller } = equipment;
  if (!roller) return [];
  const { right, left } = body.legs;
  const spots: Record<Exclude<typeof roller.on, "back">, { at: Vec; reach: number; key: number }> = {
    shins: {
      at: along(
        along(equipment.one ? right.ankle : between(right.ankle, left.ankle, 0.5), right.shank, -0.035),
        right.shankFront,
        0.044,
      ),
      reach: equipment.one ? 0.05 : 0.13,
      key: legKey(scene),
    },
    heels: {
      at: along(
        along(equipment.one ? right.ankle : between(right.ankle, left.ankle, 0.5), right.shank, -0.03),
        right.shankFront,
        -0.046,
      ),
      reach: equipment.one ? 0.05 : 0.13,
      key: legKey(scene),
    },
    thighs: {
      at: along(between(between(right.hip, right.knee, 0.78), between(left.hip, left.knee, 0.78), 0.5), right.thighFront, 0.066),
      reach: 0.15,
      key: legKey(scene),
    },
    "inner-knees": { at: between(right.knee, left.knee, 0.5), reach: 0, key: legKey(scene) },
    "outer-knees": { at: between(right.knee, left.knee, 0.5), reach: 0, key: legKey(scene) },
    shoulders: { at: place(body.shoulders, body.chest, -0.01, 0.062, 0), reach: 0.13, key: 0.001 },
    chest: { at: place(body.shoulders, body.chest, 0.098, -0.03, 0), reach: 0.12, key: 0.001 },
    forearms: {
      at: along(
        between(
          between(body.arms.right.elbow, body.arms.right.wrist, 0.6),
          between(body.arms.left.elbow, body.arms.left.wrist, 0.6),
          0.5,
        ),
        body.arms.right.foreBack,
        -0.045,
      ),
      reach: 0.16,
      key: layerOf("hand-right").key,
    },
  };
  const layers: Layer[] = [];
  // A sled: one long pad behind hips and back, and the rests on the shoulders.
  if (roller.on === "back") {
    const middle = along(between(body.hip, body.shoulders, 0.56), body.pelvis.front, -0.092);
    layers.push({
      name: "pad",
      key: BACKDROP + 1.4,
      svg: padded(brush, cushion(cam, middle, body.pelvis.up, 0.36, 0.045, 0.19)),
    });
  }
  const { at, reach, key } = spots[roller.on === "back" ? "shoulders" : roller.on];
  if (roller.pivot)
    layers.push({
      name: "lever",
      key: BACKDROP + 1,
      svg: brush.line(path(cam, [roller.pivot[0], roller.pivot[1], 0], [at[0], at[1], 0]), "floor", 5),
    });
  if (roller.on === "outer-knees" || roller.on === "inner-knees")
    for (const side of SIDES) {
      const leg = of(body.legs, side);
      const d = cushion(
        cam,
        along(between(leg.hip, leg.knee, 0.85), leg.thighOuter, roller.on === "outer-knees" ? 0.055 : -0.055),
        leg.thigh,
        0.12,
        0.035,
        0.07,
      );
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
