import { expandMovement } from "@lockstep/figure/expand.ts";
import type { Demo } from "@lockstep/figure/movement.ts";
import { use } from "react";
import { loadFamily } from "virtual:movement-families";

const asked = new Map<string, Promise<Demo | null>>();

async function load(movementId: string, variantId: string): Promise<Demo | null> {
  const movement = (await loadFamily(movementId)).find(({ id }) => id === movementId);
  const variant = movement?.variants[variantId];
  return movement && variant ? expandMovement(movement, variantId, variant) : null;
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
