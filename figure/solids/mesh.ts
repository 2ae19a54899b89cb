import type { Tone } from "../colours.ts";
import type { Vec } from "../vector.ts";

/**
 * A closed surface in its own coordinates, in body heights. Three numbers a vertex in `positions` and `normals` (unit, outward); `triangles`
 * holds three vertices each, counter-clockwise seen from outside.
 */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint16Array;
}

/** What a solid is made of; it decides its tone. */
export type Material =
  | "steel"
  | "plate"
  | "iron"
  | "stack"
  | "rubber"
  | "band"
  | "rope"
  | "grip"
  | "pad"
  | "cloth"
  | "wood"
  | "frame"
  | "room";

/** The colour role of each material: dark steel and iron, light cushions, quieter cloth and wood, and the quietest for what only stands there. */
export const TONE_OF: Readonly<Record<Material, Tone>> = {
  steel: "line",
  plate: "line",
  iron: "line",
  stack: "line",
  rubber: "line",
  band: "far",
  rope: "line",
  grip: "line",
  pad: "pad",
  cloth: "far",
  wood: "far",
  frame: "floor",
  room: "ground",
};

/** A piece of equipment of one material. */
export interface Solid {
  readonly mesh: Mesh;
  readonly material: Material;
  /** True for a mesh made for each frame (a rope that swings): not worth keeping. The others are built once per kind and stay the same object. */
  readonly fleeting?: boolean;
}

/**
 * A solid in the scene. `matrix` is 4x4, column by column: three axes at right angles, each with its own stretch (none is mirrored), and the
 * place. A normal's parts along the axes are divided by the square of their stretch.
 */
export interface PlacedSolid {
  readonly solid: Solid;
  readonly matrix: Float32Array;
  /** The picture makes no room for it: a wall goes on beyond the edge. */
  readonly aside?: boolean;
  /** It would hide the figure and say nothing: left out where the eye lies within this cone, an axis and the cosine of its half angle. */
  readonly hiddenFrom?: readonly [axis: Vec, cosine: number];
}
