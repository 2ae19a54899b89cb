import type { Exercise } from "./exercise.ts";

const FURNITURE = /^(?:Body weight|An? (?:sturdy )?(?:chair|table|wall|bench))/u;

const MAKESHIFT = /\b(?:towel|sofa|doorframe|palm press|self-resisted|bear-hug|elbow-crook|forearm shelf|firewood|bag)\b/iu;

/** Whether an exercise makes do with what a home has to lift or pull on: bottles, bags, towels. */
export function usesHousehold({ name, needs, equipment }: Pick<Exercise, "name" | "needs" | "equipment">): boolean {
  return needs.length === 0 && (!FURNITURE.test(equipment) || MAKESHIFT.test(name));
}
