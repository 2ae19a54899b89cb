import { UNITS } from "./camera.ts";
import {
  ACROSS,
  BACKDROP,
  FOREGROUND,
  boxCorners,
  cushion,
  handLayer,
  padded,
  path,
  solid,
  squareness,
  type EquipmentScene,
} from "./equipment-scene.ts";
import { kneelingPlatform } from "./equipment-places.ts";
import type { Layer } from "./layers.ts";
import { circle, polyline } from "./path.ts";
import { of, SIDES } from "./skeleton.ts";
import { along, between, dot, place, radians, scale, type Vec } from "./vector.ts";

/** Benches, boxes, walls, bars and machines: what stands in the room, mostly behind the body. */
export function stands(scene: EquipmentScene): Layer[] {
  return [...benches(scene), ...furniture(scene), ...room(scene), ...bars(scene), ...machine(scene)];
}

const slopeOf = (degrees: number): Vec => [Math.cos(radians(degrees)), Math.sin(radians(degrees)), 0];

function benches({ cam, equipment, brush }: EquipmentScene): Layer[] {
  const layers: Layer[] = [];
  const { bench, seat } = equipment;
  for (const pad of [bench, seat]) {
    if (!pad) continue;
    const [x, y, length, slope = 0] = pad;
    const direction = slopeOf(slope);
    const normal: Vec = [-direction[1], direction[0], 0];
    const middle = along([x, y, 0], normal, -0.0225);
    const leg = (at: Vec): string =>
      brush.line(path(cam, at, [at[0], 0.005, 0]) + path(cam, [at[0], 0.006, -0.075], [at[0], 0.006, 0.075]), "line", 3);
    const low = along(along([x, y, 0], normal, -0.045), direction, -length * 0.36);
    const high = along(along([x, y, 0], normal, -0.045), direction, length * 0.36);
    const steep = Math.abs(slope) > 20;
    // An inclined backrest stands on one leg from its middle; a flat pad on two, a short one on one.
    const legs = steep ? leg(between(low, high, 0.5)) : length < 0.26 ? leg(between(low, high, 0.5)) : leg(low) + leg(high);
    const shadow = steep && seat && pad === bench ? "" : legs;
    layers.push({
      name: "bench",
      key: BACKDROP + 1.5,
      svg: shadow + padded(brush, cushion(cam, middle, direction, length, 0.045, 0.17)),
    });
  }
  return layers;
}

/** A box that hands lean on may stand nearer to the eye than the legs; then it is between them and the hands. */
function boxKey(
  { cam, body, origin, layerOf }: EquipmentScene,
  [x, height, length]: NonNullable<EquipmentScene["equipment"]["box"]>,
): number {
  const behind = BACKDROP + 1.2;
  const leanedOn = SIDES.every((side) => {
    const { target, mode } = of(body.arms, side);
    return (
      target !== null && mode !== "open" && Math.abs(target[1] - height) < 0.05 && Math.abs(target[0] - x) < length / 2 + 0.03
    );
  });
  if (!leanedOn || squareness(cam, ACROSS) > 0.95) return behind;
  const hands = Math.min(...SIDES.map((side) => layerOf(handLayer(side)).key));
  return Math.max(behind, Math.min(cam.depth([x, height, 0]) - origin, hands - 0.002));
}

