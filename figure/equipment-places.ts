import type { Equipment } from "./equipment-types.ts";
import { SIDES, type Side, type Skeleton } from "./skeleton.ts";
import { between, subtract, unit, type Vec } from "./vector.ts";

/** Height of a Smith machine's rails. */
export const RAIL_TOP = 1.2;

/** Width of a table: whoever pulls up to its edge has room for the elbows between the legs. */
export const TABLE_WIDTH = 0.68;

/** On which sides pulleys stand: one in the middle, or one for each hand that is pulled. */
export function pulleySides({ equipment }: { readonly equipment: Equipment }): readonly Side[] {
  const { cable, cableEnd, one } = equipment;
  if (!cable) return [];
  if (cable[2] === 0 || (cableEnd !== undefined && cableEnd !== "handle") || one === "right") return [1];
  return one === "left" ? [-1] : SIDES;
}

/** The axis of a landmine's bar: from its sleeve on the floor to the middle of the hands that hold it. */
export function landmineAxis(
  { arms }: Skeleton,
  [x, y, z]: Vec,
  one: "right" | "left" | "mid" | undefined,
): { held: Vec; axis: Vec } {
  const held =
    one === "right" ? arms.right.grip : one === "left" ? arms.left.grip : between(arms.right.grip, arms.left.grip, 0.5);
  return { held, axis: unit(subtract(held, [x, y, z])) };
}

/**
 * Which side of a steep pad the body is on: 1 for the side its slope calls its upper one, -1 for the other. A pad behind the seat carries the back, one before
 * it the chest.
 */
export function padFaces([x, degrees]: readonly [x: number, degrees: number], seat: Equipment["seat"]): 1 | -1 {
  const steep = Math.abs(degrees) > 55;
  return steep && degrees > 0 === x < (seat?.[0] ?? 0) ? -1 : 1;
}

/** The top of the platform of an assisted exerciser: under the shins of whoever kneels on it; null when nobody does. */
export function kneelingPlatform({ legs }: Skeleton): Vec | null {
  const knees = between(legs.right.knee, legs.left.knee, 0.5);
  const ankles = between(legs.right.ankle, legs.left.ankle, 0.5);
  return Math.abs(knees[1] - ankles[1]) < 0.09 ? [between(knees, ankles, 0.35)[0], knees[1] - 0.034, 0] : null;
}
