import type { Movement, PoseChange } from "../movement.ts";
import { onHeel, pelvisOver } from "./stance.ts";

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

/** Rows: pulls toward the trunk. */
export const ROWS: readonly Movement[] = [
  {
    id: "row",
    side: -26,
    tempo: [1.1, 0.25, 1.6, 0.3],
    view: "three-quarter",
    turn: -54,
    front: -110,
    base: { f: [0.07, 0.075, 0, 8], gw: 0.14, e: [-0.5, 1, 0.45], p: BENT_OVER, n: [-24], hm: "grip" },
    keys: [
      { b: [0.1, 0.252], s: [-3, 4], c: [-0.006, 0.014] },
      { b: [0.03, 0.465], s: [-4, -2], c: [0, -0.022] },
    ],
    variants: {
      barbell: { equipment: { bar: "hands", r: 0.1 } },
      dumbbells: {
        side: -32,
        front: -130,
        turn: 48,
        equipment: { db: 0.04, dbAx: "x" },
        set: { b: null, gw: null, bx: "x", e: [-0.5, 1, 0.3] },
        keys: [{ h: [0.08, 0.254, 0.15] }, { h: [-0.05, 0.5, 0.155] }],
      },
      kettlebell: {
        side: -14,
        turn: -56,
        equipment: { kb: "hands" },
        set: { b: null, gw: null, bx: "x", e: [-0.5, 1, 0.3] },
        keys: [{ h: [0.08, 0.254, 0.15] }, { h: [-0.05, 0.49, 0.155] }],
      },
      band: {
        side: -20,
        turn: -56,
        equipment: { band: "feet" },
        set: { b: null, gw: null, bx: "x", e: [-0.5, 1, 0.3] },
        keys: [{ h: [0.08, 0.256, 0.15] }, { h: [-0.05, 0.5, 0.155] }],
      },
      backpack: {
        front: 138,
        turn: -52,
        view: "side",
        equipment: { pack: "mid" },
        set: { gw: null, bx: "x", e: [-0.5, 1, 0.5] },
        keys: [
          { h: [0.172, 0.26, 0.1], b: null },
          { h: [0.112, 0.485, 0.1], b: null, kd: [0.25, -1, 0] },
        ],
      },
      machine: {
        turn: -58,
        equipment: {
          pads: [[0.098, 0.648, 0.2, 42]],
          frame: [
            {
              line: [
                [-0.24, 0.03],
                [0.552, 0.03],
              ],
            },
            {
              line: [
                [0.06, 0.03],
                [0.111, 0.633],
              ],
              z: 0,
            },
            {
              line: [
                [0.552, 0.03],
                [0.552, 0.99],
              ],
            },
          ],
          lever: { pivot: [0.552, 0.99], z: 0.15 },
          box: [-0.14, 0.06, 0.24, 0.36],
        },
        set: { b: null, gw: null, f: [-0.06, 0.1, 0, 6, 0.06], p: [-0.135, 0.53, 42], n: [-18], e: [-0.6, 0.9, 0.5] },
        keys: [{ h: [0.215, 0.385, 0.15] }, { h: [0.03, 0.535, 0.185] }],
      },

      underhand: {
        side: 0,
        front: 60,
        equipment: { bar: "hands", r: 0.1 },
        set: { p: pelvisOver(0, 9, 36, 50), gw: 0.12, palm: "up", e: [-0.6, 1, 0.15] },
        keys: [{ b: [0.11, 0.275] }, { b: [0, 0.46] }],
      },
      // The bar starts from the floor each time, the trunk level.
      pendlay: {
        side: -35,
        equipment: { bar: "hands", r: 0.126 },
        set: { p: pelvisOver(0, 12, 39, 85), gw: 0.16, e: [-0.5, 1, 0.55], n: [-30] },
        keys: [{ b: [0.14, 0.128] }, { b: [0.105, 0.372] }],
      },
      // Astride the bar, both hands on a narrow handle.
      "t-bar": {
        front: 60,
        turn: -46,
        equipment: { landmine: { pivot: [-0.62, 0.03, 0], plateAt: 0.11, handle: true } },
        set: { p: pelvisOver(0, 9, 36, 54), b: null, gw: null, f: [0.07, 0.13, 0, 12], bx: "x", e: [-0.6, 1, 0.3] },
        keys: [{ h: [0.109, 0.26, 0.05] }, { h: [0.041, 0.415, 0.05] }],
      },
      "t-bar-supported": {
        front: -130,
        turn: -36,
        equipment: {
          pads: [[0.057, 0.626, 0.17, 48, 0.045, 0.085]],
          landmine: { pivot: [-0.32, 0.05, 0], plateAt: 0.18, radius: 0.075, handle: true },
          frame: [
            {
              line: [
                [-0.32, 0.03],
                [0.2, 0.03],
              ],
            },
            // The bar passes between its posts.
            ...([0.075, -0.075] as const).map((z) => ({
              line: [
                [0.02, 0.03],
                [0.08, 0.6],
              ] as const,
              z,
            })),
          ],
          box: [-0.14, 0.06, 0.24, 0.36],
        },
        set: { b: null, gw: null, f: [-0.06, 0.1, 0, 6, 0.06], p: [-0.135, 0.53, 42], n: [-18], e: [-0.6, 0.9, 0.6] },
        keys: [{ h: [0.224, 0.393, 0.146] }, { h: [0.09, 0.555, 0.17] }],
      },
      // Face down on a high bench.
      seal: {
        side: 0,
        view: "front",
        front: 120,
        equipment: { bench: [0.1, 0.46, 0.76], bar: "hands", r: 0.09 },
        set: { f: null, g: [0, 3, 4, 30], p: [-0.02, 0.525, 90], gw: 0.17, n: [-10], e: [-0.3, 1, 0.7] },
        keys: [{ b: [0.265, 0.157] }, { b: [0.19, 0.378] }],
      },
      "incline-dumbbells": {
        front: -112,
        equipment: { bench: [0.045, 0.622, 0.34, 48], db: 0.04, dbAx: "x" },
        set: { b: null, gw: null, f: [-0.17, 0.16, 26, 8], p: [-0.135, 0.53, 42], n: [-14], bx: "x", e: [-0.6, 1, 0.5] },
        keys: [{ h: [0.085, 0.343, 0.15] }, { h: [-0.045, 0.535, 0.165] }],
      },
      // Both kettlebells on the floor; one is pulled while the other is leaned on.
      gorilla: {
        turn: 48,
        front: 60,
        view: "side",
        side: 26,
        equipment: { kb: "hands" },
        set: {
          b: null,
          gw: null,
          bx: "x",
          f: [0.07, 0.24, 0, 28],
          k: [1, 0, 0.9],
          p: pelvisOver(0, 17, 61, 67),
          hl: [0.12, 0.121, 0.07],
          cl: [-0.012, 0.02],
          el: [0, 0.3, 1],
          e: [-0.5, 1, 0.05],
          n: [-26],
        },
        keys: [{ h: [0.12, 0.121, 0.07] }, { h: [0.03, 0.37, 0.08] }],
      },
      // Beside the end of a landmine's bar, which runs out to the side.
      meadows: {
        side: -42,
        front: 30,
        arm: "right",
        turn: -30,
        equipment: { landmine: { pivot: [0.1, 0.03, 0.95], plateAt: -0.13, radius: 0.085 }, one: "right" },
        set: {
          b: null,
          gw: null,
          p: pelvisOver(0, 8, 36, 66),
          f: [-0.08, 0.09, 26, 6, 0.008],
          fl: [0.18, 0.08, 0, 6],
          hl: [0.01, 0.35, 0.08],
          hml: "open",
          el: [-0.2, 0.4, 1],
          e: [-0.5, 1, 0.3],
        },
        keys: [{ h: [0.1, 0.209, 0.115] }, { h: [-0.01, 0.44, 0.15] }],
      },
    },
  },
  {
    id: "one-arm-row",
    arm: "right",
    view: "three-quarter",
    front: 60,
    turn: 55,
    tempo: [1.1, 0.25, 1.6, 0.3],
    equipment: { bench: [0.1, 0.245, 0.62], db: 0.04, dbAx: "x", one: "right" },
    base: {
      ...SUPPORTED,
      p: [-0.11, 0.5, 74],
      q: [0, 0, 0.02],
      f: [-0.06, 0.13, 0, 8],
      gl: [55, 0, 77, 45],
      hl: [0.13, 0.245, 0.1],
      hy: 0.245,
      el: [-0.4, 0, 1],
      e: [-0.5, 1, 0.2],
      n: [-24],
    },
    keys: [
      { h: [0.16, 0.184, 0.13], s: [0, 3, 0, 0], c: [-0.006, 0.014] },
      { h: [-0.01, 0.43, 0.14], s: [-1, -1, 0, 6], c: [0, -0.022] },
    ],
    variants: {
      dumbbell: { front: 30 },

      // In a stride, the free hand on a chair.
      "dumbbell-chair": {
        front: 30,
        turn: 45,
        equipment: { chair: [0.31, 0.25, -1], db: 0.04, dbAx: "x", one: "right" },
        set: STRIDE_AT_CHAIR,
        keys: [{ h: [0.1, 0.191, 0.143] }, { h: [-0.01, 0.4, 0.13] }],
      },
      "backpack-chair": {
        front: 30,
        turn: -24,
        equipment: { chair: [0.31, 0.25, -1], pack: "hands", one: "right" },
        // A little higher, so that the pack clears the floor.
        set: { ...STRIDE_AT_CHAIR, p: pelvisOver(0, 8, 33, 62), cl: [0, 0.03] },
        keys: [{ h: [0.1, 0.239, 0.14] }, { h: [0, 0.478, 0.14] }],
      },
      kettlebell: { turn: 40, side: 12, equipment: { bench: [0.1, 0.245, 0.62], kb: "hands", one: "right" } },
    },
  },
  {
    id: "seated-row",
    side: -26,
    front: -110,
    tempo: [1.1, 0.25, 1.6, 0.3],
    view: "three-quarter",
    turn: -42,
    base: { f: [0.505, 0.08, -18, 6, 0.075], n: [0], e: [-1, -0.55, 0.35], hm: "grip", c: [0, 0] },
    keys: [
      { h: [0.414, 0.37, 0.04], p: [0, 0.16, 3], s: [4, 8], c: [0, 0.012] },
      { h: [0.06, 0.32, 0.06], p: [0, 0.16, -6], s: [-2, -2], c: [0, -0.02] },
    ],
    variants: {
      cable: {
        front: 120,
        turn: -24,
        equipment: { cable: [0.86, 0.3, 0], box: [0, 0.112, 0.3, 0.22] },
        keys: [{}, { h: [0.105, 0.345, 0.07], e: [-1, -0.35, 0.6] }],
      },
      band: {
        front: -150,
        equipment: { band: "feet" },
        set: { f: onHeel(0.45, 0.045, 50), k: [0.2, 1, 0], p: null, e: [-1, -0.3, 0.5] },
        keys: [
          { p: [0, 0.078, 0], s: [2, 5], h: [0.366, 0.2, 0.127] },
          { p: [0, 0.078, -4], h: [0.11, 0.195, 0.14] },
        ],
      },
      machine: {
        equipment: {
          seat: [-0.24, 0.245, 0.26],
          pads: [[-0.136, 0.5, 0.24, 90]],
          lever: { pivot: [0.04, 1], z: 0.12 },
          frame: [
            {
              line: [
                [0.34, 0],
                [0.34, 1],
                [0.04, 1],
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
          { h: [0.14, 0.46, 0.12], s: [1, 3] },
          { h: [-0.12, 0.475, 0.165], s: [-2, -2] },
        ],
      },
      towel: {
        front: 136,
        turn: -50,
        equipment: { towel: "foot" },
        set: { p: null, k: [0.1, 1, 0], e: [-1, -0.3, 0.5] },
        // The towel keeps its length: the trunk stays tall, and the feet give way as the arms pull.
        keys: [
          { f: onHeel(0.478, 0.045, 40), p: [0, 0.07, -17], s: [0, 2], h: [0.276, 0.178, 0.112] },
          { f: onHeel(0.352, 0.045, 70), p: [0, 0.07, -3.5], s: [-2, -1], h: [0.147, 0.226, 0.14] },
        ],
      },

      "one-arm": {
        front: 60,
        arm: "right",
        equipment: { cable: [0.86, 0.3, 0], box: [0, 0.112, 0.3, 0.22], one: "right" },
        set: { hl: [0.12, 0.248, 0.1], hml: "open", el: [-0.7, 0.2, 0.8] },
        keys: [
          { h: [0.424, 0.36, 0.09], s: [4, 8, 0, 6] },
          { h: [0.05, 0.31, 0.11], s: [-2, -2, 0, -4] },
        ],
      },
      wide: {
        front: 60,
        turn: -48,
        equipment: { cable: [0.86, 0.34, 0], cableEnd: "bar", box: [0, 0.112, 0.3, 0.22] },
        set: { e: [-1, -0.1, 1] },
        keys: [{ h: [0.402, 0.37, 0.195] }, { h: [0.08, 0.39, 0.235] }],
      },
      // Each arm has its own lever: the right one pulls, the left waits.
      "iso-lateral": {
        turn: -34,
        equipment: {
          seat: [-0.24, 0.245, 0.26],
          pads: [[-0.136, 0.5, 0.24, 90]],
          lever: { pivot: [0.1, 0.09], z: 0.15 },
          frame: [
            {
              line: [
                [-0.32, 0.03],
                [0.42, 0.03],
              ],
            },
            {
              line: [
                [-0.1, 0.4],
                [0.1, 0.09],
                [0.12, 0.03],
              ],
            },
          ],
        },
        set: {
          f: [0.07, 0.1, 0, 10],
          p: [-0.245, 0.305, 3],
          e: [-1, -0.2, 0.4],
          el: [-1, -0.5, 0.5],
          hl: [0.152, 0.535, 0.12],
          cl: [0, 0.012],
        },
        keys: [
          { h: [0.152, 0.535, 0.12], s: [1, 3] },
          { h: [-0.12, 0.48, 0.165], s: [-1, 0], cl: [0, 0.026] },
        ],
      },
      // Levers that come down from high up.
      "high-machine": {
        equipment: {
          seat: [-0.24, 0.245, 0.26],
          pads: [
            [-0.136, 0.5, 0.2, 90],
            [-0.03, 0.365, 0.1, 0, 0.055],
          ],
          lever: { pivot: [0.42, 0.585], z: 0.14 },
          frame: [
            {
              line: [
                [0.42, 0],
                [0.42, 0.8],
              ],
            },
            {
              line: [
                [-0.32, 0.03],
                [0.42, 0.03],
              ],
            },
            {
              line: [
                [-0.1, 0.4],
                [0.42, 0.36],
              ],
            },
          ],
        },
        set: { f: [0.07, 0.1, 0, 10], p: [-0.245, 0.305, 3], e: [-0.4, -1, 0.5] },
        keys: [
          { h: [-0.03, 0.885, 0.15], s: [1, 2], n: [-8] },
          { h: [-0.12, 0.555, 0.18], s: [-2, -3], n: [-4] },
        ],
      },
    },
  },
  {
    id: "inverted-row",
    side: -26,
    front: -120,
    turn: -46,
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
        side: -12,
        front: -105,
        equipment: { table: [0.111, 0.545, 0.36, 0.84] },
        set: { f: [0.4875, 0.06, 0, 6] },
        keys: [{ p: [0.199, 0.22, -106] }, { p: [0.112, 0.35, -74], e: [0.1, -1, 0.9] }],
      },
      bar: {
        turn: 38,
        side: 0,
        front: -140,
        view: "three-quarter",
        equipment: { pull: 0.52, pullX: -0.018 },
        set: { h: [-0.018, 0.52, 0.16] },
        keys: [{ p: [0.0085, 0.171, -77.2] }, { p: [0.0688, 0.3215, -58.2] }],
      },

      rings: {
        turn: -30,
        front: -140,
        view: "three-quarter",
        equipment: { strap: { from: [-0.069, 0.98, 0.18], end: "ring" } },
        set: { bx: "x", e: [0.2, -1, 0.3] },
      },
    },
  },
  {
    id: "doorframe-row",
    side: -26,
    front: 30,
    tempo: [1.1, 0.3, 1.6, 0.3],
    view: "three-quarter",
    turn: -42,
    equipment: { door: [0.34, 0, -0.46], towel: [0.34, 0.62, 0.02] },
    base: { f: [0.15, 0.075, 0, 6], e: [-1, -0.5, 0.35], hm: "grip" },
    keys: [
      { p: [-0.154, 0.48, -28], s: [0, 0], n: [12], h: [0.097, 0.65, 0.05], c: [0, 0.01] },
      { p: [0.037, 0.536, -5], s: [-1, -2], n: [3], h: [0.099, 0.661, 0.085], c: [0, -0.02] },
    ],
    variants: {
      towel: { turn: -155 },
      // Hanging back on straight arms.
      hold: {
        side: -2,
        front: 56,
        turn: -155,
        view: "side",
        tempo: [1.4, 2, 1.4, 1],
        poses: [
          { p: [-0.148, 0.482, -27.2], s: [0, 0], n: [10], h: [0.0946, 0.651, 0.053], c: [0, 0.004] },
          { p: [-0.154, 0.48, -28], s: [0, -1], n: [11], h: [0.094, 0.65, 0.05], c: [0, 0.008] },
        ],
      },
    },
  },
];
