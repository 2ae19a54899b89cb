import type { EquipmentScene } from "./equipment-scene.ts";
import type { Equipment } from "./equipment-types.ts";
import type { Layer } from "./layers.ts";

/** The files that draw equipment, in the order they draw: what both hands hold may move the hands nearer, and the rest is placed by the hands. */
export const EQUIPMENT_PARTS = ["held", "conditioning", "strands", "straps", "rollers", "stands"] as const;
export type EquipmentPart = (typeof EQUIPMENT_PARTS)[number];

/** Draws one part of a scene's equipment. */
export type EquipmentDrawer = (scene: EquipmentScene) => Layer[];

/** Which part draws a piece; null: a detail of other pieces. */
const PART_OF: Readonly<Record<keyof Equipment, EquipmentPart | null>> = {
  bar: "held",
  r: null,
  half: null,
  px: null,
  ez: null,
  rails: null,
  db: "held",
  lighter: null,
  dbAt: null,
  dbAx: null,
  one: null,
  kb: "held",
  kbDn: null,
  bottles: "held",
  pack: "held",
  wheel: "held",
  ball: "held",
  plate: "held",
  book: "held",
  trap: "conditioning",
  jumpRope: "conditioning",
  waves: "conditioning",
  band: "strands",
  bandTo: null,
  cable: "strands",
  cableEnd: null,
  towel: "strands",
  rope: "strands",
  strap: "straps",
  landmine: "straps",
  pinch: "straps",
  roller: "rollers",
  bench: "stands",
  seat: "stands",
  box: "stands",
  chair: "stands",
  table: "stands",
  wall: "stands",
  door: "stands",
  mat: "stands",
  pull: "stands",
  pullX: null,
  dip: "stands",
  frame: "stands",
  model: null,
  pads: "stands",
  sled: "stands",
  lever: "stands",
};

/** The parts that draw these pieces, in drawing order. A phone loads no others. */
export function partsOf(equipment: Equipment): readonly EquipmentPart[] {
  const wanted = new Set(Object.keys(equipment).map((piece) => PART_OF[piece as keyof Equipment]));
  return EQUIPMENT_PARTS.filter((part) => wanted.has(part));
}
