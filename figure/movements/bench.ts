import type { Movement, PoseChange, Variant } from "../movement.ts";

const FLAT_BENCH = [-0.2, 0.245, 0.62] as const;
const INCLINE = { bench: [-0.16, 0.38, 0.5, -48], seat: [0.03, 0.26, 0.17] } as const;
/** The head end is lower; the shins hook under rollers. */
const DECLINE = {
  bench: [-0.2, 0.23, 0.62, 15],
  pads: [[0.18, 0.35, 0.07, 20, 0.06]],
  roller: { on: "shins", pivot: [0.16, 0.3] },
  frame: [
    {
      line: [
        [0.04, 0.03],
        [0.16, 0.3],
        [0.2, 0.36],
      ],
    },
  ],
} as const;
const ON_DECLINE: PoseChange = { p: [0, 0.36, -105], f: null, g: [4, 8, 92, 10], n: [4] };
/** Palms to the front: the handle lies across. */
const SEATED: PoseChange = { p: [-0.245, 0.305, -6], f: [0.07, 0.1, 0, 12] };
/** On the back on the floor, knees bent. */
const ON_FLOOR: PoseChange = { p: [0, 0.081, -90], f: [0.29, 0.1, 0, 8], s: [0, 1], n: [-4], c: [0, 0.004] };

const FLOOR_FLY: Variant = {
  view: "three-quarter",
  side: -24,
  front: -75,
  turn: -38,
  set: { p: [0, 0.081, -90], f: [0.29, 0.1, 0, 8], s: [0, 1], n: [-4], c: [0, 0.002], e: [1, -0.15, 0.3] },
  keys: [
    { h: [-0.235, 0.085, 0.435] },
    { h: [-0.24, 0.335, 0.3], e: [1, -0.3, 0.6] },
    { h: [-0.245, 0.418, 0.09], e: [1, -0.3, 0.5] },
  ],
};

