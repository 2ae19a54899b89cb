import { conditioningGear } from "./equipment-conditioning.ts";
import { held } from "./equipment-held.ts";
import type { EquipmentDrawer, EquipmentPart } from "./equipment-parts.ts";
import { rollers } from "./equipment-rollers.ts";
import { stands } from "./equipment-stands.ts";
import { strands } from "./equipment-strands.ts";
import { straps } from "./equipment-straps.ts";

/** What draws each part of the equipment. Pages load the parts they show one by one instead. */
export const EQUIPMENT_DRAWERS: Readonly<Record<EquipmentPart, EquipmentDrawer>> = {
  held,
  conditioning: conditioningGear,
  strands,
  straps,
  rollers,
  stands,
};
