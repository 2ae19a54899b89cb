import type { Movement } from "../movement.ts";
import { pelvisOver } from "./stance.ts";

/** The bar turns about a hinge on the floor ahead. */
const AHEAD = { landmine: { pivot: [0.86, 0.03, 0], plateAt: -0.13, radius: 0.085 } } as const;

/** Presses and turns with one end of a barbell. */
export const LANDMINES: readonly Movement[] = [
  {
    id: "landmine-press",
    front: 120,
    tempo: [1.1, 0.25, 1.7, 0.3],
    equipment: { ...AHEAD, one: "right" },
    base: {
      f: [-0.08, 0.08, 22, 6],
      fl: [0.18, 0.07, 0, 4],
      hm: "grip",
      e: [-0.3, -1, 0.3],
      hml: "open",
      al: [85, 12, 16],
      n: [-4],
    },
    keys: [
      { p: [0, 0.512, 7], h: [0.135, 0.775, 0.12], s: [-1, -1] },
      { p: [0.015, 0.515, 12], h: [0.388, 0.958, 0.08], s: [-1, 0] },
    ],
    variants: {
      standing: { arm: "right" },
      // On one knee, pressing on that side.
      "half-kneeling": {
        arm: "right",
        set: { f: [-0.259, 0.06, 68, 0], k: [1, -0.4, 0], fl: [0.32, 0.07, 0, 4], kl: [1, 0.4, 0.1] },
        keys: [
          { p: [0, 0.283, 4], h: [0.13, 0.53, 0.12] },
          { p: [0.008, 0.283, 9], h: [0.352, 0.755, 0.08] },
        ],
      },
      // Both hands round the end of the bar, feet side by side.
      "two-hands": {
        side: 12,
        view: "three-quarter",
        front: 58,
        equipment: { ...AHEAD, one: "mid" },
        set: { f: [0.07, 0.09, 0, 10], fl: null, al: null, hml: null, e: [-0.5, -1, 0.6], p: pelvisOver(0, 6, 4, 9) },
        keys: [{ h: [0.15, 0.73, 0.028] }, { h: [0.393, 0.91, 0.028] }],
      },
    },
  },
  {
    id: "landmine-rotation",
    side: 12,
    tempo: [0.9, 0.1, 0.9, 0.1],
    view: "three-quarter",
    equipment: { ...AHEAD, one: "mid" },
    base: { e: [-0.3, -0.7, 0.6], hm: "grip" },
    keys: [
      {
        p: pelvisOver(0.002, 12, 20, 14),
        q: [0, -22, 0.02],
        f: [0.07, 0.15, 0, 26],
        fl: [0.07, 0.15, 22, -20],
        s: [2, 2, 0, -30],
        n: [-6, 14],
        h: [0.16, 0.6, 0.24],
        hl: [0.17, 0.59, -0.19],
      },
      {
        p: pelvisOver(0.002, 6, 10, 6),
        q: [0, 0, 0],
        f: [0.07, 0.15, 8, 4],
        fl: [0.07, 0.15, 8, 4],
        s: [0, 0, 0, 0],
        n: [-4, 0],
        h: [0.34, 0.84, 0.028],
        hl: [0.34, 0.84, 0.028],
      },
      {
        p: pelvisOver(0.002, 12, 20, 14),
        q: [0, 22, -0.02],
        f: [0.07, 0.15, 22, -20],
        fl: [0.07, 0.15, 0, 26],
        s: [2, 2, 0, 30],
        n: [-6, -14],
        h: [0.17, 0.59, -0.19],
        hl: [0.16, 0.6, 0.24],
      },
    ],
    variants: { "two-hands": {} },
  },
];
