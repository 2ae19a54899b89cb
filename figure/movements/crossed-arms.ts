import type { PoseChange } from "../movement.ts";

/** The arms crossed on the chest, the left forearm over the right. */
export const CROSSED_ARMS: PoseChange = {
  ht: [0.085, -0.03, -0.02],
  htl: [0.115, -0.065, -0.02],
  e: [0.4, 0.1, 1],
  eT: true,
  hm: "open",
};
