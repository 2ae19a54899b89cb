import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { posterSvg } from "@lockstep/figure/ink/poster.ts";

/**
 * One moment of a demonstration, or null when there is none of that name. Import this module with the first drawing: the body and the
 * movements take some 12 MB, and a server that draws nothing doesn't need them.
 */
export function drawStill(movement: string, variant: string, options: Parameters<typeof posterSvg>[1]): string | null {
  const demo = findDemonstration(movement, variant);
  return demo === null ? null : posterSvg(demo, options);
}
