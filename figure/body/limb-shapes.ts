import type { Mesh } from "../solids/mesh.ts";
import type { Vec } from "../vector.ts";
import { bakeSolid, egg, rod, type Egg, type Rod } from "./solid.ts";

/** Heights of the four fingers across the palm, from the index finger, and how long they are beside each other. */
const ROWS: readonly (readonly [z: number, length: number])[] = [
  [0.0228, 0.95],
  [0.0078, 1.05],
  [-0.0072, 1],
  [-0.0215, 0.85],
];

/** A fist round a handle. Origin: the middle of the handle; x the way from the wrist, y out of the palm, z to the thumb (along the handle). */
export function fistSolid(): Mesh {
  const fingers = ROWS.flatMap(([z, k]) => [
    rod([-0.012, -0.01, z * 0.85], [0.0085, -0.0145, z], 0.0095, 0.0085),
    rod([0.0085, -0.0145, z], [0.0235 * k, -0.001, z], 0.0082, 0.0076),
    rod([0.0235 * k, -0.001, z], [0.0155 * k, 0.0145, z], 0.0076, 0.0072),
    rod([0.0155 * k, 0.0145, z], [-0.004, 0.0135, z], 0.0072, 0.0065),
  ]);
  const shapes: readonly (Rod | Egg)[] = [
    rod([-0.047, -0.002, 0], [-0.02, -0.006, 0.004], 0.0142, 0.0165),
    egg([-0.012, -0.0085, 0.001], [0.024, 0.0125, 0.0285]),
    ...fingers,
    rod([-0.032, 0.004, 0.015], [-0.014, 0.01, 0.028], 0.0125, 0.0095),
    rod([-0.014, 0.01, 0.028], [0.004, 0.0185, 0.026], 0.0092, 0.008),
    rod([0.004, 0.0185, 0.026], [0.012, 0.0225, 0.01], 0.008, 0.0068),
  ];
  return bakeSolid({ shapes, melt: 0.0016, low: [-0.068, -0.034, -0.042], high: [0.045, 0.04, 0.05], cell: 0.0054 });
}

/** An open hand. Origin: the wrist; x along the fingers, y out of the palm, z to the thumb. */
export function openHandSolid(): Mesh {
  const fingers = (
    [
      [0.0195, 0.052, 0.0345],
      [0.0065, 0.055, 0.038],
      [-0.0065, 0.0535, 0.035],
      [-0.0185, 0.049, 0.0275],
    ] as const
  ).flatMap(([z, knuckle, length]) => [
    rod([0.022, -0.001, z * 0.8], [knuckle, -0.002, z * 1.05], 0.0092, 0.0082),
    rod([knuckle, -0.002, z * 1.05], [knuckle + length * 0.6, 0.0015, z * 1.22], 0.0078, 0.007),
    rod([knuckle + length * 0.6, 0.0015, z * 1.22], [knuckle + length, 0.006, z * 1.25], 0.007, 0.006),
  ]);
  const shapes: readonly (Rod | Egg)[] = [
    rod([-0.008, 0, 0], [0.016, 0, 0.003], 0.0138, 0.015),
    egg([0.03, -0.001, 0], [0.028, 0.0105, 0.0255]),
    ...fingers,
    rod([0.008, 0.003, 0.012], [0.03, 0.006, 0.029], 0.0125, 0.0095),
    rod([0.03, 0.006, 0.029], [0.054, 0.008, 0.038], 0.009, 0.0072),
  ];
  return bakeSolid({ shapes, melt: 0.0018, low: [-0.03, -0.03, -0.045], high: [0.11, 0.035, 0.058], cell: 0.0054 });
}

/** Height of the sole under the ankle. */
export const SOLE = -0.0395;

/** A shoe. Origin: the ankle; x to the toes, y up, z outward. Its underside is level. */
export function shoeSolid(): Mesh {
  const shapes: readonly (Rod | Egg)[] = [
    rod([-0.002, 0.012, 0], [-0.006, -0.012, 0], 0.0222, 0.0225),
    egg([-0.026, -0.018, 0], [0.02, 0.021, 0.0192]),
    rod([0.008, -0.004, 0], [0.052, -0.018, 0.001], 0.0205, 0.0162),
    egg([0.062, -0.0225, 0.002], [0.034, 0.0165, 0.0252]),
    egg([0.088, -0.026, -0.002], [0.0235, 0.0135, 0.0198]),
    egg([0.02, -0.026, -0.001], [0.05, 0.0135, 0.0202]),
    // The sole itself, a little wider than the upper.
    egg([-0.022, -0.035, 0], [0.0225, 0.0068, 0.0212]),
    egg([0.03, -0.036, -0.001], [0.055, 0.0062, 0.0212]),
    egg([0.07, -0.035, 0.001], [0.042, 0.0068, 0.0262]),
  ];
  const mesh = bakeSolid({ shapes, melt: 0.0042, low: [-0.06, -0.058, -0.042], high: [0.128, 0.052, 0.042], cell: 0.0085 });
  for (let v = 0; v < mesh.positions.length; v += 3)
    if (mesh.positions[v + 1]! < SOLE) {
      mesh.positions[v + 1] = SOLE;
      mesh.normals.set([0, -1, 0], v);
    }
  return mesh;
}

/** Bends the toes of a shoe upward about its ball by an angle in degrees: places and normals, written into `positions` and `normals`. */
export function bendToes(shoe: Mesh, degrees: number, positions: Float32Array, normals: Float32Array): void {
  positions.set(shoe.positions);
  normals.set(shoe.normals);
  if (degrees === 0) return;
  for (let v = 0; v < positions.length; v += 3) {
    const x = positions[v]!;
    if (x <= 0.06) continue;
    const angle = (degrees * Math.min(1, (x - 0.06) / 0.02) * Math.PI) / 180;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const turn = (a: number, b: number): Vec => [a * c - b * s, a * s + b * c, 0];
    const [px, py] = turn(x - 0.07, positions[v + 1]! + 0.04);
    positions[v] = 0.07 + px;
    positions[v + 1] = py - 0.04;
    const [nx, ny] = turn(normals[v]!, normals[v + 1]!);
    normals[v] = nx;
    normals[v + 1] = ny;
  }
}
