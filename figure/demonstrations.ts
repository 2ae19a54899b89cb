import { expandMovement } from "./expand.ts";
import type { Demo } from "./movement.ts";
import { MOVEMENTS } from "./movements/all.ts";

const byId = new Map(MOVEMENTS.map((movement) => [movement.id, movement]));
const made = new Map<string, Demo>();

/** The demonstration of a movement in one of its variants, or null when there is none of that name. */
export function findDemonstration(movementId: string, variantId: string): Demo | null {
  const movement = byId.get(movementId);
  const variant = movement?.variants[variantId];
  if (!movement || !variant) return null;
  const name = `${movementId} ${variantId}`;
  const known = made.get(name);
  if (known) return known;
  const demo = expandMovement(movement, variantId, variant);
  made.set(name, demo);
  return demo;
}

/** All demonstrations, in the order of the movements and their variants. */
export const listDemonstrations = (): Demo[] =>
  MOVEMENTS.flatMap((movement) => Object.keys(movement.variants).flatMap((id) => findDemonstration(movement.id, id) ?? []));
