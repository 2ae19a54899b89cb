import type { PoseChange } from "../movement.ts";

/** The arms crossed on the chest, the left forearm over the right. */
export const CROSSED_ARMS: PoseChange = {
  ht: [0.08, -0.035, -0.02],
  htl: [0.112, -0.072, -0.02],
  e: [0.37, -0.1, 1],
  eT: true,
  hm: "open",
};

/** The hands on the hips, thumbs behind, the fingers on the front of the body; the elbows point out and back, so that both arms are seen from any side. */
export const HANDS_ON_HIPS: PoseChange = { ht: [0.035, -0.2, 0.103], e: [-0.45, 0, 1], hm: "open" };

/** A kettlebell held by its horns before the chest, the palms facing each other. */
export const GOBLET: PoseChange = { ht: [0.107, -0.015, 0.046], e: [-0.3, -1, 0.3], bx: "f", w: -38, hm: "grip" };
