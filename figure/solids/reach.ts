import type { Equipment } from "../equipment-types.ts";
import type { Skeleton } from "../skeleton.ts";
import { along, type Vec } from "../vector.ts";
import type { Mesh, PlacedSolid } from "./mesh.ts";
import { placeEquipment } from "./place-equipment.ts";

const boxes = new WeakMap<Mesh, { low: Vec; high: Vec }>();

/** The least and greatest coordinates of a mesh. */
function boxOf(mesh: Mesh): { low: Vec; high: Vec } {
  const known = boxes.get(mesh);
  if (known) return known;
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  mesh.positions.forEach((value, i) => {
    const axis = (i % 3) as 0 | 1 | 2;
    low[axis] = Math.min(low[axis], value);
    high[axis] = Math.max(high[axis], value);
  });
  const box = { low, high };
  boxes.set(mesh, box);
  return box;
}

/** What's made for one moment lies where it's seen, and its box is seldom full: a band from a foot to a hand. */
function pointsOf({ positions }: Mesh): Vec[] {
  const points: Vec[] = [];
  for (let i = 0; i < positions.length; i += 3) points.push([positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0]);
  return points;
}

function cornersOf({ solid, matrix: m }: PlacedSolid): Vec[] {
  if (solid.fleeting) return pointsOf(solid.mesh);
  const { low, high } = boxOf(solid.mesh);
  const axis = (at: number): Vec => [m[at] ?? 0, m[at + 1] ?? 0, m[at + 2] ?? 0];
  const corners: Vec[] = [];
  for (const x of [low[0], high[0]])
    for (const y of [low[1], high[1]])
      for (const z of [low[2], high[2]]) corners.push(along(along(along(axis(12), axis(0), x), axis(4), y), axis(8), z));
  return corners;
}

/**
 * Points that a picture has to reach to show all the equipment of one moment: the corners of each solid's box, all of what bends. Of a wall, that's
 * where it stands: the rest is cut by the picture's edge.
 */
export const equipmentReach = (equipment: Equipment, body: Skeleton): Vec[] => [
  ...placeEquipment(equipment, body)
    .filter(({ aside }) => !aside)
    .flatMap(cornersOf),
  ...(equipment.wall === undefined ? [] : [[equipment.wall + Math.sign(equipment.wall) * 0.02, 0, 0] satisfies Vec]),
];