/** Presses and flies for the chest, on a bench, on the floor and on machines. */
export const BENCH: readonly Movement[] = [
  {
    id: "bench-press",
    tempo: [1.6, 0.25, 1.1, 0.3],
    view: "three-quarter",
    turn: -36,
    // From the head: the width of the grip, the elbows, the bar over the chest.
    front: -90,
    base: { f: [0.27, 0.14, 0, 18], gw: 0.19, e: [0.45, -0.7, 0.8], p: [0, 0.318, -90], c: [0, -0.012] },
    keys: [
      { b: [-0.252, 0.646], s: [-3, -4], n: [7] },
      { b: [-0.19, 0.388], s: [-5, -6], n: [14] },
    ],
    equipment: { bench: FLAT_BENCH, bar: "hands", r: 0.075 },
    variants: {
      barbell: {},
      // Hands over the shoulders, the elbows beside the ribs, the bar to the lower chest.
      "close-grip": {
        front: -58,
        set: { gw: 0.105, e: [0.9, -0.6, 0.12] },
        keys: [{ b: [-0.25, 0.661] }, { b: [-0.14, 0.392] }],
      },
      dumbbells: {
        equipment: { bench: FLAT_BENCH, db: 0.04 },
        set: { b: null, gw: null, hm: "grip" },
        keys: [{ h: [-0.25, 0.658, 0.11] }, { h: [-0.205, 0.425, 0.215] }],
      },
      "floor-dumbbells": {
        turn: -38,
        equipment: { db: 0.04 },
        set: {
          b: null,
          gw: null,
          hm: "grip",
          p: [0, 0.081, -90],
          f: [0.29, 0.1, 0, 8],
          s: [0, 1],
          n: [-4],
          c: [0, 0.004],
          e: [0.8, -0.3, 0.8],
        },
        keys: [{ h: [-0.25, 0.455, 0.11] }, { h: [-0.155, 0.226, 0.215] }],
      },
      "floor-backpack": {
        front: -58,
        turn: -38,
        equipment: { pack: "mid" },
        set: {
          b: null,
          gw: null,
          hm: "grip",
          bx: "x",
          p: [0, 0.081, -90],
          f: [0.29, 0.1, 0, 8],
          s: [0, 1],
          n: [-4],
          c: [0, 0.004],
          e: [0.9, -0.25, 0.6],
        },
        keys: [{ h: [-0.235, 0.453, 0.09] }, { h: [-0.13, 0.25, 0.09] }],
      },

      // The bar rests on the chest for a moment.
      paused: { side: 0, front: 65, tempo: [1.6, 1.3, 1.1, 0.3] },
      wide: { side: 0, turn: 45, set: { gw: 0.25 }, keys: [{ b: [-0.252, 0.622] }, { b: [-0.195, 0.388] }] },
      smith: {
        view: "front",
        front: -72,
        turn: 40,
        equipment: { bench: FLAT_BENCH, bar: "hands", r: 0.075, rails: true },
        keys: [{ b: [-0.21, 0.643] }, { b: [-0.21, 0.392] }],
      },
      "smith-close": {
        side: 0,
        view: "side",
        turn: 54,
        front: -58,
        equipment: { bench: FLAT_BENCH, bar: "hands", r: 0.075, rails: true },
        set: { gw: 0.105, e: [0.9, -0.6, 0.12] },
        keys: [{ b: [-0.14, 0.638] }, { b: [-0.14, 0.4] }],
      },
      decline: {
        front: -90,
        side: 0,
        turn: -32,
        equipment: { ...DECLINE, bar: "hands", r: 0.075 },
        set: ON_DECLINE,
        keys: [
          { b: [-0.262, 0.623], n: [10] },
          { b: [-0.224, 0.4], n: [18] },
        ],
      },
      "decline-dumbbells": {
        front: -150,
        turn: -42,
        equipment: { ...DECLINE, db: 0.04 },
        set: { ...ON_DECLINE, b: null, gw: null, hm: "grip" },
        keys: [
          { h: [-0.262, 0.636, 0.11], n: [10] },
          { h: [-0.224, 0.415, 0.215], n: [18] },
        ],
      },
      // Palms facing, elbows close to the ribs.
      "neutral-dumbbells": {
        front: -56,
        equipment: { bench: FLAT_BENCH, db: 0.04, dbAx: "x" },
        set: { b: null, gw: null, hm: "grip", bx: "x", e: [0.7, -0.8, 0.3] },
        keys: [{ h: [-0.25, 0.657, 0.11] }, { h: [-0.165, 0.42, 0.15] }],
      },
      // The dumbbells stay pressed together.
      squeeze: {
        front: -60,
        equipment: { bench: FLAT_BENCH, db: 0.04, dbAx: "x" },
        set: { b: null, gw: null, hm: "grip", bx: "x", e: [0.4, -0.5, 1] },
        keys: [{ h: [-0.245, 0.653, 0.042] }, { h: [-0.19, 0.418, 0.042] }],
      },
      "one-dumbbell": {
        side: -12,
        arm: "right",
        front: -60,
        turn: -32,
        equipment: { bench: FLAT_BENCH, db: 0.04, one: "right" },
        set: { b: null, gw: null, hm: "grip", hl: [0.03, 0.38, 0.1], hml: "open", el: [-0.2, 0.3, 1] },
        keys: [{ h: [-0.25, 0.658, 0.11] }, { h: [-0.205, 0.425, 0.215] }],
      },
      "floor-barbell": {
        front: 30,
        turn: -60,
        equipment: { bar: "hands", r: 0.075 },
        set: { ...ON_FLOOR, gw: 0.17, e: [0.8, -0.3, 0.7] },
        keys: [{ b: [-0.25, 0.447] }, { b: [-0.16, 0.222] }],
      },
      "floor-kettlebells": {
        side: -20,
        front: -60,
        turn: -38,
        equipment: { kb: "hands" },
        set: { ...ON_FLOOR, b: null, gw: null, bx: "x", hm: "grip", e: [0.9, -0.3, 0.5] },
        keys: [
          { h: [-0.25, 0.455, 0.11], kd: [-0.15, -0.3, 0.9] },
          { h: [-0.14, 0.226, 0.19], kd: [-0.15, -0.3, 0.9] },
        ],
      },
      "floor-one-dumbbell": {
        side: 24,
        front: -60,
        turn: -38,
        arm: "right",
        equipment: { db: 0.04, one: "right" },
        set: {
          ...ON_FLOOR,
          b: null,
          gw: null,
          hm: "grip",
          e: [0.8, -0.3, 0.8],
          hl: [-0.05, 0.158, 0.07],
          hml: "open",
          el: [0.2, 0, 1],
        },
        keys: [{ h: [-0.25, 0.455, 0.11] }, { h: [-0.155, 0.226, 0.215] }],
      },
    },
  },
  {
    id: "incline-press",
    tempo: [1.6, 0.25, 1.1, 0.3],
    view: "three-quarter",
    turn: 54,
    equipment: { bench: [-0.16, 0.38, 0.5, -48], seat: [0.03, 0.26, 0.17], bar: "hands", r: 0.075 },
    base: { f: [0.27, 0.14, 0, 18], gw: 0.19, e: [0.3, -0.9, 0.7], p: [0, 0.325, -44], c: [0, -0.012], n: [20] },
    keys: [
      { b: [-0.1, 0.834], s: [-2, -3] },
      { b: [-0.085, 0.565], s: [-4, -5] },
    ],
    variants: {
      barbell: {},
      dumbbells: {
        equipment: { bench: [-0.16, 0.38, 0.5, -48], seat: [0.03, 0.26, 0.17], db: 0.04 },
        turn: 72,
        set: { b: null, gw: null, hm: "grip" },
        keys: [{ h: [-0.1, 0.85, 0.11] }, { h: [-0.07, 0.64, 0.21] }],
      },

      smith: {
        front: 112,
        turn: 66,
        equipment: { ...INCLINE, bar: "hands", r: 0.075, rails: true },
        keys: [{ b: [-0.085, 0.828] }, { b: [-0.085, 0.575] }],
      },
    },
  },
  {
    id: "chest-press",
    tempo: [1.2, 0.25, 1.6, 0.3],
    base: { c: [0, -0.01], e: [-0.6, -0.5, 1], hm: "grip" },
    keys: [
      { h: [0.06, 0.73, 0.19], s: [-1, -2], n: [0] },
      { h: [0.335, 0.745, 0.11], s: [-1, 0], n: [0] },
    ],
    variants: {
      machine: {
        view: "three-quarter",
        turn: 40,
        front: 116,
        equipment: {
          seat: [-0.235, 0.245, 0.26],
          pads: [[-0.358, 0.476, 0.36, 96]],
          lever: { pivot: [-0.07, 0.2], z: 0.26 },
          frame: [
            {
              line: [
                [-0.42, 0],
                [-0.42, 0.98],
              ],
            },
            {
              line: [
                [-0.42, 0.03],
                [0.1, 0.03],
              ],
            },
            {
              line: [
                [-0.07, 0.03],
                [-0.07, 0.2],
              ],
            },
          ],
        },
        set: SEATED,
        poses: [
          { h: [-0.165, 0.52, 0.19], s: [-2, -2], n: [0] },
          { h: [-0.0425, 0.55, 0.17], s: [-2, -1], n: [0] },
          { h: [0.076, 0.55, 0.15], s: [-2, 0], n: [0] },
        ],
      },
      cable: {
        side: 12,
        view: "three-quarter",
        equipment: { cable: [-0.55, 0.66, 0.25] },
        set: { f: [0.2, 0.06, 0, 4], fl: [-0.16, 0.06, 22, 6] },
        keys: [
          { p: [0, 0.512, 8], h: [0.085, 0.73, 0.19] },
          { p: [0.01, 0.512, 9], h: [0.404, 0.73, 0.08] },
        ],
      },
      band: {
        side: 24,
        view: "three-quarter",
        front: 60,
        turn: 34,
        equipment: { band: [-0.48, 0.73, 0] },
        set: { p: [0, 0.512, 6], f: [0.2, 0.06, 0, 4], fl: [-0.16, 0.06, 22, 6] },
        keys: [{ h: [0.075, 0.71, 0.23], e: [-0.7, -0.3, 1] }, { h: [0.38, 0.72, 0.145] }],
      },

      "incline-machine": {
        turn: 20,

        equipment: {
          seat: [-0.225, 0.245, 0.24],
          pads: [[-0.411, 0.443, 0.4, 114]],
          lever: { pivot: [-0.42, 0.98], z: 0.17 },
          frame: [
            {
              line: [
                [-0.54, 0],
                [-0.54, 0.98],
                [-0.42, 0.98],
              ],
            },
            {
              line: [
                [-0.54, 0.03],
                [0.08, 0.03],
              ],
            },
          ],
        },
        set: { ...SEATED, p: [-0.245, 0.305, -24] },
        poses: [
          { h: [-0.265, 0.6035, 0.2], s: [-2, -2], n: [10] },
          { h: [-0.145, 0.68, 0.16], s: [-2, -1], n: [10] },
          { h: [-0.078, 0.76, 0.13], s: [-2, 0], n: [10] },
        ],
      },
      "one-cable": {
        side: 15,
        front: 140,
        arm: "right",
        view: "three-quarter",
        turn: 46,
        equipment: { cable: [-0.5, 0.66, 0.26], one: "right" },
        set: {
          e: [-0.6, -0.5, 1],
          el: [-0.6, -0.5, 1],
          f: [-0.09, 0.06, 22, 6],
          fl: [0.2, 0.06, 0, 4],
          hml: "open",
          al: [70, 26, 34],
        },
        keys: [
          { p: [0, 0.512, 8], h: [0.085, 0.73, 0.19] },
          { p: [0.01, 0.512, 9], h: [0.404, 0.73, 0.1] },
        ],
      },
    },
  },
  {
    id: "fly",
    tempo: [1.2, 0.25, 1.8, 0.3],
    view: "three-quarter",
    turn: 52,
    front: -90,
    equipment: { bench: FLAT_BENCH, db: 0.035, dbAx: "x" },
    base: { f: [0.27, 0.14, 0, 18], e: [1, -0.35, 0.35], p: [0, 0.318, -90], c: [0, -0.012], bx: "x", hm: "grip" },
    keys: [
      { h: [-0.235, 0.34, 0.44], s: [-4, -6], n: [12] },
      { h: [-0.24, 0.575, 0.3], s: [-4, -5], n: [10] },
      { h: [-0.245, 0.648, 0.055], s: [-3, -4], n: [7] },
    ],
    variants: {
      dumbbells: { side: -36, front: -60 },
      "floor-bottles": { side: 0, ...FLOOR_FLY, equipment: { bottles: true, dbAx: "x" } },
      "floor-dumbbells": { ...FLOOR_FLY, equipment: { db: 0.035, dbAx: "x" } },
      cable: {
        front: 90,
        side: 22,
        equipment: { cable: [-0.25, 0.78, 0.62] },
        turn: 73,
        set: { f: [0.2, 0.06, 0, 4], fl: [-0.16, 0.06, 22, 6], e: [-0.5, 0.1, 1] },
        keys: [
          { p: [0.01, 0.51, 12], h: [0.09, 0.74, 0.42], s: [-2, -3], n: [-6] },
          { p: [0.012, 0.51, 13], h: [0.3, 0.72, 0.31], s: [-1, 0], n: [-6] },
          { p: [0.015, 0.51, 14], h: [0.38, 0.705, 0.045], s: [0, 3], n: [-6] },
        ],
      },
      machine: {
        side: 24,
        front: 90,
        equipment: {
          seat: [-0.235, 0.245, 0.26],
          pads: [[-0.37, 0.472, 0.36, 100]],
          frame: [
            {
              line: [
                [-0.42, 0],
                [-0.42, 0.83],
              ],
            },
            {
              line: [
                [-0.42, 0.03],
                [0.05, 0.03],
              ],
            },
            ...([0.115, -0.115] as const).map((z) => ({
              line: [
                [-0.42, 0.83],
                [-0.26, 0.83],
              ] as const,
              z,
            })),
          ],
          lever: { pivot: [-0.26, 0.83], z: 0.115, turns: "upright" },
        },
        set: { ...SEATED, e: [-0.4, -0.6, 1] },
        keys: [
          { h: [-0.18, 0.52, 0.405], s: [-2, -3], n: [0] },
          { h: [0.0, 0.52, 0.285], s: [-2, -1], n: [0] },
          { h: [0.05, 0.52, 0.05], s: [-2, 1], n: [0] },
        ],
      },

      "incline-dumbbells": {
        front: 90,
        equipment: { ...INCLINE, db: 0.035, dbAx: "x" },
        set: { p: [0, 0.325, -44], n: [20], e: [0.2, -1, 0.6] },
        keys: [
          { h: [-0.155, 0.58, 0.42], s: [-3, -4] },
          { h: [-0.12, 0.76, 0.3], s: [-3, -4] },
          { h: [-0.1, 0.842, 0.055], s: [-2, -3] },
        ],
      },
      // From pulleys above the head down to the hips.
      "cable-high": {
        front: 90,
        side: 22,
        view: "front",
        equipment: { cable: [-0.25, 1.15, 0.62] },
        turn: 62,
        set: { f: [0.2, 0.06, 0, 4], fl: [-0.16, 0.06, 22, 6], e: [-0.5, 0.1, 1] },
        keys: [
          { p: [0.01, 0.51, 12], h: [0.09, 0.78, 0.42], s: [-2, -3], n: [-6] },
          { p: [0.012, 0.51, 13], h: [0.28, 0.6, 0.31], s: [-1, 0], n: [-6] },
          { p: [0.015, 0.51, 14], h: [0.29, 0.5, 0.045], s: [0, 3], n: [-6] },
        ],
      },
      // From pulleys at the floor up to the chin.
      "cable-low": {
        front: 76,
        side: 22,
        equipment: { cable: [-0.25, 0.1, 0.55] },
        turn: 62,
        set: { f: [0.2, 0.06, 0, 4], fl: [-0.16, 0.06, 22, 6], e: [-0.7, -0.5, 1] },
        keys: [
          { p: [0.01, 0.51, 6], h: [0.02, 0.53, 0.31], s: [-2, -3], n: [-2] },
          { p: [0.01, 0.51, 6], h: [0.255, 0.64, 0.29], s: [-1, 0], n: [-2] },
          { p: [0.01, 0.51, 6], h: [0.365, 0.785, 0.04], s: [0, 2], n: [-2] },
        ],
      },
      band: {
        front: 90,
        equipment: { band: [-0.3, 0.8, 0.6] },
        turn: 60,
        side: 24,
        set: { f: [0.2, 0.06, 0, 4], fl: [-0.16, 0.06, 22, 6], e: [-0.5, 0.1, 1] },
        keys: [
          { p: [0.01, 0.51, 8], h: [0.07, 0.76, 0.42], s: [-2, -3], n: [-4] },
          { p: [0.01, 0.51, 8], h: [0.325, 0.75, 0.235], s: [-1, 0], n: [-4] },
          { p: [0.01, 0.51, 8], h: [0.355, 0.74, 0.045], s: [0, 3], n: [-4] },
        ],
      },
    },
  },
];
