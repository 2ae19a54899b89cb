import type { Movement, PoseChange } from "../movement.ts";
import { kneeling, onHeel, pelvisOver } from "./stance.ts";

const STANDING = pelvisOver(0, 1, 1, 0);
const BENT_OVER = pelvisOver(0, 9, 36, 56);
/** Knee and hand on a bench, the right arm working. */
const SUPPORTED: PoseChange = { hm: "grip", hml: "flat", bx: "x" };

const STRIDE_AT_CHAIR: PoseChange = {
  p: pelvisOver(0, 8, 36, 72),
  q: null,
  cl: [0, 0.016],
  s: [-1, 0, 0, 1],
  f: [-0.03, 0.09, 24, 6, 0.006],
  fl: [0.14, 0.08, 0, 6],
  g: null,
  gl: null,
  hl: [0.205, 0.25, 0.1],
  hy: 0.25,
  el: [-0.5, 0, 1],
};

const PULLDOWN_FRAME = [
  {
    line: [
      [0.28, 0],
      [0.28, 1.24],
      [-0.12, 1.24],
    ],
  },
  {
    line: [
      [-0.3, 0.03],
      [0.28, 0.03],
    ],
  },
  {
    line: [
      [-0.03, 0.36],
      [0.28, 0.3],
    ],
  },
] as const;

