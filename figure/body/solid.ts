import type { Mesh } from "../solids/mesh.ts";
import { scale, unit, type Vec } from "../vector.ts";
import { surfaceNets } from "./surface-nets.ts";
import { distanceTo, VOLUME_SIZE } from "./volumes.ts";

/** A round rod between two points; radii at its ends, and in the middle where it isn't their mean. */
export interface Rod {
  readonly from: Vec;
  readonly to: Vec;
  readonly radii: readonly [start: number, middle: number, end: number];
}

/** An ellipsoid: its middle, its radii along its own directions (by default the axes). */
export interface Egg {
  readonly at: Vec;
  readonly radii: Vec;
  readonly front?: Vec;
  readonly up?: Vec;
}

/** A rod from its ends' radii, or with a belly between them. */
export const rod = (from: Vec, to: Vec, start: number, end: number, middle = (start + end) / 2): Rod => ({
  from,
  to,
  radii: [start, middle, end],
});

/** An ellipsoid along the axes, or along its own directions. */
export const egg = (at: Vec, radii: Vec, front?: Vec, up?: Vec): Egg => ({ at, radii, front, up });

/** How a solid is baked. */
export interface Mould {
  readonly shapes: readonly (Rod | Egg)[];
  /** How far the shapes melt into each other. */
  readonly melt: number;
  readonly low: Vec;
  readonly high: Vec;
  readonly cell: number;
  /** Soft dents (positive depth) and bumps (negative), as bells of a width. */
  readonly dents?: readonly (readonly [depth: number, x: number, y: number, z: number, width: number])[];
  /** Takes away where it's positive. */
  readonly cut?: (x: number, y: number, z: number) => number;
  /** How far round a point its normal looks, so that tones follow the whole and not each shape. Default: just there. */
  readonly look?: number;
  /** Changes the normals that tones are drawn by, where the shape's own would be restless. */
  readonly calm?: (p: Vec, normal: Vec) => Vec;
}

function placedShapes(shapes: Mould["shapes"]): Float64Array {
  const placed = new Float64Array(shapes.length * VOLUME_SIZE);
  for (const [i, shape] of shapes.entries()) {
    if ("from" in shape) {
      const axis = shape.to.map((to, k) => to - shape.from[k]!);
      const square = Math.max(
        1e-9,
        axis.reduce((sum, v) => sum + v * v, 0),
      );
      const [start, middle, end] = shape.radii;
      placed.set([0, ...shape.from, ...axis, 1 / square, start, 2 * middle - (start + end) / 2, end], i * VOLUME_SIZE);
    } else {
      const front = shape.front ?? [1, 0, 0];
      const up = shape.up ?? [0, 1, 0];
      const right: Vec = [
        front[1] * up[2] - front[2] * up[1],
        front[2] * up[0] - front[0] * up[2],
        front[0] * up[1] - front[1] * up[0],
      ];
      placed.set([1, ...shape.at, ...front, ...up, ...right, ...shape.radii], i * VOLUME_SIZE);
    }
  }
  return placed;
}

/** Bakes the smooth union of some shapes, with dents and cuts, as a mesh with exact normals. */
export function bakeSolid({ shapes, melt, low, high, cell, dents = [], cut, look = 4e-4, calm }: Mould): Mesh {
  const placed = placedShapes(shapes);
  const field = (x: number, y: number, z: number): number => {
    let sum = 0;
    for (let i = 0; i < shapes.length; i++) {
      const distance = distanceTo(placed, i * VOLUME_SIZE, x, y, z);
      if (distance < 0.05) sum += Math.exp(-distance / melt);
    }
    let value = sum > 0 ? Math.max(-0.1, -melt * Math.log(sum)) : 0.05;
    for (const [depth, dx, dy, dz, width] of dents)
      value += depth * Math.exp(-((x - dx) ** 2 + (y - dy) ** 2 + (z - dz) ** 2) / (width * width));
    if (!cut) return value;
    // A smooth maximum: the rim is rounded.
    const other = cut(x, y, z);
    const h = Math.max(0, 0.005 - Math.abs(value - other)) / 0.005;
    return Math.max(value, other) + (h * h * 0.005) / 4;
  };
  const gradient = ([x, y, z]: Vec, e = 4e-4): Vec =>
    unit([
      field(x + e, y, z) - field(x - e, y, z),
      field(x, y + e, z) - field(x, y - e, z),
      field(x, y, z + e) - field(x, y, z - e),
    ]);
  const { positions, triangles } = surfaceNets(field, low, high, cell);
  const out = { positions: new Float32Array(positions.length), normals: new Float32Array(positions.length), triangles };
  for (let v = 0; v < positions.length; v += 3) {
    let p: Vec = [positions[v]!, positions[v + 1]!, positions[v + 2]!];
    for (let step = 0; step < 3; step++) {
      const move = scale(gradient(p), -0.8 * field(...p));
      p = [p[0] + move[0], p[1] + move[1], p[2] + move[2]];
    }
    const normal = gradient(p, look);
    out.positions.set(p, v);
    out.normals.set(calm ? calm(p, normal) : normal, v);
  }
  return out;
}