function furniture(scene: EquipmentScene): Layer[] {
  const { cam, equipment, brush } = scene;
  const layers: Layer[] = [];
  const { box, chair, table } = equipment;
  if (box) {
    const [x, height, length, width, z = 0] = box;
    const d = solid(cam, boxCorners([x, height / 2, z], [length / 2, 0, 0], [0, height / 2, 0], [0, 0, width / 2]));
    const edge =
      cam.elevation > 1
        ? brush.line(
            path(cam, ...nearTopEdge(cam.view, x, height, length, width).map(([ex, ey, ez]): Vec => [ex, ey, ez + z])),
            "line",
            1.4,
          )
        : "";
    layers.push({ name: "box", key: boxKey(scene, box), svg: padded(brush, d) + edge });
  }
  if (chair) {
    const [x, height, facing] = chair;
    const legs = [-0.1, 0.1]
      .flatMap((dx) => SIDES.map((side) => path(cam, [x + dx, height - 0.02, side * 0.1], [x + dx, 0, side * 0.1])))
      .join("");
    const back = SIDES.map((side) =>
      path(cam, [x - facing * 0.11, height, side * 0.1], [x - facing * 0.125, height + 0.27, side * 0.1]),
    ).join("");
    const rest = cushion(cam, [x - facing * 0.124, height + 0.22, 0], [0, 1, 0], 0.11, 0.022, 0.22);
    const seat = cushion(cam, [x, height - 0.014, 0], [1, 0, 0], 0.25, 0.028, 0.22);
    layers.push({
      name: "chair",
      key: BACKDROP + 1.2,
      svg: brush.line(legs + back, "line", 2.6) + padded(brush, rest) + padded(brush, seat),
    });
  }
  if (table) {
    const [x, height, length] = table;
    const legs = [-0.44, 0.44]
      .flatMap((dx) =>
        SIDES.map((side) => path(cam, [x + dx * length, height - 0.02, side * 0.24], [x + dx * length, 0, side * 0.24])),
      )
      .join("");
    const top = cushion(cam, [x, height - 0.013, 0], [1, 0, 0], length, 0.026, 0.52);
    const over = squareness(cam, ACROSS) > 0.5 ? BACKDROP + 1.2 : BACKDROP + 1;
    layers.push({ name: "table", key: over, svg: brush.line(legs, "line", 2.6) + padded(brush, top) });
  }
  return layers;
}

/** The upper edges of a box that face the eye. */
function nearTopEdge(view: Vec, x: number, height: number, length: number, width: number): Vec[] {
  const nearX = x + (view[0] >= 0 ? 1 : -1) * (length / 2);
  const nearZ = (view[2] >= 0 ? 1 : -1) * (width / 2);
  const farX = 2 * x - nearX;
  return view[2] > 0.95
    ? [
        [farX, height, nearZ],
        [nearX, height, nearZ],
      ]
    : [
        [farX, height, nearZ],
        [nearX, height, nearZ],
        [nearX, height, -nearZ],
      ];
}

function room({ cam, equipment, brush }: EquipmentScene): Layer[] {
  const layers: Layer[] = [];
  const { wall, door, mat } = equipment;
  const sideOn = squareness(cam, ACROSS) > 0.9;
  if (wall !== undefined) {
    const sheet = polyline(
      [
        [wall, 0, -0.4],
        [wall, 1.12, -0.4],
        [wall, 1.12, 0.4],
        [wall, 0, 0.4],
        [wall, 0, -0.4],
      ].map(([x = 0, y = 0, z = 0]) => cam.project([x, y, z])),
    );
    const faces = dot([wall > 0 ? -1 : 1, 0, 0], cam.view) > 0;
    const svg = sideOn
      ? brush.line(path(cam, [wall, 0, 0], [wall, 1.12, 0]), "floor", 4, "butt")
      : brush.line(sheet, "floor", faces ? 2 : 1);
    layers.push({ name: "wall", key: BACKDROP, svg });
  }
  if (door !== undefined) {
    const posts = SIDES.map((side) => path(cam, [door, 0, side * 0.06], [door, 1.18, side * 0.06])).join("");
    layers.push({ name: "door", key: BACKDROP, svg: brush.line(posts, "floor", 4, "butt") });
  }
  if (mat) {
    const d = solid(
      cam,
      boxCorners([(mat[0] + mat[1]) / 2, -0.006, 0], [(mat[1] - mat[0]) / 2, 0, 0], [0, 0.006, 0], [0, 0, 0.2]),
    );
    layers.push({ name: "mat", key: BACKDROP - 0.5, svg: brush.fill(d, "pad") });
  }
  return layers;
}

