import type { PlacedPart, Scene } from "../body/scene.ts";
import type { Material, Mesh, PlacedSolid } from "../solids/mesh.ts";
import { clamp, dot, smoothstep } from "../vector.ts";
import type { Eye } from "./eye.ts";
import { kindNumber, type Kind } from "./ink-source.ts";

/** Triangles of one kind in the world, ready to be drawn. */
export interface Sheet {
  readonly kind: number;
  readonly side: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Places by which the inking knows the body's parts: of the rest pose, or the part's own. */
  readonly places: Float32Array | Float64Array;
  readonly triangles: Uint16Array;
  /** Where it's negative there's nothing: cloth beyond its hem. */
  readonly mask: Float32Array | null;
  /** Where it's negative, skin lies under cloth and counts as cloth: seen only where that has a hole, as beside an arm that's pressed to the ribs. */
  readonly bare?: Float32Array;
  /** How much farther than it is each point counts: skin under cloth, which else looks through where the body folds. */
  readonly sunk?: Float32Array;
  readonly isBody: boolean;
}

/** The kind of each material of the equipment. */
export const KIND_OF: Readonly<Record<Material, Kind>> = {
  steel: "line",
  plate: "line",
  iron: "iron",
  stack: "stack",
  rubber: "line",
  band: "band",
  rope: "line",
  grip: "line",
  pad: "pad",
  cloth: "stuff",
  wood: "stuff",
  frame: "frame",
  room: "room",
};

/** The lowest that anything is drawn. */
const FLOOR = -0.002;
/** How deep skin goes on under the hems; over an armhole far, or one sees through it past a shoulder that's drawn back. */
const UNDER = 0.012;
const UNDER_ARMHOLE = 0.045;
/** From here up it's over the armholes, on the resting body: below them a raised arm folds the armpit in, and skin would look through the flank. */
const OVER_ARMPIT = [0.735, 0.755] as const;

/** How far skin sinks under cloth, by how far inside its edge it is: not at the edge, and so far at most. */
export const SINKS_FROM = 0.003;
export const SINKS = 2;
export const SUNK = 0.03;

interface Masks {
  readonly skin: Float32Array;
  readonly cloth: Float32Array;
  readonly sunk: Float32Array;
}
const masks = new WeakMap<object, Masks>();

/** Where skin and where cloth is seen on a model, and how far skin sinks under cloth. */
export function masksOf({ cut, mesh, person }: Scene["model"]): Masks {
  const known = masks.get(cut);
  if (known) return known;
  const cloth = Float32Array.from({ length: mesh.count }, (_, v) =>
    Math.max(cut.edges.bottom[v]!, cut.edges.top[v]!, cut.edges.scarf[v]!),
  );
  const isSleeveless = person.clothes.top === "tank" || person.clothes.top === "crop";
  const skin = cloth.map((edge, v) => {
    const over = isSleeveless ? smoothstep(...OVER_ARMPIT, mesh.rest[v * 3 + 1]!) : 0;
    return UNDER + (UNDER_ARMHOLE - UNDER) * over - edge;
  });
  const made = { cloth, skin, sunk: cloth.map((edge) => clamp((edge - SINKS_FROM) * SINKS, 0, SUNK)) };
  masks.set(cut, made);
  return made;
}

/** A mesh moved into the world by a 4x4 matrix (columns at right angles, each with its own stretch). */
export function movedMesh({ positions, normals }: Mesh, m: Float32Array): Pick<Sheet, "positions" | "normals"> {
  const p = new Float32Array(positions.length);
  const n = new Float32Array(normals.length);
  const over = [0, 4, 8].map((o) => 1 / Math.max(1e-12, m[o]! ** 2 + m[o + 1]! ** 2 + m[o + 2]! ** 2));
  for (let v = 0; v < positions.length; v += 3) {
    const x = positions[v]!;
    const y = positions[v + 1]!;
    const z = positions[v + 2]!;
    const a = normals[v]! * over[0]!;
    const b = normals[v + 1]! * over[1]!;
    const c = normals[v + 2]! * over[2]!;
    for (let k = 0; k < 3; k++) {
      p[v + k] = m[k]! * x + m[4 + k]! * y + m[8 + k]! * z + m[12 + k]!;
      n[v + k] = m[k]! * a + m[4 + k]! * b + m[8 + k]! * c;
    }
    // Nothing is below the floor: hair gives way to it.
    p[v + 1] = Math.max(FLOOR, p[v + 1]!);
    const size = Math.hypot(n[v]!, n[v + 1]!, n[v + 2]!) || 1;
    for (let k = 0; k < 3; k++) n[v + k] = n[v + k]! / size;
  }
  return { positions: p, normals: n };
}

/** The kind of a part of this model. */
export const partKind = ({ kind }: PlacedPart, { person }: Scene["model"]): Kind =>
  kind === "hair" && "grey" in person && person.grey ? "grey" : kind;

/** The equipment that an eye is shown. */
export const shownEquipment = (equipment: readonly PlacedSolid[], { view }: Eye): PlacedSolid[] =>
  equipment.filter(({ hiddenFrom }) => hiddenFrom === undefined || dot(hiddenFrom[0], view) < hiddenFrom[1]);

/** Everything of a scene in the world. */
export function sheetsOf({ model, skin, cloth, parts, equipment }: Scene, eye: Eye): Sheet[] {
  const mask = masksOf(model);
  const body = { side: 0, places: model.mesh.rest, triangles: model.mesh.triangles, isBody: true };
  return [
    {
      ...body,
      kind: kindNumber("skin"),
      positions: skin.positions,
      normals: skin.normals,
      mask: null,
      bare: mask.skin,
      sunk: mask.sunk,
    },
    { ...body, kind: kindNumber("cloth"), positions: cloth.positions, normals: cloth.normals, mask: mask.cloth },
    ...parts.map((part) => ({
      kind: kindNumber(partKind(part, model)),
      side: part.side,
      ...movedMesh(part.mesh, part.matrix),
      places: part.mesh.positions,
      triangles: part.mesh.triangles,
      mask: null,
      isBody: false,
    })),
    ...shownEquipment(equipment, eye).map(({ solid, matrix }) => ({
      kind: kindNumber(KIND_OF[solid.material]),
      side: 0,
      ...movedMesh(solid.mesh, matrix),
      places: solid.mesh.positions,
      triangles: solid.mesh.triangles,
      mask: null,
      isBody: false,
    })),
  ];
}
