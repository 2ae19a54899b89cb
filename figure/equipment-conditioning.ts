import {
  ACROSS,
  BACKDROP,
  FOREGROUND,
  handLayer,
  hub,
  path,
  squareness,
  underHands,
  weight,
  type EquipmentScene,
} from "./equipment-scene.ts";
import type { Layer } from "./layers.ts";
import { smoothLine } from "./path.ts";
import { of, SIDES, type Side } from "./skeleton.ts";
import { along, between, dot, unit, type Vec } from "./vector.ts";

/** Trap bars, jump ropes and battle ropes. */
export function conditioningGear(scene: EquipmentScene): Layer[] {
  return [...trapBar(scene), ...jumpRope(scene), ...battleRopes(scene)];
}

/** How far the trap bar's frame reaches before and behind the hands. */
const REACH = 0.2;
/** Half the width of its front and back. */
const HALF_FRONT = 0.13;
const SLEEVE_AT = 0.3;
const PLATE_AT = 0.37;

/** A six-sided frame round the lifter, handles at both sides, plates beyond them. */
function trapBar(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  if (equipment.trap === undefined) return [];
  const middle = between(body.arms.right.grip, body.arms.left.grip, 0.5);
  const at = (x: number, z: number): Vec => [middle[0] + x, middle[1], middle[2] + z];
  const handleZ = Math.abs(body.arms.right.grip[2] - middle[2]);
  const layers: Layer[] = [];
  for (const side of SIDES) {
    const nearness = side * dot(ACROSS, cam.view);
    const near = nearness > 0.25;
    const far = nearness < -0.25;
    const frame = path(
      cam,
      at(REACH, 0),
      at(REACH, side * HALF_FRONT),
      at(0, side * SLEEVE_AT),
      at(-REACH, side * HALF_FRONT),
      at(-REACH, 0),
    );
    const handle = path(cam, at(REACH, side * handleZ), at(-REACH, side * handleZ));
    const sleeve = path(cam, at(0, side * SLEEVE_AT), at(0, side * (PLATE_AT + 0.08)));
    const key = near ? layerOf(handLayer(side)).key - 0.002 : BACKDROP + 1;
    layers.push({
      name: "trap bar",
      key,
      svg: brush.wire(frame, far ? "floor" : "line", 3) + brush.wire(handle, far ? "floor" : "line", 3),
    });
    const end = squareness(cam, ACROSS) > 0.97 ? "" : brush.line(sleeve, far ? "far" : "line", 4.4, "butt");
    const plate = weight(cam, brush, at(0, side * PLATE_AT), ACROSS, equipment.trap, 0.034, far);
    const cap = near ? hub(cam, brush, at(0, side * PLATE_AT), 0.0135) : "";
    layers.push({ name: "plate", key: near ? FOREGROUND : BACKDROP + 1, svg: end + plate + cap });
  }
  return layers;
}

/** A rope from hand to hand that swings round the whole body; the pose's `kd` says where its middle is. */
function jumpRope(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body } = scene;
  if (equipment.jumpRope === undefined) return [];
  const [right, left] = [body.arms.right.grip, body.arms.left.grip];
  const middle = between(right, left, 0.5);
  const [x, y] = unit(body.pose.kd ?? [0, -1, 0]);
  const to = (far: number, z: number): Vec => [middle[0] + x * far, middle[1] + y * far, z];
  const length = equipment.jumpRope;
  const d = smoothLine(
    [
      right,
      to(length * 0.45, right[2] * 1.02),
      to(length * 0.85, right[2] * 0.7),
      to(length, 0),
      to(length * 0.85, left[2] * 0.7),
      to(length * 0.45, left[2] * 1.02),
      left,
    ].map(cam.project),
  );
  const before = x * cam.view[0] > 0.2;
  return [{ name: "jump rope", key: before ? underHands(scene) : BACKDROP + 1.6, svg: brush.wire(d, "line", 2.4) }];
}

/** Two thick ropes from an anchor on the floor; the waves start at the hands and die out. */
function battleRopes(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush, body, layerOf } = scene;
  const { waves } = equipment;
  if (waves === undefined) return [];
  const rope = (side: Side): Vec[] => {
    const { grip } = of(body.arms, side);
    const anchor: Vec = [waves[0], waves[1], side * waves[2]];
    const lift = (grip[1] - WAVE_MIDDLE) * 0.9;
    return Array.from({ length: 13 }, (_, at) => {
      const t = at / 12;
      const [px, , pz] = along(grip, [anchor[0] - grip[0], 0, anchor[2] - grip[2]], t);
      const fall = grip[1] + (anchor[1] - grip[1]) * Math.min(1, t * 1.25);
      const wave = Math.sin(t * Math.PI * 4) * lift * (1 - t) * 0.8;
      return [px, Math.max(0.018, fall - wave * Math.min(1, t * 4)), pz];
    });
  };
  return SIDES.map((side) => ({
    name: "battle rope",
    key: layerOf(handLayer(side)).key - 0.002,
    svg: brush.wire(smoothLine(rope(side).map(cam.project)), "line", 6),
  }));
}

/** The height that the hands swing about. */
const WAVE_MIDDLE = 0.58;
