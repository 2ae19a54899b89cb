import type { Movement } from "../movement.ts";
import { pelvisOver } from "./stance.ts";

/** Squats on one leg, and squats that the knees lead. */
export const ONE_LEG_SQUATS: readonly Movement[] = [
  {
    id: "one-leg-squat",
    front: 60,
    leg: "left",
    flip: true,
    tempo: [1.8, 0.3, 1.3, 0.4],
    base: { fl: [0.07, 0.03, 0, 6], q: [0, 0, 0.01], e: [-1, 0, 0.1], hm: "open" },
    keys: [
      { p: pelvisOver(0.004, 3, 3, 1), g: [62, 0, 8, 0], s: [0, 0], n: [-2], a: [20, 40, 8] },
      { p: pelvisOver(0.006, 42, 93, 35), g: [116, 0, 4, -10], s: [4, 6], n: [-22], a: [10, 118, 8] },
    ],
    variants: {
      pistol: {},
      // Down to a bench and up again.
      box: {
        equipment: { box: [-0.3, 0.235, 0.24, 0.4] },
        keys: [{}, { p: [-0.235, 0.297, 32], g: [112, 0, 8, -8], s: [0, 2], n: [-16], a: [12, 90, 8] }],
      },
      // The free foot stays behind, held by its hand.
      shrimp: {
        front: -30,
        keys: [{ g: [4, 0, 100, 20] }, { p: pelvisOver(0.006, 42, 92, 38), g: [-3, 0, 112, 20], n: [-20], a: [10, 100, 8] }],
      },
    },
  },
  {
    id: "sissy-squat",
    front: 120,
    tempo: [2, 0.3, 1.4, 0.4],
    base: { e: [-1, 0, 0.2], hm: "open" },
    keys: [
      { p: pelvisOver(0.018, 4, 4, 0, 0.06), f: [0.07, 0.07, 20, 4], s: [0, 0], n: [0], a: [20, 20, 10] },
      { p: pelvisOver(0.05, 62, 36, -36, 0.078), f: [0.07, 0.07, 46, 4], s: [0, 0], n: [10], a: [10, 62, 8] },
    ],
    variants: { bodyweight: {} },
  },
];
