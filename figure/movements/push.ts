import type { Movement } from "../movement.ts";
import { pelvisOver, plankPelvis, SEATED, STANDING } from "./stance.ts";

/** Push-ups and dips. */
export const PUSHES: readonly Movement[] = [
  {
    id: "push-up",
    tempo: [1.6, 0.2, 1, 0.3],
    view: "three-quarter",
    turn: 50,
    base: { f: [0, 0.05, 66, 0], h: [0.745, 0, 0.135], hd: [1, 0, 0.08], e: [-1, 0.15, 0.8], hm: "flat" },
    keys: [
      { p: plankPelvis(21.65), s: [-1, 3], n: [-14], c: [0, 0.008] },
      { p: plankPelvis(12.5), s: [-1, 0], n: [-13], c: [0, -0.003] },
      { p: plankPelvis(3.2), s: [-1, -2], n: [-12], c: [0, -0.012] },
    ],
    variants: {
      bodyweight: { front: 58, turn: 30 },
      knees: {
        side: 20,
        front: 75,
        turn: 30,
        set: { f: null, g: [0, 2, 85, 25], h: [0.715, 0, 0.135] },
        poses: [
          { p: [0.44, 0.191, 51], s: [-1, 3], n: [-12], c: [0, 0.008] },
          { p: [0.474, 0.134, 66.3], s: [-1, 0], n: [-12], c: [0, -0.003] },
          { p: [0.489, 0.083, 79], s: [-1, -2], n: [-12], c: [0, -0.012] },
        ],
      },
      incline: {
        equipment: { box: [0.72, 0.24, 0.26, 0.5] },
        set: { h: [0.68, 0.24, 0.135], hy: 0.24, f: [0, 0.05, 54, 0] },
        poses: [
          { p: plankPelvis(41.25, 0.05, 0, 54), s: [-1, 3], n: [-12], c: [0, 0.008] },
          { p: plankPelvis(33, 0.05, 0, 54), s: [-1, 0], n: [-11], c: [0, -0.003] },
          { p: plankPelvis(24.5, 0.05, 0, 54), s: [-1, -2], n: [-10], c: [0, -0.012] },
        ],
      },
      decline: {
        front: 75,
        turn: 40,
        equipment: { box: [-0.02, 0.22, 0.24, 0.46] },
        set: { f: [0, 0.05, 66, 0, 0.22] },
        poses: [
          { p: plankPelvis(4.45, 0.05, 0.22), s: [-1, 2], n: [-22], c: [0, 0.008] },
          { p: plankPelvis(-4, 0.05, 0.22), s: [-1, 0], n: [-22], c: [0, -0.003] },
          { p: plankPelvis(-12.5, 0.05, 0.22), s: [-1, -2], n: [-22], c: [0, -0.012] },
        ],
      },
      close: { front: 58, turn: 30, set: { h: [0.735, 0, 0.06], hd: [1, 0, -0.35], e: [-1, 0.1, 0.25] } },
      wide: {
        side: 24,
        front: 75,
        set: { h: [0.74, 0, 0.215], hd: [1, 0, 0.15], e: [-0.6, 0.2, 1], n: [-21] },
        keys: [{ p: plankPelvis(20.2) }, { p: plankPelvis(11.9) }, {}],
      },
      wall: {
        turn: -30,

        view: "side",
        equipment: { wall: 0.465 },
        set: { h: [0.465, 0.75, 0.125], hn: [-1, 0, 0], hd: [0, 1, 0], e: [-0.4, -1, 0.7], f: [0, 0.06, 10, 4] },
        poses: [
          { p: [0.06, 0.528, 12.4], f: [0.04, 0.06, 0, 4], s: [-1, 1], n: [-4], c: [0, 0.006] },
          { p: [0.1, 0.549, 19], f: [0.04, 0.06, 24, 4], s: [-1, 0], n: [-6], c: [0, -0.003] },
          { p: [0.16, 0.545, 27], f: [0.04, 0.06, 36, 4], s: [-2, -2], n: [-8], c: [0, -0.012] },
        ],
      },
      "close-wall": {
        turn: -30,
        front: 75,
        view: "side",
        equipment: { wall: 0.465 },
        set: { h: [0.465, 0.69, 0.05], hn: [-1, 0, 0], hd: [0, 1, 0.1], e: [-0.5, -1, 0.1] },
        poses: [
          { p: [0.068, 0.527, 13.2], f: [0.04, 0.06, 0, 4], s: [-1, 1], n: [-4], c: [0, 0.006] },
          { p: [0.1, 0.549, 19], f: [0.04, 0.06, 24, 4], s: [-1, 0], n: [-6], c: [0, -0.003] },
          { p: [0.145, 0.547, 25], f: [0.04, 0.06, 33, 4], s: [-2, -2], n: [-8], c: [0, -0.012] },
        ],
      },

      diamond: { front: 60, turn: 47, set: { h: [0.72, 0, 0.032], hd: [1, 0, -0.7], e: [-0.9, 0.2, 0.5] } },
      // Hands far apart: the body goes to one side, the other arm stretches.
      archer: {
        side: 36,
        turn: 58,
        set: { h: [0.745, 0, 0.29], hd: [1, 0, 0.5], e: [-0.7, 0.3, 1] },
        poses: [
          { p: plankPelvis(16.5), q: [0, 0, 0], s: [-1, 2], n: [-14], c: [0, 0.006] },
          { p: plankPelvis(4.5, 0.145), q: [0, 0, 0.095], s: [-1, -2], n: [-12], c: [0, -0.01] },
        ],
      },
      // Hands on dumbbells: the chest sinks below them.
      deficit: {
        turn: 36,
        equipment: { db: 0.045, dbAt: [0.745, 0.14] },
        set: { h: [0.745, 0.05, 0.14], bx: "x", hm: "grip", hd: null },
        poses: [
          { p: plankPelvis(26.8), s: [-1, 3], n: [-14], c: [0, 0.008] },
          { p: plankPelvis(15.2), s: [-1, 0], n: [-13], c: [0, -0.003] },
          { p: plankPelvis(3.4), s: [-1, -2], n: [-12], c: [0, -0.014] },
        ],
      },
      band: { side: 26, front: 100, turn: 30, equipment: { band: "back" } },
      backpack: { equipment: { pack: "back" } },
      rings: {
        turn: 30,
        front: 58,
        equipment: { strap: { from: [0.71, 0.8, 0.25], end: "ring" } },
        set: { h: [0.745, 0.1, 0.14], bx: "x", hm: "grip", hd: null },
        poses: [
          { p: plankPelvis(30.65), s: [-1, 3], n: [-14], c: [0, 0.008] },
          { p: plankPelvis(20.6), s: [-1, 0], n: [-13], c: [0, -0.003] },
          { p: plankPelvis(10.5), s: [-1, -2], n: [-12], c: [0, -0.012] },
        ],
      },
    },
  },
  {
    id: "pike-push-up",
    side: 14,
    tempo: [1.7, 0.2, 1.1, 0.3],
    // The hands so far back that the head comes down before them.
    base: { f: [0.21, 0.06, 34, 0], h: [0.565, 0, 0.13], hd: [1, 0, 0.1], e: [-0.9, 0.1, 0.8], hm: "flat" },
    keys: [
      { p: [0.35, 0.536, 131], s: [0, 4], n: [-4], c: [0.01, 0] },
      { p: [0.462, 0.496, 154], f: [0.21, 0.06, 50, 0], s: [0, 2], n: [-14], c: [0, 0] },
    ],
    variants: {
      bodyweight: { front: 60 },
      elevated: {
        view: "three-quarter",
        turn: 42,
        equipment: { box: [-0.02, 0.24, 0.26, 0.46] },
        set: { f: [0.04, 0.06, 60, 0, 0.24], h: [0.585, 0, 0.13] },
        keys: [
          { p: [0.46, 0.588, 148], n: [-2] },
          { p: [0.53, 0.485, 160], f: [0.04, 0.06, 76, 0, 0.24], n: [-6] },
        ],
      },
      // Hands on a step: the flatter body leaves less weight on them.
      incline: {
        side: 52,
        view: "three-quarter",
        turn: 155,
        equipment: { box: [0.96, 0.2, 0.26, 0.5] },
        set: { h: [0.875, 0.2, 0.13], hy: 0.2 },
        keys: [{ p: [0.35, 0.536, 117] }, { p: [0.453, 0.497, 131], f: [0.21, 0.06, 48, 0], n: [-12] }],
      },
    },
  },
  {
    id: "dip",
    view: "three-quarter",
    tempo: [1.5, 0.2, 1.1, 0.3],
    base: {},
    keys: [{}, {}],
    variants: {
      bench: {
        turn: -32,
        front: 60,
        equipment: { box: [-0.17, 0.24, 0.22, 0.5] },
        set: { f: [0.41, 0.07, 0, 6], h: [-0.09, 0.24, 0.12], hy: 0.24, hd: [1, 0, 0.05], hm: "flat", e: [-1, 0.25, 0.15] },
        poses: [
          { p: [0.03, 0.336, -6], s: [0, 2], n: [-2], c: [-0.004, 0] },
          { p: [0.045, 0.215, 2], s: [0, 2], n: [-4], c: [0.012, 0] },
        ],
      },
      // The trunk stays upright and the elbows point back.
      "bars-upright": {
        turn: -38,
        front: 60,
        equipment: { dip: [0, 0.62, 0.155] },
        set: { h: [0, 0.62, 0.155], bx: "x", hm: "grip", e: [-1, 0.2, 0.1] },
        poses: [
          { p: [-0.01, 0.738, 0], g: [2, 0, 74, 24], s: [-1, 0], n: [0], c: [-0.01, 0] },
          { p: [0.03, 0.6, 5], g: [6, 0, 84, 24], s: [-1, 0], n: [-2], c: [0.012, 0] },
        ],
      },
      bars: {
        front: 62,
        turn: 34,
        equipment: { dip: [0, 0.62, 0.155] },
        set: { h: [0, 0.62, 0.155], bx: "x", hm: "grip", e: [-1, 0.2, 0.35] },
        poses: [
          { p: [-0.035, 0.738, 6], g: [2, 0, 74, 24], s: [-1, 2], n: [-4], c: [-0.01, 0] },
          { p: [-0.07, 0.59, 26], g: [8, 0, 84, 24], s: [-1, 2], n: [-14], c: [0.012, 0] },
        ],
      },
      rings: {
        side: 12,
        turn: 34,
        front: 62,
        equipment: { strap: { from: [0, 1.36, 0.235], end: "ring" } },
        set: { h: [0, 0.62, 0.178], bx: "x", hm: "grip", e: [-1, 0.2, 0.1] },
        poses: [
          { p: [-0.01, 0.738, 0], g: [2, 0, 74, 24], s: [-1, 0], n: [0], c: [-0.01, 0] },
          { p: [-0.045, 0.505, 18], g: [8, 0, 84, 24], s: [-1, 0], n: [-8], c: [0.012, 0] },
        ],
      },
      // Feet on a platform that carries part of the weight.
      "assisted-machine": {
        front: 150,
        turn: 18,
        equipment: {
          dip: [0, 0.62, 0.155],
          sled: 0,
          frame: [
            ...([0.155, -0.155] as const).flatMap((z) => [
              {
                line: [
                  [0.2, 0.62],
                  [0.3, 0.62],
                ] as const,
                z,
              },
              {
                line: [
                  [0.3, 0],
                  [0.3, 1.15],
                ] as const,
                z,
              },
            ]),
            {
              line: [
                [-0.2, 0.03],
                [0.3, 0.03],
              ],
            },
          ],
        },
        set: { h: [0, 0.62, 0.155], bx: "x", hm: "grip", e: [-1, 0.2, 0.1] },
        poses: [
          { p: [-0.01, 0.738, 0], g: [0, 1, 90, 40], s: [-1, 0], n: [0], c: [-0.01, 0] },
          { p: [0.03, 0.592, 6], g: [6, 1, 90, 40], s: [-1, 0], n: [-2], c: [0.012, 0] },
        ],
      },
      // Both knees in a band between the bars.
      "assisted-band": {
        turn: 36,
        front: 64,
        equipment: { dip: [0.04, 0.62, 0.155], band: [0.06, 0.62, 0.155], bandTo: "knee" },
        set: { h: [0, 0.62, 0.155], bx: "x", hm: "grip", e: [-1, 0.2, 0.35] },
        poses: [
          { p: [-0.035, 0.738, 6], g: [26, 0, 100, 24], s: [-1, 2], n: [-4], c: [-0.01, 0] },
          { p: [-0.06, 0.615, 24], g: [45, 0, 106, 24], s: [-1, 2], n: [-14], c: [0.012, 0] },
        ],
      },
      // A plate hangs from a belt.
      weighted: {
        turn: 34,
        front: 62,
        equipment: { dip: [0.05, 0.62, 0.155], belt: 0.1 },
        set: { h: [0, 0.62, 0.155], bx: "x", hm: "grip", e: [-1, 0.2, 0.2] },
        poses: [
          { p: [-0.02, 0.738, 3], g: [2, 0, 64, 10], s: [-1, 0], n: [0], c: [-0.01, 0] },
          { p: [-0.03, 0.57, 20], g: [8, 0, 76, 10], s: [-1, 0], n: [-12], c: [0.012, 0] },
        ],
      },
      machine: {
        view: "side",
        turn: 30,

        equipment: {
          seat: [-0.235, 0.245, 0.26],
          pads: [[-0.358, 0.476, 0.36, 96]],
          lever: { pivot: [-0.42, 0.28], z: 0.2 },
          frame: [
            {
              line: [
                [-0.42, 0],
                [-0.42, 0.6],
              ],
            },
            {
              line: [
                [-0.42, 0.03],
                [0.12, 0.03],
              ],
            },
          ],
        },
        set: { ...SEATED, bx: "x", hm: "grip", e: [-1, 0.3, 0.3], s: [-1, 0], n: [0] },
        poses: [
          { h: [-0.271, 0.39, 0.185], c: [0.01, 0] },
          { h: [-0.237, 0.309, 0.182], c: [0, 0] },
          { h: [-0.256, 0.194, 0.18], c: [-0.008, 0] },
        ],
      },
    },
  },
  {
    id: "palm-press",
    side: 26,
    tempo: [1.6, 1.2, 1.6, 0.4],
    view: "three-quarter",
    base: {
      p: STANDING,
      f: [0.07, 0.075, 0, 10],
      s: [0, 0],
      n: [0],
      e: [-0.3, -0.7, 1],
      hm: "flat",
      hn: [0, 0, 1],
      hd: [1, 0.35, 0],
    },
    // The palms come together and push.
    keys: [{ ht: [0.15, -0.08, 0.009] }, { ht: [0.15, -0.08, 0.003] }],
    variants: {
      // They touch from the first, and the push shows in the shoulders alone.
      hold: {
        side: 30,
        turn: 60,
        view: "front",
        keys: [
          { ht: [0.15, -0.08, 0.001], c: [0.006, -0.004] },
          { ht: [0.15, -0.08, 0.001], c: [0, 0.008] },
        ],
      },
      "press-out": {
        front: 150,
        equipment: { book: true },
        keys: [{ ht: [0.13, -0.06, 0.0135] }, { ht: [0.27, -0.05, 0.0135] }],
      },
    },
  },
  {
    id: "table-press-down",
    view: "side",
    tempo: [1.6, 1.4, 1.6, 0.4],
    turn: 24,
    front: -120,
    equipment: { table: [0.34, 0.525, 0.44] },
    base: { f: [0.07, 0.075, 0, 8], e: [-1, -0.2, 0.25], bx: "x", hm: "grip" },
    // The fists come down on the table, then push.
    keys: [
      { p: STANDING, h: [0.215, 0.64, 0.12], s: [0, 0], n: [0], c: [0, 0], e: [-1, -0.6, 0.25] },
      { p: STANDING, h: [0.225, 0.537, 0.12], s: [0, 0], n: [0], c: [0.004, 0] },
      { p: pelvisOver(0, 2, 4, 7), h: [0.225, 0.535, 0.12], s: [1, 2], n: [-6], c: [-0.026, 0.006] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "handstand-push-up",
    tempo: [1.8, 0.2, 1.2, 0.3],
    view: "front",
    side: 0,
    front: -90,
    equipment: { wall: 0.16 },
    // Upside down with the back to the wall, the heels against it; the fingers point to the wall.
    base: { g: [-3, 3, 2, 20], h: [-0.01, 0, 0.13], hd: [1, 0, 0.15], e: [-0.6, 0.2, 1], hm: "flat", s: [-3, -2] },
    keys: [
      { p: [0.04, 0.645, 186], n: [-10], c: [0.02, 0] },
      { p: [0.029, 0.53, 187], n: [-14], c: [0.008, 0] },
      { p: [0.02, 0.465, 188], n: [-18], c: [0, 0] },
    ],
    variants: {
      wall: { turn: -58 },
      hold: {
        view: "side",
        side: 0,
        turn: -58,
        tempo: [1.4, 2, 1.4, 0.6],
        // One heel at the wall, then the other.
        poses: [
          { p: [0.04, 0.64, 186], n: [-10], c: [0.014, 0], gl: [42, 3, 14, 25] },
          { p: [0.04, 0.646, 186.3], n: [-10], c: [0.022, 0], gl: [-3, 3, 2, 20] },
        ],
      },
    },
  },
];
