import type { Tone } from "../colours.ts";
import { dot, type Vec } from "../vector.ts";

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
export type Material = "steel" | "plate" | "iron" | "rubber" | "band" | "rope" | "grip" | "pad" | "cloth" | "wood" | "frame" | "room";

/** The colour role of each material: dark steel and iron, light cushions, quieter cloth and wood, and the quietest for what only stands there. */
export const TONE_OF: Readonly<Record<Material, Tone>> = {
  steel: "line",
  plate: "line",
  iron: "line",
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
  /** True for a mesh made anew each frame (a rope that swings): not worth keeping. The others are built once per kind and stay the same object. */
  readonly fleeting?: boolean;
}

/**
 * A solid in the scene. `matrix` is 4x4, column by column: three axes at right angles, each with its own stretch (none is mirrored), and the
 * place. A normal's parts along the axes are divided by the square of their stretch.
 */
export interface PlacedSolid {
  readonly solid: Solid;
  readonly matrix: Float32Array;
  /** Where it stands, seen from the figure, when it may come between the eye and the figure ({@link isInView}). */
  readonly stands?: Place;
  /** The picture makes no room for it: a tower or post beside the figure may reach out of it. */
  readonly aside?: boolean;
  /** Furniture never hides the body: where it's in front, only its outline is drawn. What's held or worn is solid. */
  readonly seeThrough?: boolean;
}

/** A direction from the figure (unit), and how near to it (as a cosine) the eye has to be for the solid to be in the way. */
export interface Place {
  readonly toward: Vec;
  readonly within: number;
}

/** Whether a solid is drawn for an eye in this direction: a wall between the eye and the figure is left out. */
export const isInView = ({ stands }: PlacedSolid, eye: Vec): boolean => !stands || dot(stands.toward, eye) <= stands.within;
