/** A triangle mesh: three numbers a vertex, three vertex numbers a triangle, counted so that fronts look outward. */
export interface Surface {
  readonly positions: Float64Array;
  readonly triangles: Uint16Array;
}

/** A function of space: negative inside. */
export type Field = (x: number, y: number, z: number) => number;

type Corner = readonly [number, number, number];

/** The twelve edges of a cell as pairs of corners. */
const EDGES: readonly (readonly [Corner, Corner])[] = [
  [
    [0, 0, 0],
    [1, 0, 0],
  ],
  [
    [0, 1, 0],
    [1, 1, 0],
  ],
  [
    [0, 0, 1],
    [1, 0, 1],
  ],
  [
    [0, 1, 1],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [1, 1, 0],
  ],
  [
    [0, 0, 1],
    [0, 1, 1],
  ],
  [
    [1, 0, 1],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [1, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 1, 1],
  ],
  [
    [1, 1, 0],
    [1, 1, 1],
  ],
];

/**
 * The surface where a field is zero, by naive surface nets (Gibson 1998): one vertex in each cell that the surface passes, at the mean of where it
 * cuts the cell's edges. `low` and `high` are the corners of the box, `cell` the size of a cell. The box must hold the whole surface.
 */
export function surfaceNets(field: Field, low: Corner, high: Corner, cell: number): Surface {
  const [nx, ny, nz] = [0, 1, 2].map((k) => Math.ceil((high[k]! - low[k]!) / cell) + 1) as [number, number, number];
  const number = (i: number, j: number, k: number): number => (k * ny + j) * nx + i;
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) values[number(i, j, k)] = field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell);

  const vertices = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let x = 0;
        let y = 0;
        let z = 0;
        let cuts = 0;
        for (const [from, to] of EDGES) {
          const a = values[number(i + from[0], j + from[1], k + from[2])]!;
          const b = values[number(i + to[0], j + to[1], k + to[2])]!;
          if (a < 0 === b < 0) continue;
          const t = a / (a - b);
          x += from[0] + (to[0] - from[0]) * t;
          y += from[1] + (to[1] - from[1]) * t;
          z += from[2] + (to[2] - from[2]) * t;
          cuts++;
        }
        if (cuts === 0) continue;
        vertices[number(i, j, k)] = positions.length / 3;
        positions.push(low[0] + (i + x / cuts) * cell, low[1] + (j + y / cuts) * cell, low[2] + (k + z / cuts) * cell);
      }

  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (flip) triangles.push(a, c, b, a, d, c);
    else triangles.push(a, b, c, a, c, d);
  };
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const inside = values[number(i, j, k)]! < 0;
        const at = (x: number, y: number, z: number): number => vertices[number(i + x, j + y, k + z)]!;
        if (inside !== values[number(i + 1, j, k)]! < 0) quad(at(0, -1, -1), at(0, 0, -1), at(0, 0, 0), at(0, -1, 0), !inside);
        if (inside !== values[number(i, j + 1, k)]! < 0) quad(at(-1, 0, -1), at(0, 0, -1), at(0, 0, 0), at(-1, 0, 0), inside);
        if (inside !== values[number(i, j, k + 1)]! < 0) quad(at(-1, -1, 0), at(0, -1, 0), at(0, 0, 0), at(-1, 0, 0), !inside);
      }
  return { positions: Float64Array.from(positions), triangles: Uint16Array.from(triangles) };
}
