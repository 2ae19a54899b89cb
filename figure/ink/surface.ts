import type { Scene } from "../body/scene.ts";
import { VOLUME_SIZE } from "../body/volumes.ts";
import type { LitMuscles } from "../lit.ts";
import { cross, dot, unit, type Vec } from "../vector.ts";
import type { Eye } from "./eye.ts";
import type { Kind } from "./ink-source.ts";

/** Which arm and leg are turned away from the eye: 1 the right, -1 the left, 0 neither. */
export function farSides({ body }: Scene, eye: Eye): { arm: number; leg: number } {
  const away = (right: Vec): number => {
    const toward = dot(right, eye.view);
    return toward > 0.5 ? -1 : toward < -0.5 ? 1 : 0;
  };
  return { arm: away(body.chest.right), leg: away(body.pelvis.right) };
}

/** This near the line of sight a part of a limb points at the eye: about 40 degrees. */
const END_ON = 0.77;

/** Which parts of limbs point at the eye or away from it: the sum of 2 to the power of their numbers (`ink-source.ts`). */
export function endOnParts({ body: { arms, legs } }: Scene, { view }: Eye): number {
  const parts = [
    arms.right.upper,
    arms.right.fore,
    arms.left.upper,
    arms.left.fore,
    legs.right.thigh,
    legs.right.shank,
    legs.left.thigh,
    legs.left.shank,
  ];
  return parts.reduce((sum, part, i) => (Math.abs(dot(part, view)) > END_ON ? sum + 2 ** (i + 1) : sum), 0);
}

/** The part of a limb to which a rigid part belongs: a hand to its forearm, a shoe to its shank, 0 for others. */
export const partOfSheet = (kind: Kind, side: number): number =>
  kind === "hand" ? (side > 0 ? 2 : 4) : kind === "shoe" ? (side > 0 ? 6 : 8) : 0;

/** A lit spindle on the resting body, for its fibres: start, axis, 1 / length squared, radii, and two directions across. */
export interface FibreRow {
  readonly start: Vec;
  readonly axis: Vec;
  readonly over: number;
  readonly radii: Vec;
  readonly first: Vec;
  readonly second: Vec;
}

/** The lit spindles of a model. */
export function fibreRows({ mesh }: Scene["model"], lit: LitMuscles): FibreRow[] {
  const rows: FibreRow[] = [];
  for (const [i, { lights, to }] of mesh.volumes.entries()) {
    if (lights === null || to === null || !lit[lights]) continue;
    const o = i * VOLUME_SIZE;
    const at = (k: number): Vec => [mesh.restVolumes[o + k]!, mesh.restVolumes[o + k + 1]!, mesh.restVolumes[o + k + 2]!];
    const axis = at(4);
    const along = unit(axis);
    const first = unit(cross(along, Math.abs(along[0]) < 0.8 ? [1, 0, 0] : [0, 0, 1]));
    rows.push({ start: at(1), axis, over: mesh.restVolumes[o + 7]!, radii: at(8), first, second: cross(along, first) });
  }
  return rows;
}

/** Where the eyes look, as the shift of the iris: ahead of the body when the head is bent, as people do. */
export function gazeOf({ body }: Scene): { up: number; right: number } {
  const { headFrame, chest } = body;
  const up = Math.max(-1, Math.min(1, -headFrame.front[1]));
  const right = Math.max(-1, Math.min(1, dot(chest.front, headFrame.right)));
  return { up: 0.0012 * up, right: 0.002 * right };
}

/** Places round a pixel where the lines look: a ring of twelve, and eight closer ones. */
export const ring = (count: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const;
  });
