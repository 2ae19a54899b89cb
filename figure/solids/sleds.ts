import { kneelingPlatform } from "../equipment-places.ts";
import type { Equipment } from "../equipment-types.ts";
import { of, SIDES, type Skeleton } from "../skeleton.ts";
import { along, between, dot, place, scale, subtract, unit, type Vec } from "../vector.ts";
import { slope } from "./furniture.ts";
import { FRAME, PAIR, PLATE_STEP, stacked } from "./machines.ts";
import type { PlacedSolid, Solid } from "./mesh.ts";
import { Assembly, kept, lay, matrix, rod, rodMesh, shift } from "./placing.ts";
import { box, joined, lathe } from "./shapes.ts";
import { loosePlate } from "./weights.ts";

const footPlate = kept((foot: boolean, half: number) => {
  const kit = new Assembly();
  if (foot) {
    kit.add("frame", box([0.14, 0.009, half], 0.004), shift([0, -0.009, 0]));
    for (const x of [-0.09, -0.03, 0.03, 0.09])
      kit.add("rubber", box([0.012, 0.003, half - 0.015], 0.002), shift([x, -0.001, 0]));
  } else kit.add("pad", box([0.12, 0.018, 0.14], 0.014), shift([0, -0.018, 0]));
  return kit.solids();
});

/** A foot plate that moves with the feet, or the platform under an assisted exerciser. */
export function sled(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  if (equipment.sled === undefined) return [];
  const { direction } = slope(equipment.sled);
  const level = Math.abs(direction[1]) < 0.2;
  const soles = SIDES.map((side) => {
    const { ankle, foot } = of(body.legs, side);
    return place(ankle, foot, equipment.sledEdge ? 0.07 : 0.03, -0.0405, 0);
  });
  const [right, left] = soles;
  if (!right || !left) return [];
  const normal: Vec = [-direction[1], direction[0], 0];
  if (level) {
    // The platform carries the shins of whoever kneels on it.
    const top: Vec = kneelingPlatform(body) ?? [right[0], right[1], 0];
    const to = matrix(top, [1, 0, 0], [0, 1, 0], [0, 0, 1]);
    const [x, y] = [uprightOf(equipment, top[0]), top[1] - 0.03];
    const wide = Math.max(...(equipment.frame ?? []).map(({ z = 0 }) => Math.abs(z)));
    // It slides on the uprights, whose weights take part of the load and rise as it sinks.
    const lifted = Math.max(0.02, (0.75 - top[1]) / 2);
    // Beside the frame, where they don't stand before the legs.
    const beside = -wide - 0.1;
    const weights = [
      ...upright(guideRods(), x, 0, beside),
      ...upright(plates(5), x, 0.05, beside),
      ...upright(plates(4), x, 0.05 + 5 * PLATE_STEP + lifted, beside),
    ];
    return [
      ...footPlate(false, 0.14).map((solid) => ({ solid, matrix: to })),
      ...rod("frame", [top[0] + 0.06, y, 0], [x, y, 0], 0.015, 6),
      ...rod("frame", [x, y, -wide], [x, y, wide], 0.0125, 6),
      ...[0.03, 0.62].flatMap((height) => rod("frame", [x, height, beside - 0.055], [x, height, wide], 0.0125, 6)),
      ...weights,
    ];
  }
  const feet: Vec = equipment.one ? [right[0], right[1], 0] : between(right, left, 0.5);
  const middle = along(feet, direction, equipment.sledEdge ? 0.1 : 0);
  const up = dot(normal, [1, 0, 0]) < 0 ? normal : scale(normal, -1);
  const to = matrix(middle, up === normal ? direction : scale(direction, -1), up, [0, 0, 1]);
  // Wide enough for the feet.
  const half = Math.max(0.17, Math.abs(right[2]) + 0.045);
  const pegs = SIDES.flatMap((side) => {
    const hung = along([middle[0], middle[1], side * (half + 0.065)], up, -0.085);
    return [
      ...rod("steel", along([middle[0], middle[1], side * 0.14], up, -0.085), along(hung, [0, 0, 1], side * 0.05), 0.011, 8),
      ...lay(loosePlate(0.085), hung, [0, 0, 1]),
    ];
  });
  const strut = rod("frame", along(middle, up, -0.01), along(middle, up, -0.1), 0.02, 6);
  const across = rod(
    "frame",
    along([middle[0], middle[1], -0.15], up, -0.085),
    along([middle[0], middle[1], 0.15], up, -0.085),
    0.013,
    6,
  );
  const axle = along([middle[0], middle[1], 0], up, -0.085);
  return [
    ...footPlate(true, half).map((solid) => ({ solid, matrix: to })),
    ...strut,
    ...across,
    ...pegs,
    ...carriage(equipment, axle),
  ];
}

/** A wheel of a carriage, a little sunk into its rail, as a grooved one is. */
const roll = kept(() => [
  {
    material: "steel",
    mesh: lathe(
      [
        [0, -0.012],
        [0.024, -0.012],
        [0.024, 0.012],
        [0, 0.012],
      ],
      12,
    ),
  },
]);

/** The wheels on which a sled runs along slanting rails. */
function carriage({ frame }: Equipment, axle: Vec): PlacedSolid[] {
  for (const { line } of frame ?? []) {
    const [low, high] = line;
    if (!low || !high || Math.abs(high[0] - low[0]) < 0.25 || high[1] - low[1] < 0.3) continue;
    const rail = unit([high[0] - low[0], high[1] - low[1], 0]);
    const from: Vec = [low[0], low[1], 0];
    const up: Vec = [-rail[1], rail[0], 0];
    const foot = along(from, rail, dot(subtract(axle, from), rail));
    return SIDES.flatMap((side) => {
      const beside: Vec = [0, 0, side * PAIR];
      const wheels = [-0.05, 0.05].map((way) => along(along(along(foot, rail, way), up, FRAME + 0.018), beside, 1));
      const hung = along(axle, beside, 1);
      return wheels.flatMap((at) => [...lay(roll(), at, [0, 0, 1]), ...rod("frame", hung, at, 0.0105, 6)]);
    });
  }
  return [];
}

/** The rods that a stack's weights slide on. */
const guideRods = kept(() => [
  { material: "steel", mesh: joined(SIDES.map((side) => rodMesh([0, 0.03, side * 0.055], [0, 0.62, side * 0.055], 0.005, 6))) },
]);
const upright = (solids: readonly Solid[], x: number, y: number, z: number): PlacedSolid[] =>
  solids.map((solid) => ({ solid, matrix: shift([x, y, z]) }));
/** Weights of a stack, the lowest at the middle. */
const plates = kept((count: number) => [{ material: "stack", mesh: joined(stacked(count)) }]);

/** Where a machine's upright stands. */
const uprightOf = ({ frame }: Equipment, otherwise: number): number =>
  Math.max(otherwise, ...(frame ?? []).flatMap(({ line }) => line.map(([x, y]) => (y > 0.9 ? x : otherwise))));