function bars({ cam, equipment, brush, layerOf }: EquipmentScene): Layer[] {
  const layers: Layer[] = [];
  const { pull, dip } = equipment;
  if (pull !== undefined) {
    const x = equipment.pullX ?? 0;
    const hands = Math.min(...SIDES.map((side) => layerOf(handLayer(side)).key));
    const low = pull < 0.8;
    const end = (side: number): string =>
      low
        ? path(cam, [x, pull + 0.09, side * 0.42], [x, 0, side * 0.42])
        : path(cam, [x, pull, side * 0.42], [x, pull + 0.1, side * 0.42]);
    // Seen along the bar, its near end stands before the hands: without it they would hold nothing.
    const alongBar = squareness(cam, ACROSS) > 0.97;
    const bar = alongBar
      ? brush.cut(circle(cam.project([x, pull, 0.42]), 5), "line")
      : brush.wire(path(cam, [x, pull, -0.42], [x, pull, 0.42]), "line", 3.6);
    layers.push({ name: "frame", key: BACKDROP, svg: brush.line(SIDES.map(end).join(""), "floor", 4, "butt") });
    layers.push({ name: "pull-up bar", key: alongBar ? FOREGROUND : hands - 0.001, svg: bar });
  }
  if (dip) {
    const [x, height, half] = dip;
    for (const side of SIDES) {
      const near = side * dot(ACROSS, cam.view) > 0.25;
      const rail = brush.wire(
        path(cam, [x - 0.2, height, side * half], [x + 0.2, height, side * half]),
        near ? "line" : "floor",
        3.6,
      );
      const posts = brush.line(
        [-0.18, 0.18].map((dx) => path(cam, [x + dx, height, side * half], [x + dx, 0, side * half])).join(""),
        near ? "line" : "floor",
        2.6,
      );
      layers.push({ name: "dip bars", key: near ? layerOf(handLayer(side)).key - 0.001 : BACKDROP, svg: posts + rail });
    }
  }
  return layers;
}

function machine({ cam, equipment, brush, body, layerOf }: EquipmentScene): Layer[] {
  const layers: Layer[] = [];
  for (const { line, z = 0 } of equipment.frame ?? [])
    layers.push({
      name: "frame",
      key: BACKDROP,
      svg: brush.line(polyline(line.map(([x, y]) => cam.project([x, y, z]))), "floor", 5),
    });
  for (const [x, y, length, slope, thickness = 0.045] of equipment.pads ?? [])
    layers.push({
      name: "pad",
      key: BACKDROP + 1.4,
      svg: padded(brush, cushion(cam, [x, y, 0], slopeOf(slope), length, thickness, 0.19)),
    });
  if (equipment.sled !== undefined) {
    const soles = SIDES.map((side) => {
      const { ankle, foot } = of(body.legs, side);
      return place(ankle, foot, 0.03, -0.052, 0);
    });
    const [right, left] = soles;
    if (right && left) {
      const direction = slopeOf(equipment.sled);
      const normal: Vec = [-direction[1], direction[0], 0];
      const kneeling = Math.abs(direction[1]) < 0.2 ? kneelingPlatform(body) : null;
      const middle: Vec = kneeling ?? (equipment.one ? [right[0], right[1], 0] : between(right, left, 0.5));
      const d = solid(cam, boxCorners(middle, scale(direction, 0.14), scale(normal, 0.011), [0, 0, 0.17]));
      layers.push({ name: "sled", key: BACKDROP + 1.6, svg: padded(brush, d) });
    }
  }
  if (equipment.lever) {
    const { pivot, z = 0.17 } = equipment.lever;
    for (const side of SIDES) {
      const { grip } = of(body.arms, side);
      const near = side * dot(ACROSS, cam.view) > 0.25;
      const root: Vec = [pivot[0], pivot[1], side * z];
      const corner: Vec = [grip[0], grip[1], side * z];
      layers.push({
        name: "lever",
        key: near ? layerOf(handLayer(side)).key - 0.001 : BACKDROP + 0.5,
        svg:
          brush.line(path(cam, root, corner), "floor", 5) +
          brush.wire(path(cam, corner, along(grip, ACROSS, -side * 0.03)), "line", 3.4) +
          brush.fill(circle(cam.project(root), 0.02 * UNITS), "floor"),
      });
    }
  }
  return layers;
}