/** Rows, pulls from above, and the work of the upper back. */
export const PULLS: readonly Movement[] = [
  {
    id: "row",
    fit: [0.02, 0.45, 1.12],
    tempo: [1.1, 0.25, 1.6, 0.3],
    view: "three-quarter",
    turn: -42,
    base: { f: [0.07, 0.075, 0, 8], gw: 0.14, e: [-0.5, 1, 0.45], p: BENT_OVER, n: [-24], hm: "grip" },
    keys: [
      { b: [0.1, 0.285], s: [-3, 4], c: [-0.006, 0.014] },
      { b: [0.03, 0.465], s: [-4, -2], c: [0, -0.022] },
    ],
    variants: {
      barbell: { equipment: { bar: "hands", r: 0.1 } },
      dumbbells: {
        equipment: { db: 0.04, dbAx: "x" },
        set: { b: null, gw: null, bx: "x", e: [-0.5, 1, 0.3] },
        keys: [{ h: [0.08, 0.3, 0.13] }, { h: [-0.02, 0.5, 0.135] }],
      },
      kettlebell: {
        equipment: { kb: "hands" },
        set: { b: null, gw: null, bx: "x", e: [-0.5, 1, 0.3] },
        keys: [{ h: [0.08, 0.3, 0.13] }, { h: [-0.02, 0.49, 0.135] }],
      },
      band: {
        equipment: { band: "feet" },
        set: { b: null, gw: null, bx: "x", e: [-0.5, 1, 0.3] },
        keys: [{ h: [0.08, 0.3, 0.12] }, { h: [-0.02, 0.5, 0.135] }],
      },
      backpack: {
        equipment: { pack: "mid" },
        set: { gw: 0.1, e: [-0.5, 1, 0.5] },
        keys: [{ b: [0.1, 0.285] }, { b: [0.045, 0.43] }],
      },
      machine: {
        fit: [0.06, 0.44, 1.15],
        equipment: {
          pads: [[0.11, 0.545, 0.3, 42]],
          frame: [
            {
              line: [
                [-0.24, 0.05],
                [0.4, 0.05],
              ],
            },
            {
              line: [
                [0.06, 0.05],
                [0.11, 0.5],
              ],
            },
            {
              line: [
                [0.4, 0.05],
                [0.4, 0.3],
              ],
            },
          ],
          lever: { pivot: [0.4, 0.3], z: 0.15 },
          box: [-0.14, 0.06, 0.24, 0.36],
        },
        set: { b: null, gw: null, f: [-0.06, 0.1, 0, 6, 0.06], p: [-0.135, 0.53, 42], n: [-18], e: [-0.6, 0.9, 0.5] },
        keys: [{ h: [0.215, 0.385, 0.15] }, { h: [0.03, 0.535, 0.185] }],
      },
    },
  },
  {
    id: "one-arm-row",
    fit: [0, 0.42, 1.15],
    tempo: [1.1, 0.25, 1.6, 0.3],
    equipment: { bench: [0.1, 0.245, 0.62], db: 0.04, dbAx: "x", one: "right" },
    base: {
      ...SUPPORTED,
      p: [-0.11, 0.5, 74],
      q: [0, 0, 0.02],
      f: [-0.06, 0.13, 0, 8],
      gl: [58, 0, 80, 45],
      hl: [0.13, 0.245, 0.1],
      hy: 0.245,
      el: [-0.4, 0, 1],
      e: [-0.5, 1, 0.2],
      n: [-24],
    },
    keys: [
      { h: [0.16, 0.19, 0.13], s: [0, 3, 0, 0], c: [-0.006, 0.014] },
      { h: [-0.01, 0.43, 0.14], s: [-1, -1, 0, 6], c: [0, -0.022] },
    ],
    variants: {
      dumbbell: {},
      backpack: {
        equipment: { bench: [0.1, 0.245, 0.62], pack: "hands", one: "right" },
        keys: [{ h: [0.15, 0.235, 0.13] }, { h: [-0.01, 0.45, 0.14] }],
      },
      // In a stride, the free hand on a chair.
      "dumbbell-chair": {
        fit: [0.06, 0.45, 1.15],
        equipment: { chair: [0.36, 0.25, -1], db: 0.04, dbAx: "x", one: "right" },
        set: STRIDE_AT_CHAIR,
        keys: [{ h: [0.13, 0.22, 0.13] }, { h: [0, 0.43, 0.14] }],
      },
      "backpack-chair": {
        fit: [0.06, 0.45, 1.15],
        equipment: { chair: [0.36, 0.25, -1], pack: "hands", one: "right" },
        set: STRIDE_AT_CHAIR,
        keys: [{ h: [0.13, 0.245, 0.13] }, { h: [0, 0.44, 0.14] }],
      },
      kettlebell: { equipment: { bench: [0.1, 0.245, 0.62], kb: "hands", one: "right" } },
    },
  },
  {
    id: "seated-row",
    fit: [0.25, 0.4, 1.25],
    tempo: [1.1, 0.25, 1.6, 0.3],
    view: "three-quarter",
    turn: -42,
    base: { f: [0.46, 0.08, -18, 6, 0.075], n: [0], e: [-1, -0.55, 0.35], hm: "grip", c: [0, 0] },
    keys: [
      { h: [0.41, 0.36, 0.04], p: [0, 0.16, 3], s: [4, 8], c: [0, 0.012] },
      { h: [0.115, 0.275, 0.06], p: [0, 0.16, -6], s: [-2, -2], c: [0, -0.02] },
    ],
    variants: {
      cable: { equipment: { cable: [0.86, 0.3, 0], box: [0, 0.1, 0.3, 0.22] } },
      band: {
        fit: [0.25, 0.34, 1.15],
        equipment: { band: [0.51, 0.1, 0.05] },
        set: { f: onHeel(0.39, 0.07, 24), p: null },
        keys: [
          { p: [0, 0.078, 4], h: [0.375, 0.215, 0.06] },
          { p: [0, 0.078, -4], h: [0.11, 0.195, 0.075] },
        ],
      },
      machine: {
        fit: [0.05, 0.42, 1.2],
        equipment: {
          seat: [-0.24, 0.245, 0.26],
          pads: [[-0.115, 0.5, 0.24, 90]],
          lever: { pivot: [0.34, 0.92], z: 0.12 },
          frame: [
            {
              line: [
                [0.34, 0],
                [0.34, 0.92],
              ],
            },
            {
              line: [
                [-0.32, 0.03],
                [0.34, 0.03],
              ],
            },
            {
              line: [
                [-0.1, 0.4],
                [0.34, 0.36],
              ],
            },
          ],
        },
        set: { f: [0.07, 0.1, 0, 10], p: [-0.245, 0.305, 3], e: [-1, -0.2, 0.5] },
        keys: [
          { h: [0.12, 0.53, 0.12], s: [1, 3] },
          { h: [-0.12, 0.475, 0.165], s: [-2, -2] },
        ],
      },
      towel: {
        fit: [0.25, 0.34, 1.15],
        equipment: { towel: "foot" },
        set: { f: onHeel(0.39, 0.055, 24), p: null },
        keys: [
          { p: [0, 0.078, 4], h: [0.375, 0.215, 0.04] },
          { p: [0, 0.078, -4], h: [0.14, 0.205, 0.06] },
        ],
      },
    },
  },
  {
    id: "inverted-row",
    fit: [0.05, 0.34, 1.15],
    tempo: [1.1, 0.3, 1.7, 0.3],
    // The bar hangs over the chest, not over the shoulders: swinging up about the heels brings the body toward the feet.
    base: { f: onHeel(0.49, 0.05, 34), h: [-0.069, 0.52, 0.16], e: [0.1, -1, 0.6], hm: "grip" },
    keys: [
      { p: [0.0035, 0.149, -79.7], s: [0, 0], n: [8], c: [0, 0.01] },
      { p: [0.0644, 0.3127, -59.3], s: [-1, -3], n: [4], c: [0, -0.02] },
    ],
    variants: {
      // Knees bent and feet flat, straight from the knees to the head.
      table: {
        equipment: { table: [0.191, 0.545, 0.52] },
        set: { f: [0.4875, 0.06, 0, 6] },
        keys: [{ p: [0.199, 0.22, -106] }, { p: [0.112, 0.35, -74] }],
      },
      bar: { equipment: { pull: 0.52, pullX: -0.069 } },
    },
  },
  {
    id: "doorframe-row",
    fit: [0.06, 0.48, 1.15],
    tempo: [1.1, 0.3, 1.6, 0.3],
    view: "three-quarter",
    turn: -42,
    equipment: { door: 0.34, towel: [0.34, 0.62, 0.02] },
    base: { f: [0.15, 0.075, 0, 6], e: [-1, -0.5, 0.35], hm: "grip" },
    keys: [
      { p: [-0.062, 0.512, -20], s: [0, 2], n: [12], h: [0.185, 0.665, 0.04], c: [0, 0.012] },
      { p: [0.06, 0.533, -4], s: [-2, -3], n: [2], h: [0.175, 0.665, 0.06], c: [0, -0.02] },
    ],
    variants: {
      towel: {},
      // Hanging back on straight arms.
      hold: {
        tempo: [1.4, 2, 1.4, 1],
        poses: [
          { p: [-0.1, 0.5, -21], s: [0, 0], n: [12], h: [0.176, 0.66, 0.05], c: [0, 0.012] },
          { p: [-0.1, 0.5, -21.5], s: [0, -1], n: [11], h: [0.174, 0.66, 0.05], c: [0, 0.008] },
        ],
      },
    },
  },
  {
    id: "pull-up",
    fit: [0, 0.8, 1.45],
    tempo: [1.2, 0.25, 1.8, 0.4],
    view: "three-quarter",
    turn: -42,
    equipment: { pull: 1.34 },
    base: { h: [0, 1.34, 0.17], e: [0.45, -0.8, 0.9], hm: "grip" },
    keys: [
      { p: [-0.015, 0.69, 0], s: [0, -2], n: [-4], g: [8, 0, 28, 30], gl: [4, 0, 34, 30], c: [0.012, 0] },
      { p: [-0.03, 1.03, -13], s: [-4, -6], n: [0], g: [14, 0, 44, 32], gl: [10, 0, 50, 32], c: [-0.01, -0.012] },
    ],
    variants: {
      overhand: {},
      // A dumbbell between the feet.
      weighted: {
        equipment: { pull: 1.34, db: 0.045, dbAt: "feet" },
        set: { gl: null },
        keys: [{ g: [8, -3, 30, 0] }, { g: [14, -3, 46, 0] }],
      },
      underhand: { set: { h: [0, 1.34, 0.1], e: [1, -0.7, 0.25] } },
      // Feet on the platform of the machine, which goes up with them.
      "assisted-machine": {
        equipment: {
          pull: 1.34,
          sled: 0,
          frame: [
            {
              line: [
                [0.165, 0],
                [0.165, 1.42],
                [0, 1.42],
              ],
            },
            {
              line: [
                [-0.2, 0.03],
                [0.165, 0.03],
              ],
            },
          ],
        },
        set: { g: null, gl: null },
        keys: [{ f: [0.055, 0.06, 0, 4, 0.155] }, { f: [0.055, 0.06, 0, 4, 0.495] }],
      },
      // One knee in the loop of a band.
      "assisted-band": {
        equipment: { pull: 1.34, band: [0, 1.34, 0], bandTo: "knee" },
        keys: [{ g: [34, 0, 104, 30] }, { g: [36, 0, 104, 30] }],
      },
    },
  },
  {
    id: "lat-pulldown",
    fit: [0.06, 0.58, 1.35],
    tempo: [1.1, 0.3, 1.8, 0.3],
    view: "three-quarter",
    turn: -38,
    base: { p: [-0.245, 0.305, -4], f: [0.05, 0.1, 0, 10], e: [0.25, -1, 0.8], hm: "grip" },
    keys: [
      { h: [-0.17, 0.9, 0.2], s: [-1, -2], n: [-6], c: [0.012, 0] },
      { h: [-0.14, 0.575, 0.215], s: [-4, -7], n: [-2], c: [-0.01, -0.012] },
    ],
    variants: {
      cable: {
        equipment: {
          seat: [-0.24, 0.245, 0.24],
          cable: [-0.12, 1.22, 0],
          cableEnd: "bar",
          pads: [[-0.035, 0.376, 0.1, 0, 0.055]],
          frame: PULLDOWN_FRAME,
        },
      },
      // Palms facing on a narrow handle, elbows along the sides.
      "close-grip": {
        equipment: {
          seat: [-0.24, 0.245, 0.24],
          cable: [-0.1, 1.22, 0],
          cableEnd: "v",
          pads: [[-0.035, 0.376, 0.1, 0, 0.055]],
          frame: PULLDOWN_FRAME,
        },
        set: { e: [0.5, -1, 0.2], bx: "x", p: [-0.245, 0.305, -9] },
        keys: [{ h: [-0.165, 0.928, 0.035] }, { h: [-0.155, 0.575, 0.04] }],
      },
      band: {
        fit: [0, 0.5, 1.25],
        equipment: { band: [0.1, 1.05, 0] },
        set: { p: [0, 0.289, -2], ...kneeling(0) },
        keys: [{ h: [0.1, 0.86, 0.13] }, { h: [0.1, 0.555, 0.18] }],
      },
      towel: {
        fit: [0, 0.6, 1.3],
        equipment: { towel: "hands" },
        set: { p: STANDING, f: [0.07, 0.085, 0, 10] },
        keys: [{ h: [0.03, 1.13, 0.19] }, { h: [0.075, 0.85, 0.2] }],
      },
    },
  },
  {
    id: "straight-arm-pulldown",
    fit: [0.15, 0.55, 1.25],
    tempo: [1.1, 0.3, 1.7, 0.3],
    base: { f: [0.07, 0.08, 0, 8], p: pelvisOver(0, 4, 14, 24), n: [-14], e: [-0.3, 0, 1], hm: "grip" },
    keys: [
      { h: [0.4, 0.885, 0.13], s: [-1, 2], c: [0.006, 0.008] },
      { h: [0.33, 0.585, 0.13], s: [-1, 0], c: [0, 0] },
      { h: [0.105, 0.42, 0.13], s: [-2, -2], c: [-0.004, -0.01] },
    ],
    variants: {
      cable: { equipment: { cable: [0.6, 1.2, 0], cableEnd: "bar" } },
      band: { equipment: { band: [0.6, 1.15, 0] } },
    },
  },
  {
    id: "pullover",
    fit: [-0.1, 0.36, 1.2],
    tempo: [1.8, 0.2, 1.3, 0.3],
    equipment: { bench: [-0.2, 0.245, 0.62], db: 0.04, one: "mid" },
    base: { f: [0.27, 0.14, 0, 18], p: [0, 0.318, -90], e: [-0.4, 0.2, 1], kd: [-0.1, -1, 0], hm: "grip" },
    keys: [
      { h: [-0.255, 0.645, 0.035], s: [-2, -3], n: [4] },
      { h: [-0.47, 0.57, 0.035], s: [-2, -4], n: [2] },
      { h: [-0.595, 0.36, 0.035], s: [-4, -6], n: [0] },
    ],
    variants: {
      dumbbell: {},
      backpack: {
        fit: [-0.1, 0.28, 1.15],
        equipment: { mat: [-0.5, 0.12], pack: "mid" },
        set: { p: [0, 0.076, -90], f: [0.29, 0.1, 0, 8], s: [0, 0], n: [8] },
        keys: [{ h: [-0.255, 0.4, 0.08] }, { h: [-0.47, 0.325, 0.08] }, { h: [-0.59, 0.13, 0.08] }],
      },
    },
  },
  {
    id: "face-pull",
    fit: [0.15, 0.55, 1.25],
    tempo: [1.1, 0.35, 1.6, 0.3],
    base: { p: [0, 0.525, -2], f: [0.14, 0.07, 0, 6], fl: [-0.05, 0.07, 0, 8], hm: "grip", e: [-0.4, 0.25, 1] },
    keys: [
      { h: [0.35, 0.84, 0.05], s: [0, 3], n: [0], c: [0, 0.012] },
      { h: [0.075, 0.89, 0.17], s: [-2, -3], n: [0], c: [0, -0.02] },
    ],
    variants: {
      cable: { equipment: { cable: [0.75, 0.95, 0], cableEnd: "rope" } },
      band: { equipment: { band: [0.75, 0.95, 0] } },
    },
  },
  {
    id: "pull-apart",
    fit: [0, 0.55, 1.15],
    tempo: [1, 0.35, 1.6, 0.3],
    view: "three-quarter",
    turn: -68,
    equipment: { band: "hands" },
    base: { p: STANDING, f: [0.07, 0.075, 0, 10], e: [0, -1, 0.4], hm: "grip" },
    keys: [
      { a: [6, 84, 8], c: [0, 0.01], s: [0, 0] },
      { a: [82, 84, 8], c: [0, -0.015], s: [-1, -2] },
    ],
    variants: { band: {} },
  },
  {
    id: "shrug",
    fit: [0, 0.5, 1.12],
    tempo: [0.8, 0.5, 1.2, 0.3],
    view: "three-quarter",
    turn: -42,
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], e: [-1, 0, 0.1], s: [0, 0], hm: "grip" },
    keys: [
      { c: [-0.004, 0], a: [85, 9, 6], n: [0] },
      { c: [0.034, 0], a: [85, 9, 6], n: [-2] },
    ],
    variants: {
      dumbbells: { equipment: { db: 0.045, dbAx: "x" }, set: { bx: "x" } },
      barbell: { equipment: { bar: "hands", r: 0.1 }, set: { a: null, gw: 0.15 }, keys: [{ b: [0.085] }, { b: [0.085] }] },
      backpack: {
        equipment: { pack: "mid" },
        set: { a: null, gw: 0.085, e: [-1, 0, 0.4] },
        keys: [{ b: [0.125] }, { b: [0.125] }],
      },
    },
  },
  {
    id: "upright-row",
    fit: [0, 0.52, 1.12],
    tempo: [1, 0.3, 1.6, 0.3],
    view: "front",
    base: { p: STANDING, f: [0.07, 0.075, 0, 10], e: [-0.1, 0.6, 1], s: [0, 0], n: [0], hm: "grip" },
    keys: [
      { h: [0.11, 0.435, 0.09], c: [0, 0] },
      { h: [0.105, 0.735, 0.125], c: [0.012, 0] },
    ],
    variants: {
      dumbbells: { equipment: { db: 0.035 } },
      cable: { equipment: { cable: [0.3, 0.08, 0], cableEnd: "bar" } },
    },
  },
];
