import type { PoseChange } from "../movement.ts";

/** The arms crossed on the chest, the left forearm over the right. */
export const CROSSED_ARMS: PoseChange = {
  ht: [0.08, -0.035, -0.02],
  htl: [0.112, -0.072, -0.02],
  e: [0.37, -0.1, 1],
  eT: true,
  hm: "open",
};

/** The hands on the hips, thumbs behind: the hands ahead of the trunk and the elbows behind it, so that both are seen from the side too. */
export const HANDS_ON_HIPS: PoseChange = { ht: [0.035, -0.198, 0.131], e: [-1, 0, 0.75], hm: "open" };
