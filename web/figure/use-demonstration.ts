import { partsOf, type EquipmentDrawer, type EquipmentPart } from "@lockstep/figure/equipment-parts.ts";
import { equipmentOf, expandMovement } from "@lockstep/figure/expand.ts";
import type { Demo } from "@lockstep/figure/movement.ts";
import { use } from "react";
import { loadFamily } from "virtual:movement-families";

/** Each kind of equipment is a file of its own: a phone loads those that the movement shows. */
const DRAWERS: Readonly<Record<EquipmentPart, () => Promise<EquipmentDrawer>>> = {
  held: async () => (await import("@lockstep/figure/equipment-held.ts")).held,
  conditioning: async () => (await import("@lockstep/figure/equipment-conditioning.ts")).conditioningGear,
  strands: async () => (await import("@lockstep/figure/equipment-strands.ts")).strands,
  straps: async () => (await import("@lockstep/figure/equipment-straps.ts")).straps,
  rollers: async () => (await import("@lockstep/figure/equipment-rollers.ts")).rollers,
  stands: async () => (await import("@lockstep/figure/equipment-stands.ts")).stands,
};

const asked = new Map<string, Promise<Demo | null>>();

async function load(movementId: string, variantId: string): Promise<Demo | null> {
  const movement = (await loadFamily(movementId)).find(({ id }) => id === movementId);
  const variant = movement?.variants[variantId];
  if (!movement || !variant) return null;
  const drawers = await Promise.all(partsOf(equipmentOf(movement, variant)).map((part) => DRAWERS[part]()));
  return expandMovement(movement, variantId, variant, drawers);
}

/** The demonstration of a movement in one of its variants, null when there is none of that name. Suspends until its file is there. */
export function useDemonstration(movementId: string, variantId: string): Demo | null {
  const name = `${movementId} ${variantId}`;
  let demo = asked.get(name);
  if (demo === undefined) {
    demo = load(movementId, variantId);
    // What didn't load is asked for again by the next who shows it.
    demo.catch(() => asked.delete(name));
    asked.set(name, demo);
  }
  return use(demo);
}
