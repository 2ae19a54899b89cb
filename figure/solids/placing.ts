import type { Side, Skeleton } from "../skeleton.ts";
import { along, between, cross, dot, length, scale, subtract, unit, type Vec } from "../vector.ts";
import type { Material, Mesh, PlacedSolid, Solid } from "./mesh.ts";
import { cylinder, joined, moved } from "./shapes.ts";

/** The matrix that takes x, y and z to these axes and the origin to this place. */
export const matrix = (origin: Vec, x: Vec, y: Vec, z: Vec): Float32Array =>
  new Float32Array([...x, 0, ...y, 0, ...z, 0, ...origin, 1]);

/** A shift without a turn. */
export const shift = (origin: Vec): Float32Array => matrix(origin, [1, 0, 0], [0, 1, 0], [0, 0, 1]);

/** Leaves everything where it was built. */
export const HERE = shift([0, 0, 0]);

/** The turn that lays y along `axis` and z as near as it gets to `toward`. */
export function aligned(origin: Vec, axis: Vec, toward: Vec = [0, 0, 1]): Float32Array {
  const y = unit(axis);
  let z = subtract(toward, scale(y, dot(toward, y)));
  if (length(z) < 0.05) z = Math.abs(y[0]) < 0.9 ? subtract([1, 0, 0], scale(y, y[0])) : subtract([0, 1, 0], scale(y, y[1]));
  z = unit(z);
  return matrix(origin, cross(y, z), y, z);
}

/** A solid lying at a place with its y along an axis. */
export const lay = (solids: readonly Solid[], origin: Vec, axis: Vec, toward?: Vec): PlacedSolid[] => {
  const to = aligned(origin, axis, toward);
  return solids.map((solid) => ({ solid, matrix: to }));
};

/** Solids that stand where they were built. */
export const standing = (solids: readonly Solid[]): PlacedSolid[] => solids.map((solid) => ({ solid, matrix: HERE }));

/** A place in the crease of the hips, however far they're bent, this far from the hip line; and which way is out there. */
export function creaseOfHips({ hip, pelvis, legs }: Skeleton, far: number): { at: Vec; out: Vec } {
  const out = unit(between(pelvis.front, legs.right.thighFront, 0.5));
  return { at: along(hip, out, far / dot(out, pelvis.front)), out };
}

/** What stands on one side of the figure and has its like on the other: from straight beside it, only the far one is drawn. */
export const beside = (side: Side, solids: readonly PlacedSolid[]): PlacedSolid[] =>
  solids.map((placed) => ({ ...placed, hiddenFrom: [[0, 0, side], 0.94] }));

/** A mesh made for this frame only. */
export const fleeting = (material: Material, mesh: Mesh): PlacedSolid => ({
  solid: { material, mesh, fleeting: true },
  matrix: HERE,
});

/** Builds the solids of a kind once and keeps them: the arguments are its name. */
export function kept<Arguments extends readonly (number | string | boolean)[]>(
  build: (...args: Arguments) => Solid[],
): (...args: Arguments) => Solid[] {
  const known = new Map<string, Solid[]>();
  return (...args) => {
    const name = args.map((arg) => (typeof arg === "number" ? Math.round(arg * 2000) : arg)).join();
    const before = known.get(name);
    if (before) return before;
    const made = build(...args);
    known.set(name, made);
    return made;
  };
}

/** Puts meshes together by material: what's rigid is as few solids as it has materials. */
export class Assembly {
  readonly #parts = new Map<Material, Mesh[]>();

  /** Adds a mesh, put where a matrix says. */
  add(material: Material, mesh: Mesh, to?: Float32Array): this {
    const parts = this.#parts.get(material) ?? [];
    parts.push(to ? moved(mesh, to) : mesh);
    this.#parts.set(material, parts);
    return this;
  }

  solids(): Solid[] {
    return [...this.#parts].map(([material, meshes]) => ({ material, mesh: joined(meshes) }));
  }
}

const rods = kept((material: Material, sides: number) => [{ material, mesh: cylinder(sides) }]);

/** A straight rod between two points: always the same cylinder, stretched. */
export function rod(material: Material, from: Vec, to: Vec, radius: number, sides = 8): PlacedSolid[] {
  const reach = subtract(to, from);
  const size = length(reach);
  if (size < 1e-5) return [];
  const turned = aligned(from, reach);
  for (let i = 0; i < 3; i++) {
    turned[i] = (turned[i] ?? 0) * radius;
    turned[4 + i] = (turned[4 + i] ?? 0) * size;
    turned[8 + i] = (turned[8 + i] ?? 0) * radius;
  }
  return rods(material, sides).map((solid) => ({ solid, matrix: turned }));
}

/** The same rod as a mesh, for what's put together once. */
export const rodMesh = (from: Vec, to: Vec, radius: number, sides = 8): Mesh => {
  const [placed] = rod("steel", from, to, radius, sides);
  return placed ? moved(placed.solid.mesh, placed.matrix) : joined([]);
};
